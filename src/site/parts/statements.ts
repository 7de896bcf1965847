import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Html, html } from "../html.js";
import { factsPage } from "../links.js";
import { toInline } from "../markup.js";
import type { Catalogue } from "../model/catalogue.js";
import { idLink } from "./marks.js";

/** Rules and assumptions in full, so that no click is needed to read them. */
export function statements(ids: readonly StatementId[], catalogue: Catalogue): Html {
  return html`<dl class="statements">${ids.map((id) => {
    const item = catalogue.get(id);
    if (!item) throw new Error(`The catalogue has no ${id}.`);
    return html`<div class="${item.kind}"><dt>${idLink(id)}<span class="unseen"> ${item.kind}</span></dt><dd>${
      item.question !== undefined && html`<span class="soft">${toInline(capital(item.question))}:</span> `
    }${statement(item.text)}</dd></div>`;
  })}</dl>`;
}

/** The text of a rule or an assumption. "The reference" is the page of what is known of the published service. */
export const statement = (text: string): Html =>
  toInline(text.replace("in the reference", `in [the reference](${factsPage})`));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
