import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";
import { withReason } from "../../../src/kit/report/report.js";
import type { Report, ReportedCase, ReportedLeftover } from "../../../src/kit/report/shape.js";
import { failingOf } from "../../../src/kit/report/verdicts.js";
import { toView } from "../../../src/kit/report/view.js";
import { ruleIds } from "../../../src/kit/run/catalogue.js";
import { annotationsOf, caseOf, htmlOf, junitOf, markdownOf, reportOf, summaryOf } from "../../support/reported.js";

const held = caseOf("upload-notes", ["U-07"], { verdict: "held", because: null });
const broken = caseOf("upload-tags", ["U-08"]);
const differs = caseOf("webhook-names", ["Q-30"], { verdict: "differs" });
const open = (more: Partial<ReportedCase> = {}) =>
  caseOf("upload-notes", ["U-07"], { verdict: "not-verified", because: "There is none.", ...more });
const failedUnder = open({ target_failed: true, because: "PUT /uploads/1 returned 500." });
const nothing = { rules: Object.fromEntries(ruleIds.map((id) => [id, "not-verified" as const])) };
const noAssumption = { ...nothing, assumptions: {}, verdict: "not-verified" as const };
const strictly = (cases: ReportedCase[]) => ({ failing: failingOf({ cases }, { strict: true, accepted: [] }) });
const early = (ended: Report["ended"], ended_because: string) => ({ ended, ended_because, ...noAssumption });
const lost = { ended: "target lost", ended_because: "http://127.0.0.1:4010 stopped responding: ECONNREFUSED" } as const;

const disabled = ["1", "2", "3", "4"].map((id) => ({ kind: "webhook", id, field: "enabled", was: true, now: false }));
const asleep: Partial<Report> = { left_behind: disabled, run_record: ".standin/runs/a.jsonl" };
const undo =
  "npx --no-install standin verify --target 'http://127.0.0.1:4010' --run-record '.standin/runs/a.jsonl' --undo";
const stillDisabled = `NOT RESTORED: 4 webhooks stay disabled. Run ${undo}`;
const mixed: ReportedLeftover[] = [
  { kind: "upload", id: "1", field: "notes", was: "a", now: "b" },
  { kind: "upload", id: "1", field: "tags", was: [] },
  { kind: "upload", id: "2", field: null, was: null },
  { kind: "collection", id: "3", field: null, was: null },
];
const maxTime = { ended: "max time", ended_because: "the limit of --max-time (5 s) was reached" } as const;
const cut = `NOT VERIFIED: ${maxTime.ended_because}`;
const bail = { ended: "bail", ended_because: "U-08 fails the run, and --bail ends it" } as const;
const calls =
  'This run would call webhooks that it did not create:\n  "Inbox" (webhook 1): about 3 calls\nPass --allow-calls.';
const called =
  'This run would call webhooks that it did not create: "Inbox" (webhook 1): about 3 calls. Pass --allow-calls';
const crashed = { internal_errors: [{ contract: null, message: "Cannot read what is not there" }] };
const inPart = {
  held_in_part: { "U-07": ["null"] },
  rules: { ...Object.fromEntries(ruleIds.map((id) => [id, "held" as const])), "U-07": "held-in-part" as const },
};
const two = [held, caseOf("b", ["Q-30"], { verdict: "held", because: null })];
const interrupted = { ended: "interrupted", ended_because: "it was interrupted" } as const;

