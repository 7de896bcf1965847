import { type FailingOptions, failingOf, notHeld } from "./failing.js";
import { isUnderFailure } from "./report.js";
import type { Report } from "./shape.js";

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

/**
 * The exit code: 5 when the kit itself failed, whatever it found besides; 1 when a rule is broken (strict: or an assumption
 * differs) that is neither accepted nor known from the baseline, or what is required does not hold; 4 when nothing was
 * verified, or the target failed under what was to be; 0 when rules hold, and where the run was about assumptions alone.
 */
export function exitCodeOf(report: Report, options: FailingOptions): 0 | 1 | 4 | 5 {
  const { rules, assumptions, cases, internal_errors } = report;
  if (internal_errors) return 5;
  if (failingOf(report, options).length > 0) return 1;
  if (failedRules(report).length > 0) return 4;
  if (notHeld(report, options.required).length > 0) return 1;
  const ofRules = Object.values(rules);
  if (ofRules.includes("held") || ofRules.includes("broken")) return 0;
  const isAboutRules = cases.some((one) => one.ids.some((id) => id in rules));
  const isVerified = Object.values(assumptions).some((verdict) => verdict !== "not-verified");
  return isVerified && !isAboutRules ? 0 : 4;
}
