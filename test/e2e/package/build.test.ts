import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, symlink } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../support/folder.js";

const root = resolve(import.meta.dirname, "../../..");

/** A copy of what a clone holds, which goes with the test. With the packages of this one, or with none. */
async function clone({ packages }: { packages: boolean }): Promise<string> {
  const folder = await newFolder();
  const isMade = (path: string) => /^(node_modules|\.git|dist.*|\.?site|coverage|.*\.tgz)$/.test(relative(root, path));
  await cp(root, folder, { recursive: true, filter: (path) => !isMade(path) });
  if (packages) await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/** What a command says in production, and its exit code. With a cache of its own, since npx keeps there what it has linked. */
async function inProduction(folder: string, command: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: "production", npm_config_cache: join(folder, ".npm") };
  const child = spawn(command, args, { cwd: folder, env });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) child[name].on("data", (text) => (said[name] += text));
  return { code: await ended(child), ...said };
}

const ended = async (child: ChildProcess): Promise<number | null> => (await once(child, "close"))[0];

test("npm ci without the packages for development ends well and says what it did not build; so does what would need it", async () => {
  const folder = await clone({ packages: false });
  const installed = await inProduction(folder, "npm", "ci");
  expect(installed).toMatchObject({ code: 0, stderr: expect.stringContaining("npm ci --include=dev") });
  const started = await inProduction(folder, "npm", "start");
  expect(started).toMatchObject({ code: 1, stderr: expect.stringContaining("npm ci --include=dev") });
  const asked = await inProduction(folder, "npx", "standin", "verify");
  expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining("npm ci --include=dev") });
  const packed = await inProduction(folder, "npm", "pack");
  expect(packed.code).not.toBe(0);
  expect(await readFile(join(folder, "package.json"), "utf8")).toBe(await readFile(join(root, "package.json"), "utf8"));
  // What npx has linked before there was a build is the command after it.
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await inProduction(folder, "npm", "run", "build:js");
  expect(await inProduction(folder, "npx", "standin", "--version")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
}, 120_000);
