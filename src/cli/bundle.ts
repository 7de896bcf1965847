import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { constants, Script } from "node:vm";

/** The command line in one file, with everything that it uses, and the folder in which it stands. */
export const bundlePath = (folder: string): string => join(folder, "main.cjs");

/** What this V8 has compiled of it; another V8 refuses it. */
export const cachePath = (folder: string): string => join(folder, `main-${process.versions.v8}-${process.arch}.cache`);

/** The bundle as a script, with the code that V8 has compiled already, if it takes it. */
export function readBundle(folder: string, cachedData?: Buffer): Script {
  const filename = bundlePath(folder);
  return new Script(`(function (require, __filename, __dirname) {${readFileSync(filename, "utf8")}\n})`, {
    filename,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/** Runs it as node runs a module of CommonJS. */
export function runBundle(script: Script, folder: string): void {
  const filename = bundlePath(folder);
  script.runInThisContext()(createRequire(filename), filename, dirname(filename));
}
