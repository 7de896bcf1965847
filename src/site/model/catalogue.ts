import { documents } from "../../openapi/documents.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { CatalogueAssumption, CatalogueRule } from "../../openapi/openapi-document.js";
import type { Addresses, MarkedElement } from "./places.js";
import type { ContractEntry, DocsSource } from "./source.js";

/** A rule, a reading or an assumption. */
interface Statement
  extends Pick<CatalogueRule, "note" | "short" | "text">,
    Partial<Pick<CatalogueAssumption, "question">> {
  kind: "stated" | "read" | "assumed";
  id: StatementId;
  /** Of an assumption. */
  basis?: Pick<CatalogueAssumption, "basis" | "source" | "date" | "facts">;
  /** Of a rule: the readings that it rests on; of a reading: the rules that rest on it. */
  related: readonly StatementId[];
}

const { rules, readings, assumptions } = documents.flat["x-catalogue"];
const all: Statement[] = [
  ...rules.map(({ parts: _, scope: __, ...one }) => ({
    ...{ ...one, kind: "stated" as const },
    related: readings.filter((reading) => reading.rules.includes(one.id)).map(({ id }) => id),
  })),
  ...readings.map(({ name: short, rules: related, ...one }) => ({ ...one, kind: "read" as const, short, related })),
  ...assumptions.map((one) => ({ ...one, kind: "assumed" as const, related: [], basis: one })),
];
const byId = new Map<string, Statement>(all.map((one) => [one.id, one]));

/** What the catalogue says under an id. */
export function statementOf(id: string): Statement {
  const statement = byId.get(id);
  if (!statement) throw new Error(`The catalogue has no ${id}.`);
  return statement;
}

/** A statement with every element that it marks and every contract that checks it. */
export interface CatalogueItem extends Statement {
  elements: readonly { label: string; address: string | undefined }[];
  contracts: readonly ContractEntry[];
}

/** Every rule, reading and assumption, in the order of the document. */
export const toCatalogue = (
  { contracts }: DocsSource,
  elements: readonly MarkedElement[],
  addresses: Addresses,
): ReadonlyMap<string, CatalogueItem> => {
  const toItem = (one: Statement): CatalogueItem => ({
    ...one,
    elements: elements
      .filter(({ ids }) => ids.includes(one.id))
      .map(({ label, element }) => ({ label, address: addresses.get(element) })),
    contracts: contracts.filter(({ ids }) => ids.includes(one.id)),
  });
  return new Map(all.map((one) => [one.id, toItem(one)]));
};
