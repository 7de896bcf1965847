import { type Html, html, join, type Part } from "../html.js";
import { catalogueLink } from "../links.js";
import type { Marks } from "../model/marks.js";

/** An id as a link to its rule or answer; its shape, not its colour alone, says which of the two it is. */
export const idLink = (id: string): Html => html`<a class="id" href="${catalogueLink(id)}">${id}</a>`;

/** What is stated and what is answered about something, in words, shape and ids. */
export function marks({ rules, answers }: Pick<Marks, "rules" | "answers">): Html {
  return html`<div class="marks">${line("stated", rules)}${line("answered", answers)}</div>`;
}

/** The word alone, with its shape. */
export const badge = (kind: "stated" | "answered", text: Part = kind): Html =>
  html`<span class="mark ${kind}">${text}</span>`;

function line(kind: "stated" | "answered", ids: readonly string[]): Html | false {
  return ids.length > 0 && html`<p>${badge(kind)} <span>${join(ids.map(idLink), " ")}</span></p>`;
}
