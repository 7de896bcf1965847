import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromiumPath } from "./chromium-path.js";
import { newFolder } from "./folder.js";
import { freePort } from "./free-port.js";
import { packed } from "./pack.js";

const root = resolve(import.meta.dirname, "../..");

/** The blocks of a recipe that name the file in which they stand, in their first line. */
async function blocksOf(recipe: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, "docs/recipes", `${recipe}.md`), "utf8");
  const blocks = [...text.matchAll(/^```\w+\n(?:\/\/|#|<!--) (\S+)(?: -->)?\n(.*?)^```/gms)];
  if (blocks.length === 0) throw new Error(`The recipe ${recipe} names no file.`);
  return new Map(blocks.map(([, name = "", code = ""]) => [name, code]));
}

/** Whether a package that a recipe needs is there; not all are among those of the project. */
export const isInstalled = (name: string): boolean => existsSync(join(root, "node_modules", name));

/** Puts the files of a recipe into a folder, beside links to the packages that it names. */
async function fill(folder: string, recipe: string, packages: readonly string[]): Promise<Map<string, string>> {
  const files = await blocksOf(recipe);
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  for (const [name, code] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), code);
  }
  await writeFile(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  for (const name of packages) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, "node_modules", name), link);
  }
  return files;
}

/** A folder with the files of a recipe, in which Standin is installed as built. It goes when the test ends. */
export async function folderOf(recipe: string, packages: readonly string[] = []) {
  const folder = await newFolder();
  const files = await fill(folder, recipe, packages);
  await symlink(root, join(folder, "node_modules/standin"));
  const bin = join(folder, "node_modules/.bin/standin");
  await writeFile(bin, `#!/bin/sh\nexec "${process.execPath}" "${root}/dist/cli.js" "$@"\n`);
  await chmod(bin, 0o755);
  return { folder, files };
}

/** A folder with the files of a recipe below the one where the tarball is installed. */
export async function folderBesideTarball(recipe: string, packages: readonly string[] = []) {
  const folder = await mkdtemp(join(packed().folder, `${recipe}-`));
  const files = await fill(folder, recipe, packages);
  await symlink(join(packed().folder, "node_modules/.bin/standin"), join(folder, "node_modules/.bin/standin"));
  return { folder, files };
}

/** Runs a folder's tests with Playwright, all or those of a name, and resolves with what it says and how it ends. */
export async function playwright(folder: string, name = ".", variables: NodeJS.ProcessEnv = {}) {
  const [standin, app] = [await freePort(), await freePort()];
  const urls = { STANDIN_URL: `http://127.0.0.1:${standin}`, APP_URL: `http://127.0.0.1:${app}` };
  const env = { ...process.env, CHROMIUM_PATH: chromiumPath, ...urls, CI: "1", ...variables };
  const command = ["node_modules/@playwright/test/cli.js", "test", "--workers=4", "--reporter=line", "-g", name];
  return promisify(execFile)("node", command, { cwd: folder, env }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: number }) => ({ stdout, code }),
  );
}

const npmInstall = (folder: string, what: string) =>
  promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", what], { cwd: folder });

/** A folder for what npm installs, beside that of the tarball, which has to stay alone there. It goes with the tarball. */
async function ownFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(packed().folder, `${name}-`));
  await writeFile(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  return folder;
}

/** A folder with the files of a recipe, in which the tarball is installed, and what the first line of its `install.sh` names. */
export async function folderWithFramework(recipe: string) {
  const folder = await ownFolder(recipe);
  await npmInstall(folder, packed().tarball);
  const [line = ""] = (await blocksOf(recipe)).get("install.sh")?.split("\n") ?? [];
  await promisify(execFile)("sh", ["-c", line], { cwd: folder });
  await fill(folder, recipe, ofPlaywright);
  return folder;
}

/** The `PATH` on which `node` is 22.19 or newer, which frameworks need and the package does not: where it is older, npm installs one. */
export async function pathOfNode22(): Promise<string> {
  const { PATH = "" } = process.env;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 19)) return PATH;
  const folder = await ownFolder("node");
  const name = `node-${process.platform}-${process.arch}`;
  await npmInstall(folder, `${name}@22`);
  return [join(folder, "node_modules", name, "bin"), PATH].join(delimiter);
}

/** What Playwright needs of the packages. */
export const ofPlaywright = ["@playwright/test", "playwright", "playwright-core"];
