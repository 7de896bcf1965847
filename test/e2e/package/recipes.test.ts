import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import defaultSeed from "../../../src/seed/default-seed.json" with { type: "json" };
import { freePort } from "../../support/free-port.js";
import { folderOf, isInstalled } from "../../support/recipe.js";

const run = promisify(execFile);
const vitest = (folder: string) => run("node", ["node_modules/vitest/vitest.mjs", "run"], { cwd: folder });

test.skipIf(!isInstalled("msw"))(
  "MSW",
  async () => {
    const { folder } = await folderOf("msw", ["vitest", "msw"]);
    expect((await vitest(folder)).stdout).toMatch(/1 passed/);
  },
  30_000,
);

test("a CI job", async () => {
  const { folder, files } = await folderOf("ci");
  const { steps } = parse(files.get(".github/workflows/test.yml") ?? "").jobs.test as {
    steps: { run?: string; if?: string }[];
  };
  // What the user's tests do with it.
  const check = `fetch(process.env.STANDIN_URL + "/uploads/1001", { headers: { Authorization: "Bearer any" } })
    .then((answer) => console.log("answered", answer.status))`;
  const scripts = { test: "node check.mjs" };
  await writeFile(join(folder, "check.mjs"), check);
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "user", private: true, type: "module", scripts }),
  );
  const variables = join(folder, "variables");
  await writeFile(variables, "");
  onTestFinished(async () => {
    process.kill(JSON.parse(await readFile(join(folder, "standin.json"), "utf8")).pid);
  });

  let said = "";
  // The packages are there already. The steps for a failure are run too: they must work when they are needed.
  for (const lines of steps.map((step) => step.run).filter((lines) => lines !== undefined && lines !== "npm ci")) {
    const set = Object.fromEntries(
      (await readFile(variables, "utf8"))
        .trim()
        .split("\n")
        .map((line) => line.split(/=(.*)/)),
    );
    const env = { ...process.env, ...set, GITHUB_ENV: variables };
    const { stdout } = await run("bash", ["-e", "-o", "pipefail", "-c", lines ?? ""], { cwd: folder, env });
    said += stdout;
  }
  expect(said).toContain("answered 200");
  expect(said).toContain('"operation":"getUpload"');
}, 30_000);

test("a page behind Vite's proxy shows a picture, and uploads one", async () => {
  const { folder } = await folderOf("vite", ["vite"]);
  const [standin, vite] = [String(await freePort()), String(await freePort())];
  const direct = `http://127.0.0.1:${standin}`;
  const env = { ...process.env, PORT: standin, STANDIN_URL: direct, STANDIN_ENVIRONMENT: "ada" };
  const start = async (command: string, args: string[]) => {
    const child = spawn(command, args, { cwd: folder, env, detached: true });
    const ended = once(child, "close");
    onTestFinished(async () => {
      process.kill(-Number(child.pid));
      await ended;
    });
    await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(new Error("It ended.")))]);
  };
  await start("sh", ["serve.sh"]);
  const flags = ["--host", "127.0.0.1", "--port", vite, "--strictPort"];
  await start(process.execPath, ["node_modules/vite/bin/vite.js", ...flags]);

  const app = `http://127.0.0.1:${vite}`;
  const headers = { Authorization: "Bearer any", "Content-Type": "application/json", Origin: app };
  const { url } = await (await fetch(`${app}/api/uploads/1001`, { headers })).json();
  expect(url).toBe(`${app}/api/assets/ada/seed/hills.png`);
  expect((await fetch(url)).headers.get("content-type")).toBe("image/png");
  const asked = await fetch(`${app}/api/upload-requests`, { method: "POST", headers, body: '{"filename":"a.txt"}' });
  const address = (await asked.json()).url;
  expect(address).toContain(`${app}/api/storage/`);
  expect((await fetch(address, { method: "PUT", body: "bytes" })).status).toBe(200);
  const update = await fetch(`${app}/api/uploads/1001`, { method: "PUT", headers, body: '{"basename":"meadow"}' });
  expect((await fetch(new URL(update.headers.get("location") ?? "", app), { headers })).status).not.toBe(401);

  // The developer's environment, and the one that a test names.
  const environmentOf = async (extra: object) =>
    (await fetch(`${app}/api/uploads/1002`, { headers: { ...headers, ...extra } })).headers.get("x-environment");
  expect([await environmentOf({}), await environmentOf({ "X-Environment": "a-test" })]).toEqual(["ada", "a-test"]);
  // What a page sees of a fault through Vite.
  const withFault = async (fault: object) => {
    const control = { "Content-Type": "application/json", "X-Environment": "ada" };
    const body = JSON.stringify({ operation: "getUpload", times: 1, ...fault });
    await fetch(`${direct}/_standin/faults`, { method: "POST", headers: control, body });
    const response = await fetch(`${app}/api/uploads/1002`, { headers });
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  expect(await withFault({ status: 503 })).toEqual([
    503,
    expect.stringContaining("json"),
    expect.stringContaining("503"),
  ]);
  expect(await withFault({ disconnect: true })).toEqual([502, "text/plain", ""]);
}, 180_000);

test("a shared mock for a team", async () => {
  const { folder } = await folderOf("team");
  await writeFile(join(folder, "team.seed.json"), JSON.stringify(defaultSeed));
  const env = { ...process.env, NAME: "localhost", PORT: String(await freePort()), STANDIN_CONTROL_TOKEN: "t0ken" };
  // In a process group of its own: npx hands no signal on to what it started.
  const server = spawn("sh", ["serve.sh"], { cwd: folder, env, detached: true });
  const ended = once(server, "close");
  onTestFinished(async () => {
    process.kill(-Number(server.pid));
    await ended;
  });
  await Promise.race([once(server.stdout, "data"), ended.then(() => Promise.reject(new Error("It ended.")))]);
  const { stdout } = await run("sh", ["use.sh"], { cwd: folder, env });
  expect(stdout).toContain('"author":"Ada"');
  expect(stdout).toContain('{"environments":[{"name":"ada",');
  expect(JSON.parse(await readFile(join(folder, "team.seed.next.json"), "utf8")).uploads[0].author).toBe("Ada");
}, 30_000);
