import { readdirSync, readFileSync } from "node:fs";
import { contracts } from "../../contracts/index.js";
import { docsCommand } from "../../src/cli/docs.js";
import { observeCommand } from "../../src/cli/observe.js";
import { seedCommand } from "../../src/cli/seed.js";
import { serveCommand } from "../../src/cli/serve.js";
import { toolOf } from "../../src/cli/tool-source.js";
import { verifyCommand } from "../../src/cli/verify.js";
import { documents } from "../../src/openapi/documents.js";
import { readAssets } from "../../src/site/assets.js";
import type { DocsSource } from "../../src/site/model/source.js";
import { generateSite } from "../../src/site/site.js";

const folder = new URL("../../docs/guides/", import.meta.url);

/** Every guide, by its name, as it stands in the repository. */
export const guides = readdirSync(folder).map((file) => ({
  name: file.replace(/\.md$/, ""),
  text: readFileSync(new URL(file, folder), "utf8"),
}));

const facts = readFileSync(new URL("../../docs/spec/published-service.md", import.meta.url), "utf8");

const recipesFolder = new URL("../../docs/recipes/", import.meta.url);
const recipes = readdirSync(recipesFolder).map((file) => ({
  name: file.replace(/\.md$/, ""),
  text: readFileSync(new URL(file, recipesFolder), "utf8"),
}));
const commands = [serveCommand, verifyCommand, observeCommand, docsCommand, seedCommand].map((make) => make(process));

/** What the command line makes the site of. */
export const source: DocsSource = { documents, contracts, guides, facts, recipes, tool: toolOf(commands) };

export const site = generateSite(source);
export const assets = await readAssets();

export const pages: [string, string][] = [...site].filter(([file]) => file.endsWith(".html"));

/** What a reader sees of a page. */
export const pageText = (file: string): string => site.get(file) ?? "";

/** The ids that a page has anchors for. */
export const anchorsOf = (page: string): Set<string> =>
  new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
