import { ApiError } from "@datocms/cma-client-node";
import { expect, it, onTestFinished } from "vitest";
import { createStandin } from "../../src/index.js";
import { describeBoth } from "../support/envelopes.js";
import { videoSeed } from "../support/video-seed.js";
import { connect } from "./client/connect.js";

const fields = { url_or_upload_request_id: "/a.vtt", type: "subtitles", name: "English", language_code: "en" };
describeBoth("a track", (open, { pointerTo }) => {
  it("Q-29 · of what is no video is refused, and nothing changes", async () => {
    const { client, standin } = await open();
    for (const id of ["1001", "1002"]) {
      const { status, error } = await client.send("createUploadTrack", { id, fields });
      expect([status, error.code]).toEqual([422, "NOT_A_VIDEO"]);
    }
    expect((await client.send("createUploadTrack", { id: "nope", fields })).status).toBe(404);
    expect(standin.jobs.list()).toEqual([]);
  });

  it("of a video is a job that ends with an error, since no video is processed", async () => {
    const { client } = await open({ seed: videoSeed });
    const { status, error } = await client.outcomeOf("createUploadTrack", { id: "1001", fields });
    expect([status, error.code]).toEqual([422, "INVALID_FIELD"]);
    expect((await client.send("listUploadTracks", { id: "1001" })).list.total).toBe(0);
  });

  it("has a type, which is an attribute, and a language", async () => {
    const { client } = await open({ seed: videoSeed });
    const { language_code: _, ...others } = fields;
    const { error } = await client.send("createUploadTrack", { id: "1001", fields: { ...others, type: "video" } });
    expect(error.code).toBe("INVALID_FORMAT");
    expect(error.violations.map(({ pointer }) => pointer).sort()).toEqual(
      ["/language_code", "/type"].map((pointer) => pointerTo(pointer, "upload_track")),
    );
  });
});

it("the official client sees that a picture has no tracks", async () => {
  const standin = await createStandin({ port: 0 });
  onTestFinished(() => standin.close());
  const added = connect(standin).uploadTracks.create("1001", {
    ...{ url_or_upload_request_id: "/a.vtt", type: "subtitles" as const, language_code: "en" },
  });
  const error = await Promise.resolve(added).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).findError("NOT_A_VIDEO")).toBeDefined();
});
