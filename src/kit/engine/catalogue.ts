import { documents } from "../../openapi/documents.js";
import type { AssumptionId, RuleId, StatementId } from "../../openapi/generated/catalogue.js";
import type { CatalogueAssumption, CatalogueEntry } from "../../openapi/openapi-document.js";

const { rules, assumptions } = documents.flat["x-catalogue"];

/** Every rule of the catalogue: the spec states it. */
export const ruleIds: readonly RuleId[] = rules.map((rule) => rule.id);
/** Every assumption of the catalogue: the spec is silent. */
export const assumptionIds: readonly AssumptionId[] = assumptions.map(({ id }) => id);

export const allIds: readonly StatementId[] = [...ruleIds, ...assumptionIds];

const entries = new Map<string, CatalogueEntry>([...rules, ...assumptions].map((entry) => [entry.id, entry]));

export const isKnownId = (id: string): id is StatementId => entries.has(id);
export const isRule = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id);

/** What the spec states under a rule's id, or what Standin assumes under an assumption's. */
export function statementOf(id: string): string {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The catalogue has no ${id}.`);
  if (isRule(id)) return `The spec states in ${id}: ${entry.text}`;
  return `The spec leaves ${id} open (${(entry as CatalogueAssumption).question}); Standin assumes: ${entry.text}`;
}
