import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { Tarball } from "./pack.js";

const run = promisify(execFile);

/** The package as a user has it: a folder in which its tarball is installed, with what npm brings along. */
export interface Installed {
  folder: string;
  packed: { filename: string; files: Tarball["files"] };
  remove(): Promise<void>;
}

/** Installs the tarball in an empty folder. */
export async function installPacked(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), "standin-installed-"));
  const { path, files } = inject("tarball");
  const filename = basename(path);
  await cp(path, join(folder, filename));
  await writeFile(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  await run("npm", ["install", "--no-audit", "--no-fund", `./${filename}`], { cwd: folder });
  return { folder, packed: { filename, files }, remove: () => rm(folder, { recursive: true, force: true }) };
}
