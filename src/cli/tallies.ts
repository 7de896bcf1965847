import { toPrinted } from "../base/visible.js";
import type { CoveredResponse } from "../kit/report/shape.js";
import { counted, timeOf, type View } from "../kit/report/view.js";
import type { Paint } from "./paint.js";

/** How many rules and assumptions there are of each verdict, and which, among those that the run was about. */
export function toTallies({ report, rules, assumptions, asked }: View, paint: Paint): string[] {
  const { coverage, filter } = report;
  const tally = (verdicts: Readonly<Record<string, string>>, kinds: Record<string, Parameters<Paint>[1]>) =>
    Object.entries(kinds)
      .flatMap(([kind, style]) => {
        const ids = Object.keys(verdicts).filter((id) => asked.has(id) && verdicts[id] === kind);
        const count = `${ids.length} ${kind.replaceAll("-", " ")}`;
        if (ids.length === 0) return kind === "held-in-part" || kind === "declared" ? [] : count;
        return paint(count, style) + (kind === "held" || kind === "same" ? "" : ` (${ids.join(" ")})`);
      })
      .join(", ");
  return [
    `Rules:   ${tally(rules, { held: "green", "held-in-part": "yellow", broken: "red", "not-verified": "dim" })}`,
    `Assumptions: ${tally(assumptions, { same: "green", differs: "yellow", declared: "dim", "not-verified": "dim" })}`,
    // Of a part of the contracts it says nothing.
    ...(filter.only.length > 0 ? [] : [toCoverageLine(coverage)]),
  ];
}

/** The last line: the verdict, how much was tried in what time, and where the report is. */
export function toEnd(view: View, file: string | undefined, paint: Paint): string {
  const { report, reasons, title, word, tally } = view;
  const { contracts, requests_sent, duration_ms } = report;
  const style = /^HELD(,|$)/.test(word) ? "green" : reasons.length === 0 ? "yellow" : "red";
  const parts = [
    `${paint(word, style)}${toPrinted(title.slice(word.length))}`,
    ...(reasons.length === 0 ? [] : [tally]),
    `${counted(contracts.length, "contract")}, ${counted(requests_sent, "request")} in ${timeOf(duration_ms)}`,
    ...(file === undefined ? [] : [`report: ${toPrinted(file)}`]),
  ];
  return parts.join(" · ");
}

/** The responses that were seen, in a line: how many of those that the document has, and the others. */
export function toCoverageLine(coverage: readonly CoveredResponse[]): string {
  const documented = coverage.filter((one) => one.documented);
  const others = coverage.filter((one) => !one.documented);
  const named = others
    .slice(0, 3)
    .map(({ operation, status, content }) => `${operation} ${status} ${content ?? ""}`.trim());
  const rest = others.length > named.length ? `, and ${others.length - named.length} more` : "";
  const more = others.length > 0 ? `; ${others.length} undocumented (${named.join(", ")}${rest})` : "";
  return `Responses: ${documented.filter(({ seen }) => seen > 0).length} of ${documented.length} documented ones seen${more}`;
}
