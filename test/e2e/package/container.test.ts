import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../support/folder.js";
import { freePort } from "../../support/free-port.js";
import { packed } from "../../support/pack.js";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");

/** The instructions of the Dockerfile, each with its words. */
async function instructions(): Promise<[string, string][]> {
  const text = await readFile(join(root, "Dockerfile"), "utf8");
  return [...text.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = "", words = ""]) => [name, words]);
}

test("the container runs as nobody special, and its instructions are the scripts beside it", async () => {
  const found = await instructions();
  expect(found).toContainEqual(["USER", "node"]);
  expect(found).toContainEqual(["RUN", '["sh", "install.sh"]']);
  expect(found).toContainEqual(["ENTRYPOINT", '["sh", "serve.sh"]']);
  expect(found.find(([name]) => name === "HEALTHCHECK")?.[1]).toContain('CMD ["node", "health.mjs"]');
  // What is installed as root is not written by who runs it.
  const names = found.map(([name]) => name);
  expect(names.indexOf("RUN")).toBeLessThan(names.indexOf("USER"));
});

test("its steps install the tarball, serve, tell that they are healthy, and end on a signal", async () => {
  const folder = await newFolder();
  await cp(join(root, "container"), folder, { recursive: true });
  await cp(packed().tarball, join(folder, "standin.tgz"));
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, npm_config_cache: join(folder, ".npm") };
  await run("sh", ["install.sh"], { cwd: folder, env });

  const health = () =>
    run("node", ["health.mjs"], { cwd: folder, env }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  const refused = await run("sh", ["serve.sh"], { cwd: folder, env }).catch((error: { stderr: string }) => error);
  expect(refused.stderr).toContain("Set STANDIN_CONTROL_TOKEN");
  expect(await health()).toBe(1);
  const secret = { ...env, STANDIN_CONTROL_TOKEN: "t0ken" };
  const server = spawn("sh", ["serve.sh", "--ids", "counted"], { cwd: folder, env: secret });
  const ended = once(server, "close");
  onTestFinished(() => void server.kill("SIGKILL"));
  await Promise.race([once(server.stdout, "data"), ended.then(() => Promise.reject(new Error("It ended.")))]);
  expect(await health()).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/_standin/faults`)).status).toBe(401);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
}, 120_000);
