import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { fetchFile, pathOf, storeFile } from "../support/files.js";
import * as images from "../support/images.js";
import { request } from "../support/request.js";

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const size = { width: images.width, height: images.height, is_image: true };
const turned = { width: images.height, height: images.width, is_image: true };
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
  // image-size#407, statamic#14685: as Chromium shows each of them.
  ...[1, 3, 4].map((turn) => ({ filename: `turn-${turn}.jpg`, bytes: images.turnedJpeg(turn), want: size })),
  ...[5, 6, 7, 8].map((turn) => ({ filename: `turn-${turn}.jpg`, bytes: images.turnedJpeg(turn), want: turned })),
  { filename: "turn-9.jpg", bytes: images.turnedJpeg(9), want: size },
  { filename: "little.jpg", bytes: images.turnedJpeg(6, true), want: turned },
  { filename: "far.jpg", bytes: images.turnedJpeg(6, false, 20), want: turned },
  { filename: "turn-6.png", bytes: images.turnedPng(6), want: turned },
  {
    filename: "odd",
    bytes: everyByte,
    type: "nonsense",
    want: { mime_type: "application/octet-stream", format: null },
  },
  { filename: "says.png", bytes: images.png, type: "text/html", want: { mime_type: "image/png", ...size } },
  { filename: "drawn.txt", bytes: images.png, want: { mime_type: "image/png", format: "txt", ...size } },
  { filename: "page.html", bytes: images.svg, want: { mime_type: "text/html", ...noImage } },
  { filename: "favicon.ico", bytes: images.ico, want: { mime_type: "image/vnd.microsoft.icon", ...size } },
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
      const name = filename.toLowerCase().replace(/[ -]+/g, "-");
      expect(resource).toMatchObject({ path, filename: name, size: bytes.length, md5, ...want });

      const served = await fetchFile(standin.app, resource.url);
      const charset = String(resource.mime_type).startsWith("text/") ? "; charset=utf-8" : "";
      expect([served.status, served.headers["content-type"]]).toEqual([200, resource.mime_type + charset]);
      expect(served.headers["content-length"]).toBe(String(bytes.length));
      expect(served.body).toEqual(bytes);
    },
  );

  it("is served as it is, whatever the query says", async () => {
    const { standin, client } = await open();
    const { resource } = await client.outcomeOf("getUpload", { id: "1001" });
    const [stored, asked] = await Promise.all(
      ["", "?w=48&h=48&fit=crop&fm=webp"].map((query) => fetchFile(standin.app, `${resource.url}${query}`)),
    );
    expect([asked?.status, asked?.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(asked?.body).toEqual(stored?.body);
  });

  it.each([
    ["photo", "image/png", images.png, { filename: "photo.png", format: "png", mime_type: "image/png", ...size }],
    ["photo", "", images.jpeg, { filename: "photo.jpeg", format: "jpeg", mime_type: "image/jpeg", ...size }],
    ["icon", "image/x-icon", images.ico, { filename: "icon.ico", format: "ico", ...size }],
    ["words", "text/plain; charset=utf-8", everyByte, { filename: "words.txt", format: "txt", ...noImage }],
  ])("Q-50 · a file %s sent as “%s” gets the extension of its bytes", async (filename, type, bytes, want) => {
    const { standin, client } = await open();
    const sent = await storeFile(standin.app, client, bytes, { filename, ...(type ? { type } : {}) });
    const { resource } = await client.outcomeOf("createUpload", { fields: { path: sent } });
    const path = sent.replace(filename, want.filename);
    expect(resource).toMatchObject({ path, ...want });
    expect((await fetchFile(standin.app, resource.url)).body).toEqual(bytes);
    // Either path names the file, for a new version too.
    const again = { path: sent };
    expect((await client.outcomeOf("updateUpload", { id: "1002", fields: again })).resource.path).toBe(path);
  });

  it("Q-50 · a file without an extension keeps its path where another file has the one with it", async () => {
    const { standin, client } = await open();
    const [bare, named] = [
      await storeFile(standin.app, client, images.png, { filename: "photo" }),
      await storeFile(standin.app, client, images.gif, { filename: "photo.png" }),
    ];
    const create = async (path: string) => (await client.outcomeOf("createUpload", { fields: { path } })).resource;
    const [first, second] = [await create(bare), await create(named)];
    expect([first.path, second.path]).toEqual([bare, `${bare}.png`]);
    expect([first.mime_type, second.mime_type]).toEqual(["image/png", "image/gif"]);
  });

  it.each([
    ["newTextFileHttps.txt", "newtextfilehttps.txt"],
    ["w3c_home.jpg", "w3c_home.jpg"],
    ["men%C3%B9-estivo.png", "men-c3-b9-estivo.png"],
    ["Menù Estivo.PNG", "menu-estivo.png"],
    ["two words & 日本 #1.txt", "two-words-1.txt"],
    ["日本.txt", "file.txt"],
    ["a.b.tar.gz", "a-b-tar.gz"],
    [".env", "env"],
  ])("Q-50 · the name %j becomes %j in the path", async (filename, slug) => {
    const { client } = await open();
    const { resource } = await client.send("createUploadRequest", { fields: { filename } });
    expect(resource.id).toBe(`/64175/1767312000-${slug}`);
  });

  it("Q-29 · an upload request may name the collection, which must exist, and puts nothing there", async () => {
    const { standin, client } = await open();
    const ask = (id: string) =>
      client.send("createUploadRequest", { fields: { upload_collection: { type: "upload_collection", id } } });
    const before = standin.state.get();
    expect((await ask("3001")).status).toBe(201);
    expect((await ask("nope")).error.violations[0]?.pointer).toBe(
      client.envelope.pointerTo("/upload_collection/id", "upload_request"),
    );
    expect(standin.state.get()).toEqual(before);
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

  it("Q-50 · an address takes files for 900 seconds, the last one counts, and then it answers 403 as S3 does", async () => {
    const { standin, client } = await open();
    const { resource } = await client.send("createUploadRequest", { fields: { filename: "a.txt" } });
    const put = (text: string) => request(standin.app).put(pathOf(resource.url)).send(text);
    expect((await put("first")).status).toBe(200);
    await standin.clock.advance(899_999);
    expect((await put("the second")).status).toBe(200);
    await standin.clock.advance(1);
    const before = standin.state.get();
    const late = await put("third");
    expect([late.status, late.headers["content-type"]]).toEqual([403, "application/xml"]);
    expect(late.text).toContain("<Code>AccessDenied</Code><Message>Request has expired</Message>");
    expect(late.text).toContain("<X-Amz-Expires>900</X-Amz-Expires><Expires>2026-01-02T00:15:00Z</Expires>");
    expect(standin.state.get()).toEqual(before);
    const made = await client.outcomeOf("createUpload", { fields: { path: resource.id } });
    expect(made.resource.size).toBe("the second".length);
  });

  it("Q-50 · what is sent after an upload was made is what its url serves, and the upload stays as it was", async () => {
    const { standin, client } = await open({ jobs: "never" });
    const { resource } = await client.send("createUploadRequest", { fields: { filename: "a.txt" } });
    const put = (text: string) => request(standin.app).put(pathOf(resource.url)).send(text);
    await put("first");
    const { resource: made } = await client.send("createUpload", { fields: { path: resource.id } });
    await put("the second");
    expect((await fetchFile(standin.app, made.url)).body.toString()).toBe("the second");
    const id = made.id as string;
    expect(await client.upload(id)).toEqual(made);
    // Its file is let go of with it.
    await client.send("updateUpload", { id, fields: { basename: "b" } });
    expect((await client.send("deleteUpload", { id })).status).toBe(200);
    expect((await client.send("createUpload", { fields: { path: resource.id } })).resource.size).toBe(10);
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
