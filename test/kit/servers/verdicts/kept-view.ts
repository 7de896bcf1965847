import type { Report, ReportedCase } from "../../../../src/kit/report/shape.js";

/** What is compared of a report: each verdict and its words. */
export type Kept = Pick<Report, "rules" | "assumptions" | "held_in_part"> & { cases: string[] };

/** Without times and addresses, and without the number of equal cases. */
export const toKept = ({ rules, assumptions, held_in_part, cases }: Report): Kept => ({
  rules,
  assumptions,
  held_in_part: Object.fromEntries(
    Object.entries(held_in_part ?? {}).map(([id, parts]) => [id, [...new Set(parts.map(withoutChance))].sort()]),
  ),
  cases: [...new Set(cases.map(toLine))].sort(),
});

const toLine = ({ id, ids, title, verdict, because }: ReportedCase): string =>
  `${id} [${ids.join(" ")}] ${verdict} | ${title} | ${withoutChance(because ?? "").slice(0, 120)}`;

/** Words with digits, such as ports, times and IDs, are new in each run. */
const withoutChance = (text: string): string =>
  text.replace(/[0-9a-z-]*\d[0-9a-z-]*/gi, "#").replace(/#(?:[., ]*#)+/g, "#");

/** What one report has otherwise than another. */
export const changesFrom = (other: Kept, kept: Kept) => ({
  rules: changed(other.rules, kept.rules),
  assumptions: changed(other.assumptions, kept.assumptions),
  held_in_part: kept.held_in_part,
  more: kept.cases.filter((one) => !other.cases.includes(one)),
  less: other.cases.filter((one) => !kept.cases.includes(one)),
});

const changed = (from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(to).filter(([id, verdict]) => from[id] !== verdict));
