import { isObject, type JsonObject, parseJson } from "../../base/json.js";
import type { Failing, ReportedCase, SinceBaseline } from "./shape.js";

/** A baseline that cannot be used: the file, and why. */
export class BaselineError extends Error {}

/** The findings of an earlier run, from its report.json. */
export interface Baseline {
  /** When that run was (ISO 8601); undefined for a report that does not say it. */
  date: string | undefined;
  /** The broken and different findings, by `keyOf`. */
  found: ReadonlyMap<string, Failing>;
}

/** Reads the report.json of an earlier run. Throws a BaselineError. */
export function parseBaseline(text: string, file: string): Baseline {
  const fail = (reason: string): never => {
    throw new BaselineError(
      `The baseline ${file} is not a report: ${reason}. Pass the report.json that \`standin verify --report DIR\` wrote.`,
    );
  };
  const report = parseJson(text);
  if (report === undefined) return fail("it is not JSON");
  if (!isObject(report)) return fail("it is not an object");
  const { schema_version: version, rules, assumptions, cases, ended, date } = report;
  if (version !== 1) return fail(`/schema_version must be 1, but is ${JSON.stringify(version) ?? "missing"}`);
  if (!isObject(rules)) return fail("/rules is not an object");
  if (!isObject(assumptions)) return fail("/assumptions is not an object");
  if (!Array.isArray(cases)) return fail("/cases is not an array");
  if (ended === "dry run") return fail("it is from a dry run, which verified nothing");
  const found = cases.flatMap((one, index) => (isCase(one) ? foundBy(one) : fail(`/cases/${index} is not a case`)));
  return {
    date: typeof date === "string" ? date : undefined,
    found: new Map(found.map((one) => [keyOf(one), one])),
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

/** The wrong findings of a contract, each ID once. */
const foundBy = ({ id: contract, ids, verdict }: Pick<Case, "id" | "ids" | "verdict">): Failing[] =>
  verdict === "broken" || verdict === "differs" ? ids.map((id) => ({ id, contract })) : [];

const keyOf = ({ id, contract }: Failing) => `${id} ${contract}`;

/** Whether a contract found the same of an id in the baseline. */
export const isKnownSince = ({ found }: Baseline, one: Failing): boolean => found.has(keyOf(one));

/** What the cases of a run come to beside a baseline. Mended is what every contract that had found it wrong tried again, and keeps. */
export function sinceBaseline(baseline: Baseline, cases: readonly ReportedCase[]): SinceBaseline {
  const now = [...new Map(cases.flatMap(foundBy).map((one) => [keyOf(one), one])).values()];
  const isKept = ({ id, contract }: Failing) => {
    const own = cases.filter((one) => one.id === contract && one.ids.includes(id));
    return own.length > 0 && own.every(({ verdict }) => verdict === "held");
  };
  const before = [...baseline.found.values()];
  const wrong = new Set([...now, ...before.filter((one) => !isKept(one))].map(({ id }) => id));
  return {
    date: baseline.date ?? null,
    new: now.filter((one) => !isKnownSince(baseline, one)),
    known: now.filter((one) => isKnownSince(baseline, one)),
    mended: [...new Set(before.map(({ id }) => id))].filter((id) => !wrong.has(id)).sort(),
  };
}

/** Whether a baseline does not have what a case found of some id. */
export const isNewSince = ({ new: found }: SinceBaseline, one: ReportedCase): boolean =>
  found.some(({ id, contract }) => contract === one.id && one.ids.includes(id));

/** What is to be said of a run that is held against a baseline. */
export function baselineNotes({ date, known, mended, ...since }: SinceBaseline): string[] {
  const when = date ?? "the baseline";
  const list = (words: readonly string[]) => [...new Set(words)].join(", ") || "nothing";
  return [
    `New since ${when}: ${list(since.new.map(({ id, contract }) => `${id} (${contract})`))}.`,
    `Known since ${when}: ${list(known.map(({ id }) => id).sort())}.`,
    `Fixed since ${when}: ${list(mended)}.`,
  ];
}
