import {
  type Catalogue,
  isRule,
  partsOf,
  type ReadingId,
  readingIds,
  readingOf,
  readingsOf,
} from "../run/catalogue.js";
import type { Finding, Verdict } from "../run/findings.js";
import type { ContractResult, ToldContract } from "../run/run-contract.js";
import { type Absent, isAbsentPart, SelectionError } from "../run/selection.js";
import { type Baseline, newIdsOf } from "./baseline.js";
import {
  type AssumptionVerdict,
  type Failing,
  isNews,
  type Report,
  type ReportedCase,
  type ReportedReading,
  type RuleVerdict,
} from "./shape.js";

/** Whether the target failed under something that was to be verified of an id: the rest of it does not hold the whole. */
export const isUnderFailure = (id: string, cases: readonly ReportedCase[]): boolean =>
  cases.some((one) => one.target_failed && one.ids.includes(id));

/** The verdicts of a run: of each ID, and of all. */
export function verdictsOf(
  { ruleIds, assumptionIds }: Catalogue,
  results: readonly ContractResult<ToldContract>[],
  cases: readonly ReportedCase[],
  absent: readonly Absent[] = [],
): Pick<Report, "verdict" | "rules" | "held_in_part" | "assumptions"> {
  const hidden = hiddenIds(results.flatMap(({ findings }) => findings));
  const untried = untriedParts(ruleIds, results, cases, absent);
  const verdictOfRule = (id: string): RuleVerdict => {
    if (has(id, cases, "broken")) return "broken";
    if (isUnderFailure(id, cases) || !has(id, cases, "held") || hidden.has(id)) return "not-verified";
    return untried[id] ? "held-in-part" : "held";
  };
  const rules = Object.fromEntries(ruleIds.map((id) => [id, verdictOfRule(id)]));
  const assumptions = Object.fromEntries(assumptionIds.map((id) => [id, assumptionVerdict(id, cases)]));
  const inPart = Object.fromEntries(Object.entries(untried).filter(([id]) => rules[id] === "held-in-part"));
  return { verdict: verdictOf(rules, assumptions), rules, held_in_part: inPart, assumptions };
}

const has = (id: string, cases: readonly ReportedCase[], verdict: Verdict) =>
  cases.some((one) => one.verdict === verdict && one.ids.includes(id));

/** The rules of values that were set and never shown. Refusals of wrong values do not prove that right ones are kept. */
function hiddenIds(findings: readonly Finding[]): ReadonlySet<string> {
  const idsOf = (shown: boolean) => findings.filter((one) => one.shown === shown).flatMap(({ ids }) => ids);
  const shown = new Set(idsOf(true));
  return new Set(idsOf(false).filter((id) => !shown.has(id)));
}

/**
 * The parts of each rule that were not tried: those of its statement that nothing showed, and what contracts could not verify,
 * with the reason. A part that was shown never hides another one.
 */
function untriedParts(
  ruleIds: readonly string[],
  results: readonly ContractResult<ToldContract>[],
  cases: readonly ReportedCase[],
  absent: readonly Absent[],
): Record<string, string[]> {
  const held = results.flatMap(({ findings }) => findings.filter(({ verdict }) => verdict === "held"));
  const untried = (id: string): string[] => {
    const shown = new Set(held.flatMap(({ ids, parts }) => ((ids as string[]).includes(id) ? (parts ?? []) : [])));
    const own = partsOf(id);
    const missing = Object.entries(own).flatMap(([part, text]) =>
      shown.has(part) || isAbsentPart(id, part, absent) ? [] : [text],
    );
    const open = cases.filter((one) => one.verdict === "not-verified" && one.ids.includes(id));
    // What another contract has shown is known.
    const isKnown = ({ parts = [] }: ReportedCase) => {
      const some = parts.filter((part) => part in own && !isAbsentPart(id, part, absent));
      const all = some.length > 0 ? some : parts;
      return all.length > 0 && all.every((part) => shown.has(part));
    };
    const reasons = open.flatMap((one) => (isKnown(one) ? [] : (one.reason ?? [])));
    return [...new Set([...missing, ...reasons])];
  };
  return Object.fromEntries(ruleIds.map((id) => [id, untried(id)] as const).filter(([, parts]) => parts.length > 0));
}

function assumptionVerdict(id: string, cases: readonly ReportedCase[]): AssumptionVerdict {
  if (has(id, cases, "differs")) return "differs";
  return has(id, cases, "held") ? "same" : "not-verified";
}

function verdictOf(rules: Report["rules"], assumptions: Report["assumptions"]): Verdict {
  const verdicts = [...Object.values(rules), ...Object.values(assumptions)];
  if (verdicts.includes("broken")) return "broken";
  if (verdicts.includes("differs")) return "differs";
  return verdicts.some((one) => ["held", "held-in-part", "same"].includes(one)) ? "held" : "not-verified";
}

/** The readings that a finding about an id leans on. */
const leaningOf = ({ readings }: Finding, id: string): readonly ReadingId[] =>
  isRule(id) ? (readings ?? readingsOf(id)) : [];

/** The readings that a finding leans on, about any of some ids, in the order of the catalogue. */
export function leansOn(finding: Finding, ids: readonly string[]): ReadingId[] {
  const all = new Set(ids.flatMap((id) => leaningOf(finding, id)));
  return readingIds.filter((id) => all.has(id));
}

