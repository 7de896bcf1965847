import { describe, expect, it } from "vitest";
import { MemoryContent } from "../../../src/domain/content.js";
import { toMediaFile } from "../../../src/domain/media-file.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";

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
