import { isNamed } from "../run/selection.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { resourceSpecs } from "../specs/specs.js";
import type { Report, ReportedLeftover } from "./shape.js";
import { toUndo } from "./told-case.js";
import { isUnderFailure } from "./verdicts.js";

export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130;

/** Why a run does not exit with 0, in one line: `NOT ACCEPTED: Q-30 differs (--strict)`. */
export interface ExitReason {
  code: Exclude<ExitCode, 0>;
  word: "KIT FAILED" | "NOT VERIFIED" | "BROKEN" | "NOT ACCEPTED" | "NOT RESTORED" | "NOT WRITTEN";
  text: string;
}

/** The exit codes of endings after which the findings do not count. */
const finalCodes: Partial<Record<Report["ended"], ExitReason["code"]>> = {
  interrupted: 130,
  "no target": 3,
  "target lost": 3,
  calls: 2,
  "no record": 2,
  "in use": 4,
  "no resource": 4,
  "internal error": 5,
};

/** All reasons why a run does not exit with 0. The first one decides the exit code. A dry run always exits with 0. */
export function exitReasonsOf(report: Report): ExitReason[] {
  const { ended, internal_errors: [error] = [] } = report;
  if (ended === "dry run") return [];
  const reasons: ExitReason[] = [];
  const add = (code: ExitReason["code"], word: ExitReason["word"], text: string) => {
    if (text !== "") reasons.push({ code, word, text: toLine(text, word) });
  };
  add(5, "KIT FAILED", error?.message ?? "");
  const finalCode = finalCodes[ended];
  if (finalCode !== undefined) {
    if (ended !== "internal error" || !error) add(finalCode, "NOT VERIFIED", tellEnding(report));
    add(4, "NOT RESTORED", tellLeft(report));
    return reasons;
  }
  add(1, "BROKEN", tellBroken(report));
  add(1, "NOT ACCEPTED", tellDiffering(report));
  add(4, "NOT RESTORED", tellLeft(report));
  add(4, "NOT VERIFIED", tellFailed(report));
  if (ended !== "complete") add(4, "NOT VERIFIED", tellEnding(report));
  add(1, "NOT ACCEPTED", tellUnmet(report));
  if (reasons.length === 0 && !isVerified(report)) add(4, "NOT VERIFIED", tellNothing(report));
  return reasons;
}

export const exitCodeOf = (report: Report): ExitCode => exitReasonsOf(report)[0]?.code ?? 0;

/** All reasons in one line. Undefined if the exit code is 0. */
export const joinReasons = (reasons: readonly ExitReason[]): string | undefined =>
  reasons.map(({ word, text }) => `${word}: ${text}`).join(" · ") || undefined;

/** Each line as a sentence, without the period of the last. The command that undoes the run must stay whole. */
function toLine(text: string, word: ExitReason["word"]): string {
  const lines = text.split("\n").map((one) => one.trim());
  const line = lines
    .filter(Boolean)
    .join(". ")
    .replace(/([.:])\. /g, "$1 ")
    .replace(/\.$/, "");
  return word === "NOT RESTORED" || line.length <= longestText ? line : `${line.slice(0, longestText)}…`;
}
const longestText = 600;

const tellEnding = ({ ended, ended_because: because }: Report): string =>
  ended === "interrupted" ? "the run was interrupted" : (because ?? `the run ended early (${ended})`);

/** At most five of the IDs by name. */
function listed(ids: Iterable<string>): string {
  const all = [...new Set(ids)];
  return all.length > 6 ? `${all.slice(0, 5).join(", ")} and ${all.length - 5} more` : all.join(", ");
}

/** The failing IDs that are rules, or assumptions. */
const failingIds = ({ failing, rules }: Report, isRule: boolean): string[] =>
  [...new Set(failing.map(({ id }) => id))].filter((id) => id in rules === isRule);

function tellBroken(report: Report): string {
  const { length } = failingIds(report, true);
  return length === 0 ? "" : length === 1 ? "1 rule is broken" : `${length} rules are broken`;
}

