import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Html, html, join, type Part } from "../html.js";
import { catalogueLink } from "../links.js";
import { toInline } from "../markup.js";
import type { Catalogue } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";

/** An id as a link to its rule or assumption. */
export const idLink = (id: StatementId): Html => html`<a class="id" href="${catalogueLink(id)}">${id}</a>`;

/** Which parts of an element are stated and which are assumed, each with its id: “string or null U-05”. */
export function marks({ rules, assumptions, parts }: Omit<Marks, "inherited">, catalogue: Catalogue): Html {
  const part = (id: StatementId): Html => {
    const words = parts[id] ?? catalogue.get(id)?.short;
    if (words === undefined) throw new Error(`The catalogue has no words for ${id}.`);
    return html`${toInline(words)} ${idLink(id)}`;
  };
  return html`<div class="marks parts">${line("stated", rules.map(part), "; ")}${line("assumed", assumptions.map(part), "; ")}</div>`;
}

/** The ids alone, of what is told in full elsewhere on the page. */
export function markIds({ rules, assumptions }: Pick<Marks, "rules" | "assumptions">): Html {
  return html`<div class="marks">${line("stated", rules.map(idLink), " ")}${line("assumed", assumptions.map(idLink), " ")}</div>`;
}

/** The word alone, with its shape. */
export const badge = (kind: "stated" | "assumed", text: Part = kind): Html =>
  html`<span class="mark ${kind}">${text}</span>`;

function line(kind: "stated" | "assumed", parts: readonly Html[], between: string): Html | false {
  return parts.length > 0 && html`<p>${badge(kind)} <span>${join(parts, between)}</span></p>`;
}
