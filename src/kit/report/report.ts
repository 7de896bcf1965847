import type { JsonValue } from "../../base/json.js";
import { assumptionIds, isRule, type ReadingId, ruleIds, statementOf } from "../engine/catalogue.js";
import type { Finding, Verdict } from "../engine/findings.js";
import type { ContractResult } from "../engine/run-contract.js";
import type { Leftover } from "../resources/leftovers.js";
import type { Ending } from "../target/gate.js";
import { hideIn, hideSecrets, showExchange } from "../target/redact.js";
import { leansOn, type ReportedReading, reportReadings, takeBack } from "./readings.js";

export type RuleVerdict = "held" | "broken" | "not-verified";
export type AssumptionVerdict = "same" | "differs" | "not-verified";

/** One thing that a contract found, as a report shows it. */
export interface ReportedCase {
  /** The contract's own id. */
  id: string;
  /** The ids of the catalogue. */
  ids: string[];
  title: string;
  verdict: Verdict;
  /** A sentence, and what the spec states; null for what held. */
  because: string | null;
  /** A line of curl, without the token; null where there is nothing to show. */
  request: string | null;
  response: { status: number; headers: Record<string, string>; body: JsonValue } | null;
  /** Only of a broken rule: the readings that it leans on. */
  readings?: string[];
  /** Only where it was not verified because the target failed. */
  target_failed?: true;
}

/** What of a borrowed resource is not as it was; secrets redacted. */
export interface ReportedLeftover {
  kind: string;
  id: string;
  /** Null for a whole resource that the kit made and could not delete. */
  field: string | null;
  was: JsonValue;
  /** Absent where it could not be read. */
  now?: JsonValue;
}

/** A request that a run would send; secrets redacted, and a name in braces for what the target chooses. */
export interface ReportedRequest {
  /** Null for what is sent before the first contract, and after the last. */
  contract: string | null;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** As it would be sent; null without one. */
  body: string | null;
}

/** Something that the kit itself got wrong: a defect of the kit, not of the target. */
export interface InternalError {
  /** The contract in which it happened; null for what happened around them. */
  contract: string | null;
  message: string;
}

/** Of the form of reports: a member that goes or changes its meaning makes a new one. */
export const schemaVersion = 1;

/** What a run found. `rules` and `assumptions` name every id of the catalogue. */
export interface Report {
  schema_version: typeof schemaVersion;
  /** The URL of what was verified. */
  target: string;
  /** Whether every contract that was selected had its turn. */
  ended: Ending | "complete" | "dry run" | "internal error";
  verdict: Verdict;
  rules: Record<string, RuleVerdict>;
  assumptions: Record<string, AssumptionVerdict>;
  cases: ReportedCase[];
  /** What the broken rules lean on, and what was taken back. */
  readings: ReportedReading[];
  /** Every value that is not as it was before the run. */
  left_behind: ReportedLeftover[];
  /** Only where the kit itself failed. */
  internal_errors?: InternalError[];
  /** Of a dry run alone: what a run would send, in order. */
  requests?: ReportedRequest[];
}

export interface ReportOptions {
  secrets: readonly string[];
  counts: (id: string) => boolean;
  target: string;
  ended: Report["ended"];
  errors: readonly InternalError[];
  /** Readings that are taken back. */
  without?: readonly ReadingId[];
}

/** Makes the report of a run. `secrets` are shown nowhere; `counts` says which ids the verdict is about. */
export function toReport(
  found: readonly ContractResult[],
  leftovers: readonly Leftover[],
  { secrets, counts, target, ended, errors, without = [] }: ReportOptions,
): Report {
  const results = takeBack(found, without);
  const cases = results.flatMap((result) => toCases(result, secrets, counts));
  const hidden = hiddenIds(results.flatMap(({ findings }) => findings));
  const rules = Object.fromEntries(ruleIds.map((id) => [id, ruleVerdict(id, cases, hidden)]));
  const assumptions = Object.fromEntries(assumptionIds.map((id) => [id, assumptionVerdict(id, cases)]));
  const hide = (value: string) => hideSecrets(value, secrets);
  const left = leftovers.map(({ told, ...one }) => ({ ...one, told: hide(told) }));
  return {
    schema_version: schemaVersion,
    target: hide(target),
    ended,
    verdict: verdictOf(rules, assumptions),
    rules,
    assumptions,
    cases: [...cases, ...left.map(({ told }) => toLeftoverCase(told))],
    readings: reportReadings(
      cases.flatMap((one) => one.readings ?? []),
      without,
    ),
    left_behind: left.map(({ told: _, now, ...one }) =>
      hideIn({ ...one, ...(now === undefined ? {} : { now }) }, secrets),
    ),
    ...(errors.length > 0 ? { internal_errors: errors.map((one) => ({ ...one, message: hide(one.message) })) } : {}),
  };
}

