import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** The blocks of a recipe that name the file in which they stand, in their first line. */
export async function blocksOf(recipe: string): Promise<Map<string, string>> {
  const text = await readFile(join(root, "docs/recipes", `${recipe}.md`), "utf8");
  const blocks = [...text.matchAll(/^```\w+\n(?:\/\/|#|<!--) (\S+)(?: -->)?\n(.*?)^```/gms)];
  if (blocks.length === 0) throw new Error(`The recipe ${recipe} names no file.`);
  return new Map(blocks.map(([, name = "", code = ""]) => [basename(name), code]));
}

/** Whether a package that a recipe needs is there; not all are among those of the project. */
export const isInstalled = (name: string): boolean => existsSync(join(root, "node_modules", name));

/**
 * A folder with the files of a recipe, in which Standin is installed as built, beside the packages that it names. It goes
 * when the test ends.
 */
export async function folderOf(recipe: string, packages: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), `standin-${recipe}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = await blocksOf(recipe);
  for (const [name, code] of files) await writeFile(join(folder, name), code);
  await writeFile(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  await symlink(root, join(folder, "node_modules/standin"));
  for (const name of packages) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, "node_modules", name), link);
  }
  const bin = join(folder, "node_modules/.bin/standin");
  await writeFile(bin, `#!/bin/sh\nexec "${process.execPath}" "${root}/dist/cli.js" "$@"\n`);
  await chmod(bin, 0o755);
  return { folder, files };
}
