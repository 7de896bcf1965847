import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, storeFile } from "../support/files.js";
import { expectRefused } from "../support/refused.js";
import { origin } from "../support/standin.js";

const spare = { path: "/seed/spare.png" };
const keepUrl = { query: { replace_strategy: "keep_url" } };
const urlOf = (path: string) => `${origin}/assets/main${path}`;

describeBoth("give an upload a new version of its file", (open) => {
  it("U-15 U-16 Q-15 · a different path keeps the identifier and takes the new file's facts and name", async () => {
    const { standin, client } = await open();
    const before = await client.upload("1001");
    const { status, resource } = await client.outcomeOf("updateUpload", { id: "1001", fields: spare });
    expect(status).toBe(200);
    expect(resource).toEqual({
      ...before,
      ...{ path: "/seed/spare.png", basename: "spare", filename: "spare.png", url: urlOf("/seed/spare.png") },
      ...{ size: 557, width: 320, height: 240, md5: resource.md5, updated_at: "2026-01-02T00:00:00.300Z" },
    });
    expect(resource.md5).not.toBe(before.md5);
    expect((await fetchFile(standin.app, resource.url)).body).toHaveLength(557);
    expect((await fetchFile(standin.app, before.url)).status).toBe(404);
  });

  it("Q-15 U-18 · a basename that is passed with the path is the name of the new version", async () => {
    const { standin, client } = await open();
    const fields = { ...spare, basename: "second", notes: "Second edition" };
    const { resource } = await client.outcomeOf("updateUpload", { id: "1001", fields });
    expect(resource).toMatchObject({ ...fields, filename: "second.png", url: urlOf("/seed/second.png"), width: 320 });
    expect((await fetchFile(standin.app, resource.url)).body).toHaveLength(557);
  });

  it("Q-15 · the basename that the upload has, passed with a path, stays", async () => {
    const { client } = await open();
    const fields = { ...spare, basename: "hills" };
    const { status, resource } = await client.outcomeOf("updateUpload", { id: "1001", fields });
    expect(status).toBe(200);
    expect(resource).toMatchObject({ ...fields, url: urlOf("/seed/hills.png"), width: 320 });
  });

  it("Q-15 Q-16 · the basename that the upload has is refused where the new version's place has it already", async () => {
    const { standin, client } = await open({
      seed: {
        locales: ["en"],
        files: [
          { path: "/a/hills.txt", text: "a" },
          { path: "/b/hills.txt", text: "the other's" },
          { path: "/b/spare.txt", text: "b" },
        ],
        uploads: [
          { id: "1", path: "/a/hills.txt" },
          { id: "2", path: "/b/hills.txt" },
        ],
      },
    });
    const sending = { id: "1", fields: { path: "/b/spare.txt", basename: "hills" } };
    await expectRefused(client, "updateUpload", sending, { code: "INVALID_FIELD", at: ["/basename"] });
    expect(String((await fetchFile(standin.app, urlOf("/b/hills.txt"))).body)).toBe("the other's");
  });

  it("Q-29 · replace_strategy=keep_url serves the new version at the old url", async () => {
    const { standin, client } = await open();
    const before = await client.upload("1001");
    const { resource } = await client.outcomeOf("updateUpload", { id: "1001", fields: spare, ...keepUrl });
    expect(resource).toMatchObject({ path: "/seed/spare.png", basename: "spare", url: before.url, size: 557 });
    expect((await fetchFile(standin.app, before.url)).body).toHaveLength(557);
    // Programs make an address of the `path` too.
    expect((await fetchFile(standin.app, urlOf("/seed/spare.png"))).body).toHaveLength(557);
  });

  it("Q-15 · an upload of the file at a path whose address another upload keeps has an address of its own", async () => {
    const { standin, client } = await open();
    const kept = await client.upload("1001");
    await client.outcomeOf("updateUpload", { id: "1001", fields: spare, ...keepUrl });
    const { resource } = await client.outcomeOf("updateUpload", { id: "1003", fields: { path: "/seed/hills.png" } });
    expect(resource).toMatchObject({ path: "/seed/hills.png", basename: "hills", url: urlOf("/seed/1003/hills.png") });
    expect((await fetchFile(standin.app, String(resource.url))).body).toHaveLength(Number(resource.size));
    expect((await fetchFile(standin.app, kept.url)).body).toHaveLength(557);
  });

  it("Q-29 · an address that two uploads share is kept by neither", async () => {
    const { standin, client } = await open();
    const shared = await client.upload("1001");
    await client.outcomeOf("updateUpload", { id: "1003", fields: { path: "/seed/hills.png" } });
    const { resource } = await client.outcomeOf("updateUpload", { id: "1001", fields: spare, ...keepUrl });
    expect(resource.url).toBe(urlOf("/seed/spare.png"));
    expect((await fetchFile(standin.app, shared.url)).body).toHaveLength(Number(shared.size));
  });

  it("Q-29 · a rename moves the url, keep_url or not", async () => {
    const { client } = await open();
    const fields = { ...spare, basename: "second" };
    const { resource } = await client.outcomeOf("updateUpload", { id: "1001", fields, ...keepUrl });
    expect(resource.url).toBe(urlOf("/seed/second.png"));
  });

  it("Q-29 · another replace_strategy is refused", async () => {
    const { client } = await open();
    const sending = { id: "1001", fields: spare, query: { replace_strategy: "keep" } };
    const { error } = await expectRefused(client, "updateUpload", sending, { code: "INVALID_FORMAT" });
    expect(error.violations).toMatchObject([{ pointer: "/replace_strategy", code: "VALIDATION_ENUM" }]);
  });

  it("U-16 · a path is good only when its bytes have come", async () => {
    const { standin, client } = await open();
    const { resource } = await client.send("createUploadRequest", { fields: { filename: "a.txt" } });
    const fields = { path: resource.id as string };
    await expectRefused(client, "updateUpload", { id: "1001", fields }, { code: "INVALID_FIELD", at: ["/path"] });
    const path = await storeFile(standin.app, client, Buffer.from("text"), { filename: "a.txt" });
    expect((await client.outcomeOf("updateUpload", { id: "1001", fields: { path } })).status).toBe(200);
  });
});
