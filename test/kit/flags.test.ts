import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../contracts/index.js";
import { UsageError } from "../../src/base/usage-error.js";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { select } from "../../src/kit/run/selection.js";
import { realPorts } from "../../src/runtime/kit-process.js";
import { contractsWith, prepareRun, type RunOptions } from "../../src/suite/prepare.js";
import { startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { freePort } from "../support/free-port.js";
import { runCommand } from "../support/kit.js";

const target = "http://127.0.0.1:1/base/";
const only = ["upload-notes", "upload-author"];

it("each option of a run comes to where the run reads it: what it does there has a test of its own", async () => {
  const options: RunOptions = {
    ...{
      token: "t",
      envelope: "json-api" as const,
      uploadId: "7",
      webhookId: "8",
      binding: { headers: { "X-A": "b" } },
    },
    ...{
      callbackUrl: "https://calls.example.com",
      timeout: 6,
      patience: 1,
      jobTimeout: 2,
      callTimeout: 5,
      readLag: 3,
      maxTime: 4,
    },
    ...{ only, skip: ["upload-notes"], accept: ["U-08@2027-01-31"], require: ["U-06"], without: ["R-02"] },
    ...{ allowCalls: true, examples: 2, randomSeed: 7, concurrency: 4, strict: true, bail: true },
  };
  const prepared = await prepareRun({ target, ...options }, contracts);
  expect(prepared).toMatchObject({
    target: {
      ...{ url: "http://127.0.0.1:1/base", access: { token: "t", headers: { "X-A": "b" } }, envelope: "json-api" },
      ...{ fixtures: { upload_id: "7", webhook_id: "8" }, callbackUrl: options.callbackUrl },
      ...{ times: { response: 6, patience: 1, job: 2, call: 5, readLag: 3 }, readOnly: false, isDry: false },
    },
    acceptances: [{ id: "U-08" }],
    options: {
      ...{ concurrency: 4, bail: true, without: ["R-02"], calls: "allow", maxTime: 4, examples: { count: 2, seed: 7 } },
      exit: { strict: true, accepted: ["U-08"], required: ["U-06"] },
    },
  });
  expect(prepared.selection.contracts.map(({ id }) => id)).toEqual(["upload-author"]);
});

it.each([
  [{ readOnly: true }, { target: { readOnly: true } }],
  [{ dryRun: true }, { target: { isDry: true } }],
  [{ quietWebhooks: true }, { options: { calls: "quiet" } }],
  [{}, { options: { calls: "ask" }, target: { access: { token: expect.any(String) } } }],
])("so does %j", async (options, prepared) => {
  expect(await prepareRun({ target, ...options }, contracts)).toMatchObject(prepared);
});

it("generated values are sent besides, and their seed is told", async () => {
  const { url } = await startFlaky();
  const flags = { target: url, only: ["webhook-examples", "webhook-enabled"], examples: 2, randomSeed: 7 };
  const { code, stderr } = await runCommand(flags, { contracts: contractsWith(2) });
  expect([code, stderr]).toEqual([0, expect.stringContaining("--random-seed 7 repeats them")]);
});

it("calls come to the address of --callback-url", async () => {
  const { url } = await startFlaky();
  const callbackUrl = `http://127.0.0.1:${await freePort()}`;
  const flags = { target: url, only: ["call-made"], callbackUrl, json: true };
  const { stdout } = await runCommand(flags, { ports: realPorts });
  expect(JSON.parse(stdout).rules["C-02"]).toMatch(/^held/);
});

it("--only takes families of rules and of contracts, and names one that is none", () => {
  const rules = select(contracts, ["W-*"], ["W-03"]);
  expect(["W-01", "W-03", "U-01"].map(rules.counts)).toEqual([true, false, false]);
  const names = select(contracts, ["call-*"], []).contracts.map(({ id }) => id);
  expect(names.length).toBeGreaterThan(5);
  expect(names.every((id) => id.startsWith("call-"))).toBe(true);
  expect(() => select(contracts, ["X-*"], [])).toThrow('Unknown rule, assumption or contract "X-*".');
});

describe("standin verify", () => {
  const run = async (flags: VerifyFlags) => runCommand({ target: (await startFlaky()).url, ...flags });

  it.each([
    ["there is no target", { target: undefined }],
    ["an id is not known", { only: ["U-99"] }],
    ["the baseline is not there", { baseline: "no-such-report.json" }],
    ["the binding is not there", { binding: "no-such-binding.yaml" }],
  ] as [string, VerifyFlags][])("refuses as bad usage that %s", async (_, flags) => {
    await expect(runCommand({ target: "http://127.0.0.1:1", ...flags })).rejects.toThrow(UsageError);
  });

  it("writes a binding to start from with --init, and never over another file", async () => {
    const file = join(await newFolder(), "binding.yaml");
    expect((await run({ init: file, target: undefined })).code).toBe(0);
    await expect(run({ init: file, target: undefined })).rejects.toThrow("already exists");
    expect((await run({ binding: file, only: ["webhook-enabled"] })).code).toBe(0);
  });
});
