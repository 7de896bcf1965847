import { writeFileSync } from "node:fs";
import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Standin } from "../../../src/index.js";
import { seedOfFolder } from "../../../src/seed/folder.js";
import { flatEnvelope } from "../../../src/wire/envelope.js";
import { createClient } from "../../support/client.js";
import { newFolder } from "../../support/folder.js";
import { png } from "../../support/images.js";
import { startStandin } from "../../support/standin.js";

async function folderOf(...files: string[]) {
  const pictures = await newFolder(Object.fromEntries(files.map((name) => [name, png])));
  const add = async (name: string, bytes: string | Uint8Array = png) => {
    await mkdir(dirname(join(pictures, name)), { recursive: true });
    await writeFile(join(pictures, name), bytes);
  };
  return { pictures, add };
}

function canWrite(path: Buffer): boolean {
  try {
    writeFileSync(path, png);
    return true;
  } catch {
    return false;
  }
}

const uploadsOf = (standin: Standin) =>
  Object.fromEntries((standin.state.get().uploads ?? []).map((upload) => [upload.path, upload]));

const idsOf = (standin: Standin) =>
  Object.fromEntries(Object.entries(uploadsOf(standin)).map(([path, { id }]) => [path, id]));

describe("a folder of pictures as a seed", () => {
  it("leaves out a file whose name is no UTF-8, names it, and takes the others", async () => {
    const { pictures } = await folderOf("a.png");
    const path = Buffer.concat([Buffer.from(`${pictures}/b`), Buffer.from([0xff, 0xfe]), Buffer.from(".png")]);
    // Some systems take no such name.
    if (!canWrite(path)) return;
    const standin = await startStandin({ seed: pictures });
    expect(Object.keys(uploadsOf(standin))).toEqual(["/seed/a.png"]);
    expect(standin.leftOut()).toEqual([expect.stringContaining("b\ufffd")]);
  });

  it("makes an upload of each file, and a collection of each folder in it", async () => {
    const { pictures } = await folderOf("b.png", "Press Kit/2026/Logo.PNG");
    const state = (await startStandin({ seed: pictures })).state.get();
    const [press, year] = state.upload_collections ?? [];
    expect([press, year]).toMatchObject([
      { label: "Press Kit", parent: null },
      { label: "2026", parent: { id: press?.id } },
    ]);
    expect(state.uploads).toMatchObject([
      { path: "/seed/press-kit/2026/logo.png", upload_collection: { id: year?.id } },
      { path: "/seed/b.png", upload_collection: null },
    ]);
    expect(state.webhooks?.map(({ id }) => id)).toEqual(["2001", "2002"]);
  });

  it("leaves out hidden files, previews of Windows and links, and names them", async () => {
    const { pictures } = await folderOf("b.png", ".DS_Store", "in/Thumbs.db", ".git/config");
    await symlink(join(pictures, "b.png"), join(pictures, "link.png"));
    const standin = await startStandin({ seed: pictures });
    expect(Object.keys(uploadsOf(standin))).toEqual(["/seed/b.png"]);
    expect(standin.leftOut()).toEqual([".DS_Store", ".git", "in/Thumbs.db", "link.png"]);
  });

  it("gives every file an ID that stays when others come", async () => {
    const { pictures, add } = await folderOf("m.png", "in/m.png");
    const before = idsOf(await startStandin({ seed: pictures }));
    await add("a.png");
    await add("in/z.png");
    const { "/seed/a.png": one, "/seed/in/z.png": other, ...rest } = idsOf(await startStandin({ seed: pictures }));
    expect(rest).toEqual(before);
    expect(new Set([one, other, ...Object.values(before)]).size).toBe(4);
  });

  // filebrowser#2823, amane#112. Not on disk: some systems take both names for one.
  it("takes files and folders whose names differ only in normal form", () => {
    const [composed, apart] = ["\u00e9", "e\u0301"];
    const found = {
      folders: [apart, composed],
      files: [`${apart}.txt`, `${apart}/a.txt`, `${composed}.txt`, `${composed}/a.txt`],
    };
    const { uploads = [], upload_collections: collections = [] } = seedOfFolder({ ...found, leftOut: [] });
    for (const entries of [uploads, collections])
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(uploads.map(({ path }) => path)).toHaveLength(new Set(uploads.map(({ path }) => path)).size);
    expect(uploads.map(({ upload_collection: own }) => own?.id)).toEqual([
      ...[undefined, collections[0]?.id, undefined, collections[1]?.id],
    ]);
    const alone = (name: string) => seedOfFolder({ folders: [], files: [name], leftOut: [] }).uploads?.[0]?.id;
    expect([alone(`${apart}.txt`), uploads[2]?.id]).toEqual([alone(`${composed}.txt`), alone(`${composed}.txt`)]);
  });

  it("names a file as if it had been uploaded, also where two have one name", async () => {
    const name = "Menù Estivo.PNG";
    const { pictures } = await folderOf(name, "menu-estivo.png");
    const standin = await startStandin({ seed: pictures, jobs: "never" });
    const client = createClient(standin, flatEnvelope);
    const { resource } = await client.send("createUploadRequest", { fields: { filename: name } });
    const uploaded = String(resource.id).replace(/.*\/\d+-/, "");
    const { list } = await client.send("listUploads");
    expect(list.data.map(({ filename }) => filename)).toEqual([uploaded, uploaded]);
  });

  it("is refused where it has more files than anybody means", async () => {
    const { pictures } = await folderOf();
    for (let index = 0; index <= 10_000; index++) writeFileSync(join(pictures, `${index}`), "");
    await expect(startStandin({ seed: pictures })).rejects.toThrow("has more than 10000 files");
  });
});

