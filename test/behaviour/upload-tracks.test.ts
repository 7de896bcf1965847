import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { videoSeed } from "../support/video-seed.js";

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
