import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { mark, palette } from "../base/brand.js";

/** Built, they stand beside the bundle, in the site itself; from source, beside this file. */
const folders = [new URL("./docs/assets/", import.meta.url), new URL("./assets/", import.meta.url)];
const own = /\.(css|js|svg|txt)$/;

/** The site's own files, by their path in it: styles, scripts, and Redoc and MiniSearch, which no page gets from anywhere else. */
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
  const resolve = createRequire(import.meta.url).resolve;
  for (const [name, module] of Object.entries(redoc)) {
    if (!assets.has(name)) assets.set(name, await readFile(resolve(module), "utf8"));
  }
  // Its package has the script of a page beside what it exports.
  if (!assets.has(miniSearch))
    assets.set(miniSearch, await readFile(join(dirname(resolve("minisearch")), "../umd/index.js"), "utf8"));
  assets.set(script, withoutOutside(assets.get(script) ?? ""));
  return assets;
}

/** What is made anew each time is not among them. */
const namesIn = async (folder: URL): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => own.test(name) && !/^(search-index|document-)/.test(name));

const jsonTokens = "assets/json-tokens.js";
const miniSearch = "assets/minisearch.js";
const script = "assets/redoc.js";
const redoc: Readonly<Record<string, string>> = {
  [script]: "redoc/bundles/redoc.standalone.js",
  "assets/redoc.LICENSE.txt": "redoc/bundles/redoc.standalone.js.LICENSE.txt",
};

/** Redoc shows its maker's mark, from its maker's server. The words stay, the picture is left out. */
export const withoutOutside = (text: string): string =>
  text.replaceAll(
    "https://cdn.redoc.ly/redoc/logo-mini.svg",
    "data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27/%3E",
  );
