import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../support/folder.js";

const run = promisify(execFile);
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
const asides = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith("dist-"));

test("two builds at once both end well, and what is built can be started all the while", async () => {
  const folder = await clone({ packages: true });
  await run("npm", ["run", "build:js"], { cwd: folder });
  let running = 2;
  const builds = [1, 2].map(() => run("npm", ["run", "build:js"], { cwd: folder }).finally(() => running--));
  onTestFinished(async () => void (await Promise.allSettled(builds)));
  const starts: string[] = [];
  const script = "await import('./dist/index.js'); await import('./dist/types.js'); console.log('imported')";
  while (running > 0) {
    starts.push((await run("node", ["dist/cli.js", "--version"], { cwd: folder })).stdout);
    starts.push((await run("node", ["--input-type=module", "-e", script], { cwd: folder })).stdout);
  }
  await Promise.all(builds);
  expect(starts.length).toBeGreaterThan(2);
  expect(new Set(starts)).toEqual(new Set([starts[0], "imported\n"]));
  expect(await asides(folder)).toEqual([]);
}, 120_000);

test("a build that fails leaves the one before as it was; one that does not removes what earlier ones left, but nothing of one that still runs", async () => {
  const folder = await clone({ packages: true });
  const old = { "cli.js": "console.log('the one before')", "index.d.ts": "export {}", "docs/index.html": "<p>" };
  const files = { ...old, "chunk-OLD.js": "", "console/old.css": "" };
  for (const name of ["dist/console", "dist/docs"]) await mkdir(join(folder, name), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, "dist", name), content);
  const source = join(folder, "src/cli/main.ts");
  const right = await readFile(source, "utf8");
  await writeFile(source, "const =");
  await expect(run("npm", ["run", "build:js"], { cwd: folder })).rejects.toThrow("main.ts");
  for (const [name, content] of Object.entries(files)) {
    expect(await readFile(join(folder, "dist", name), "utf8")).toBe(content);
  }
  expect(await asides(folder)).toEqual([]);

  for (const name of ["dist-killed", "dist-runs"]) await mkdir(join(folder, name));
  await utimes(join(folder, "dist-killed"), 0, 0);
  await writeFile(source, right);
  await run("npm", ["run", "build:js"], { cwd: folder });
  const built = await readdir(join(folder, "dist"), { recursive: true });
  expect(built.filter((name) => /old/i.test(name))).toEqual([]);
  // The declarations and the documentation are of other steps.
  expect(built).toEqual(
    expect.arrayContaining(["cli.js", "index.js", "console/main.js", "docs/index.html", "index.d.ts"]),
  );
  expect(await asides(folder)).toEqual(["dist-runs"]);
}, 60_000);

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
