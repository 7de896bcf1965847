import { type Html, html, join } from "../html.js";
import { catalogueLink, contractLink } from "../links.js";
import { breakable, toInline } from "../markup.js";
import type { CatalogueItem } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import type { Page } from "../parts/layout.js";
import { badge } from "../parts/marks.js";
import { capital, statement } from "../parts/statements.js";
import { table } from "../parts/table.js";

/** Every rule: what the specification states. */
export function rulesPage({ catalogue }: DocsModel): Page {
  const rules = [...catalogue.values()].filter(({ kind }) => kind === "stated");
  const groups = Object.entries(ruleGroups).map(([letter, title]) => {
    const own = rules.filter(({ id }) => id.startsWith(letter));
    const rows = own.map((item) => ({
      anchor: item.id,
      cells: [idCell(item), statement(item.text), bearers(item), contracts(item)],
    }));
    return html`<h2 id="${letter}">${title}</h2>
${table("catalogue", title, ["Id", "What the specification states", "Where", "Checked by"], rows)}`;
  });
  return {
    file: "rules.html",
    title: "Rules",
    summary: "Every rule that the specification states, where it stands in the document, and which contracts check it.",
    content: html`<h1>Rules ${badge("stated")}</h1>
<p class="lead">What the specification states. An implementation that breaks one of these is wrong, and <code>standin verify</code> ends with 1.</p>
${groups}`,
  };
}

const ruleGroups = {
  U: "The update of an upload",
  W: "The update of a webhook",
  A: "Access",
  C: "The calls of webhooks",
};

/** Every answer: what the specification leaves open, and what Standin does about it. */
export function answersPage({ catalogue }: DocsModel): Page {
  const answers = [...catalogue.values()].filter(({ kind }) => kind === "answered");
  const rows = answers.map((item) => ({
    anchor: item.id,
    cells: [
      idCell(item),
      html`<p class="question">${toInline(capital(item.question ?? ""))}</p><p>${statement(item.text)}</p>`,
      toInline(item.basis ?? ""),
      bearers(item),
      contracts(item),
    ],
  }));
  return {
    file: "answers.html",
    title: "Answers",
    summary: "Every question that the specification leaves open, Standin's answer, and what the answer rests on.",
    content: html`<h1>Answers ${badge("answered")}</h1>
<p class="lead">${toInline("What the specification leaves open, and what Standin does. An implementation may differ without being wrong; `standin verify` says so and ends with 0, unless it was asked to be `--strict`.")}</p>
<p id="basis">The basis tells how far to trust an answer: <em>published</em> is what the service’s public documentation, client and recorded exchanges show; <em>chosen</em> is Standin’s own. “The reference” in an answer is what is known of the published service; these pages show it where the answer stands.</p>
${table("catalogue", "Answers", ["Id", "What is open, and the answer", "Basis", "Where", "Checked by"], rows)}`,
  };
}

/** The id, as a link to its own row that can be passed on. */
const idCell = ({ id }: CatalogueItem): Html => html`<a class="id" href="${catalogueLink(id)}">${id}</a>`;

/** Lists that are long fold up. */
function bearers({ bearers: all }: CatalogueItem): Html {
  const links = all.map(
    ({ label, address }) => html`<li><a href="${address ?? ""}"><code>${breakable(label)}</code></a></li>`,
  );
  const list = html`<ul class="plain">${join(links)}</ul>`;
  if (links.length <= 6) return list;
  return html`<details><summary>${links.length} places</summary>${list}</details>`;
}

function contracts({ contracts: all }: CatalogueItem): Html {
  const links = all.map(({ id }) => html`<li><a href="${contractLink(id)}">${id}</a></li>`);
  const list = html`<ul class="plain">${join(links)}</ul>`;
  if (links.length <= 6) return list;
  return html`<details><summary>${links.length} contracts</summary>${list}</details>`;
}
