import { createHash } from "node:crypto";
import request from "supertest";
import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, pathOf, storeFile } from "../support/files.js";
import * as images from "../support/images.js";

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const size = { width: images.width, height: images.height, is_image: true };
const noImage = { width: null, height: null, is_image: false };

interface Row {
  filename: string;
  bytes: Buffer;
  type?: string;
  want: object;
}

const rows: Row[] = [
  { filename: "a.png", bytes: images.png, want: { mime_type: "image/png", format: "png", ...size } },
  { filename: "a.jpg", bytes: images.jpeg, want: { mime_type: "image/jpeg", format: "jpg", ...size } },
  { filename: "a.JPEG", bytes: images.jpeg, want: { mime_type: "image/jpeg", format: "jpeg", ...size } },
  { filename: "a.gif", bytes: images.gif, want: { mime_type: "image/gif", format: "gif", ...size } },
  { filename: "a.webp", bytes: images.webp, want: { mime_type: "image/webp", format: "webp", ...size } },
  { filename: "a.svg", bytes: images.svg, want: { mime_type: "image/svg+xml", format: "svg", ...size } },
  { filename: "a.bin", bytes: everyByte, want: { mime_type: "application/octet-stream", format: "bin", ...noImage } },
  { filename: "empty.txt", bytes: Buffer.alloc(0), want: { size: 0, mime_type: "text/plain", ...noImage } },
  { filename: "empty.png", bytes: Buffer.alloc(0), want: { size: 0, ...noImage, is_image: true } },
  { filename: "not-an-image.png", bytes: everyByte, want: { mime_type: "image/png", ...noImage, is_image: true } },
  { filename: "cut-short.png", bytes: images.png.subarray(0, 18), want: { ...noImage, is_image: true } },
  ...["1e999", "1e309mm", "9999999999999999999999", "-5"].map((wide) => ({
    filename: `wide ${wide}.svg`,
    bytes: Buffer.from(`<svg width="${wide}" height="5"/>`),
    want: { ...noImage, is_image: true },
  })),
  { filename: "photo", bytes: images.png, type: "image/png", want: { mime_type: "image/png", format: null, ...size } },
  { filename: "words", bytes: everyByte, type: "text/plain; charset=utf-8", want: { mime_type: "text/plain" } },
  { filename: "odd", bytes: everyByte, type: "nonsense", want: { mime_type: "application/octet-stream" } },
  { filename: "says.png", bytes: images.png, type: "text/html", want: { mime_type: "image/png", ...size } },
  { filename: "two words & 日本 #1.txt", bytes: everyByte, want: { filename: "two words & 日本 #1.txt" } },
];

describeBoth("files", (open) => {
  it.each(rows.map((row): [string, Row] => [`${row.filename}${row.type ? ` sent as ${row.type}` : ""}`, row]))(
    "Q-29 · an upload of %s knows its facts, and its url serves the bytes",
    async (_, { filename, bytes, type, want }) => {
      const { standin, client } = await open();
      const path = await storeFile(standin.app, client, bytes, { filename, ...(type ? { type } : {}) });
      const { status, resource } = await client.outcomeOf("createUpload", { fields: { path } });
      const md5 = createHash("md5").update(bytes).digest("hex");
      expect(status).toBe(201);
      expect(resource).toMatchObject({ path, filename, size: bytes.length, md5, ...want });

      const served = await fetchFile(standin.app, resource.url);
      const charset = String(resource.mime_type).startsWith("text/") ? "; charset=utf-8" : "";
      expect([served.status, served.headers["content-type"]]).toEqual([200, resource.mime_type + charset]);
      expect(served.headers["content-length"]).toBe(String(bytes.length));
      expect(served.body).toEqual(bytes);
    },
  );

  it("Q-29 · an upload request answers the future path, an address for one PUT, and headers to send along", async () => {
    const { client } = await open();
    const { status, resource } = await client.send("createUploadRequest", { fields: { filename: "a.png" } });
    expect(status).toBe(201);
    expect(resource).toEqual({
      id: "/64175/1767312000-a.png",
      type: "upload_request",
      url: expect.stringMatching(/^http:\/\/standin\.test\/storage\/main\/[\w-]{22}$/),
      request_headers: {},
    });
  });

  it("Q-29 · an upload request needs no name, and no two get the same path", async () => {
    const { client } = await open();
    const paths = [];
    for (const fields of [{}, {}, { filename: "a.png" }, { filename: "a.png" }]) {
      paths.push((await client.send("createUploadRequest", { fields })).resource.id);
    }
    expect(new Set(paths).size).toBe(4);
  });

  it.each(["", "a/b.png", "a\nb", "x".repeat(256)])("Q-16 · the filename %j is refused", async (filename) => {
    const { client } = await open();
    const { status, error } = await client.send("createUploadRequest", { fields: { filename } });
    expect([status, error.code]).toEqual([422, "INVALID_FIELD"]);
    expect(error.violations[0]?.pointer).toBe(client.envelope.pointerTo("/filename", "upload_request"));
  });

  it("Q-29 · an address takes one file; a second one is refused, and changes nothing", async () => {
    const { standin, client } = await open();
    const { resource } = await client.send("createUploadRequest", { fields: { filename: "a.txt" } });
    const put = (text: string) => request(standin.app).put(pathOf(resource.url)).send(text);
    expect((await put("first")).status).toBe(200);
    const before = standin.state.get();
    const second = await put("second");
    expect([second.status, second.body.code]).toEqual([404, "NOT_FOUND"]);
    expect(standin.state.get()).toEqual(before);
  });

  it("Q-31 · who created an upload is the token, unless the creation says who", async () => {
    const { client } = await open({ jobs: "never" });
    const create = async (fields: object) => (await client.send("createUpload", { fields })).resource.creator;
    expect(await create({ path: "/seed/spare.png" })).toMatchObject({ type: "access_token" });
    const creator = { type: "sso_user", id: "5" };
    expect(await create({ path: "/seed/spare.png", creator })).toEqual(creator);
  });

  it("Q-29 · a fresh upload is empty but for its file, and has every locale", async () => {
    const { client } = await open({ jobs: "never" });
    const { resource } = await client.send("createUpload", { fields: { path: "/seed/spare.png" } });
    const empty = { title: null, alt: null, custom_data: {}, focal_point: null };
    expect(resource).toMatchObject({
      ...{ author: null, copyright: null, notes: null, tags: [], upload_collection: null },
      ...{ created_at: "2026-01-02T00:00:00.000Z", updated_at: "2026-01-02T00:00:00.000Z" },
    });
    expect(resource.default_field_metadata).toEqual({ en: empty, it: empty });
  });
});
