import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bundlePath, cachePath, readCache } from "../../../src/cli/bundle.js";
import { repeatable } from "../../support/arbitraries.js";

/*
 * V8 looks at neither the bytes of its compiled code nor those of the source, of which it compares the length alone: before
 * both were compared with a checksum, one flipped bit in six ended in a crash or in a wrong result.
 */
const run = promisify(execFile);
const dist = resolve(import.meta.dirname, "../../../dist");
let folder: string;
let copy: string;
let cache: Buffer;
let help: string;

const standin = (...args: string[]) => run(process.execPath, [join(copy, "cli.cjs"), ...args]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "standin-code-cache-"));
  copy = join(folder, "dist");
  await cp(dist, copy, { recursive: true });
  await cp(resolve(dist, "../package.json"), join(folder, "package.json"));
  cache = await readFile(cachePath(copy));
  help = (await standin("verify", "--help")).stdout;
});

beforeEach(() => writeFile(cachePath(copy), cache));

afterAll(() => rm(folder, { recursive: true, force: true }));

test("its name says for which V8, platform and processor it is", () => {
  const { platform, arch, versions } = process;
  expect(basename(cachePath(copy))).toBe(`main-${versions.v8}-${platform}-${arch}.cache`);
});

test("it holds no path of the machine that built it", () => {
  expect(cache.includes("standin/main.cjs")).toBe(true);
  expect(cache.includes(resolve(dist, ".."))).toBe(false);
});

/** The cache with one bit flipped, for bits that are the same in each run. */
function flips(count: number): Buffer[] {
  const bits = fc.sample(fc.integer({ min: 0, max: cache.length * 8 - 1 }), { ...repeatable, numRuns: count });
  return bits.map((bit) => {
    const flipped = Buffer.from(cache);
    flipped[bit >> 3] = Number(flipped[bit >> 3]) ^ (1 << (bit & 7));
    return flipped;
  });
}

test("whichever bit of it is flipped, the command line does what it does", async () => {
  for (const flipped of flips(8)) {
    await writeFile(cachePath(copy), flipped);
    expect(await standin("verify", "--help")).toEqual({ stdout: help, stderr: "" });
  }
}, 60_000);

test("a flipped bit is found before V8 sees it, wherever it is", async () => {
  const source = await readFile(bundlePath(copy));
  expect(readCache(copy, source)).toEqual(cache.subarray(0, -4));
  for (const flipped of flips(20)) {
    await writeFile(cachePath(copy), flipped);
    expect(readCache(copy, source)).toBeUndefined();
  }
}, 60_000);

test.each([
  ["empty", () => Buffer.alloc(0)],
  ["cut short", () => cache.subarray(0, cache.length - 8)],
  ["longer", () => Buffer.concat([cache, Buffer.alloc(8)])],
  ["something else", () => Buffer.from("what another program would have written")],
])("a cache that is %s is not used", async (_, other) => {
  await writeFile(cachePath(copy), other());
  expect(await standin("verify", "--help")).toEqual({ stdout: help, stderr: "" });
});

test("an edit of the bundle that keeps its length is what runs", async () => {
  const source = await readFile(bundlePath(copy), "utf8");
  const said = "A stand-in for the update operations";
  expect(source.split(said)).toHaveLength(2);
  await writeFile(bundlePath(copy), source.replace(said, said.toUpperCase()));
  expect((await standin("--help")).stdout).toContain(said.toUpperCase());
  await writeFile(bundlePath(copy), source);
});
