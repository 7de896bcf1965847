import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UsageError } from "../../src/cli/usage.js";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";

describe("standin verify", () => {
  const run = async (flags: VerifyFlags) => runCommand({ target: (await startFlaky()).url, ...flags });

  it.each([
    ["there is no target", { target: undefined }],
    ["an id is not known", { only: ["U-99"] }],
    ["a contract is accepted", { accept: ["upload-tags"] }],
    ["the baseline is not there", { baseline: "no-such-report.json" }],
    ["the baseline is no report", { baseline: "package.json" }],
    ["the binding is not there", { binding: "no-such-binding.yaml" }],
  ] as [string, VerifyFlags][])("refuses as bad usage that %s", async (_, flags) => {
    await expect(runCommand({ target: "http://127.0.0.1:1", ...flags })).rejects.toThrow(UsageError);
  });

  it("writes a binding to start from with --init, and never over another file", async () => {
    const file = join(await newFolder(), "binding.yaml");
    expect((await run({ init: file })).code).toBe(0);
    await expect(run({ init: file })).rejects.toThrow("already exists");
    expect((await run({ binding: file, only: ["webhook-read"] })).code).toBe(0);
  });
});
