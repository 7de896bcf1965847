import { imageSize } from "image-size";
import request from "supertest";
import { describe, expect, it } from "vitest";
import { MemoryContent } from "../../../src/domain/content.js";
import { toStoredFile } from "../../../src/domain/stored-file.js";
import { createToPicture } from "../../../src/http/pictures.js";
import { nodePlatform } from "../../../src/runtime/node-platform.js";
import * as images from "../../support/images.js";
import { startStandin } from "../../support/standin.js";

async function get(query: string, path = "/seed/hills.png") {
  const { app } = await startStandin();
  const { status, headers, body } = await request(app).get(`/assets/main${path}${query}`).responseType("blob");
  const { width, height, type } = headers["content-type"]?.startsWith("image/") ? imageSize(body) : {};
  return { status, size: [width, height], type, note: headers["x-standin-picture"], media: headers["content-type"] };
}

/** The size of the seed's picture. */
const [width, height] = [480, 320];

describe("a picture in another size", () => {
  it.each([
    ["?w=48", [48, 32]],
    ["?h=32", [48, 32]],
    ["?w=48&h=48", [48, 32]],
    ["?w=960", [960, 640]],
    ["?w=960&fit=max", [width, height]],
    ["?w=64&h=64&fit=crop", [64, 64]],
    ["?w=64&h=64&fit=scale", [64, 64]],
    ["?w=64&h=64&fit=fill", [64, 64]],
    ["?w=64&h=64&fit=min", [64, 64]],
  ])("is what %s asks for: %j", async (query, size) => {
    expect(await get(query)).toEqual({ status: 200, size, type: "png", note: "resized", media: "image/png" });
  });

  it.each([
    ["jpg", "jpg", "image/jpeg"],
    ["webp", "webp", "image/webp"],
    ["gif", "gif", "image/gif"],
  ])("is of the format that fm=%s asks for", async (fm, type, media) => {
    expect(await get(`?w=64&fm=${fm}`)).toEqual({ status: 200, size: [64, 43], type, note: "resized", media });
  });

  it.each([
    ["?w=0", "w is a number of pixels from 1 to 8192"],
    ["?h=a", "h is a number of pixels from 1 to 8192"],
    ["?w=8193", "w is a number of pixels from 1 to 8192"],
    ["?w=64&fit=constructor", "fit is one of clip, max, crop, min, scale, fill"],
    ["?fm=json", "fm is one of jpg, png, webp, avif, gif"],
  ])("is the picture as it is for %s, and a header says why", async (query, why) => {
    expect(await get(query)).toMatchObject({ status: 200, size: [width, height], note: `as stored: ${why}` });
  });

  it("is nothing that anybody asked for without a size, whatever else the address says", async () => {
    expect(await get("")).toMatchObject({ size: [width, height], note: undefined });
    expect(await get("?fit=crop&auto=format")).toMatchObject({ size: [width, height], note: undefined });
  });

  it("is made of no text and of no drawing", async () => {
    expect(await get("?w=64", "/seed/mark.svg")).toMatchObject({
      media: "image/svg+xml",
      note: "as stored: an SVG has every size",
    });
    const note = "as stored: it is no picture that can be resized";
    expect(await get("?w=64", "/seed/read-me.txt")).toMatchObject({ status: 200, note });
  });

  it("of what is broken is as it is", async () => {
    const cut = toStoredFile("/a.jpg", new MemoryContent([images.jpeg], nodePlatform));
    expect(await createToPicture(nodePlatform)(cut, new URLSearchParams("w=2"))).toMatchObject({
      ...{ content: cut.content, mimeType: "image/jpeg", note: "as stored: it cannot be read, or would take too long" },
    });
  });

  it("is as it is where sharp is not installed, and sharp is loaded for a size alone", async () => {
    const file = toStoredFile("/a.png", new MemoryContent([images.png], nodePlatform));
    let asked = 0;
    const load = () => {
      asked += 1;
      return undefined;
    };
    const note = "as stored: npm install sharp gives pictures in other sizes";
    expect(await createToPicture(nodePlatform, load)(file, new URLSearchParams("fit=crop"))).toBe(file);
    expect(asked).toBe(0);
    expect(await createToPicture(nodePlatform, load)(file, new URLSearchParams("w=2"))).toEqual({ ...file, note });
    expect(asked).toBe(1);
  });
});
