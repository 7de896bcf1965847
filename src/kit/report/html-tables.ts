import { assumptionOf, noteOf, textOf } from "../run/catalogue.js";
import { type Html, html, toProse } from "./html-template.js";
import type { Report } from "./shape.js";
import type { View } from "./view.js";

/** A verdict's sign, for readers who do not see colors. */
const signs: Readonly<Record<string, string>> = {
  held: "✓",
  same: "✓",
  "held-in-part": "◐",
  broken: "✗",
  differs: "≠",
  declared: "=",
  "not-verified": "–",
};

export const spaced = (word: string) => word.replaceAll("-", " ");

/** Verdicts and how many IDs have each, in the order of `signs`. */
export const countVerdicts = (found: Readonly<Record<string, string>>): { word: string; count: number }[] =>
  Object.keys(signs)
    .map((word) => ({ word, count: Object.values(found).filter((one) => one === word).length }))
    .filter(({ count }) => count > 0);

/** Every ID with its verdict, as a link to its finding, or else to its row. */
export function toOverview(title: string, meaning: string, found: Readonly<Record<string, string>>, view: View): Html {
  const counts = countVerdicts(found).map(
    ({ word, count }, at) =>
      html`${at > 0 && " · "}<span class="${word}">${signs[word] ?? ""} ${count} ${spaced(word)}</span>`,
  );
  const chips = Object.entries(found).map(
    ([id, verdict]) =>
      html`<a class="${verdict}" href="#${anchorOf(id, verdict, view) ?? `row-${id}`}" aria-label="${id}: ${spaced(verdict)}">${id}</a>`,
  );
  return html`<section><h2>${title}</h2><p class="sub">${meaning}</p><p class="tally">${counts}</p><nav class="chips" aria-label="${title}">${chips}</nav></section>`;
}

/** The group that shows why an ID has its verdict. */
function anchorOf(id: string, verdict: string, { broken, differing, declared, open }: View): string | undefined {
  const groups = { broken, differs: differing, declared, "not-verified": open }[verdict] ?? [];
  return (groups.find(({ ids }) => ids.includes(id)) ?? groups.find(({ also }) => also.includes(id)))?.anchor;
}

/** Every ID with its verdict and its statement, closed. */
export function toTable(title: string, found: Readonly<Record<string, string>>, view: View): Html {
  const { report } = view;
  const rows = Object.entries(found).map(([id, verdict]) => {
    const anchor = anchorOf(id, verdict, view);
    const word = anchor === undefined ? spaced(verdict) : html`<a href="#${anchor}">${spaced(verdict)}</a>`;
    return html`<tr id="row-${id}" data-verdict="${verdict}"><th scope="row">${id}</th><td class="word ${verdict}">${word}</td><td>${toProse(toStatement(id, report))}${toMissing(report.held_in_part[id])}${toNote(id)}</td></tr>\n`;
  });
  return html`<details class="all" id="all-${title.toLowerCase()}"><summary><h2>All ${title.toLowerCase()}</h2> <span class="sub">${rows.length}</span></summary>
<table><thead><tr><th>ID</th><th>Verdict</th><th>What is stated</th></tr></thead><tbody>${rows}</tbody></table></details>`;
}

const toMissing = (parts: readonly string[] | undefined) =>
  parts !== undefined && html`<p class="sub">Not verified: ${toProse(parts.join("; "))}</p>`;

function toNote(id: string): Html | false {
  const note = noteOf(id);
  return note !== undefined && html`<p class="sub">Note: ${toProse(note)}</p>`;
}

/** What is stated under an ID; for an assumption, the question that it answers comes first. */
function toStatement(id: string, { catalogue }: Report): string {
  const open = assumptionOf(id);
  const text = textOf(id, catalogue);
  return open ? `${open.question}: Standin assumes: ${text}` : text;
}

/** Which responses came, of each operation. */
export function toResponses({ coverage }: Report): Html {
  const rows = coverage.map(({ operation, status, content, documented, seen }) => {
    const word = seen > 0 ? "held" : "not-verified";
    const note = documented ? "" : " (undocumented)";
    return html`<tr><td><code>${operation}</code></td><td>${status}${note}</td><td>${content ?? "no body"}</td><td class="${word}">${seen > 0 ? `${seen} times` : "not seen"}</td></tr>\n`;
  });
  const head = html`<tr><th>Operation</th><th>Status</th><th>Content</th><th>Seen</th></tr>`;
  return html`<details class="all"><summary><h2>Responses</h2> <span class="sub">${coverage.length}</span></summary>
<table class="responses"><thead>${head}</thead><tbody>${rows}</tbody></table></details>`;
}
