import type { StatementId } from "../../openapi/generated/catalogue.js";
import { blocks, capital, details, inline } from "../markdown.js";
import type { Catalogue, CatalogueItem } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";

type Shown = Pick<Marks, "rules" | "assumptions"> & Partial<Marks>;

/** Only the word, with its color. */
export const badge = (kind: "stated" | "assumed"): string => `<span class="mark ${kind}">${kind}</span>`;

const line = (kind: "stated" | "assumed", parts: readonly string[], between: string): string[] =>
  parts.length > 0 ? [`${badge(kind)} ${parts.join(between)}`] : [];

/** Which parts of an element are stated and which are assumed, with the answer and its id: “string or null U-05”. */
export function marks({ rules, assumptions, parts = {}, inherited = false }: Shown, catalogue: Catalogue): string {
  const words = (id: StatementId): string => {
    const item = itemOf(id, catalogue);
    return `${inline(item.kind === "assumed" ? assumed(item, parts[id]) : (parts[id] ?? item.short))} ${id}`;
  };
  const all = [...line("stated", rules.map(words), "; "), ...line("assumed", assumptions.map(words), "; ")].join(" ");
  return inherited && all !== "" ? `${all} <small>(as all around it)</small>` : all;
}

/** A question with its answer if that is short: “7 retries: 2 min, 6 min, published”. */
function assumed({ short, text, basis }: CatalogueItem, part = short): string {
  const isQuestion =
    /^(?:which|what|when|whether|how|where|number|method|the (?:form|range|order|size|rate|status))\b/.test(part);
  const [answer = ""] = text.split(/(?<=[^:]);|\. /);
  const words = isQuestion && answer.length <= 64 ? answer.replace(/\.$/, "") : part;
  const from = /^(?:published|chosen)/.exec(basis?.basis ?? "")?.[0];
  return from === undefined ? words : `${words}, ${from}`;
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
