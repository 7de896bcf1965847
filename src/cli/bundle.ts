import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { constants, Script } from "node:vm";
import { crc32 } from "node:zlib";

/** The command line in one file, with everything that it uses, and the folder in which it stands. */
export const bundlePath = (folder: string): string => join(folder, "main.cjs");

/** What this V8 has compiled of it, on this platform; another V8 refuses it. */
export const cachePath = (folder: string): string =>
  join(folder, `main-${process.versions.v8}-${process.platform}-${process.arch}.cache`);

/** The bytes of the checksum at the end of a cache. */
const checksumLength = 4;

/** The bundle as a script, with the code that V8 has compiled already, if there is some and V8 takes it. */
export function toScript(source: Buffer, cachedData?: Buffer): Script {
  return new Script(`(function (require, __filename, __dirname, $import) {${source.toString("utf8")}\n})`, {
    // The name in stacks. V8 keeps it in what it compiles, and the folder of a build means nothing to a user.
    filename: "standin/main.cjs",
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/**
 * Runs it as node runs a module of CommonJS. What V8 has compiled forgets what imports modules for it, so that this file does
 * (`importModule`).
 */
export function runBundle(script: Script, folder: string): void {
  const filename = bundlePath(folder);
  const load = (url: string): Promise<unknown> => import(url);
  script.runInThisContext()(createRequire(filename), filename, dirname(filename), load);
}

/**
 * What a cache file holds: compiled code, and a checksum of it and of its source. V8 itself looks at no byte of either: it
 * crashes on damaged code, and runs the old code of a source whose length stayed (docs/decisions/0008).
 */
export function sealCache(source: Buffer, code: Buffer): Buffer {
  const checksum = Buffer.alloc(checksumLength);
  checksum.writeUInt32LE(checksumOf(source, code));
  return Buffer.concat([code, checksum]);
}

/** The code that V8 has compiled of exactly this source; undefined where there is none, or where a byte has changed. */
export function readCache(folder: string, source: Buffer): Buffer | undefined {
  const cache = readIfThere(cachePath(folder));
  if (cache === undefined || cache.length < checksumLength) return undefined;
  const code = cache.subarray(0, -checksumLength);
  return cache.readUInt32LE(code.length) === checksumOf(source, code) ? code : undefined;
}

const checksumOf = (source: Buffer, code: Buffer): number => crc32(code, crc32(source));

/** Another version of Node, or another platform, has no file. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
