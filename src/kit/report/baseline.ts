import { isObject, parseJson } from "../../base/json.js";
import { UsageError } from "../../base/usage-error.js";
import {
  type Failing,
  isNews,
  type KnownFinding,
  type Report,
  type ReportedCase,
  type SinceBaseline,
} from "./shape.js";

/** A baseline that cannot be used: the file, and why. */
export class BaselineError extends UsageError {}

/** What a run was about. */
type RunOf = Pick<Report, "target" | "binding" | "version">;

/** The findings of an earlier run, from its report.json. */
export interface Baseline extends Partial<RunOf> {
  /** When that run was (ISO 8601); undefined for a report that does not say it. */
  date: string | undefined;
  /** The broken and different findings, by `keyOf`. */
  found: ReadonlyMap<string, KnownFinding>;
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
  const { schema_version: form, rules, assumptions, cases, ended, date, target, binding, version } = report;
  if (form !== 1) return fail(`/schema_version must be 1, but is ${JSON.stringify(form) ?? "missing"}`);
  if (!isObject(rules)) return fail("/rules is not an object");
  if (!isObject(assumptions)) return fail("/assumptions is not an object");
  if (!Array.isArray(cases)) return fail("/cases is not an array");
  if (ended === "dry run") return fail("it is from a dry run, which verified nothing");
  const found = cases.flatMap((one, index) => (isCase(one) ? foundBy(one) : fail(`/cases/${index} is not a case`)));
  return {
    date: typeof date === "string" ? date : undefined,
    found: new Map(found.map((one) => [keyOf(one), one])),
    ...(typeof target === "string" ? { target } : {}),
    ...(typeof version === "string" ? { version } : {}),
    ...(typeof binding === "string" || binding === null ? { binding } : {}),
  };
}

/** What a baseline takes of a case. */
type Case = Pick<
  ReportedCase,
  "id" | "ids" | "verdict" | "about" | "wrong" | "difference" | "members" | "reason" | "declared"
>;

const isCase = (one: unknown): one is Case =>
  isObject(one) &&
  [one.id, one.verdict].every(isText) &&
  [one.wrong, one.difference, one.reason].every((text) => text === undefined || isText(text)) &&
  Array.isArray(one.ids) &&
  one.ids.every(isText) &&
  (one.members === undefined || (Array.isArray(one.members) && one.members.every(isText))) &&
  (one.about === undefined || (Array.isArray(one.about) && one.about.every(isObject)));

const isText = (text: unknown) => typeof text === "string";

/** The wrong findings of a contract, one for each ID. */
const foundBy = (one: Case): KnownFinding[] =>
  one.verdict === "broken" || isNews(one)
    ? one.ids.map((id) => ({ id, contract: one.id, finding: findingOf(one) }))
    : [];

/**
 * The fields of a finding with the members that differ (a locale, a header, an event), and its kind. Values, such as IDs and
 * times, differ from run to run.
 */
function findingOf({ about = [], wrong, difference = "", members, reason = "" }: Case): string {
  const [pointer] = /^\/[^:]*(?=: )/.exec(difference) ?? [];
  const places = (members ?? [pointer]).filter((one) => one !== undefined).sort();
  if (wrong === undefined) return places.length === 0 ? withoutValues(reason) : `${places.join(", ")} changed`;
  const changes = about.map(({ field, to }) => `${field} → ${to}`);
  return `${[...changes, ...places].join(", ")} ${wrong}`;
}

const withoutValues = (text: string) => {
  const words = text.replace(/"(?:[^"\\]|\\.)*"/g, "…").split(" ");
  return words
    .map((word) => (/\d/.test(word) ? "…" : word))
    .join(" ")
    .slice(0, 120);
};

const keyOf = ({ id, contract, finding }: KnownFinding) => `${id} ${contract} ${finding}`;

/** The IDs of a case that the baseline does not have with the same finding of the same contract. */
export const newIdsOf = ({ found }: Baseline, one: Case): string[] =>
  foundBy(one).flatMap((finding) => (found.has(keyOf(finding)) ? [] : finding.id));

/** What the cases of a run come to beside a baseline. Fixed is what every contract that had found it wrong tried again, and keeps. */
export function sinceBaseline(baseline: Baseline, cases: readonly ReportedCase[], run: Partial<RunOf>): SinceBaseline {
  const now = [...new Map(cases.flatMap(foundBy).map((one) => [keyOf(one), one])).values()];
  const isKept = ({ id, contract }: Failing) => {
    const own = cases.filter((one) => one.id === contract && one.ids.includes(id));
    return own.length > 0 && own.every(({ verdict }) => verdict === "held");
  };
  const before = [...baseline.found.values()];
  const wrong = new Set([...now, ...before.filter((one) => !isKept(one))].map(({ id }) => id));
  const isKnown = (one: KnownFinding) => baseline.found.has(keyOf(one));
  const { target, binding, version } = baseline;
  const unlike = [
    ...(target === run.target ? [] : [`target ${target}`]),
    ...(binding === run.binding ? [] : [binding ? `binding ${binding}` : "no binding"]),
    ...(version === run.version ? [] : [`version ${version}`]),
  ];
  return {
    date: baseline.date ?? null,
    new: now.filter((one) => !isKnown(one)),
    known: now.filter(isKnown),
    mended: [...new Set(before.map(({ id }) => id))].filter((id) => !wrong.has(id)).sort(),
    ...(unlike.length > 0 ? { unlike } : {}),
  };
}

/** Whether a baseline does not have what a case found of some id. */
export const isNewSince = ({ new: found }: SinceBaseline, one: ReportedCase): boolean => {
  const own = foundBy(one).map(keyOf);
  return found.some((finding) => own.includes(keyOf(finding)));
};

/** What is to be said of a run that is held against a baseline. */
export function baselineNotes({ date, known, mended, unlike, ...since }: SinceBaseline): string[] {
  const when = date ?? "the baseline";
  const list = (words: readonly string[]) => [...new Set(words)].join(", ") || "nothing";
  return [
    ...(unlike ? [`The baseline comes from another run: ${unlike.join(", ")}.`] : []),
    `New since ${when}: ${list(since.new.map(({ id, contract }) => `${id} (${contract})`))}.`,
    `Known since ${when}: ${list(known.map(({ id }) => id).sort())}.`,
    `Fixed since ${when}: ${list(mended)}.`,
  ];
}
