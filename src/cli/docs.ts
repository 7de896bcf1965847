import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Command } from "commander";
import { makeFolder } from "../base/files.js";
import type { GuideSource } from "../site/model/source.js";
import { observeCommand } from "./observe.js";
import { seedCommand } from "./seed.js";
import { serveCommand } from "./serve.js";
import { toolOf } from "./tool-source.js";
import { UsageError } from "./usage.js";
import { verifyCommand } from "./verify.js";

/** `standin docs`: the documentation as a folder of pages that need nothing else. What it takes is loaded when it runs. */
export function docsCommand(process: NodeJS.Process): Command {
  return new Command("docs")
    .description("Write the documentation: pages that open from the file system.")
    .requiredOption("--out <dir>", "the folder to write it to; what else is there stays")
    .option("--quiet", "say nothing of it")
    .exitOverride()
    .action(async ({ out, quiet = false }: { out: string; quiet?: boolean }) => {
      const files = await site(process);
      try {
        for (const [path, content] of files) {
          await makeFolder(dirname(join(out, path)));
          await writeFile(join(out, path), content);
        }
      } catch (error) {
        throw new UsageError(`The documentation cannot be written to ${out}: ${(error as Error).message}`);
      }
      if (!quiet) process.stderr.write(`Wrote ${files.size} files. Open ${join(out, "index.html")}\n`);
    });
}

async function site(process: NodeJS.Process): Promise<Map<string, string>> {
  const [{ generateSite }, { readAssets }, { contracts }] = await Promise.all([
    import("../site/site.js"),
    import("../site/assets.js"),
    import("../../contracts/index.js"),
  ]);
  const commands = [serveCommand, verifyCommand, observeCommand, docsCommand, seedCommand].map((make) => make(process));
  const pages = generateSite({
    contracts,
    guides: await readGuides(),
    recipes: await readRecipes(),
    tool: toolOf(commands),
    facts: await readFacts(),
  });
  return new Map([...(await readAssets()), ...pages]);
}

/** In the order in which people need them; what is new comes last. */
const order = ["quick-start", "console", "verify", "bindings", "observe", "webhooks", "jobs", "limits", "upgrading"];

/** The guides of the package, which stand in `docs/guides`. */
const readGuides = (): Promise<GuideSource[]> => readTexts("guides");

/** The recipes, which stand in `docs/recipes`. */
const readRecipes = (): Promise<GuideSource[]> => readTexts("recipes");

async function readTexts(kind: "guides" | "recipes"): Promise<GuideSource[]> {
  for (const folder of [`../docs/${kind}/`, `../../docs/${kind}/`]) {
    const url = new URL(folder, import.meta.url);
    const names = (await readdir(url).catch(() => [])).filter((name) => name.endsWith(".md"));
    const guides = await Promise.all(
      names.map(async (name) => ({ name: name.slice(0, -3), text: await readFile(new URL(name, url), "utf8") })),
    );
    if (guides.length > 0) return guides.sort((one, other) => rank(one.name) - rank(other.name));
  }
  return [];
}

/** What is known of the published service, which stands in `docs/spec`. */
async function readFacts(): Promise<string> {
  for (const file of ["../docs/spec/published-service.md", "../../docs/spec/published-service.md"]) {
    const text = await readFile(new URL(file, import.meta.url), "utf8").catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error("The package has lost docs/spec/published-service.md; install it again.");
}

const rank = (name: string): number => (order.indexOf(name) + order.length + 1) % (order.length + 1);
