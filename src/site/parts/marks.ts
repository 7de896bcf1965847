import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Html, html, join, type Part } from "../html.js";
import { catalogueLink } from "../links.js";
import type { Marks } from "../model/marks.js";

/** An id as a link to its rule or assumption. */
export const idLink = (id: StatementId): Html => html`<a class="id" href="${catalogueLink(id)}">${id}</a>`;

/** What is stated and what is assumed about an element, in words, shape and ids. */
export function marks({ rules, assumptions }: Pick<Marks, "rules" | "assumptions">): Html {
  return html`<div class="marks">${line("stated", rules)}${line("assumed", assumptions)}</div>`;
}

/** The word alone, with its shape. */
export const badge = (kind: "stated" | "assumed", text: Part = kind): Html =>
  html`<span class="mark ${kind}">${text}</span>`;

function line(kind: "stated" | "assumed", ids: readonly StatementId[]): Html | false {
  return ids.length > 0 && html`<p>${badge(kind)} <span>${join(ids.map(idLink), " ")}</span></p>`;
}
