import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { failingOf } from "../../../src/kit/report/failing.js";
import { withReason } from "../../../src/kit/report/report.js";
import type { Report, ReportedCase, ReportedLeftover } from "../../../src/kit/report/shape.js";
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
const bail = {
  ended: "bail",
  ended_because: "U-08 fails the run, and --bail ends it",
} as const;
const calls =
  'This run would call webhooks that it did not create:\n  "Inbox" (webhook 1): about 3 calls\nPass --allow-calls.';
const crashed = { internal_errors: [{ contract: null, message: "Cannot read what is not there" }] };

/** The exit code, and the verdict as the last line and the title of the step summary say it. */
const endings: [string, readonly ReportedCase[], Partial<Report>, number, string][] = [
  ["all rules hold", [held], {}, 0, "HELD: 44 of 44 rules hold"],
  ["an assumption differs", [held, differs], {}, 0, "HELD: 44 of 44 rules hold, 1 assumption differs"],
  ["a rule holds in part", [held], { held_in_part: { "U-07": ["null"] } }, 0, "HELD: 43 of 44 rules hold, 1 in part"],
  [
    "no rule holds completely",
    [held],
    { rules: { "U-07": "held" }, held_in_part: { "U-07": ["null"] } },
    0,
    "HELD IN PART: 0 of 1 rules hold, 1 in part",
  ],
  ["broken rules are known", [broken], { failing: [] }, 0, "HELD, with 1 known break: 43 of 44 rules hold"],
  [
    "two were asked for",
    [held, caseOf("b", ["Q-30"], { verdict: "held", because: null })],
    { filter: { only: ["U-07", "Q-30"], skip: [], without: [] } },
    0,
    "HELD: 2 of 2 asked for hold",
  ],
  ["nothing is sent", [open()], { ...early("dry run", ""), ended_because: "" }, 0, "DRY RUN: no requests were sent"],
  ["a rule is broken", [broken], {}, 1, "BROKEN: 1 rule is broken"],
  ["an assumption differs with --strict", [differs], strictly([differs]), 1, "NOT ACCEPTED: Q-30 differs (--strict)"],
  [
    "both",
    [broken, differs],
    strictly([broken, differs]),
    1,
    "BROKEN: 1 rule is broken · NOT ACCEPTED: Q-30 differs (--strict)",
  ],
  ["a required rule is open", [open()], { unmet: ["U-07"] }, 1, "NOT ACCEPTED: U-07 did not hold (--require)"],
  [
    "a required rule holds in part",
    [held],
    { unmet: ["U-07"], held_in_part: { "U-07": ["null"] } },
    1,
    "NOT ACCEPTED: U-07 held only in part (--require)",
  ],
  ["--bail", [broken], bail, 1, `BROKEN: 1 rule is broken · NOT VERIFIED: ${bail.ended_because}`],
  ["webhooks stay disabled", [held], asleep, 4, stillDisabled],
  ["and a rule is broken", [broken], asleep, 1, `BROKEN: 1 rule is broken · ${stillDisabled}`],
  [
    "values and resources are left",
    [held],
    { left_behind: mixed },
    4,
    "NOT RESTORED: 1 upload is not restored, 1 upload is not deleted, 1 collection is not deleted",
  ],
  [
    "only the record says that something is left",
    [held],
    { run_record: ".standin/runs/a.jsonl" },
    4,
    `NOT RESTORED: some changes are not undone. Run ${undo}`,
  ],
  ["--max-time", [held], maxTime, 4, `NOT VERIFIED: ${maxTime.ended_because}`],
  [
    "--max-time after a break",
    [broken],
    maxTime,
    1,
    `BROKEN: 1 rule is broken · NOT VERIFIED: ${maxTime.ended_because}`,
  ],
  [
    "the target fails under a rule",
    [failedUnder],
    {},
    4,
    "NOT VERIFIED: the target failed while U-07 was verified: PUT /uploads/1 returned 500",
  ],
  ["nothing is verified", [open()], noAssumption, 4, "NOT VERIFIED: nothing could be verified: There is none"],
  ["somebody uses it", [held], { ...early("in use", "it changed") }, 4, "NOT VERIFIED: it changed"],
  ["there is no resource", [open()], early("no resource", "name one"), 4, "NOT VERIFIED: name one"],
  ["there is no target", [open()], early("no target", "it is down."), 3, "NOT VERIFIED: it is down"],
  ["the target is lost", [held], lost, 3, `NOT VERIFIED: ${lost.ended_because}`],
  [
    "and leaves something",
    [broken],
    { ...lost, ...asleep },
    3,
    `NOT VERIFIED: ${lost.ended_because} · ${stillDisabled}`,
  ],
  [
    "it would call others",
    [open()],
    early("calls", calls),
    2,
    'NOT VERIFIED: This run would call webhooks that it did not create: "Inbox" (webhook 1): about 3 calls. Pass --allow-calls',
  ],
  ["there is no record", [open()], early("no record", "EACCES"), 2, "NOT VERIFIED: EACCES"],
  [
    "it is interrupted",
    [held],
    { ended: "interrupted", ended_because: "it was interrupted" },
    130,
    "NOT VERIFIED: the run was interrupted",
  ],
  ["the kit fails", [held], crashed, 5, "KIT FAILED: Cannot read what is not there"],
  [
    "and leaves something",
    [held],
    { ...crashed, ...asleep },
    5,
    `KIT FAILED: Cannot read what is not there · ${stillDisabled}`,
  ],
];

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

describe.each(endings)("where %s", (_, cases, more, code, title) => {
  const report = reportOf(cases, more);
  const view = toView(report);
  const reasons = code === 0 ? [] : title.split(" · ");

  it(`a run exits with ${code}, and all say why`, () => {
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
});
