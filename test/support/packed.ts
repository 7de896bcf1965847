import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");

/** The package as a user has it: a folder in which its tarball is installed, with what npm brings along. */
export interface Installed {
  folder: string;
  packed: { filename: string; files: { path: string }[] };
  remove(): Promise<void>;
}

/** Packs the package, and installs the tarball in an empty folder. */
export async function installPacked(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), "standin-packed-"));
  // What an earlier build has left.
  await writeFile(join(root, "dist/chunk-OLD.js"), "");
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: root });
  const packed = JSON.parse(stdout)[0];
  await writeFile(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  await run("npm", ["install", "--no-audit", "--no-fund", `./${packed.filename}`], { cwd: folder });
  return { folder, packed, remove: () => rm(folder, { recursive: true, force: true }) };
}
