import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { contracts } from "../../contracts/index.js";
import { basePlaceholder } from "../base/docs-site.js";
import { toolOf } from "../cli/commands.js";
import { siteSource } from "../site/source.js";
import { replaceFiles } from "./replace-files.js";

/*
 * `npm run build:site`: builds the documentation with VitePress into dist/docs, unless its sources are unchanged.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const source = join(root, ".site");
const stamp = "source.sha256";

const read = (path: string): Promise<string> => readFile(join(root, path), "utf8");

const textsIn = async (folder: string): Promise<{ name: string; text: string }[]> =>
  Promise.all(
    (await readdir(join(root, folder)))
      .filter((file) => file.endsWith(".md"))
      .sort()
      .map(async (file) => ({ name: file.slice(0, -3), text: await read(join(folder, file)) })),
  );

const { version, devDependencies } = JSON.parse(await read("package.json"));
const files = siteSource({
  contracts,
  guides: await textsIn("docs/guides"),
  recipes: await textsIn("docs/recipes"),
  reference: await textsIn("docs/reference"),
  facts: await read("docs/spec/published-service.md"),
  changes: await read("CHANGELOG.md"),
  version,
  tool: toolOf(process),
  home: await read("docs/index.md"),
});

const theme = (await readdir(join(root, "src/site/theme"))).map((name) => `src/site/theme/${name}`);
const others = ["src/build/site.ts", "src/site/vitepress.ts", "src/site/search-sections.ts", "src/base/json-tokens.ts"];
const texts = await Promise.all([...theme, ...others, "docs/reference/synonyms.json"].map(read));
const wanted = createHash("sha256")
  .update(JSON.stringify([...files, texts, devDependencies]))
  .digest("hex");

if ((await read(join("dist/docs", stamp)).catch(() => "")) !== wanted) {
  await rm(source, { recursive: true, force: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), content);
  }
  await replaceFiles(join(root, "dist/docs"), {
    replaces: () => true,
    entries: ["index.html", stamp],
    async make(folder) {
      await build(source, { outDir: folder });
      await withoutInlineScripts(folder);
      await withBaseOfPage(folder);
      await writeFile(join(folder, stamp), wanted);
    },
  });
}

/** VitePress's inline scripts move into one file, because the content security policy allows only files. */
async function withoutInlineScripts(folder: string): Promise<void> {
  const inline = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>\s*/g;
  const scripts = new Set<string>();
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(".html"))) {
    const html = await readFile(join(folder, name), "utf8");
    for (const [, script = ""] of html.matchAll(inline)) scripts.add(script);
    const first = `<script src="${basePlaceholder}first.js"></script>\n    <title>`;
    // The theme has the styles of attributes.
    const plain = html.replace(inline, "").replace(/(<[a-z][^<>]*?) style="[^"]*"/g, "$1");
    await writeFile(join(folder, name), plain.replace("<title>", first));
  }
  const base = `window.standinBase = new URL("${basePlaceholder}", location.href).pathname`;
  await writeFile(join(folder, "first.js"), `${[base, ...scripts].join(";\n")};\n`);
}

/** VitePress's scripts have the base path as a text. It is replaced by the one that `first.js` finds. */
async function withBaseOfPage(folder: string): Promise<void> {
  const scripts = await readdir(folder, { recursive: true });
  for (const name of scripts.filter((one) => one.endsWith(".js") && one.startsWith("assets"))) {
    const text = await readFile(join(folder, name), "utf8");
    // The search index is JSON in a text, in which it begins the addresses.
    const changed = name.includes("localSearchIndex")
      ? text.replaceAll(`"${basePlaceholder}`, '"./')
      : text
          .replaceAll(`\\"base\\":\\"${basePlaceholder}\\"`, '\\"base\\":\\""+window.standinBase+"\\"')
          .replaceAll(`"${basePlaceholder}"`, "(window.standinBase)");
    if (changed !== text) await writeFile(join(folder, name), changed);
    if (changed.includes(basePlaceholder))
      throw new Error(`${name} has the base of the site in a place that the build does not know.`);
  }
}
