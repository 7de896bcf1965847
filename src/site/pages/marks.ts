import type { StatementId } from "../../openapi/generated/catalogue.js";
import { catalogueLink } from "../links.js";
import { attribute, capital, inline, plain } from "../markdown.js";
import { statementOf } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";

type Shown = Pick<Marks, "rules" | "assumptions"> & Partial<Marks>;

/** Only the word, with its color; it leads to the page that explains it. */
export const badge = (kind: "stated" | "assumed"): string => `<a class="mark ${kind}" href="./marks.html">${kind}</a>`;

/** Which parts of an element are stated and which are assumed, in one line: “stated U-05 · assumed Q-15”. Its words come where an ID is pointed at. */
export function marks({ rules, assumptions, parts, inherited }: Shown): string {
  const link = (id: StatementId): string => {
    const title = inherited ? "" : ` title="${attribute(plain(wordsFor(id, parts)))}"`;
    return `<a class="id" href="./${catalogueLink(id)}"${title}>${id}</a>`;
  };
  const line = (kind: "stated" | "assumed", ids: readonly StatementId[]) =>
    ids.length > 0 ? [`${badge(kind)} ${ids.map(link).join(" ")}`] : [];
  return [...line("stated", rules), ...line("assumed", assumptions)].join(" · ");
}

/** Marks with their words for this element, each on a line of its own: “stated string or null U-05”. */
export function markLines({ rules, assumptions, parts }: Shown): string {
  const lines = (kind: "stated" | "assumed", ids: readonly StatementId[]) =>
    ids.map((id) => `${badge(kind)} ${inline(wordsFor(id, parts))} ${id}`);
  return [...lines("stated", rules), ...lines("assumed", assumptions)].join("<br>");
}

function wordsFor(id: StatementId, parts: Shown["parts"] = {}): string {
  const { short, basis } = statementOf(id);
  const said = parts[id] ?? short;
  // Where an assumption is published in part, words may say themselves which part.
  const sources = /published|chosen/g;
  const from = said.search(sources) >= 0 ? null : basis?.basis.match(sources)?.join(" and ");
  return [said, ...(from ? [from] : [])].join(", ");
}

/** Rules and assumptions in full, so that no click is needed to read them. */
export const statements = (ids: readonly string[]): string =>
  ids
    .map((id) => {
      const { question, text, note } = statementOf(id);
      const asked = question === undefined ? "" : `*${inline(capital(question))}:* `;
      return `- ${id}: ${asked}${statement(text)}${note === undefined ? "" : ` <small>Note: ${statement(note)}</small>`}`;
    })
    .join("\n");

/** The text of a rule or an assumption. "The reference" is the page about the published service. */
export const statement = (text: string): string =>
  inline(text.replace("in the reference", "in [the reference](published-service.html)"));
