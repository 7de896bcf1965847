import { assumptionIds, ruleIds } from "../../src/kit/engine/catalogue.js";
import { exitCodeOf } from "../../src/kit/report/exit-code.js";
import { type FailingOptions, failingOf, notHeld } from "../../src/kit/report/failing.js";
import type { Report, ReportedCase } from "../../src/kit/report/shape.js";

/** The exit code that a report has where a run is to fail for something else. */
export const codeOf = (report: Report, options: FailingOptions) =>
  exitCodeOf({ ...report, failing: failingOf(report, options), unmet: notHeld(report, options.required) });

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
