import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The schema of seeds: beside the bundle in the package, among the generated files in the source. */
const places = ["./seed.schema.json", "../openapi/generated/seed.schema.json"];

/** Where an editor finds the schema for a seed in this folder: a relative path if possible, else a URL. */
export function schemaFor(folder: string): string {
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path));
  if (found === undefined) throw new Error("The package has no seed.schema.json. Install it again.");
  const path = relative(resolve(folder), found).replaceAll("\\", "/");
  // On another drive there is none.
  if (/^[a-z]:/i.test(path)) return pathToFileURL(found).href;
  return path.startsWith(".") ? path : `./${path}`;
}
