import type { DocumentedError } from "../../openapi/openapi-document.js";
import { toJson } from "../examples/literal.js";
import { type Html, html, join } from "../html.js";
import { errorLink, operationPage } from "../links.js";
import { breakable, toBlocks, toInline } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import type { Operation, ResponseView } from "../model/operations.js";
import { toBody } from "../model/operations.js";
import { violationsOf } from "../model/violations.js";
import { code } from "../parts/code.js";
import { envelopeNames, envelopeSwitch } from "../parts/examples.js";
import { fieldTable } from "../parts/field-table.js";
import type { Page } from "../parts/layout.js";
import { markIds, marks } from "../parts/marks.js";
import { table } from "../parts/table.js";

/** Every error code and violation code, and the body of an error. */
export function errorsPage(model: DocsModel): Page {
  return {
    file: "errors.html",
    title: "Errors",
    summary: "Every error code with its status in both envelopes, when it is returned, and by which operations.",
    content: html`<div class="title"><h1>Errors</h1>${envelopeSwitch()}</div>
<p class="lead">The specification shows no errors: codes, bodies and conditions are assumptions, and another service may have others. In Standin a refused request changes nothing.</p>
${markIds({ rules: [], assumptions: ["Q-18"] })}
<h2 id="catalogue">Codes</h2>
<p>A status holds for both envelopes unless a JSON:API status stands below it. After a <em>transient</em> error the same request may succeed later.</p>
${errorTable(model.errors, model.operations)}
<h2 id="statuses">Statuses</h2>
<p>A status has the same headers in every operation.</p>
${statusTable(model)}
<h2 id="body">The body of an error</h2>
${(["flat", "json-api"] as const).map((envelope) => bodySection(model, envelope))}
<h2 id="violations">Violations</h2>
<p>What an entry of <code>errors</code> says in its <code>code</code>.</p>
${violationTable(model)}`,
  };
}

/** Errors with their status and when they occur; with operations, those that return them too. */
export function errorTable(errors: readonly DocumentedError[], operations: readonly Operation[]): Html {
  const isCatalogue = operations.length > 0;
  const columns = ["Code", "Status", "When", ...(isCatalogue ? ["Returned by"] : [])];
  return table(
    "errors",
    "Errors",
    columns,
    errors.map((error) => ({
      ...(isCatalogue ? { anchor: error.code } : {}),
      cells: [
        html`<a href="${errorLink(error.code)}"><code>${breakable(error.code)}</code></a>`,
        statuses(error),
        html`<p><strong>${error.title}.</strong></p><p>${toInline(error.when)}</p>${error.transient && html`<p class="soft">transient</p>`}`,
        ...(isCatalogue ? [returnedBy(error, operations)] : []),
      ],
    })),
  );
}

function statuses({ status, json_api: { status: other = status, code: published, only } = {} }: DocumentedError): Html {
  return html`<p>${status}</p>${only && html`<p class="soft">only JSON:API</p>`}${other !== status && html`<p class="soft">JSON:API ${other}</p>`}${published !== undefined && html`<p class="soft">JSON:API <code>${published}</code></p>`}`;
}

/** The responses for errors, which operations share. */
function statusTable({ operations, catalogue }: DocsModel): Html {
  const responses = operations
    .flatMap(({ views }) => views.flat.responses)
    .filter(({ status }) => status >= "400")
    .sort((one, other) => one.status.localeCompare(other.status));
  const rows = [...new Map(responses.map((one) => [one.name, one])).values()].map((one) => ({
    anchor: one.name,
    cells: [one.status, [toBlocks(one.description), headerList(one.headers)], marks(one.marks, catalogue)],
  }));
  return table("headers", "Statuses", ["Status", "What it is", "Stated or assumed"], rows);
}

const headerList = (headers: ResponseView["headers"]): Html =>
  html`<ul class="plain">${headers.map(({ name, description }) => html`<li><code class="whole">${name}</code>: ${toInline(description)}</li>`)}</ul>`;

function returnedBy({ code }: DocumentedError, operations: readonly Operation[]): Html {
  const own = operations.filter(({ errors }) => errors.includes(code));
  if (own.length === 0) return html`<span class="soft">no operation</span>`;
  if (own.length === operations.length) return html`every operation`;
  const links = own.map(
    ({ id }) => html`<li><a href="${operationPage(id)}#errors"><code>${breakable(id)}</code></a></li>`,
  );
  const list = html`<ul class="plain">${join(links)}</ul>`;
  return own.length <= 4 ? list : html`<details><summary>${own.length} operations</summary>${list}</details>`;
}

function violationTable(model: DocsModel): Html {
  const rows = violationsOf(model).map(([code, meaning]) => ({
    anchor: code,
    cells: [html`<code>${breakable(code)}</code>`, toInline(meaning)],
  }));
  return table("violations", "Violations", ["Code", "What it means"], rows);
}

function bodySection({ source: { documents }, catalogue }: DocsModel, envelope: "flat" | "json-api"): Html {
  const document = documents[envelope];
  const { content = {}, "x-standin": marked } = document.components.responses.Unprocessable ?? {
    description: "",
  };
  const body = toBody(document, content, marked?.assumptions ?? []);
  if (!body) return html``;
  return html`<div data-envelope="${envelope}"><p>As <code>${body.mediaTypes[0] ?? ""}</code>, ${envelopeNames[envelope]}.</p>
${body.examples.map(({ summary, value }) => code(toJson(value), summary, "json"))}
${fieldTable(body.fields, { envelope, part: "error", caption: `Fields of an error, ${envelopeNames[envelope]}`, catalogue })}</div>`;
}