describe("a folder of pictures that has changed", () => {
  it("changes what nobody has edited, and keeps the edits, with what they need", async () => {
    const { pictures, add } = await folderOf("in/edited.png", "in/plain.png", "deleted.png");
    const standin = await startStandin({ seed: pictures, jobs: "never" });
    const untouched = standin.environment("untouched");
    untouched.clock.now();
    const ids = idsOf(standin);
    const client = createClient(standin, flatEnvelope);
    await client.send("updateUpload", { id: `${ids["/seed/in/edited.png"]}`, fields: { author: "Edited" } });
    await client.send("deleteUpload", { id: `${ids["/seed/deleted.png"]}` });
    const { resource } = await client.send("createUploadCollection", { fields: { label: "Mine" } });
    await rm(join(pictures, "in"), { recursive: true });
    await add("new/added.png");
    await standin.reseed({ ifChanged: true });
    const uploads = uploadsOf(standin);
    expect(Object.keys(uploads).sort()).toEqual(["/seed/in/edited.png", "/seed/new/added.png"]);
    expect(uploads["/seed/in/edited.png"]).toMatchObject({ author: "Edited", id: ids["/seed/in/edited.png"] });
    const labels = standin.state.get().upload_collections?.map(({ label }) => label);
    expect(labels?.sort()).toEqual(["Mine", "in", "new"]);
    expect((await client.send("getUploadCollection", { id: String(resource.id) })).status).toBe(200);
    expect(untouched.state.get().uploads?.map(({ path }) => path)).toEqual([
      "/seed/deleted.png",
      "/seed/new/added.png",
    ]);
    // What was not edited follows the folder the next time too.
    await add("new/added.png", "other bytes");
    await standin.reseed({ ifChanged: true });
    const file = standin.state.get().files?.find(({ path }) => path === "/seed/new/added.png");
    expect(file?.base64).toBe(btoa("other bytes"));
    standin.reset();
    expect(Object.keys(uploadsOf(standin)).sort()).toEqual(["/seed/deleted.png", "/seed/new/added.png"]);
  });
});
