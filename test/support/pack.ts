import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

const root = resolve(import.meta.dirname, "../..");

/** The package as a user has it: its tarball, and a folder in which that is installed. Each test file writes into a folder of its own. */
export interface Packed {
  tarball: string;
  /** The paths in the tarball. */
  files: { path: string }[];
  /** Where it is installed, with what npm brings along. */
  folder: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    packed: Packed;
  }
}

/** The package, packed and installed once for all test files. */
export const packed = (): Packed => inject("packed");

/** Compiles a file of a folder strictly, with no types of packages but Node's own. */
export async function compile(folder: string, file: string, options = "--noEmit --target es2023"): Promise<void> {
  const types = ["--types", "node", "--typeRoots", join(root, "node_modules/@types")];
  const strict = ["--strict", "--module", "nodenext", ...types, ...options.split(" "), file];
  await promisify(execFile)(join(root, "node_modules/.bin/tsc"), strict, { cwd: folder });
}

/** Packs the package, which builds it, and installs the tarball in an empty folder. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "standin-packed-"));
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  // What an earlier build has left.
  writeFileSync(join(root, "dist/chunk-OLD.js"), "");
  const [{ filename, files }] = JSON.parse(npm(root, "pack", "--json", "--pack-destination", folder));
  writeFileSync(join(folder, "package.json"), '{"name":"user","private":true,"type":"module"}');
  npm(folder, "install", "--no-audit", "--no-fund", `./${filename}`);
  provide("packed", { tarball: join(folder, filename), files, folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
