import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder } from "../../support/folder.js";
import { startStandin } from "../../support/standin.js";
import { controlOf } from "../control/support.js";

async function seedFile(locales: string[]) {
  const path = join(await newFolder({ "seed.json": JSON.stringify({ locales }) }), "seed.json");
  return { path, write: (text: string) => writeFile(path, text) };
}

describe("a seed that has changed", () => {
  it("is read by a reset over HTTP", async () => {
    const { path, write } = await seedFile(["en"]);
    const standin = await startStandin({ seed: path });
    expect(standin.state.get().locales).toEqual(["en"]);
    await write('{"locales":["de"]}');
    expect((await controlOf(standin)("post", "/reset")).status).toBe(204);
    expect(standin.state.get().locales).toEqual(["de"]);
    expect((await controlOf(standin, "never-used")("get", "/state")).body.locales).toEqual(["de"]);
  });

  it("is read by reseed, for every environment", async () => {
    const { path, write } = await seedFile(["en"]);
    const standin = await startStandin({ seed: path });
    standin.environment("a").state.put({ locales: ["fr"] });
    await write('{"locales":["de"]}');
    await standin.reseed();
    expect(standin.environment("a").state.get().locales).toEqual(["de"]);
  });

  it.each([
    ["wrong", '{"locales":[]}', "/locales"],
    ["no JSON", "{", "not valid JSON"],
    ["gone", undefined, "no such file"],
  ])("is refused where it is %s by now, and nothing changes", async (_, text, reason) => {
    const { path, write } = await seedFile(["en"]);
    const standin = await startStandin({ seed: path });
    standin.state.put({ locales: ["fr"] });
    await (text === undefined ? rm(path) : write(text));
    const { status, body } = await controlOf(standin)("post", "/reset");
    expect([status, body.detail]).toEqual([422, expect.stringContaining(reason)]);
    expect(standin.state.get().locales).toEqual(["fr"]);
    await expect(standin.reseed()).rejects.toThrow(reason);
  });
});