function tellDiffering(report: Report): string {
  const ids = failingIds(report, false);
  return ids.length === 0 ? "" : `${listed(ids)} ${ids.length === 1 ? "differs" : "differ"} (--strict)`;
}

function tellUnmet({ unmet, failing, held_in_part: inPart }: Report): string {
  const ids = unmet.filter((id) => !failing.some((one) => one.id === id));
  if (ids.length === 0) return "";
  return `${listed(ids)} ${ids.every((id) => id in inPart) ? "held only in part" : "did not hold"} (--require)`;
}

/** What a run left, counted by kind and state, and the command that undoes it. */
function tellLeft(report: Report): string {
  const { left_behind: left, run_record: record } = report;
  if (left.length === 0 && record === undefined) return "";
  const found = new Map<string, Set<string>>();
  for (const [at, one] of left.entries()) {
    const key = `${one.kind} ${stateOf(one)}`;
    // Several resources may have one text in place of their IDs where these are hidden. Values of one resource count once.
    const id = one.field === null ? `${at}` : one.id;
    found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  const parts = Array.from(found, ([key, { size }]) => {
    const [kind, ...state] = key.split(" ");
    const [one, many] = state[0] === "disabled" ? ["stays", "stay"] : ["is", "are"];
    return `${size} ${kind}${size === 1 ? "" : "s"} ${size === 1 ? one : many} ${state.join(" ")}`;
  });
  const what = parts.join(", ") || "some changes are not undone";
  return record === undefined ? what : `${what}. Run ${toUndo(report, record)}`;
}

function stateOf({ kind, field, was }: ReportedLeftover): "disabled" | "not deleted" | "not restored" {
  if (field === null) return "not deleted";
  const specs: readonly ResourceSpec[] = resourceSpecs;
  const enabled = specs.find((spec) => spec.kind === kind)?.calls?.enabled;
  return field === enabled && was === true ? "disabled" : "not restored";
}

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

function tellFailed(report: Report): string {
  const failed = failedRules(report);
  if (failed.length === 0) return "";
  const { reason } = report.cases.find((one) => one.target_failed && one.ids.some((id) => failed.includes(id))) ?? {};
  const what = `the target failed while ${listed(failed)} ${failed.length === 1 ? "was" : "were"} verified`;
  return reason === undefined ? what : `${what}: ${reason}`;
}

/**
 * Whether a rule that was asked for holds, or is broken and accepted, or the run was only about assumptions and verified one. Of
 * contracts that were asked for by name it is enough that one found something: they need not show whole rules.
 */
function isVerified(report: Report): boolean {
  const { rules, assumptions, cases, filter } = report;
  const asked = [...askedIds(report)];
  const areContracts = [...Object.keys(rules), ...Object.keys(assumptions)].every((id) => !isNamed(filter.only, id));
  if (filter.only.length > 0 && areContracts) return cases.some(({ verdict }) => verdict !== "not-verified");
  const ofRules = asked.filter((id) => id in rules);
  if (ofRules.length === 0) return asked.some((id) => assumptions[id] !== "not-verified");
  return ofRules.some((id) => rules[id] === "held" || rules[id] === "broken");
}

function tellNothing({ cases, held_in_part: inPart }: Report): string {
  const partly = Object.keys(inPart);
  if (partly.length > 0) return `no rule holds completely, ${listed(partly)} only in part`;
  const { reason } = cases.find(({ verdict, reason }) => verdict === "not-verified" && reason !== undefined) ?? {};
  return reason === undefined ? "nothing could be verified" : `nothing could be verified: ${reason}`;
}

/** The ids that a run was about: with `only`, those that were asked for; else all but those that were skipped. */
export function askedIds({ cases, rules, assumptions, filter: { only, skip } }: Report): Set<string> {
  const all = [...Object.keys(rules), ...Object.keys(assumptions)];
  const seen = new Set(cases.flatMap(({ ids }) => ids));
  return new Set(all.filter((id) => seen.has(id) || (only.length === 0 ? !isNamed(skip, id) : isNamed(only, id))));
}
