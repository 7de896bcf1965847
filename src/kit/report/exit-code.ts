import { isUnderFailure, sentence } from "./report.js";
import type { Report } from "./shape.js";

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130;

/** What each ending of a run says, and the exit code that it has whatever was found until then. */
export const endings: Readonly<Record<Report["ended"], { told: string; code?: ExitCode }>> = {
  complete: { told: "" },
  bail: { told: "The run was ended at the first broken rule: this is what was found so far." },
  "max time": { told: "The time for the run was over: this is what was found until then." },
  "dry run": { told: "It was a dry run: nothing was sent." },
  interrupted: { told: "The run was interrupted: this is what was found so far.", code: 130 },
  "in use": { told: "Somebody else works on the same: nothing more was changed.", code: 4 },
  "no resource": { told: "There was nothing to work on.", code: 4 },
  "no target": { told: "The target did not answer as it has to.", code: 3 },
  calls: { told: "The run would call what nobody handed over.", code: 2 },
  "target lost": { told: "The target went away: this is what was found until then.", code: 3 },
  "no record": { told: "What undoes the run could not be written: nothing more was changed.", code: 2 },
  "internal error": { told: "The kit itself failed: this is what was found until then.", code: 5 },
};

/** Whether a run did not find what it was for, and neither the kit nor its user is why. */
export const isCutOff = (report: Report): boolean =>
  report.ended !== "dry run" && [2, 3, 4].includes(exitCodeOf(report));

/** How a run ended, and why. */
export function tellEnding(report: Report): string {
  const { told } = endings[report.ended];
  const because = report.ended_because ?? (isCutOff(report) ? whyNotVerified(report) : "");
  return [told, sentence(because)].filter(Boolean).join(" ");
}

function whyNotVerified(report: Report): string {
  const failed = failedRules(report);
  const { reason = "" } =
    report.cases.find(
      ({ ids, verdict }) =>
        verdict === "not-verified" && (failed.length === 0 || ids.some((id) => failed.includes(id))),
    ) ?? {};
  const what = failed.length > 0 ? `the target failed under ${failed.join(", ")}` : "nothing could be verified";
  return reason === "" ? what : `${what}: ${reason}`;
}

/**
 * The exit code: 5 when the kit itself failed, whatever it found besides; that of how the run ended, where that has one; 1 when a rule is broken (strict: or an assumption
 * differs) that is neither accepted nor known from the baseline, or what is required does not hold; 4 when nothing was
 * verified, or the target failed under what was to be; 0 when rules hold, and where the run was about assumptions alone.
 */
export function exitCodeOf(report: Report): ExitCode {
  const { rules, assumptions, cases, failing, unmet, internal_errors } = report;
  if (internal_errors) return 5;
  const { code } = endings[report.ended];
  if (code !== undefined) return code;
  if (failing.length > 0) return 1;
  if (failedRules(report).length > 0) return 4;
  if (unmet.length > 0) return 1;
  const ofRules = Object.values(rules);
  if (ofRules.includes("held") || ofRules.includes("broken")) return 0;
  const isAboutRules = cases.some((one) => one.ids.some((id) => id in rules));
  const isVerified = Object.values(assumptions).some((verdict) => verdict !== "not-verified");
  return isVerified && !isAboutRules ? 0 : 4;
}
