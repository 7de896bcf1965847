import { documents } from "../../openapi/documents.js";
import type { CatalogueAnswer, CatalogueEntry } from "../../openapi/openapi-document.js";

const { rules, answers } = documents.flat["x-catalogue"];

/** Every rule of the catalogue: the spec states it. */
export const ruleIds: readonly string[] = rules.map((rule) => rule.id);
/** Every answer of the catalogue: the spec is silent. */
export const answerIds: readonly string[] = answers.map((answer) => answer.id);

const entries = new Map<string, CatalogueEntry>([...rules, ...answers].map((entry) => [entry.id, entry]));

export const isKnownId = (id: string): boolean => entries.has(id);
export const isRule = (id: string): boolean => ruleIds.includes(id);

/** What the spec states under a rule's id, or what Standin answers under an answer's. */
export function statementOf(id: string): string {
  const entry = entries.get(id);
  if (!entry) throw new Error(`The catalogue has no ${id}.`);
  if (isRule(id)) return `The spec states in ${id}: ${entry.text}`;
  return `The spec leaves ${id} open (${(entry as CatalogueAnswer).question}); Standin answers: ${entry.text}`;
}
