import { documents } from "../../openapi/documents.js";
import type { AssumptionId, ReadingId, RuleId, StatementId } from "../../openapi/generated/catalogue.js";
import type { CatalogueAssumption, CatalogueEntry } from "../../openapi/openapi-document.js";

const { rules, readings, assumptions } = documents.flat["x-catalogue"];

/** Every rule of the catalogue: the spec states it. */
export const ruleIds: readonly RuleId[] = rules.map((rule) => rule.id);
/** Every assumption of the catalogue: the spec is silent. */
export const assumptionIds: readonly AssumptionId[] = assumptions.map(({ id }) => id);

export const allIds: readonly StatementId[] = [...ruleIds, ...assumptionIds];

const entries = new Map<string, CatalogueEntry>([...rules, ...assumptions].map((entry) => [entry.id, entry]));

export const isKnownId = (id: string): id is StatementId => entries.has(id);
export const isRule = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id);

export type { ReadingId };
/** Every reading of the catalogue: how rules are checked. */
export const readingIds: readonly ReadingId[] = readings.map(({ id }) => id);

/** The readings that a rule leans on, as the catalogue has it. */
export const readingsOf = (id: string): ReadingId[] =>
  readings.filter(({ rules: leaning }) => (leaning as readonly string[]).includes(id)).map((reading) => reading.id);

/** A reading's name and text, without the name in front of it. */
export function readingOf(id: ReadingId): { name: string; text: string; rules: readonly string[] } {
  const reading = readings.find((one) => one.id === id);
  if (!reading) throw new Error(`The catalogue has no ${id}.`);
  return { name: reading.name, text: reading.text.replace(/^\*\*[^*]*\*\*\s*/, ""), rules: reading.rules };
}

/** What the spec states under a rule's id, or what Standin assumes under an assumption's. */
export function statementOf(id: string): string {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The catalogue has no ${id}.`);
  if (isRule(id)) return `The spec states in ${id}: ${entry.text}`;
  return `The spec leaves ${id} open (${(entry as CatalogueAssumption).question}); Standin assumes: ${entry.text}`;
}
