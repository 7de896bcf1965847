import { Ajv2020 } from "ajv/dist/2020.js";
import { toAnnotations, toMarkdown } from "../../src/cli/github.js";
import { type SummaryOptions, toSummary } from "../../src/cli/summary.js";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { toHtml } from "../../src/kit/report/html.js";
import { toJunit } from "../../src/kit/report/junit.js";
import schema from "../../src/kit/report/report.schema.json" with { type: "json" };
import type { Report, ReportedCase } from "../../src/kit/report/shape.js";
import { type FailingOptions, failingOf, notHeld } from "../../src/kit/report/verdicts.js";
import { toView } from "../../src/kit/report/view.js";
import { assumptionIds, ruleIds } from "../../src/kit/run/catalogue.js";

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

/** What a report breaks of its schema. */
export const breachesOf = (report: unknown): unknown[] => (validate(report) ? [] : (validate.errors ?? []));

/** The exit code that a report has where a run is to fail for something else. */
export const codeOf = (report: Report, options: FailingOptions) =>
  exitCodeOf({ ...report, failing: failingOf(report, options), unmet: notHeld(report, options.required) });

export const summaryOf = (report: Report, options?: SummaryOptions) => toSummary(toView(report), options);
export const htmlOf = (report: Report) => toHtml(toView(report));
export const junitOf = (report: Report) => toJunit(toView(report));
export const annotationsOf = (report: Report) => toAnnotations(toView(report));
export const markdownOf = (report: Report, notes: readonly string[] = []) => toMarkdown(toView(report), notes);

/** A case of a report, broken unless it says otherwise. */
export const caseOf = (id: string, ids: string[], more: Partial<ReportedCase> = {}): ReportedCase => ({
  id,
  ids,
  title: `what ${id} tries`,
  verdict: "broken",
  ...(more.verdict === "held" ? {} : { reason: more.because ?? "It is not as it was sent." }),
  because: "It is not as it was sent.",
  request: null,
  response: null,
  ...more,
});

/** A report of some cases; what none of them is about holds. */
export function reportOf(cases: readonly ReportedCase[], more: Partial<Report> = {}): Report {
  const has = (id: string, verdict: string) => cases.some((one) => one.verdict === verdict && one.ids.includes(id));
  const rules = ruleIds.map((id) => [
    id,
    has(id, "broken") ? "broken" : has(id, "not-verified") ? "not-verified" : "held",
  ]);
  const assumptions = assumptionIds.map((id) => [
    id,
    has(id, "differs") ? "differs" : has(id, "not-verified") ? "not-verified" : "same",
  ]);
  const broken = cases.some(({ verdict }) => verdict === "broken");
  const contracts = [...new Set(cases.map(({ id }) => id))].map((id) => {
    const own = cases.filter((one) => one.id === id);
    const verdict = own.find((one) => one.verdict === "broken")?.verdict ?? own[0]?.verdict ?? "held";
    const ids = [...new Set(own.flatMap((one) => one.ids))];
    return { id, ids, title: own[0]?.title ?? "", verdict, changes: [], duration_ms: 1500 };
  });
  return {
    schema_version: 1,
    target: "http://127.0.0.1:4010",
    ended: "complete",
    date: "2026-01-01T00:00:00.000Z",
    version: "0.0.0",
    duration_ms: 12_345,
    binding: null,
    filter: { only: [], skip: [], without: [] },
    seed: null,
    held_in_part: {},
    requests_sent: 1234,
    weather: { limited: 0, failed: 0, lost: 0 },
    verdict: broken ? "broken" : "held",
    rules: Object.fromEntries(rules),
    assumptions: Object.fromEntries(assumptions),
    cases: [...cases],
    failing: failingOf({ cases: [...cases] }),
    unmet: [],
    contracts,
    coverage: [],
    readings: [],
    left_behind: [],
    ...more,
  };
}