/** The findings without some readings. Findings that rest only on them become unverified. */
export function takeBack<One extends ToldContract>(
  results: readonly ContractResult<One>[],
  without: readonly ReadingId[],
): ContractResult<One>[] {
  const isTaken = (finding: Finding) => (id: string) => {
    const leaning = leaningOf(finding, id);
    return leaning.length > 0 && leaning.every((one) => without.includes(one));
  };
  const split = (finding: Finding): Finding[] => {
    if (finding.verdict === "not-verified") return [finding];
    const taken = finding.ids.filter(isTaken(finding));
    if (taken.length === 0) return [finding];
    const rest = finding.ids.filter((id) => !taken.includes(id));
    const because = `this depends only on ${leansOn(finding, taken).join(" and ")}, which --without ignores`;
    const open: Finding = { verdict: "not-verified", ids: taken, because, exchange: undefined };
    return [...(rest.length > 0 ? [{ ...finding, ids: rest }] : []), open];
  };
  return results.map((result) => ({ ...result, findings: result.findings.flatMap(split) }));
}

/** The readings of a report: those that its broken rules lean on, and those that were taken back. */
export const reportReadings = (leaning: readonly string[], without: readonly ReadingId[]): ReportedReading[] =>
  readingIds
    .filter((id) => leaning.includes(id) || without.includes(id))
    .map((id) => {
      const { name, text } = readingOf(id);
      return { id, name, text, ...(without.includes(id) ? { taken_back: true } : {}) };
    });

/** The options that decide why a run fails. */
export interface FailingOptions {
  /** Fail where an assumption differs, too. */
  strict: boolean;
  /** The rules that may be broken, and the assumptions that may differ. */
  accepted: readonly string[];
  /** Findings of the earlier run are no reason to fail. */
  baseline?: Baseline | undefined;
  /** The ids that must hold. */
  required?: readonly string[] | undefined;
}

/** The ids among `required` that do not hold as a whole, or are not the same. */
export const notHeld = (
  { rules, assumptions }: Pick<Report, "rules" | "assumptions">,
  required: readonly string[] = [],
): string[] => required.filter((id) => rules[id] !== "held" && assumptions[id] !== "same");

/** The reasons to fail: each ID once for each contract that found it. */
export function failingOf(
  { cases }: Pick<Report, "cases">,
  { strict, accepted, baseline }: FailingOptions = { strict: false, accepted: [] },
): Failing[] {
  const found = cases.filter((one) => one.verdict === "broken" || (strict && isNews(one)));
  const all = found.flatMap((one) =>
    (baseline ? newIdsOf(baseline, one) : one.ids).map((id) => ({ id, contract: one.id })),
  );
  const failing = all.filter((one) => !accepted.includes(one.id));
  return [...new Map(failing.map((one) => [`${one.id} ${one.contract}`, one])).values()];
}

/** A rule that may be broken for now, or an assumption that may differ. */
export interface Acceptance {
  id: string;
  /** The last day (`2027-01-31`, UTC) on which it is accepted; undefined for good. */
  until: string | undefined;
}

/** Reads `U-14@2027-01-31`, or only an ID. Throws a SelectionError. */
export function toAcceptances(words: readonly string[], isKnown: (id: string) => boolean): Acceptance[] {
  return words.map((word) => {
    const [id = "", until, ...more] = word.split("@");
    if (!isKnown(id))
      throw new SelectionError(
        `Unknown rule or assumption ${JSON.stringify(id)} in --accept. Pass an ID such as U-14.`,
      );
    if (more.length > 0 || (until !== undefined && endOf(until) === undefined)) {
      throw new SelectionError(`Invalid date in ${JSON.stringify(word)}. Write ${id}@2027-01-31, or only ${id}.`);
    }
    return { id, until };
  });
}

/** The ids that are accepted at a time, in milliseconds since 1970. */
export const acceptedAt = (all: readonly Acceptance[], now: number): string[] =>
  all.filter(({ until }) => isOpen(until, now)).map(({ id }) => id);

const isOpen = (until: string | undefined, now: number) => until === undefined || now < (endOf(until) ?? 0);

/** The end of a day, in milliseconds since 1970. Undefined for an invalid day, such as the 30th of February. */
function endOf(day: string): number | undefined {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== day) return undefined;
  return start + 24 * 60 * 60 * 1000;
}

/** What is to be said of each acceptance, in a sentence. */
export function acceptanceNotes(all: readonly Acceptance[], { rules, assumptions }: Report, now: number): string[] {
  return all.map(({ id, until }) => {
    const verdict = rules[id] ?? assumptions[id] ?? "held";
    const words: Partial<Record<typeof verdict, string>> = { broken: "is broken", differs: "differs" };
    const { [verdict]: wrong } = words;
    if (!isOpen(until, now)) {
      const was = `The acceptance of ${id} ended on ${until}`;
      return wrong ? `${was}, and it ${wrong}.` : `${was}. Remove it from --accept.`;
    }
    if (wrong) return `${id} ${wrong}, as accepted${until === undefined ? "" : ` until ${until}`}.`;
    const how = verdict === "not-verified" ? "was not verified." : "holds. Remove it from --accept.";
    return `${id} is accepted, but ${how}`;
  });
}
