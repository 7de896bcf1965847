import { type Baseline, newIdsOf } from "./baseline.js";
import { type Failing, isNews, type Report } from "./shape.js";

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
  { rules, held_in_part: inPart, assumptions }: Pick<Report, "rules" | "held_in_part" | "assumptions">,
  required: readonly string[] = [],
): string[] => required.filter((id) => (rules[id] !== "held" || id in inPart) && assumptions[id] !== "same");

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
  const keys = failing.map(({ id, contract }) => `${id} ${contract}`);
  return failing.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}
