import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

/** The tarball, for everybody who installs it. */
export interface Tarball {
  path: string;
  /** The paths in it. */
  files: { path: string }[];
}

declare module "vitest" {
  export interface ProvidedContext {
    tarball: Tarball;
  }
}

/** Packs the package once, which builds it. */
export default function setup({ provide }: TestProject): () => void {
  const root = resolve(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "standin-packed-"));
  // What an earlier build has left.
  writeFileSync(join(root, "dist/chunk-OLD.js"), "");
  const stdout = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename, files }] = JSON.parse(stdout);
  provide("tarball", { path: join(folder, filename), files });
  return () => rmSync(folder, { recursive: true, force: true });
}
