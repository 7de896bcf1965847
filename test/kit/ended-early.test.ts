import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import type { VerifyFlags } from "../../src/cli/verify-run.js";
import { verify } from "../../src/suite/index.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Flaky, startFlaky } from "../support/flaky.js";
import { newFolder } from "../support/folder.js";
import { runCommand } from "../support/kit.js";
import { breachesOf } from "../support/reported.js";

const lost: Flaky["script"] = () => "refuse";
const foreign: Flaky["script"] = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
const unauthorized: Flaky["script"] = () => ({ status: 401 });
const page: Flaky["script"] = () => ({ status: 404, headers: { "Content-Type": "text/html" }, body: "<p>" });

async function startIn(script: Flaky["script"]) {
  const flaky = await startFlaky();
  flaky.script = script;
  const folder = await newFolder({ "binding.yaml": "operations: { createUpload: null, createWebhook: null }\n" });
  return { url: flaky.url, folder };
}

const passing: Flaky["script"] = () => undefined;
const readOnly = /--read-only sends only GET requests/;
const needsName = /--upload-id|--webhook-id/;

it.each<[string, Flaky["script"], VerifyFlags, number, string, RegExp]>([
  ["does not answer", lost, {}, 3, "no target", /does not respond/],
  ["refuses the token", unauthorized, {}, 3, "no target", /requires a token/],
  ["answers with a page", page, {}, 3, "no target", /Pass the base URL of the API(?!\.\.)/],
  ["may only be read", passing, { readOnly: true }, 4, "complete", readOnly],
  ["has webhooks of others", foreign, {}, 2, "calls", /Inbox/],
  ["has nothing to work on", foreign, { allowCalls: true }, 4, "no resource", needsName],
])(
  "a run against a target that %s writes its reports, with the reason",
  async (_, script, flags, code, ended, reason) => {
    const { url, folder } = await startIn(script);
    const summary = join(folder, "summary.md");
    const fake = fakeProcess({ env: { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary } });
    const binding = ended === "no resource" ? { binding: join(folder, "binding.yaml") } : {};
    const given = { target: url, only: ["upload-notes"], report: folder, ...binding, ...flags };
    const written = await runCommand(given, { fake });
    expect(written.code).toBe(code);
    const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
    expect(breachesOf(report)).toEqual([]);
    expect(report.ended).toBe(ended);
    expect(report.reason).toMatch(reason);
    for (const name of ["junit.xml", "report.html", "summary.md"])
      expect(await readFile(join(folder, name), "utf8")).toMatch(reason);
    expect(written.stderr).toMatch(/^::error title=standin verify%3A NOT VERIFIED::/m);
    // A reason of several lines is in one, and a URL keeps its form.
    expect(written.stderr + (await readFile(summary, "utf8"))).not.toMatch(/u000a|Http:/);
    expect(written.stdout).toMatch(/^NOT VERIFIED: .* contracts?, \d+ requests in [\d.]+ s · report: .*\n$/m);
    expect(written.stdout).not.toContain("HELD");
  },
);

it("standin/kit writes them too, and rejects with the reason: here the token in the environment is empty", async () => {
  vi.stubEnv("STANDIN_TOKEN", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url, folder } = await startIn(unauthorized);
  await expect(verify({ target: url, report: folder })).rejects.toThrow("STANDIN_TOKEN is empty");
  expect(await readFile(join(folder, "junit.xml"), "utf8")).toContain("STANDIN_TOKEN is empty");
});
