import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, storeFile } from "../support/files.js";
import { expectRefused } from "../support/refused.js";
import { videoSeed } from "../support/video-seed.js";

const newWebhook = {
  ...{ name: "Search index", url: "https://example.com/hook", custom_payload: null, headers: {} },
  ...{ events: [], http_basic_user: null, http_basic_password: null },
};

describeBoth("what is needed around uploads (Q-29)", (open) => {
  it("a list has 30 entries of what there is, unless it is asked for more", async () => {
    const { client } = await open({ jobs: "never" });
    for (let made = 0; made < 31; made++) await client.send("createUpload", { fields: { path: "/seed/spare.png" } });
    const { list } = await client.send("listUploads");
    expect([list.data.length, list.total]).toEqual([30, 34]);
    const { list: rest } = await client.send("listUploads", { query: { "page[offset]": 30 } });
    expect([rest.data.length, rest.total]).toEqual([4, 34]);
  });

  it("an entry of the list is the upload as it reads alone", async () => {
    const { client } = await open();
    const { list } = await client.send("listUploads");
    expect(list.data.at(-1)).toEqual(await client.upload("1001"));
  });

  it("a deletion answers the upload as it was; then it is gone, and its file with it", async () => {
    const { standin, client } = await open();
    const before = await client.upload("1001");
    const { status, resource } = await client.send("deleteUpload", { id: "1001" });
    expect({ status, resource }).toEqual({ status: 200, resource: before });
    await expectRefused(client, "getUpload", { id: "1001" }, { status: 404, code: "NOT_FOUND" });
    await expectRefused(client, "deleteUpload", { id: "1001" }, { status: 404, code: "NOT_FOUND" });
    expect((await fetchFile(standin.app, before.url)).status).toBe(404);
  });

  it("a client may make the identifier of an upload, once", async () => {
    const { client } = await open({ jobs: "never" });
    const fields = { id: "fGkq2M0qRyyJxk5bq1mG1w", path: "/seed/spare.png" };
    expect((await client.send("createUpload", { fields })).resource.id).toBe(fields.id);
    await expectRefused(client, "createUpload", { fields }, { code: "INVALID_FIELD", at: ["/id"] });
    const short = { fields: { ...fields, id: "1001" } };
    await expectRefused(client, "createUpload", short, { code: "INVALID_FORMAT", at: ["/id"] });
  });

  it("a creation may pass everything that an update takes", async () => {
    const { standin, client } = await open({ jobs: "never" });
    const path = await storeFile(standin.app, client, Buffer.from("a"), { filename: "a.txt" });
    const regular = {
      ...{ basename: "b", author: "Ada", notes: "n", copyright: "c", tags: ["t"] },
      ...{ creator: { type: "user", id: "1" }, upload_collection: { type: "upload_collection", id: "3002" } },
    };
    const fields = { path, ...regular, default_field_metadata: { it: { alt: "x" } } };
    const { status, resource } = await client.send("createUpload", { fields });
    expect(status).toBe(201);
    expect(resource).toMatchObject({ ...regular, filename: "b.txt", path });
    expect(resource.url).toMatch(/-b\.txt$/);
    expect(resource.default_field_metadata).toMatchObject({ it: { alt: "x", title: null }, en: { alt: null } });
  });
});

describeBoth("what is needed around webhooks (Q-29)", (open) => {
  it("a creation answers 201 with what was passed and, for the rest, the published defaults", async () => {
    const { client } = await open();
    const { status, resource } = await client.send("createWebhook", { fields: newWebhook });
    const defaults = {
      ...{ enabled: true, payload_api_version: "3", nested_items_in_payload: false, auto_retry: true },
    };
    expect(status).toBe(201);
    expect(resource).toEqual({ id: resource.id, type: "webhook", ...newWebhook, ...defaults });
    expect((await client.send("listWebhooks")).list.data.map(({ id }) => id)).toEqual(["2001", "2002", resource.id]);
  });

  it("a creation is refused where a field is missing, or wrong, or its name is in use", async () => {
    const { client } = await open();
    const { name: _, ...nameless } = newWebhook;
    await expectRefused(client, "createWebhook", { fields: nameless }, { code: "INVALID_FORMAT", at: ["/name"] });
    const taken = { fields: { ...newWebhook, name: "Inbox", url: "nope" } };
    await expectRefused(client, "createWebhook", taken, { code: "INVALID_FIELD", at: ["/name", "/url"] });
  });

  it("a deletion answers the webhook as it was; then it is gone", async () => {
    const { client } = await open();
    const before = await client.webhook("2001");
    expect((await client.send("deleteWebhook", { id: "2001" })).resource).toEqual(before);
    await expectRefused(client, "getWebhook", { id: "2001" }, { status: 404, code: "NOT_FOUND" });
    await expectRefused(client, "deleteWebhook", { id: "2001" }, { status: 404, code: "NOT_FOUND" });
  });
});

const track = { url_or_upload_request_id: "/a.vtt", type: "subtitles", name: "English", language_code: "en" };
describeBoth("a track", (open, { pointerTo }) => {
  it("Q-29 · of what is no video is refused, and nothing changes", async () => {
    const { client, standin } = await open();
    for (const id of ["1001", "1002"]) {
      const { status, error } = await client.send("createUploadTrack", { id, fields: track });
      expect([status, error.code]).toEqual([422, "NOT_A_VIDEO"]);
    }
    expect((await client.send("createUploadTrack", { id: "nope", fields: track })).status).toBe(404);
    expect(standin.jobs.list()).toEqual([]);
  });

  it("of a video is a job that ends with an error, since no video is processed", async () => {
    const { client } = await open({ seed: videoSeed });
    const { status, error } = await client.outcomeOf("createUploadTrack", { id: "1001", fields: track });
    expect([status, error.code]).toEqual([422, "INVALID_FIELD"]);
    expect((await client.send("listUploadTracks", { id: "1001" })).list.total).toBe(0);
  });

  it("has a type, which is an attribute, and a language", async () => {
    const { client } = await open({ seed: videoSeed });
    const { language_code: _, ...others } = track;
    const { error } = await client.send("createUploadTrack", { id: "1001", fields: { ...others, type: "video" } });
    expect(error.code).toBe("INVALID_FORMAT");
    expect(error.violations.map(({ pointer }) => pointer).sort()).toEqual(
      ["/language_code", "/type"].map((pointer) => pointerTo(pointer, "upload_track")),
    );
  });
});
