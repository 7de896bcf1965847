import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { undo } from "../../../src/kit/undo.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";

/** A service that says nothing of being a Standin, and a folder for records. */
async function start() {
  const service = await startFlaky({ jobs: "auto", jobTime: 20, deliver: "off" });
  service.script = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
  const folder = await newFolder();
  return { service, folder };
}

const named = ["--upload-id", "1001", "--webhook-id", "2001"];
const borrowing = {
  operations: { createUpload: null, createWebhook: null, createUploadCollection: null },
  fixtures: { upload_id: "1001", webhook_id: "2001" },
};

function run(service: Flaky, folder: string, flags: readonly string[]) {
  const args = ["bin/standin.cjs", "verify", "--target", service.url, "--run-record", folder, "--quiet", ...flags];
  return spawn(process.execPath, args, { stdio: "ignore" });
}

/** A run that is killed when its request number `at` has come, before or after the service has carried it out. */
async function killAt(at: number, flags: readonly string[]) {
  const { service, folder } = await start();
  const before = await service.snapshot();
  const child = run(service, folder, flags);
  let count = 0;
  service.script = ({ path }) => {
    if (path.startsWith("/_standin")) return { status: 404 };
    if (++count < at) return undefined;
    child.kill("SIGKILL");
    return at % 2 === 0 ? "refuse" : "lose answer";
  };
  const [code, signal] = await once(child, "exit");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  service.script = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
  const undone = await undo(toTarget({ url: service.url }), realPorts, { folder, onWait: () => undefined });
  expect({ at, left: undone.left, after: await service.snapshot() }).toEqual({ at, left: [], after: before });
  expect((await readdir(folder)).filter((name) => name !== ".gitignore")).toEqual([]);
}

describe("a run that is killed, and undone", () => {
  // Anywhere, but the same each time.
  const moments = Array.from({ length: 6 }, (_, index) => 2 + ((index * 7919 + 104_729) % 97) * (index + 1));

  it.each(moments)("leaves a service as it was: at request %i, with resources of its own", async (at) => {
    await killAt(at, named);
  });

  it.each([6, 13, 61])(
    "has webhooks of others enabled again that --quiet-webhooks disabled: at request %i",
    async (at) => {
      await killAt(at, ["--quiet-webhooks", "--upload-id", "1001"]);
    },
  );

  it.each(moments.slice(0, 4).map((at) => at + 1))(
    "leaves a service as it was: at request %i, with borrowed ones",
    async (at) => {
      const { folder } = await start();
      const file = join(folder, "binding.json");
      await writeFile(file, JSON.stringify(borrowing));
      await killAt(at, ["--binding", file]);
    },
  );
});

describe("a program that verifies, and is ended by a signal", () => {
  it("leaves a service as it was, though Vitest ends before its worker", async () => {
    const { service, folder } = await start();
    const before = await service.snapshot();
    const root = await mkdtemp(join(tmpdir(), "standin-vitest-"));
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    await symlink(resolve("node_modules"), join(root, "node_modules"));
    const options = { target: service.url, uploadId: "1001", webhookId: "2001", runRecord: folder, allowCalls: true };
    const kit = JSON.stringify(resolve("dist/kit.js"));
    await writeFile(
      join(root, "contracts.test.js"),
      `import * as vitest from "vitest"; import { describeContracts } from ${kit}; describeContracts(${JSON.stringify(options)}, vitest);`,
    );
    await writeFile(join(root, "vitest.config.mjs"), "export default {};");
    const args = [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", root];
    const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, NODE_ENV: ____, ...env } = process.env;
    const child = spawn(process.execPath, args, { stdio: "ignore", cwd: root, env });
    onTestFinished(() => void child.kill("SIGKILL"));
    let writes = 0;
    service.script = ({ path, method }) => {
      if (path.startsWith("/_standin")) return { status: 404 };
      if (method !== "GET" && ++writes === 20) child.kill("SIGTERM");
      return undefined;
    };
    await once(child, "exit");
    expect(writes).toBeGreaterThanOrEqual(20);
    // The worker removes its record last.
    await vi.waitUntil(async () => (await readdir(folder)).join() === ".gitignore", { timeout: 20_000 });
    expect(await service.snapshot()).toEqual(before);
  });

  const programs: Record<string, string> = {
    verify: "await verify(options);",
    "describeContracts in node:test": "const test = await import('node:test'); describeContracts(options, test);",
  };

  it.each(Object.keys(programs).flatMap((name) => ["SIGINT", "SIGTERM"].map((signal) => [name, signal] as const)))(
    "leaves a service as it was: %s, %s",
    async (name, signal) => {
      const { service, folder } = await start();
      const before = await service.snapshot();
      const options = { target: service.url, uploadId: "1001", webhookId: "2001", runRecord: folder, allowCalls: true };
      const program = `import { verify, describeContracts } from "./dist/kit.js"; const options = ${JSON.stringify(options)}; ${programs[name]}`;
      const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "ignore" });
      onTestFinished(() => void child.kill("SIGKILL"));
      let writes = 0;
      service.script = ({ path, method }) => {
        if (path.startsWith("/_standin")) return { status: 404 };
        if (method !== "GET" && ++writes === 20) child.kill(signal as NodeJS.Signals);
        return undefined;
      };
      expect(await once(child, "exit")).toEqual([null, signal]);
      expect(await service.snapshot()).toEqual(before);
      expect(await readdir(folder)).toEqual([".gitignore"]);
    },
  );
});
