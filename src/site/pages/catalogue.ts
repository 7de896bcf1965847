import { type Html, html, join, type Part } from "../html.js";
import { catalogueLink, contractLink, factsLink, factsPage } from "../links.js";
import { breakable, toInline } from "../markup.js";
import type { CatalogueItem } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink } from "../parts/marks.js";
import { capital, statement } from "../parts/statements.js";
import { table } from "../parts/table.js";

/** Every rule: what the specification states; and how rules are read. */
export function rulesPage({ catalogue }: DocsModel): Page {
  const rules = [...catalogue.values()].filter(({ kind }) => kind === "stated");
  const readings = [...catalogue.values()].filter(({ kind }) => kind === "read");
  const groups = Object.entries(ruleGroups).map(([letter, title]) => {
    const own = rules.filter(({ id }) => id.startsWith(letter));
    const rows = own.map((item) => ({
      anchor: item.id,
      cells: [
        idCell(item),
        [statement(item.text), item.related.length > 0 && html` <span class="soft">Read by ${related(item)}.</span>`],
        elements(item),
        contracts(item),
      ],
    }));
    return html`<h2 id="${letter}">${title}</h2>
${table("catalogue", title, ["Id", "What the specification states", "Where", "Checked by"], rows)}`;
  });
  return {
    file: "rules.html",
    title: "Rules",
    summary: "Every rule that the specification states, where the document uses it, and which contracts check it.",
    content: html`<h1>Rules ${badge("stated")}</h1>
<p class="lead">What the specification states. An implementation that breaks one of these is wrong, and <code>standin verify</code> ends with 1.</p>
${groups}
<h2 id="R">Readings</h2>
<p>${toInline("How a rule is checked where the specification states a fact and no way to observe it. A reading is Standin’s own: a report that calls a rule broken names the readings that it leans on. Whoever reads the specification otherwise takes a reading back with `--without R-01`.")}</p>
${table(
  "readings",
  "Readings",
  ["Id", "How rules are read", "Rules that lean on it"],
  readings.map((item) => ({ anchor: item.id, cells: [idCell(item), statement(item.text), related(item)] })),
)}`,
  };
}

const ruleGroups = {
  U: "The update of an upload",
  W: "The update of a webhook",
  A: "Access",
  C: "Webhook calls",
};

/** Every assumption: what the specification leaves open, and what Standin does. */
export function assumptionsPage({ catalogue }: DocsModel): Page {
  const assumptions = [...catalogue.values()].filter(({ kind }) => kind === "assumed");
  const rows = assumptions.map((item) => ({
    anchor: item.id,
    cells: [
      idCell(item),
      html`<p class="question">${toInline(capital(item.question ?? ""))}</p><p>${statement(item.text)}</p>`,
      basis(item),
      elements(item),
      contracts(item),
    ],
  }));
  return {
    file: "assumptions.html",
    title: "Assumptions",
    summary:
      "Every question that the specification leaves open, what Standin assumes, and what the assumption rests on.",
    content: html`<h1>Assumptions ${badge("assumed")}</h1>
<p class="lead">${toInline("What the specification leaves open, and what Standin does. An implementation may differ without being wrong: `standin verify` reports the difference and ends with 0, or with 1 under `--strict`.")}</p>
<p id="basis">The basis says where an assumption comes from: <em>published</em> means the service’s public documentation, client and recorded exchanges, with the day of the source; <em>chosen</em> means that Standin chose it. “The reference” in an assumption is <a href="${factsPage}">the facts of the published service</a>.</p>
${table("catalogue", "Assumptions", ["Id", "What is open, and what is assumed", "Basis", "Where", "Checked by"], rows)}`,
  };
}

/** Where an assumption comes from: of what is published the source, its day, and the facts on these pages. */
function basis({ basis: rests }: CatalogueItem): Part {
  if (rests?.source === undefined) return toInline(rests?.basis ?? "");
  const { source, date, facts = "" } = rests;
  return html`<p>${toInline(rests.basis)}</p><p class="soft">${toInline(capital(source))}, <time datetime="${date}">${date}</time>. <a href="${factsLink(facts)}">${facts}</a></p>`;
}

const related = ({ related: ids }: CatalogueItem): Html => join(ids.map(idLink), " ");

/** The id, as a link to its own row that can be passed on. */
const idCell = ({ id }: CatalogueItem): Html => html`<a class="id" href="${catalogueLink(id)}">${id}</a>`;

/** Lists that are long fold up. */
function elements({ elements: all }: CatalogueItem): Html {
  const links = all.map(
    ({ label, address }) => html`<li><a href="${address ?? ""}"><code>${breakable(label)}</code></a></li>`,
  );
  const list = html`<ul class="plain">${join(links)}</ul>`;
  if (links.length <= 6) return list;
  return html`<details><summary>${links.length} places</summary>${list}</details>`;
}

function contracts({ contracts: all }: CatalogueItem): Html {
  if (all.length === 0) return html`<span class="soft">no contract: always not verified</span>`;
  const links = all.map(({ id }) => html`<li><a href="${contractLink(id)}">${id}</a></li>`);
  const list = html`<ul class="plain">${join(links)}</ul>`;
  if (links.length <= 6) return list;
  return html`<details><summary>${links.length} contracts</summary>${list}</details>`;
}
