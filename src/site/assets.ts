import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { mark, palette } from "../base/brand.js";

/** Built, they stand beside the bundle, in the site itself; from source, beside this file. */
const folders = [new URL("./docs/assets/", import.meta.url), new URL("./assets/", import.meta.url)];
const own = /\.(css|js|svg|txt)$/;

/** The site's own files, by their path in it: styles, scripts, and MiniSearch, which no page gets from anywhere else. */
export async function readAssets(): Promise<Map<string, string>> {
  const [built, source] = await Promise.all(folders.map(namesIn));
  const folder = built && built.length > 0 ? folders[0] : folders[1];
  const names = (built && built.length > 0 ? built : source) ?? [];
  const files = await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(new URL(name, folder), "utf8")]),
  );
  const assets = new Map(files.map(([name, text]) => [`assets/${name}`, text]));
  assets.set("assets/palette.css", palette);
  assets.set("assets/mark.svg", mark);
  // The console colours JSON with the same script.
  if (!assets.has(jsonTokens))
    assets.set(jsonTokens, await readFile(new URL("../console/json-tokens.js", import.meta.url), "utf8"));
  // Its package has the script of a page beside what it exports.
  if (!assets.has(miniSearch)) {
    const module = createRequire(import.meta.url).resolve("minisearch");
    assets.set(miniSearch, await readFile(join(dirname(module), "../umd/index.js"), "utf8"));
  }
  return assets;
}

/** What is made anew each time is not among them. */
const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => own.test(name) && !/^search-index/.test(name));

const jsonTokens = "assets/json-tokens.js";
const miniSearch = "assets/minisearch.js";
