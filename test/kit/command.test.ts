import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/usage.js";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { createStandin, type LogEntry, type Standin } from "../../src/index.js";
import { assumptionIds, ruleIds } from "../../src/kit/run/catalogue.js";
import { realPorts } from "../../src/runtime/kit-ports.js";
import { runCommand } from "../support/kit.js";

describe("standin verify", () => {
  const requests: LogEntry[] = [];
  let standin: Standin;
  let directory: string;

  beforeAll(async () => {
    standin = await createStandin({ port: 0, jobTime: 20, log: (entry) => void requests.push(entry) });
    directory = await mkdtemp(join(tmpdir(), "standin-verify-"));
  });
  afterAll(async () => {
    await standin.close();
    await rm(directory, { recursive: true });
  });

  async function run(flags: VerifyFlags) {
    return runCommand({ target: standin.url, ...flags }, { ports: realPorts });
  }

  it("prints one object that names every id, with --json, and ends with 0", async () => {
    const { code, stdout, stderr } = await run({ only: ["U-08", "Q-39"], json: true });
    const report = JSON.parse(stdout);
    expect([Object.keys(report.rules), Object.keys(report.assumptions)]).toEqual([ruleIds, assumptionIds]);
    expect(report).toMatchObject({
      verdict: "held",
      rules: { "U-08": "held", "U-07": "not-verified" },
      assumptions: { "Q-39": "same" },
    });
    for (const one of report.cases) {
      expect(Object.keys(one)).toEqual(["id", "ids", "title", "verdict", "because", "request", "response"]);
    }
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  });

  it.each([
    ["there is no target", { target: undefined }],
    ["an id is not known", { only: ["U-99"] }],
    ["a contract is accepted", { accept: ["upload-tags"] }],
    ["the baseline is not there", { baseline: "no-such-report.json" }],
    ["the baseline is no report", { baseline: "package.json" }],
    ["the binding is not there", { binding: "no-such-binding.yaml" }],
  ] as [string, VerifyFlags][])("refuses as bad usage that %s", async (_, flags) => {
    await expect(run(flags)).rejects.toThrow(UsageError);
  });

  it("writes a binding to start from with --init, and never over another file", async () => {
    const file = join(directory, "binding.yaml");
    expect((await run({ init: file })).code).toBe(0);
    await expect(run({ init: file })).rejects.toThrow("already exists");
    expect((await run({ binding: file, only: ["webhook-read"] })).code).toBe(0);
  });
});
