import type { Bearer } from "./bearers.js";
import type { Addresses } from "./places.js";
import type { ContractEntry, DocsSource } from "./source.js";

/** A rule or an answer, with everything that bears it and everything that checks it. */
export interface CatalogueItem {
  kind: "stated" | "answered";
  id: string;
  text: string;
  /** Of an answer: what the spec leaves open, and what the answer rests on. */
  question: string | undefined;
  basis: string | undefined;
  bearers: readonly { label: string; address: string | undefined }[];
  contracts: readonly ContractEntry[];
}

export type Catalogue = ReadonlyMap<string, CatalogueItem>;

/** Every rule and every answer, in the order of the document. */
export function toCatalogue(source: DocsSource, bearers: readonly Bearer[], addresses: Addresses): Catalogue {
  const { rules, answers } = source.documents.flat["x-catalogue"];
  const traced = (id: string) => ({
    bearers: bearers
      .filter((bearer) => bearer.ids.includes(id))
      .map(({ label, element }) => ({ label, address: addresses.get(element) })),
    contracts: source.contracts.filter((contract) => contract.ids.includes(id)),
  });
  const items: CatalogueItem[] = [
    ...rules.map((rule) => ({
      kind: "stated" as const,
      ...{ ...rule, question: undefined, basis: undefined, ...traced(rule.id) },
    })),
    ...answers.map((answer) => ({ kind: "answered" as const, ...answer, ...traced(answer.id) })),
  ];
  return new Map(items.map((item) => [item.id, item]));
}

/** What is missing of an id anywhere, in sentences; none when every id is in the document, in a contract and in the docs. */
export function untraced(catalogue: Catalogue, ids: readonly string[] = [...catalogue.keys()]): string[] {
  return ids.flatMap((id) => {
    const item = catalogue.get(id);
    if (!item) return [`${id} is named and is not in the catalogue`];
    const nowhere = item.bearers.filter(({ address }) => address === undefined);
    return [
      ...(item.bearers.length === 0 ? [`${id} is borne by nothing in the document`] : []),
      ...nowhere.map(({ label }) => `${id} is borne by ${label}, which no page shows`),
      ...(item.contracts.length === 0 ? [`${id} is checked by no contract`] : []),
    ];
  });
}
