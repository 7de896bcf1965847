import { type Baseline, isKnownSince } from "./baseline.js";
import { isUnderFailure } from "./report.js";
import type { Report } from "./shape.js";

/** What decides about the exit code besides the report. */
export interface ExitOptions {
  /** Fail where an assumption differs, too. */
  strict: boolean;
  /** The rules that may be broken, and the assumptions that may differ. */
  accepted: readonly string[];
  /** The ids that must hold. */
  required?: readonly string[];
  /** What an earlier run found is no reason to fail. */
  baseline?: Baseline | undefined;
}

/** What a run fails for: an id of the catalogue, and the contract that found it broken (strict: or different). */
export interface Failing {
  id: string;
  contract: string;
}

export function failingOf(report: Report, { strict, accepted, baseline }: ExitOptions): Failing[] {
  const found = report.cases.filter(({ verdict }) => verdict === "broken" || (strict && verdict === "differs"));
  const all = found.flatMap((one) => one.ids.map((id) => ({ id, contract: one.id })));
  const failing = all.filter((one) => !accepted.includes(one.id) && !(baseline && isKnownSince(baseline, one)));
  const keys = failing.map(({ id, contract }) => `${id} ${contract}`);
  return failing.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** The ids among `required` that do not hold, or are not the same. */
export const notHeld = ({ rules, assumptions }: Report, required: readonly string[]): string[] =>
  required.filter((id) => rules[id] !== "held" && assumptions[id] !== "same");

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

/**
 * The exit code: 5 when the kit itself failed, whatever it found besides; 1 when a rule is broken (strict: or an assumption
 * differs) that is neither accepted nor known from the baseline, or what is required does not hold; 4 when nothing was
 * verified, or the target failed under what was to be; 0 when rules hold, and where the run was about assumptions alone.
 */
export function exitCodeOf(report: Report, options: ExitOptions): 0 | 1 | 4 | 5 {
  const { rules, assumptions, cases, internal_errors } = report;
  const { required = [] } = options;
  if (internal_errors) return 5;
  if (failingOf(report, options).length > 0) return 1;
  if (failedRules(report).length > 0) return 4;
  if (notHeld(report, required).length > 0) return 1;
  const ofRules = Object.values(rules);
  if (ofRules.includes("held") || ofRules.includes("broken")) return 0;
  const isAboutRules = cases.some((one) => one.ids.some((id) => id in rules));
  const isVerified = Object.values(assumptions).some((verdict) => verdict !== "not-verified");
  return isVerified && !isAboutRules ? 0 : 4;
}
