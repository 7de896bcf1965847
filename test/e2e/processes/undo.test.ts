import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { toTarget } from "../../../src/kit/binding/defaults.js";
import { undo } from "../../../src/kit/undo.js";
import { realPorts } from "../../../src/runtime/kit-process.js";
import { type Flaky, startFlaky } from "../../support/flaky.js";
import { newFolder } from "../../support/folder.js";
import { sample } from "../../support/sample.js";

/** A service that says nothing of being a Standin, and a folder for records. */
async function start() {
  const service = await startFlaky({ isForeign: true, jobs: "auto", jobTime: 20, deliver: "off" });
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
  service.script = () => {
    if (++count < at) return undefined;
    child.kill("SIGKILL");
    return at % 2 === 0 ? "refuse" : "lose answer";
  };
  const [code, signal] = await once(child, "exit");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
  service.script = () => undefined;
  const undone = await undo(toTarget({ url: service.url }), realPorts, { folder, onWait: () => undefined });
  expect({ at, left: undone.left, after: await service.snapshot() }).toEqual({ at, left: [], after: before });
  expect((await readdir(folder)).filter((name) => name !== ".gitignore")).toEqual([]);
}

describe("a run that is killed, and undone", () => {
  // Anywhere, but the same each time.
  const moments = Array.from({ length: 6 }, (_, index) => 2 + ((index * 7919 + 104_729) % 97) * (index + 1));

  it.each(sample(moments, 3))("leaves a service as it was: at request %i, with resources of its own", async (at) => {
    await killAt(at, named);
  });

  it.each(sample([13, 6, 61], 3))(
    "has webhooks of others enabled again that --quiet-webhooks disabled: at request %i",
    async (at) => {
      await killAt(at, ["--quiet-webhooks", "--upload-id", "1001"]);
    },
  );

  it.each(sample(moments.slice(0, 4), 4).map((at) => at + 1))(
    "leaves a service as it was: at request %i, with borrowed ones",
    async (at) => {
      const folder = await newFolder({ "binding.json": JSON.stringify(borrowing) });
      await killAt(at, ["--binding", join(folder, "binding.json")]);
    },
  );
});

/** Ends a program at its twentieth request that changes something; tells how many have come. */
function endAt(service: Flaky, child: ChildProcess, signal: NodeJS.Signals): () => number {
  onTestFinished(() => void child.kill("SIGKILL"));
  let writes = 0;
  service.script = ({ method }) => {
    if (method !== "GET" && ++writes === 20) child.kill(signal);
    return undefined;
  };
  return () => writes;
}

const optionsOf = (service: Flaky, runRecord: string) =>
  JSON.stringify({ target: service.url, uploadId: "1001", webhookId: "2001", runRecord, allowCalls: true });

describe("a program that verifies, and is ended by a signal", () => {
  it("leaves a service as it was, though Vitest ends before its worker", async () => {
    const { service, folder } = await start();
    const before = await service.snapshot();
    const contracts = `import * as vitest from "vitest"; import { describeContracts } from ${JSON.stringify(resolve("dist/kit.js"))}; describeContracts(${optionsOf(service, folder)}, vitest);`;
    const root = await newFolder({ "contracts.test.js": contracts, "vitest.config.mjs": "export default {};" });
    await symlink(resolve("node_modules"), join(root, "node_modules"));
    const args = [resolve("node_modules/vitest/vitest.mjs"), "run", "--root", root];
    const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, NODE_ENV: ____, ...env } = process.env;
    const child = spawn(process.execPath, args, { stdio: "ignore", cwd: root, env });
    const writes = endAt(service, child, "SIGTERM");
    await once(child, "exit");
    expect(writes()).toBeGreaterThanOrEqual(20);
    // The worker removes its record last.
    await vi.waitUntil(async () => (await readdir(folder)).join() === ".gitignore", { timeout: 20_000 });
    expect(await service.snapshot()).toEqual(before);
  });

  const programs: Record<string, string> = {
    verify: "await verify(options);",
    "describeContracts in node:test": "const test = await import('node:test'); describeContracts(options, test);",
  };

  const ends = Object.keys(programs).flatMap((name) =>
    (["SIGINT", "SIGTERM"] as const).map((signal) => [name, signal] as const),
  );

  it.each(sample(ends, 3))("leaves a service as it was: %s, %s", async (name, signal) => {
    const { service, folder } = await start();
    const before = await service.snapshot();
    const program = `import { verify, describeContracts } from "./dist/kit.js"; const options = ${optionsOf(service, folder)}; ${programs[name]}`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "ignore" });
    endAt(service, child, signal);
    expect(await once(child, "exit")).toEqual([null, signal]);
    expect(await service.snapshot()).toEqual(before);
    expect(await readdir(folder)).toEqual([".gitignore"]);
  });
});
