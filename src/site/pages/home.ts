import type { StatementId } from "../../openapi/generated/catalogue.js";
import { exampleOrigin } from "../examples/examples.js";
import { type Html, html } from "../html.js";
import { operationPage } from "../links.js";
import { toInline } from "../markup.js";
import type { CatalogueItem } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import type { Operation } from "../model/operations.js";
import { callPage } from "../model/places.js";
import { code } from "../parts/code.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink } from "../parts/marks.js";

/** What this is, what is stated and what is assumed, the first success, and the two operations. */
export function homePage({ operations, catalogue, call }: DocsModel): Page {
  const items = [...catalogue.values()];
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  const updates = operations.filter(({ isUpdate }) => isUpdate);
  return {
    file: "index.html",
    title: "Standin: the contract of two updates",
    summary:
      "What the specification states about the upload and webhook updates, and what Standin assumes where it is silent.",
    content: html`<h1>The contract of two updates</h1>
<p class="lead">Standin stands in for two operations of a content management API, <a href="${operationPage("updateUpload")}">update an upload</a> and <a href="${operationPage("updateWebhook")}">update a webhook</a>: a mock to develop against, and a kit that tells whether a real implementation keeps the contract. These pages say what the contract is.</p>

<h2 id="rules-and-assumptions">Rules and assumptions</h2>
<p>The specification leaves much open. So every operation, parameter, field and header here has one of two marks, or both:</p>
<div class="pair">
<section class="card"><h3>${badge("stated")}</h3><p>The specification says so, in one of <a href="rules.html">${count("stated")} rules</a>. An implementation that breaks a rule is wrong.</p><p class="soft">For instance ${sample(items, "U-14")}</p></section>
<section class="card"><h3>${badge("assumed")}</h3><p>The specification is silent, and Standin chose, in one of <a href="assumptions.html">${count("assumed")} assumptions</a>. An implementation that differs is not wrong: <a href="if-yours-differs.html">tell the kit how</a>.</p><p class="soft">For instance ${sample(items, "Q-16")}</p></section>
</div>

<h2 id="quick-start">Quick start</h2>
<p>From a clone, with Node 20.19 or newer. Any token will do.</p>
${code("npm ci && npm start", "Start the mock", "sh")}
${code(`curl -X PUT ${exampleOrigin}/uploads/1001 -H "Authorization: Bearer any-token" \\\n  -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'`, "Update an upload", "sh")}
${code(`npx standin verify --target ${exampleOrigin}`, "Verify an implementation: here, the mock itself", "sh")}

<h2 id="operations">The two operations</h2>
<div class="pair">${updates.map(operationCard)}</div>
<p>When something has changed, the service sends <a href="${callPage}">${call.summary.toLowerCase()}</a>. The other operations create, read, list and delete what the two updates need; the specification shows none of them (${idLink("Q-29")}).</p>

<h2 id="envelopes">Two envelopes</h2>
<p>Each operation exists in two envelopes, with one state behind them: flat at <code>/</code>, as the specification lists its fields, and JSON:API at <code>/json-api</code>, where the service’s official client works unchanged (${idLink("Q-03")}). The page of an operation shows the envelope that you choose.</p>`,
  };
}

function operationCard({ id, method, views, summary, marks, description }: Operation): Html {
  const [first = ""] = description.split("\n\n");
  const counts = `${marks.rules.length} rules and ${marks.assumptions.length} assumptions about the whole operation`;
  return html`<section class="card"><h3><a href="${operationPage(id)}">${summary}</a></h3>
<p class="endpoint"><span class="method">${method}</span> <code>${views.flat.path}</code></p>
<p class="endpoint"><span class="method">${method}</span> <code>${views["json-api"].path}</code></p>
<p>${toInline(first)}</p><p class="soft">${counts}</p></section>`;
}

function sample(items: readonly CatalogueItem[], id: StatementId): Html {
  const item = items.find((one) => one.id === id);
  const about = item?.question === undefined ? "" : `${item.question}: `;
  const [first = ""] = item?.text.split(/[;.]/) ?? [];
  return html`${idLink(id)}: ${toInline(`${about}${first}.`)}`;
}
