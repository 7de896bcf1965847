import type { StatementId } from "../../openapi/generated/catalogue.js";
import { blocks, capital, details, inline } from "../markdown.js";
import type { Catalogue, CatalogueItem } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";

type Shown = Pick<Marks, "rules" | "assumptions"> & Partial<Marks>;

/** Only the word, with its color. */
export const badge = (kind: "stated" | "assumed"): string => `<span class="mark ${kind}">${kind}</span>`;

const line = (kind: "stated" | "assumed", parts: readonly string[], between: string): string[] =>
  parts.length > 0 ? [`${badge(kind)} ${parts.join(between)}`] : [];

/**
 * Which parts of an element are stated, with the words for that element and the id, and which are assumed: “string or null U-05”.
 * What it only inherits is said of what is around it, so here the id stands alone.
 */
export function marks({ rules, assumptions, parts = {}, inherited = false }: Shown, catalogue: Catalogue): string {
  const words = (id: StatementId): string => {
    const { short, basis } = itemOf(id, catalogue);
    const from = [...(basis?.basis ?? "").matchAll(/published|chosen/g)].join(" and ");
    return inherited ? id : `${inline([parts[id] ?? short, ...(from === "" ? [] : [from])].join(", "))} ${id}`;
  };
  const between = inherited ? " " : "; ";
  return [...line("stated", rules.map(words), between), ...line("assumed", assumptions.map(words), between)].join(" ");
}

/** Rules and assumptions in full, so that no click is needed to read them. */
export const statements = (ids: readonly string[], catalogue: Catalogue): string =>
  ids
    .map((id) => {
      const { question, text, note } = itemOf(id, catalogue);
      const asked = question === undefined ? "" : `*${inline(capital(question))}:* `;
      return `- ${id}: ${asked}${statement(text)}${note === undefined ? "" : ` <small>Note: ${statement(note)}</small>`}`;
    })
    .join("\n");

/** The rules and assumptions about something as a whole, to be opened. */
export function inFull({ rules, assumptions }: Shown, catalogue: Catalogue): string {
  const list = (kind: "stated" | "assumed", ids: readonly StatementId[]) =>
    ids.length > 0 && `${badge(kind)}\n\n${statements(ids, catalogue)}`;
  const summary = `${rules.length} rules and ${assumptions.length} assumptions about the whole operation`;
  return details(summary, blocks(list("stated", rules), list("assumed", assumptions)));
}

/** The text of a rule or an assumption. "The reference" is the page about the published service. */
export const statement = (text: string): string =>
  inline(text.replace("in the reference", "in [the reference](published-service.html)"));

function itemOf(id: string, catalogue: Catalogue): CatalogueItem {
  const item = catalogue.get(id);
  if (!item) throw new Error(`The catalogue has no ${id}.`);
  return item;
}
