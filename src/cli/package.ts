import { readFileSync } from "node:fs";

/** The version in package.json, which stands one folder above both `src/cli`'s parent and `dist`. */
export const version: string = readVersion();

function readVersion(): string {
  for (const path of ["../package.json", "../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).version;
    } catch {
      // Built, the file is in dist; from source, in src/cli.
    }
  }
  return "unknown";
}