function toCases(
  { contract, findings }: ContractResult,
  secrets: readonly string[],
  counts: (id: string) => boolean,
): ReportedCase[] {
  const { id, title } = contract;
  const told = (finding: Finding): ReportedCase => {
    const ids = finding.ids.filter(counts);
    const shown = finding.exchange ? showExchange(finding.exchange, secrets) : null;
    const because = hideSecrets(finding.because, secrets);
    const states = finding.verdict === "not-verified" ? "" : ` ${ids.map(statementOf).join(" ")}`;
    return {
      id,
      ids,
      title,
      verdict: finding.verdict,
      because: sentence(because) + states,
      request: shown?.request ?? null,
      response: shown?.response ?? null,
      ...(finding.verdict === "broken" ? { readings: leansOn(finding, ids) } : {}),
      ...(finding.failed ? { target_failed: true } : {}),
    };
  };
  const others = findings.filter((finding) => finding.verdict !== "held" && finding.ids.some(counts));
  const notHeld = new Set(others.flatMap((finding) => (finding.verdict === "not-verified" ? [] : finding.ids)));
  const heldIds = findings.flatMap((finding) => (finding.verdict === "held" ? finding.ids : []));
  const held = [...new Set(heldIds)].filter((one) => counts(one) && !notHeld.has(one)).sort();
  const heldCase: ReportedCase = {
    id,
    ids: held,
    title,
    verdict: "held",
    because: null,
    request: null,
    response: null,
  };
  return [...(held.length > 0 ? [heldCase] : []), ...others.map(told)];
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;

function toLeftoverCase(because: string): ReportedCase {
  return {
    id: "put-back",
    ids: [],
    title: "everything is as it was before the run",
    verdict: "not-verified",
    because,
    request: null,
    response: null,
  };
}

const has = (id: string, cases: readonly ReportedCase[], verdict: Verdict) =>
  cases.some((one) => one.verdict === verdict && one.ids.includes(id));

/** Whether the target failed under something that was to be verified of an id: the rest of it does not hold the whole. */
export const isUnderFailure = (id: string, cases: readonly ReportedCase[]): boolean =>
  cases.some((one) => one.target_failed && one.ids.includes(id));

/** The rules of what was set and never shown: that wrong values are refused says nothing of what becomes of right ones. */
function hiddenIds(findings: readonly Finding[]): ReadonlySet<string> {
  const idsOf = (shown: boolean) => findings.filter((one) => one.shown === shown).flatMap(({ ids }) => ids);
  const shown = new Set(idsOf(true));
  return new Set(idsOf(false).filter((id) => !shown.has(id)));
}

function ruleVerdict(id: string, cases: readonly ReportedCase[], hidden: ReadonlySet<string>): RuleVerdict {
  if (has(id, cases, "broken")) return "broken";
  if (isUnderFailure(id, cases)) return "not-verified";
  return has(id, cases, "held") && !hidden.has(id) ? "held" : "not-verified";
}

function assumptionVerdict(id: string, cases: readonly ReportedCase[]): AssumptionVerdict {
  if (has(id, cases, "differs")) return "differs";
  return has(id, cases, "held") ? "same" : "not-verified";
}

function verdictOf(rules: Report["rules"], assumptions: Report["assumptions"]): Verdict {
  const verdicts = [...Object.values(rules), ...Object.values(assumptions)];
  if (verdicts.includes("broken")) return "broken";
  if (verdicts.includes("differs")) return "differs";
  return verdicts.includes("held") || verdicts.includes("same") ? "held" : "not-verified";
}

/** What decides about the exit code besides the report. */
export interface ExitOptions {
  /** Fail where an assumption differs that is not among `accepted`. */
  strict: boolean;
  accepted: readonly string[];
  /** The ids that must hold. */
  required?: readonly string[];
}

/** The ids among `required` that do not hold, or are not the same. */
export const notHeld = ({ rules, assumptions }: Report, required: readonly string[]): string[] =>
  required.filter((id) => rules[id] !== "held" && assumptions[id] !== "same");

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

/**
 * The exit code: 5 when the kit itself failed, whatever it found besides; 1 when a rule is broken (strict: or an assumption
 * that is not accepted differs), or what is required does not hold; 4 when nothing was verified, or the target failed under
 * what was to be; 0 when rules hold, and where the run was about assumptions alone.
 */
export function exitCodeOf(report: Report, { strict, accepted, required = [] }: ExitOptions): 0 | 1 | 4 | 5 {
  const { rules, assumptions, cases, internal_errors } = report;
  if (internal_errors) return 5;
  const differs = Object.keys(assumptions).some((id) => assumptions[id] === "differs" && !accepted.includes(id));
  const ofRules = Object.values(rules);
  if (ofRules.includes("broken") || (strict && differs)) return 1;
  if (failedRules(report).length > 0) return 4;
  if (notHeld(report, required).length > 0) return 1;
  if (ofRules.includes("held")) return 0;
  const isAboutRules = cases.some((one) => one.ids.some(isRule));
  const isVerified = Object.values(assumptions).some((verdict) => verdict !== "not-verified");
  return isVerified && !isAboutRules ? 0 : 4;
}
