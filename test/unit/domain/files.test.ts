import { describe, expect, it } from "vitest";
import type { Domain } from "../../../src/domain/domain.js";
import { createUploadRequest } from "../../../src/domain/files.js";
import { type MediaFile, MemoryContent, toMediaFile } from "../../../src/domain/media-file.js";
import { Account } from "../../../src/domain/memory.js";
import { Files } from "../../../src/domain/store/files.js";
import { createStore } from "../../../src/domain/store/store.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";

const mebibyte = 1024 * 1024;
const fileOf = (size: number): MediaFile => ({
  content: { size, memory: size, md5: "", head: () => Buffer.alloc(0), pieces: () => [], bytes: () => Buffer.alloc(0) },
  ...{ mimeType: "application/octet-stream", width: null, height: null },
});

const pathsOf = (files: Files) => Array.from(files.entries(), ([path]) => path);

describe("files that no upload has any more", () => {
  /** A map with files of a mebibyte, each under the path of its number, used and left in this order. */
  const used = (count: number, size: number) => {
    const map = new Files(new Account(256 * mebibyte));
    const files = Array.from({ length: count }, () => fileOf(size));
    for (const [index, file] of files.entries()) {
      map.put(`/${index}`, file);
      map.holdFor(file, () => undefined);
      map.release(file);
    }
    return { map, files };
  };

  it("are kept up to a quarter of the memory, and the oldest go first", () => {
    expect(pathsOf(used(63, mebibyte).map)).toHaveLength(63);
    expect(pathsOf(used(65, mebibyte).map).slice(0, 2)).toEqual(["/2", "/3"]);
  });

  it("are kept up to 10,000, however small", () => {
    expect(used(10_010, 0).map.size).toBe(10_000);
  });

  it("go with every path that they had", () => {
    const { map, files } = used(1, 40 * mebibyte);
    map.put("/renamed", files[0] as MediaFile);
    const other = fileOf(40 * mebibyte);
    map.put("/other", other);
    map.holdFor(other, () => undefined);
    map.release(other);
    expect(pathsOf(map)).toEqual(["/other"]);
  });

  it("stay where somebody uses them again, or has not used them yet", () => {
    const map = new Files(new Account(256 * mebibyte));
    const [waits, again] = [fileOf(40 * mebibyte), fileOf(40 * mebibyte)];
    map.put("/waits", waits);
    map.put("/again", again);
    map.holdFor(again, () => undefined);
    map.holdFor(again, () => undefined);
    map.release(again);
    const { files } = used(2, 40 * mebibyte);
    for (const [index, file] of files.entries()) {
      map.put(`/${index}`, file);
      map.holdFor(file, () => undefined);
      map.release(file);
    }
    expect(pathsOf(map)).toEqual(["/waits", "/again", "/1"]);
    map.release(again);
    expect(pathsOf(map)).toEqual(["/waits", "/again"]);
    map.holdFor(again, () => undefined);
    map.release(again);
    expect(pathsOf(map)).toEqual(["/waits", "/again"]);
  });
});

describe("an address for a file", () => {
  function createDomain() {
    const store = createStore({ siteId: "1", locales: ["en"], metadata: "locale" }, new Account());
    let [now, count] = [1_767_312_000, 0];
    const domain = { store, clock: { now: () => now * 1000 }, ids: { resource: () => String(++count) } };
    const ask = (filename: string) => createUploadRequest(domain as unknown as Domain, { filename }).id;
    const pass = (seconds: number) => {
      now += seconds;
    };
    return { store, ask, pass };
  }

  it("has a second of its own for each path of a name, and is not looked for among those that were given out", () => {
    const { store, ask, pass } = createDomain();
    let looked = 0;
    const isAddress = store.uploads.isAddress.bind(store.uploads);
    store.uploads.isAddress = (path) => {
      looked++;
      return isAddress(path);
    };
    for (let count = 0; count < 5000; count++) expect(ask("a.png")).toBe(`/1/${1_767_312_000 + count}-a.png`);
    expect(looked).toBe(5000);
    expect(ask("b.png")).toBe("/1/1767312000-b.png");
    pass(1);
    expect(ask("a.png")).toBe("/1/1767317000-a.png");
    expect(ask("b.png")).toBe("/1/1767312001-b.png");
    pass(10_000);
    expect(ask("a.png")).toBe("/1/1767322001-a.png");
  });

  it("is not the path of a file that came to be there in another way", () => {
    const { store, ask } = createDomain();
    store.files.put("/1/1767312000-a.png", fileOf(1));
    expect([ask("a.png"), ask("a.png")]).toEqual(["/1/1767312001-a.png", "/1/1767312002-a.png"]);
  });
});

const sizeOf = (path: string, text: string) => {
  const { width, height } = toMediaFile(path, new MemoryContent([Buffer.from(text, "latin1")], nodePlatform));
  return [width, height];
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

describe("the size of an image", () => {
  it("in the first bytes of an SVG is read", () => {
    expect(sizeOf("/a.svg", `${svg}${" ".repeat(100_000)}`)).toEqual([30, 20]);
  });

  it("is looked for in the first 64 KiB of text alone, since that takes time", () => {
    // Of the whole, the first element would be the one that ends behind them.
    const text = `<svg a='<svg viewBox="0 0 30 20"/>${" ".repeat(70_000)}' width="5" height="6"/>`;
    expect(sizeOf("/a.svg", text)).toEqual([30, 20]);
  });

  it("of a picture is read behind as much metadata as a megabyte can hold", () => {
    const metadata = `\xff\xe1\xff\xff${"x".repeat(0xffff - 2)}`;
    const frame = "\xff\xc0\x00\x11\x08\x00\x14\x00\x1e\x03\x01\x11\x00\x02\x11\x01\x03\x11\x01";
    expect(sizeOf("/a.jpg", `\xff\xd8${metadata}${metadata}${frame}\xff\xd9`)).toEqual([30, 20]);
  });
});
