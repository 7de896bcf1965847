import { readdirSync, readFileSync } from "node:fs";
import { contracts } from "../../contracts/index.js";
import { toolOf } from "../../src/cli/commands.js";
import { documents } from "../../src/openapi/documents.js";
import type { DocsSource, GuideSource } from "../../src/site/model/source.js";

const docs = new URL("../../docs/", import.meta.url);
const textsIn = (folder: string): GuideSource[] =>
  readdirSync(new URL(folder, docs))
    .filter((file) => file.endsWith(".md"))
    .map((file) => ({
      name: file.replace(/\.md$/, ""),
      text: readFileSync(new URL(folder + file, docs), "utf8"),
    }));

/** Every guide, by its name, as it stands in the repository. */
export const guides = textsIn("guides/");

/** What the build makes the site of. */
export const source: DocsSource = {
  documents,
  contracts,
  guides,
  recipes: textsIn("recipes/"),
  reference: textsIn("reference/"),
  facts: readFileSync(new URL("spec/published-service.md", docs), "utf8"),
  changes: readFileSync(new URL("../CHANGELOG.md", docs), "utf8"),
  version: JSON.parse(readFileSync(new URL("../package.json", docs), "utf8")).version,
  tool: toolOf(process),
  home: "",
};

const built = new URL("../../dist/docs/", import.meta.url);

/** The pages as they were built, by their files. */
export const pages = new Map(
  readdirSync(built)
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => [file, readFileSync(new URL(file, built), "utf8")]),
);

/** What a reader sees of a page. */
export const pageText = (file: string): string => pages.get(file) ?? "";

/** The ids that a page has anchors for. */
export const anchorsOf = (page: string): Set<string> =>
  new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
