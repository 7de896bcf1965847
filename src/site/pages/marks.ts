import type { StatementId } from "../../openapi/generated/catalogue.js";
import { capital, inline } from "../markdown.js";
import { statementOf } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";

type Shown = Pick<Marks, "rules" | "assumptions"> & Partial<Marks>;

/** Only the word, with its color; it leads to the page that explains it. */
export const badge = (kind: "stated" | "assumed"): string => `<a class="mark ${kind}" href="./marks.html">${kind}</a>`;

/**
 * Which parts of an element are stated, with the words for that element and the ID, and which are assumed: “string or null U-05”,
 * each on a line of its own. What only inherits its marks has their IDs alone.
 */
export function marks({ rules, assumptions, parts = {}, inherited = false }: Shown): string {
  const words = (id: StatementId): string => {
    const { short, basis } = statementOf(id);
    const said = parts[id] ?? short;
    // Where an assumption is published in part, words may say themselves which part.
    const sources = /published|chosen/g;
    const from = said.search(sources) >= 0 ? null : basis?.basis.match(sources)?.join(" and ");
    return `${inline([said, ...(from ? [from] : [])].join(", "))} ${id}`;
  };
  if (inherited) return assumptions.length > 0 ? `${badge("assumed")} ${assumptions.join(" ")}` : "";
  const lines = (kind: "stated" | "assumed", ids: readonly StatementId[]) =>
    ids.map((id) => `${badge(kind)} ${words(id)}`);
  return [...lines("stated", rules), ...lines("assumed", assumptions)].join("<br>");
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
