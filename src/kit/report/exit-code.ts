import { isUnderFailure, sentence } from "./report.js";
import type { Report } from "./shape.js";

/** The rules that were not verified because the target failed under them. */
export const failedRules = ({ rules, cases }: Report): string[] =>
  Object.keys(rules).filter((id) => rules[id] === "not-verified" && isUnderFailure(id, cases));

type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 130;

/** The sentence and the exit code of each ending, whatever the run found before it. */
export const endings: Readonly<Record<Report["ended"], { told: string; code?: ExitCode }>> = {
  complete: { told: "" },
  bail: { told: "The run ended at the first broken rule. The results are incomplete." },
  "max time": { told: "The run reached its time limit. The results are incomplete." },
  "dry run": { told: "This was a dry run. No requests were sent." },
  interrupted: { told: "The run was interrupted. The results are incomplete.", code: 130 },
  "in use": { told: "The run stopped because somebody else uses the same resource.", code: 4 },
  "no resource": { told: "There was no resource to test.", code: 4 },
  "no target": { told: "The target did not respond as expected.", code: 3 },
  calls: { told: "The run did not start because it would call others.", code: 2 },
  "target lost": { told: "The target stopped responding. The results are incomplete.", code: 3 },
  "no record": { told: "The run stopped because its record could not be written.", code: 2 },
  "internal error": { told: "The kit itself failed. The results are incomplete.", code: 5 },
};

/** Whether a run could not verify anything because of the target. */
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
  const what =
    failed.length > 0
      ? `the target failed while ${failed.join(", ")} ${failed.length === 1 ? "was" : "were"} verified`
      : "nothing could be verified";
  return reason === "" ? what : `${what}: ${reason}`;
}

/**
 * The exit code. 5: the kit itself failed. Else the code of the run's ending, if it has one. 1: a rule is broken
 * (strict: or an assumption differs) that is neither accepted nor in the baseline, or a required rule does not hold. 4:
 * nothing was verified, or the target failed while a rule was. 0: rules hold, or the run was only about assumptions.
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
