import { isObject, type JsonObject, parseJson } from "../../base/json.js";
import type { Report } from "./shape.js";

/** A baseline that cannot be used: the file, and why. */
export class BaselineError extends Error {}

/** What an earlier run found, as its report.json says. */
export interface Baseline {
  /** When that run was (ISO 8601); undefined for a report that does not say it. */
  date: string | undefined;
  /** The verdict of each id of the catalogue. */
  verdicts: Readonly<Record<string, unknown>>;
  /** What contracts found broken or different: an id of the catalogue, and the contract's. */
  found: ReadonlySet<string>;
}

/** Reads the report.json of an earlier run. Throws a BaselineError. */
export function parseBaseline(text: string, file: string): Baseline {
  const fail = (reason: string): never => {
    throw new BaselineError(
      `The baseline ${file} is no report: ${reason}. Pass the report.json that \`standin verify --report DIR\` wrote.`,
    );
  };
  const report = parseJson(text);
  if (report === undefined) return fail("it is not JSON");
  if (!isObject(report)) return fail("it is not an object");
  const { schema_version: version, rules, assumptions, cases, ended, date } = report;
  if (version !== 1) return fail(`its /schema_version is ${JSON.stringify(version) ?? "missing"}, and must be 1`);
  if (!isObject(rules)) return fail("its /rules is not an object");
  if (!isObject(assumptions)) return fail("its /assumptions is not an object");
  if (!Array.isArray(cases)) return fail("its /cases is not an array");
  if (ended === "dry run") return fail("it is of a dry run, which verified nothing");
  const found = cases.flatMap((one, index) => (isCase(one) ? keysOf(one) : fail(`its /cases/${index} is not a case`)));
  return {
    date: typeof date === "string" ? date : undefined,
    verdicts: { ...rules, ...assumptions },
    found: new Set(found),
  };
}

interface Case extends JsonObject {
  id: string;
  ids: string[];
  verdict: string;
}

const isCase = (one: unknown): one is Case =>
  isObject(one) &&
  typeof one.id === "string" &&
  typeof one.verdict === "string" &&
  Array.isArray(one.ids) &&
  one.ids.every((id) => typeof id === "string");

const keysOf = ({ id, ids, verdict }: Case): string[] =>
  verdict === "broken" || verdict === "differs" ? ids.map((one) => keyOf({ id: one, contract: id })) : [];

const keyOf = ({ id, contract }: { id: string; contract: string }) => `${id} ${contract}`;

/** Whether a contract found the same of an id in the baseline. */
export const isKnownSince = ({ found }: Baseline, one: { id: string; contract: string }): boolean =>
  found.has(keyOf(one));

/** What is to be said of a run that is held against a baseline: what it fails for is new since then. */
export function baselineNotes(baseline: Baseline, report: Report): string[] {
  const { date = "the baseline" } = baseline;
  const mended = mendedSince(baseline, report);
  const found = report.cases.filter(({ verdict }) => verdict === "broken" || verdict === "differs");
  const known = found.flatMap((one) => one.ids.filter((id) => isKnownSince(baseline, { id, contract: one.id })));
  return [
    `New since ${date}: ${report.failing.map(({ id, contract }) => `${id} (${contract})`).join(", ") || "nothing"}.`,
    `Known since ${date}: ${[...new Set(known)].sort().join(", ") || "nothing"}.`,
    `Mended since ${date}: ${mended.join(", ") || "nothing"}.`,
  ];
}

/** The ids that were broken or different in the baseline, and are no more. */
const mendedSince = ({ verdicts }: Baseline, { rules, assumptions }: Report): string[] => [
  ...Object.keys(rules).filter((id) => verdicts[id] === "broken" && rules[id] === "held"),
  ...Object.keys(assumptions).filter((id) => verdicts[id] === "differs" && assumptions[id] === "same"),
];
