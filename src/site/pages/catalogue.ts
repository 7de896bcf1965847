import { contractLink, factsLink } from "../links.js";
import { anchored, capital, code, inline, rows } from "../markdown.js";
import type { CatalogueItem } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import { statement } from "./marks.js";

/** Rules, readings and assumptions, with what shows and checks them; and the contracts. */
export function catalogueTables({ catalogue, source: { contracts } }: DocsModel) {
  const all = [...catalogue.values()];
  const rulesOf = (letter: string, second: string, third = "") =>
    rows(
      ["ID", second, third],
      all
        .filter(({ id }) => id.startsWith(letter))
        .map((item) => [anchored(item.id, item.id), `${statement(item.text)}${besides(item)}`, traces(item)]),
      " ids",
    );
  const groups = ["U", "W", "A", "C"].map((letter) => [
    `rules-${letter}`,
    rulesOf(letter, "What the specification states", "Where, and checked by"),
  ]);
  const assumed = all.filter(({ kind }) => kind === "assumed");
  return {
    ...Object.fromEntries(groups),
    "rules-R": rulesOf("R", "How rules are read"),
    assumptions: rows(
      ["ID", "What is open, and what is assumed", "Basis, where, and checked by"],
      assumed.map((item) => [
        anchored(item.id, item.id),
        `*${inline(capital(item.question ?? ""))}*<br>${statement(item.text)}`,
        `${basis(item)}<br>${traces(item)}`,
      ]),
      " ids",
    ),
    contracts: rows(
      ["Contract", "What it shows", "Checks"],
      contracts.map(({ id, ids, title }) => [anchored(id, code(id)), inline(title), ids.join(" ")]),
      " ids",
    ),
  };
}

/** The source of an assumption. For published facts: the source, its date, and the page with the facts. */
function basis({ basis: rests }: CatalogueItem): string {
  if (rests?.source === undefined) return inline(rests?.basis ?? "");
  const { source, date, facts = "" } = rests;
  return `${inline(rests.basis)}<br><small>${inline(capital(source))}, ${date}. [${facts}](${factsLink(facts)})</small>`;
}

/** The note of a rule, and the readings that it rests on; or the rules that rest on a reading. */
function besides({ kind, note, related }: CatalogueItem): string {
  const noted = note === undefined ? "" : `<br><small>Note: ${statement(note)}</small>`;
  if (related.length === 0) return noted;
  return `${noted}<br><small>${kind === "read" ? "Rules that depend on it:" : "Checked under"} ${related.join(" ")}</small>`;
}

/** Its places in the document and its contracts, collapsed. A reading has neither. */
function traces({ kind, elements, contracts }: CatalogueItem): string {
  if (kind === "read") return "";
  const places = elements.map(({ label, address }) => `[${code(label)}](${address ?? ""})`);
  const checks = contracts.map(({ id }) => `[${id}](${contractLink(id)})`);
  return `${folded(places, "place")}${folded(checks, "contract") || "<small>no contract: always not verified</small>"}`;
}

const folded = (links: readonly string[], what: string): string =>
  links.length === 0
    ? ""
    : `<details><summary>${links.length} ${what}${links.length > 1 ? "s" : ""}</summary>${links.join("<br>")}</details>`;
