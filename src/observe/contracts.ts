import type { CheckedSpec } from "../../contracts/spec/field.js";
import type { StatementId } from "../kit/index.js";
import type { ToldContract } from "../kit/run/run-contract.js";

/** What is judged of the updates and reads of a kind of resource. */
export function contractOf(spec: CheckedSpec): ToldContract {
  const { kind, target, optional, returns, shows, operation, fields } = spec;
  const ofFields = fields.flatMap(({ name, rule, assumes = [] }) => [rule, ...assumes, ...spec.updates(name)]);
  const all: StatementId[] = [target, optional, returns, shows, operation, "A-01", "Q-03", "Q-19", "Q-30", ...ofFields];
  return { id: `observed-${kind}s`, ids: [...new Set(all)], title: `observed updates and reads of ${kind}s` };
}

/** What is judged of everything else. */
export const otherResponses: ToldContract = {
  id: "observed-responses",
  ids: ["Q-18", "Q-29"],
  title: "observed responses of all operations",
};

/** What is judged of the calls of webhooks. */
export const observedCalls: ToldContract = {
  id: "observed-calls",
  ids: ["C-01", "C-02", "C-03", "C-04", "C-05"],
  title: "observed webhook calls",
};
