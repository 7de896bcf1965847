import { documents, routes } from "../../openapi/documents.js";
import type { AssumptionId, ReadingId, RuleId, StatementId } from "../../openapi/generated/catalogue.js";
import type { CatalogueAssumption } from "../../openapi/openapi-document.js";

const { rules, readings, assumptions } = documents.flat["x-catalogue"];

/** Every rule of the catalogue: the spec states it. */
export const ruleIds: readonly RuleId[] = rules.map((rule) => rule.id);
/** Every assumption of the catalogue: the spec is silent. */
export const assumptionIds: readonly AssumptionId[] = assumptions.map(({ id }) => id);

const entries = new Map<string, { text: string }>([...rules, ...assumptions].map((entry) => [entry.id, entry]));

const isRequested = (operation: string) => routes.some(({ operationId }) => operationId === operation);
/** The rules of single fields. They explain a broken rule of the operation that updates all fields. */
const fieldRules: ReadonlySet<string> = new Set(
  rules
    .filter(({ scope }) => scope.some((place) => place.includes("/properties/")))
    .filter(({ scope }) => scope.every((place) => place.startsWith("#") || isRequested(place)))
    .map(({ id }) => id),
);
export const isOfField = (id: string): boolean => fieldRules.has(id);

export const isKnownId = (id: string): id is StatementId => entries.has(id);
export const isRule = (id: string): id is RuleId => (ruleIds as readonly string[]).includes(id);

/** The texts of a team's own rules and assumptions, by ID. */
export interface OwnCatalogue {
  readonly rules: Readonly<Record<string, string>>;
  readonly assumptions: Readonly<Record<string, string>>;
}

/** All IDs that the contracts of a run may be about. */
export interface Catalogue {
  readonly ruleIds: readonly string[];
  readonly assumptionIds: readonly string[];
  /** The texts of IDs that the document's catalogue does not have. */
  readonly own: Readonly<Record<string, string>>;
}

/** The document's catalogue, with the IDs of a team's own contracts. */
export function catalogueWith(owners: readonly { readonly catalogue?: OwnCatalogue }[]): Catalogue {
  const own = owners.flatMap(({ catalogue }) => catalogue ?? []);
  const ownRules = Object.assign({}, ...own.map((one) => one.rules));
  const ownAssumptions = Object.assign({}, ...own.map((one) => one.assumptions));
  return {
    ruleIds: [...ruleIds, ...Object.keys(ownRules)],
    assumptionIds: [...assumptionIds, ...Object.keys(ownAssumptions)],
    own: { ...ownRules, ...ownAssumptions },
  };
}

export type { ReadingId };
/** Every reading of the catalogue: how rules are checked. */
export const readingIds: readonly ReadingId[] = readings.map(({ id }) => id);

export const isReading = (id: string): id is ReadingId => (readingIds as readonly string[]).includes(id);

/** The readings that a rule rests on, according to the catalogue. */
export const readingsOf = (id: string): ReadingId[] =>
  readings.filter(({ rules: leaning }) => (leaning as readonly string[]).includes(id)).map((reading) => reading.id);

/** A reading's name, and its text without the name. */
export function readingOf(id: ReadingId): { name: string; text: string; rules: readonly string[] } {
  const reading = readings.find((one) => one.id === id);
  if (!reading) throw new Error(`The catalogue has no ${id}.`);
  return { name: reading.name, text: reading.text.replace(/^\*\*[^*]*\*\*\s*/, ""), rules: reading.rules };
}

/** The note of a rule: what is open, and what limits its check. */
export const noteOf = (id: string): string | undefined => rules.find((rule) => rule.id === id)?.note;

/** The parts of a rule's statement, by name. A rule holds completely only if each part was verified. */
export const partsOf = (id: string): Readonly<Record<string, string>> =>
  rules.find((rule) => rule.id === id)?.parts ?? {};

export const assumptionOf = (id: string): CatalogueAssumption | undefined => assumptions.find((one) => one.id === id);

/** The text of an ID, without an introduction. */
export const textOf = (id: string, own: Catalogue["own"] = {}): string => own[id] ?? entries.get(id)?.text ?? "";

/** The statement of a rule, or the assumption of Standin. `own` has the texts of a team's own IDs. */
export function statementOf(id: string, own: Catalogue["own"] = {}): string {
  const text = own[id];
  if (text !== undefined) return `${id}: ${text}`;
  const entry = entries.get(id);
  if (!entry) throw new Error(`The catalogue has no ${id}.`);
  if (isRule(id)) return `The spec states in ${id}: ${entry.text}`;
  return `The spec leaves ${id} open (${(entry as CatalogueAssumption).question}); Standin assumes: ${entry.text}`;
}
