import type { StatementId } from "../../openapi/generated/catalogue.js";
import type { CatalogueAssumption, CatalogueRule } from "../../openapi/openapi-document.js";
import type { Addresses, MarkedElement } from "./places.js";
import type { ContractEntry, DocsSource } from "./source.js";

/** A rule, a reading or an assumption, with every element that it marks and every contract that checks it. */
export interface CatalogueItem
  extends Pick<CatalogueRule, "note" | "short" | "text">,
    Partial<Pick<CatalogueAssumption, "question">> {
  kind: "stated" | "read" | "assumed";
  id: StatementId;
  /** Of an assumption. */
  basis?: Pick<CatalogueAssumption, "basis" | "source" | "date" | "facts">;
  /** Of a rule: the readings that it rests on; of a reading: the rules that rest on it. */
  related: readonly StatementId[];
  elements: readonly { label: string; address: string | undefined }[];
  contracts: readonly ContractEntry[];
}

export type Catalogue = ReadonlyMap<string, CatalogueItem>;

/** Every rule, reading and assumption, in the order of the document. */
export function toCatalogue(source: DocsSource, elements: readonly MarkedElement[], addresses: Addresses): Catalogue {
  const { rules, readings, assumptions } = source.documents.flat["x-catalogue"];
  const items = [
    ...rules.map(({ parts: _, scope: __, ...one }) => ({
      ...{ ...one, kind: "stated" as const },
      related: readings.filter((reading) => reading.rules.includes(one.id)).map(({ id }) => id),
    })),
    ...readings.map(({ name: short, rules: related, ...one }) => ({ ...one, kind: "read" as const, short, related })),
    ...assumptions.map((one) => ({ ...one, kind: "assumed" as const, related: [], basis: one })),
  ];
  return new Map(
    items.map((item): [string, CatalogueItem] => [
      item.id,
      {
        ...item,
        elements: elements
          .filter(({ ids }) => ids.includes(item.id))
          .map(({ label, element }) => ({ label, address: addresses.get(element) })),
        contracts: source.contracts.filter(({ ids }) => ids.includes(item.id)),
      },
    ]),
  );
}
