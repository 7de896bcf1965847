import { lstat, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createOutput, judgementOf, type OutputFlags } from "../../../src/cli/verify-output.js";
import { sinceBaseline } from "../../../src/kit/report/baseline.js";
import type { Report } from "../../../src/kit/report/shape.js";
import { toAcceptances } from "../../../src/kit/report/verdicts.js";
import { toView } from "../../../src/kit/report/view.js";
import { isKnownId } from "../../../src/kit/run/catalogue.js";
import { writeReport } from "../../../src/suite/write-report.js";
import { fakeProcess } from "../../support/fake-process.js";
import { newFolder } from "../../support/folder.js";
import { caseOf, reportOf } from "../../support/reported.js";

const held = reportOf([caseOf("upload-notes", ["U-07"], { verdict: "held", because: null })]);
const broken = reportOf([1, 2, 3, 4].map((nth) => caseOf("upload-tags", ["U-08"], { because: `Reason ${nth}.` })));

interface Shown {
  flags?: OutputFlags;
  env?: NodeJS.ProcessEnv;
  accept?: string[];
}

async function show(report: Report, { flags = {}, env = {}, accept = [] }: Shown = {}) {
  const { process, written } = fakeProcess({ env });
  const judgement = judgementOf(toAcceptances(accept, isKnownId), report, 0);
  const code = await createOutput(process, flags, []).show(toView(report), judgement);
  return { code, ...written, lines: written.stdout.trimEnd().split("\n") };
}

describe("the output of verify", () => {
  it("is short with --quiet, and long with --verbose", async () => {
    const quiet = await show(broken, { flags: { quiet: true } });
    expect(quiet).toMatchObject({ code: 1, stderr: "" });
    expect(quiet.lines).toEqual([expect.stringMatching(/^BROKEN U-08: /), expect.stringMatching(/^BROKEN: /)]);
    expect((await show(broken)).stdout).toContain("and 1 more in the report");
    const verbose = await show(broken, { flags: { verbose: true } });
    expect(verbose.stdout).not.toContain("more in the report");
    expect(verbose.stdout).toContain("Reason 4.");
  });

  it("is the report with --json, and what people have to know stands on stderr", async () => {
    const baseline = { date: "yesterday", found: new Map() };
    const report = { ...broken, baseline: sinceBaseline(baseline, broken.cases, {}) };
    const { code, stdout, stderr } = await show(report, { flags: { json: true }, accept: ["U-07"] });
    expect([code, JSON.parse(stdout)]).toEqual([1, JSON.parse(JSON.stringify(report))]);
    expect(stderr.split("\n")).toEqual([
      "standin: U-07 is accepted, but holds. Remove it from --accept.",
      "standin: New since yesterday: U-08 (upload-tags).",
      "standin: Known since yesterday: nothing.",
      "standin: Fixed since yesterday: nothing.",
      "standin: BROKEN: 1 rule is broken",
      "",
    ]);
    expect(await show(held, { flags: { json: true } })).toMatchObject({ code: 0, stderr: "" });
  });

  it("annotates the job and adds to its summary on GitHub", async () => {
    const file = join(await newFolder(), "summary.md");
    const env = { GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: file };
    for (const report of [broken, held]) await show(report, { env });
    expect((await readFile(file, "utf8")).match(/^## .*$/gm)).toEqual([
      "## Contracts: BROKEN: 1 rule is broken",
      "## Contracts: HELD: 44 of 44 rules hold",
    ]);
    const { stdout, stderr } = await show(broken, { env: { ...env, GITHUB_STEP_SUMMARY: "" } });
    expect(stderr).toMatch(/^::error title=U-08 is broken::Reason 1\. \(upload-tags\) .*\n$/);
    expect(stdout).not.toContain("::error");
  });

  it("ends with the path of the report, which has three files", async () => {
    const folder = join(await newFolder(), "report");
    const { lines } = await show(held, { flags: { report: folder } });
    expect(lines.at(-1)).toMatch(new RegExp(`^HELD: .* · report: ${join(folder, "report.html")}$`));
    for (const name of ["report.json", "report.html", "junit.xml"])
      expect(await readFile(join(folder, name), "utf8")).toContain("U-07");
  });

  it("says last that a report cannot be written, whose code hides no broken rule", async () => {
    const file = join(await newFolder(), "file");
    await writeFile(file, "in the way");
    const flags = { report: join(file, "report") };
    const { code, lines, stderr } = await show(held, { flags });
    expect([code, lines.at(-1)]).toEqual([
      2,
      expect.stringMatching(/^NOT WRITTEN: a report could not be written · \d+ of/),
    ]);
    expect(stderr).toMatch(/^standin: The report cannot be written to .*\/file\/report: ENOTDIR/m);
    expect((await show(broken, { flags })).code).toBe(1);
  });

  it("says that the kit failed where it cannot make the report", async () => {
    const round: Record<string, unknown> = {};
    round.round = round;
    const response = { status: 200, headers: {}, body: round as never };
    const report = reportOf([caseOf("upload-notes", ["U-07"], { verdict: "not-verified", response })]);
    const { code, stderr } = await show(report, { flags: { report: await newFolder() } });
    expect([code, stderr]).toEqual([5, expect.stringMatching(/^The kit itself failed while it wrote the report: /)]);
  });
});

it("writes a report over links, not through them, and refuses what is no file", async () => {
  const folder = await newFolder({ mine: "mine" });
  const names = ["report.json", "report.html", "junit.xml"];
  for (const name of names) await symlink("mine", join(folder, name));
  await writeReport(folder, toView(reportOf([])));
  expect(await readFile(join(folder, "mine"), "utf8")).toBe("mine");
  for (const name of names) expect((await lstat(join(folder, name))).isFile()).toBe(true);
  expect(await readdir(folder)).toHaveLength(4);
  await rm(join(folder, "report.html"));
  await symlink("/dev/null", join(folder, "report.html"));
  await expect(writeReport(folder, toView(reportOf([])))).rejects.toThrow("report.html is a pipe or a device");
});
