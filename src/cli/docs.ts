import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { placeDocs } from "../base/docs-site.js";
import { replaceFileIn } from "../base/files.js";
import { UsageError } from "../base/usage-error.js";

interface DocsFlags {
  out?: string;
  base?: string;
  open?: true;
}

/** `standin docs`: writes the built documentation for any static host, or serves it here. */
export function docsCommand(process: NodeJS.Process): Command {
  return new Command("docs")
    .description("Write the documentation for a static host, or open it in a browser.")
    .option("--out <dir>", "Folder to write; keeps other files in it")
    .option("--base <path>", "Path of the folder on its host, with --out (default: relative links)")
    .option("--open", "Serve the documentation on this machine, with a mock for its examples, and open a browser")
    .exitOverride()
    .action(async ({ out, base, open }: DocsFlags) => {
      if (out === undefined && !open)
        throw new UsageError("Pass --out <dir> to write the documentation to a folder, or --open to read it here.");
      if (base !== undefined && (out === undefined || !/^\/(?:[\w.~-]+\/)*$/.test(base)))
        throw new UsageError("--base needs --out <dir> and a path that begins and ends with a slash, such as /docs/.");
      if (out !== undefined) await write(out, base === undefined ? {} : { base }, process);
      if (open) await serve(process);
    });
}

async function write(out: string, place: { base?: string }, process: NodeJS.Process): Promise<void> {
  const folder = await builtFolder();
  const names = await filesIn(folder);
  try {
    for (const name of names) {
      const content = placeDocs(name, await readFile(join(folder, name)), place);
      await replaceFileIn(out, name, [content], { isPublic: true });
    }
  } catch (error) {
    throw new UsageError(`The documentation cannot be written to ${out}: ${(error as Error).message}`);
  }
  process.stderr.write(
    `Wrote ${names.length} files. Any static host can serve ${out}. The first page is index.html.\n`,
  );
}

/** The built documentation: beside the bundle, or in `dist` when running from source. */
async function builtFolder(): Promise<string> {
  for (const folder of ["./docs/", "../../dist/docs/"]) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    if ((await filesIn(path)).includes("index.html")) return path;
  }
  throw new UsageError("The documentation is not built. In a clone, run `npm run build:site`.");
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // In a clone, the build keeps a checksum of its sources there.
  const files = found.filter((one) => one.isFile() && !one.name.endsWith(".sha256"));
  return files.map((one) => relative(folder, join(one.parentPath, one.name)));
}

/** Serves it by a mock, so that its examples can be sent, until a signal ends the process. */
async function serve(process: NodeJS.Process): Promise<void> {
  const { createStandin } = await import("../standin.js");
  const standin = await createStandin({ port: 0 });
  const end = () => void standin.close().then(() => process.exit(0));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
  const url = `${standin.url}/docs/`;
  process.stdout.write(`The documentation is at ${url}\n`);
  await openInBrowser(url, process.platform);
}

/** Opens an address in the user's browser, if there is one. */
async function openInBrowser(url: string, platform: NodeJS.Platform): Promise<void> {
  // Loading it takes 3 ms of every start, and is rarely needed.
  const { spawn } = await import("node:child_process");
  const [command, ...flags] =
    platform === "darwin" ? ["open"] : platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  const child = spawn(command ?? "", [...flags, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