/** The exit code, by the verdict as the last line and the title of the step summary say it. */
const endings: Record<string, [code: number, cases: readonly ReportedCase[], more?: Partial<Report>]> = {
  "HELD: 44 of 44 rules hold": [0, [held]],
  "HELD: 44 of 44 rules hold, 1 assumption differs": [0, [held, differs]],
  "HELD: 43 of 44 rules hold, 1 in part": [0, [held], inPart],
  "NOT VERIFIED: no rule holds completely, U-07 only in part": [
    ...([4, [held], { ...inPart, rules: { "U-07": "held-in-part" } }] as const),
  ],
  "HELD, with 1 known break: 43 of 44 rules hold": [0, [broken], { failing: [] }],
  "HELD: 2 of 2 asked for hold": [0, two, { filter: { only: ["U-07", "Q-30"], skip: [], without: [] } }],
  "DRY RUN: no requests were sent": [0, [open()], early("dry run", "")],
  "BROKEN: 1 rule is broken": [1, [broken]],
  "NOT ACCEPTED: Q-30 differs (--strict)": [1, [differs], strictly([differs])],
  "BROKEN: 1 rule is broken · NOT ACCEPTED: Q-30 differs (--strict)": [
    ...([1, [broken, differs], strictly([broken, differs])] as const),
  ],
  "NOT ACCEPTED: U-07 did not hold (--require)": [1, [open()], { unmet: ["U-07"] }],
  "NOT ACCEPTED: U-07 held only in part (--require)": [1, [held], { ...inPart, unmet: ["U-07"] }],
  [`BROKEN: 1 rule is broken · NOT VERIFIED: ${bail.ended_because}`]: [1, [broken], bail],
  [stillDisabled]: [4, [held], asleep],
  [`BROKEN: 1 rule is broken · ${stillDisabled}`]: [1, [broken], asleep],
  "NOT RESTORED: 1 upload is not restored, 1 upload is not deleted, 1 collection is not deleted": [
    ...([4, [held], { left_behind: mixed }] as const),
  ],
  // The record alone says that something is left.
  [`NOT RESTORED: some changes are not undone. Run ${undo}`]: [4, [held], { run_record: ".standin/runs/a.jsonl" }],
  [cut]: [4, [held], maxTime],
  [`BROKEN: 1 rule is broken · ${cut}`]: [1, [broken], maxTime],
  "NOT VERIFIED: the target failed while U-07 was verified: PUT /uploads/1 returned 500": [4, [failedUnder]],
  "NOT VERIFIED: nothing could be verified: There is none": [4, [open()], noAssumption],
  "NOT VERIFIED: it changed": [4, [held], early("in use", "it changed")],
  "NOT VERIFIED: name one": [4, [open()], early("no resource", "name one")],
  "NOT VERIFIED: it is down": [3, [open()], early("no target", "it is down.")],
  [`NOT VERIFIED: ${lost.ended_because}`]: [3, [held], lost],
  [`NOT VERIFIED: ${lost.ended_because} · ${stillDisabled}`]: [3, [broken], { ...lost, ...asleep }],
  [`NOT VERIFIED: ${called}`]: [2, [open()], early("calls", calls)],
  "NOT VERIFIED: EACCES": [2, [open()], early("no record", "EACCES")],
  "NOT VERIFIED: the run was interrupted": [130, [held], interrupted],
  "KIT FAILED: Cannot read what is not there": [5, [held], crashed],
  [`KIT FAILED: Cannot read what is not there · ${stillDisabled}`]: [5, [held], { ...crashed, ...asleep }],
};

interface TestCase {
  failure?: { "@_message": string };
  error?: { "@_message": string };
}

/** The messages of failures and errors. */
function wrongIn(junit: string): string[] {
  const isArray = (name: string) => name === "testcase" || name === "testsuite";
  const { testsuite } = new XMLParser({ ignoreAttributes: false, isArray }).parse(junit).testsuites;
  const all = (testsuite as { testcase: TestCase[] }[]).flatMap(({ testcase }) => testcase);
  return all.flatMap(({ failure, error }) => (failure ?? error)?.["@_message"] ?? []);
}

const decoded = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

it.each(Object.entries(endings))("all say alike: %s", (title, [code, cases, more]) => {
  const report = reportOf(cases, more);
  const view = toView(report);
  const reasons = code === 0 ? [] : title.split(" · ");

  expect([view.exitCode, view.title]).toEqual([code, title]);
  expect(withReason(report).reason).toBe(code === 0 ? undefined : title);
  expect(decoded(markdownOf(report)).split("\n")[0]).toBe(`## Contracts: ${title}`);
  const html = htmlOf(report);
  expect(html.replaceAll("&#39;", "'")).toContain(title.replaceAll('"', "&quot;"));
  expect(/<h1>(.*)<\/h1>/.exec(html)?.[1]).toMatch(
    code === 0 ? / holds?|differ|broken|verified/ : view.word === "BROKEN" ? "broken" : view.word,
  );
  for (const level of ["quiet", "normal"] as const) {
    const last = summaryOf(report, { level }).trimEnd().split("\n").at(-1);
    expect(last?.startsWith(`${title} · `)).toBe(true);
    expect(last?.includes("HELD")).toBe(title.includes("HELD"));
  }
  const painted = summaryOf(report, { paint: (text, style) => `<${style}>${text}` });
  const color = code !== 0 ? "red" : /^HELD[:,]/.test(title) ? "green" : "yellow";
  expect(painted.trimEnd().split("\n").at(-1)).toMatch(new RegExp(`^<${color}>`));

  const annotations = annotationsOf(report).map((line) => line.replaceAll("%3A", ":").replaceAll("%25", "%"));
  const wrong = wrongIn(junitOf(report));
  expect([annotations.length > 0, wrong.length > 0]).toEqual([code !== 0, code !== 0]);
  for (const reason of reasons) {
    const [word = "", ...rest] = reason.split(": ");
    // A broken rule is an annotation and a failed test of its own.
    if (word === "BROKEN") {
      expect(annotations.join("\n")).toContain("::error title=U-08 is broken");
      expect(wrong).toContain("It is not as it was sent.");
    } else {
      expect(annotations).toContain(`::error title=standin verify: ${word}::${rest.join(": ")}`);
      expect(wrong.join("\n")).toContain(rest.join(": "));
    }
  }
});
