import { readFileSync } from "node:fs";

/** Set by the build: the short hash of the commit. Empty outside a clone. */
declare const BUILT_FROM: string | undefined;

/**
 * The version in SemVer form, with the commit of the build: `0.2.0+4fcc92d`. The number comes from package.json, one
 * folder above `dist` and two above this file.
 */
export function readVersion(): string {
  const commit = typeof BUILT_FROM === "string" && BUILT_FROM !== "" ? `+${BUILT_FROM}` : "";
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version + commit;
    } catch {
      // Built, this code is in dist; from source, in src/suite.
    }
  }
  return `unknown${commit}`;
}
