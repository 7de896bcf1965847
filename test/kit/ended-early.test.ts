import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it, onTestFinished } from "vitest";
import { contracts } from "../../contracts/index.js";
import { runVerify, type VerifyFlags } from "../../src/cli/verify-run.js";
import schema from "../../src/kit/report/report.schema.json" with { type: "json" };
import { verify } from "../../src/suite/index.js";
import { fakeProcess } from "../support/fake-process.js";
import { type Flaky, sleeplessPorts, startFlaky } from "../support/flaky.js";

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

const lost: Flaky["script"] = () => "refuse";
const foreign: Flaky["script"] = ({ path }) => (path.startsWith("/_standin") ? { status: 404 } : undefined);
const unauthorized: Flaky["script"] = () => ({ status: 401 });
const page: Flaky["script"] = () => ({ status: 404, headers: { "Content-Type": "text/html" }, body: "<p>" });

async function startIn(script: Flaky["script"]) {
  const flaky = await startFlaky();
  flaky.script = script;
  const folder = await mkdtemp(join(tmpdir(), "standin-ended-"));
  const none = "operations: { createUpload: null, createWebhook: null }\n";
  if (script === foreign) await writeFile(join(folder, "binding.yaml"), none);
  onTestFinished(() => rm(folder, { recursive: true }));
  return { url: flaky.url, folder, parts: { contracts, ports: sleeplessPorts().ports } };
}

it.each<[string, Flaky["script"], VerifyFlags, { code: number; ended: string; reason: RegExp }]>([
  ["does not answer", lost, {}, { code: 3, ended: "no target", reason: /does not respond/ }],
  ["refuses the token", unauthorized, {}, { code: 3, ended: "no target", reason: /refuses the token/ }],
  ["answers with a page", page, {}, { code: 3, ended: "no target", reason: /Pass the base URL of the API\.["\s<]/ }],
  [
    "may only be read",
    () => undefined,
    { readOnly: true },
    { code: 4, ended: "complete", reason: /--read-only sends only GET requests/ },
  ],
  ["has webhooks of others", foreign, {}, { code: 2, ended: "calls", reason: /Inbox/ }],
  [
    "has nothing to work on",
    foreign,
    { allowCalls: true },
    { code: 4, ended: "no resource", reason: /--upload-id|--webhook-id/ },
  ],
])(
  "a run against a target that %s writes its reports, with the reason",
  async (_, script, flags, { code, ended, reason }) => {
    const { url, folder, parts } = await startIn(script);
    const summary = join(folder, "summary.md");
    const { process, written } = fakeProcess({ env: { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: summary } });
    const binding = ended === "no resource" ? { binding: join(folder, "binding.yaml") } : {};
    const given = { target: url, only: ["upload-notes"], report: folder, ...binding, ...flags };
    expect(await runVerify(given, process, parts)).toBe(code);
    const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8"));
    expect(validate(report)).toBe(true);
    expect(report.ended).toBe(ended);
    const junit = await readFile(join(folder, "junit.xml"), "utf8");
    expect(junit).toMatch(/<testcase classname="standin.run" name="the run"[^>]*><error message="[^"]+"\/>/);
    expect(junit).toMatch(reason);
    expect(await readFile(join(folder, "report.html"), "utf8")).toMatch(reason);
    expect(await readFile(summary, "utf8")).toMatch(reason);
    expect(written.stderr).toMatch(/^::error title=standin verify%3A the run ended early::/m);
    // A reason of several lines has them there too, and an address stays one.
    expect(written.stderr + (await readFile(summary, "utf8"))).not.toMatch(/u000a|Http:/);
    expect(written.stdout).not.toContain("HELD");
  },
);

it("standin/kit writes them too, and rejects with the reason", async () => {
  const { url, folder } = await startIn(unauthorized);
  await expect(verify({ target: url, report: folder })).rejects.toThrow("refuses the token");
  expect(await readFile(join(folder, "junit.xml"), "utf8")).toContain("refuses the token");
});
