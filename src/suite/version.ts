import { readFileSync } from "node:fs";

/** The version in package.json, which stands one folder above `dist`, and two above this file. */
export function readVersion(): string {
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version;
    } catch {
      // Built, this code is in dist; from source, in src/suite.
    }
  }
  return "unknown";
}
