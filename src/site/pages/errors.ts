import type { DocumentedError } from "../../openapi/openapi-document.js";
import { toJson } from "../examples/literal.js";
import { type Html, html, join } from "../html.js";
import { errorLink, operationPage } from "../links.js";
import { breakable, toInline, toParagraphs } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import type { Operation, ResponseView } from "../model/operations.js";
import { toBody } from "../model/operations.js";
import { code } from "../parts/code.js";
import { envelopeNames, envelopeSwitch } from "../parts/examples.js";
import { fieldTable } from "../parts/field-table.js";
import type { Page } from "../parts/layout.js";
import { marks } from "../parts/marks.js";
import { table } from "../parts/table.js";

/** The catalogue of errors, and the body that each is answered in. */
export function errorsPage(model: DocsModel): Page {
  return {
    file: "errors.html",
    title: "Errors",
    summary: "Every error code with its status in both envelopes, when it is answered, and by which operations.",
    content: html`<div class="title"><h1>Errors</h1>${envelopeSwitch()}</div>
<p class="lead">The specification shows no error at all: codes, bodies and conditions are answered, and another service may have others. That a refused request changes nothing is how Standin works.</p>
${marks({ rules: [], answers: ["Q-18"] })}
<h2 id="catalogue">Codes</h2>
<p>A status counts for both envelopes unless JSON:API has its own. A <em>transient</em> error may not come again for the same request.</p>
${errorTable(model.errors, model.operations)}
<h2 id="statuses">Statuses</h2>
<p>Whichever operation answers it, each status comes with the same headers.</p>
${statusTable(model.operations)}
<h2 id="body">The body of an error</h2>
${(["flat", "json-api"] as const).map((envelope) => bodySection(model, envelope))}`,
  };
}

/** Errors with their status and when they come; with operations, those that answer them too. */
export function errorTable(errors: readonly DocumentedError[], operations: readonly Operation[]): Html {
  const isCatalogue = operations.length > 0;
  const columns = ["Code", "Status", "When", ...(isCatalogue ? ["Answered by"] : [])];
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
        ...(isCatalogue ? [answeredBy(error, operations)] : []),
      ],
    })),
  );
}

function statuses({ status, json_api: { status: other = status, code: published } = {} }: DocumentedError): Html {
  return html`<p>${status}</p>${other !== status && html`<p class="soft">JSON:API ${other}</p>`}${published !== undefined && html`<p class="soft">JSON:API <code>${published}</code></p>`}`;
}

/** The responses that operations share when something went wrong. */
function statusTable(operations: readonly Operation[]): Html {
  const responses = operations
    .flatMap(({ views }) => views.flat.responses)
    .filter(({ status }) => status >= "400")
    .sort((one, other) => one.status.localeCompare(other.status));
  const rows = [...new Map(responses.map((one) => [one.name, one])).values()].map((one) => ({
    anchor: one.name,
    cells: [one.status, [toParagraphs(one.description), headerList(one.headers)], marks(one.marks)],
  }));
  return table("headers", "Statuses", ["Status", "What it is", "Stated or answered"], rows);
}

const headerList = (headers: ResponseView["headers"]): Html =>
  html`<ul class="plain">${headers.map(({ name, description }) => html`<li><code class="whole">${name}</code>: ${toInline(description)}</li>`)}</ul>`;

function answeredBy({ code }: DocumentedError, operations: readonly Operation[]): Html {
  const own = operations.filter(({ errors }) => errors.includes(code));
  if (own.length === 0) return html`<span class="soft">no operation</span>`;
  if (own.length === operations.length) return html`every operation`;
  const links = own.map(
    ({ id }) => html`<li><a href="${operationPage(id)}#errors"><code>${breakable(id)}</code></a></li>`,
  );
  const list = html`<ul class="plain">${join(links)}</ul>`;
  return own.length <= 4 ? list : html`<details><summary>${own.length} operations</summary>${list}</details>`;
}

function bodySection({ source: { documents } }: DocsModel, envelope: "flat" | "json-api"): Html {
  const document = documents[envelope];
  const { content = {}, "x-answers": open = [] } = document.components.responses.Unprocessable ?? {};
  const body = toBody(document, content, open);
  if (!body) return html``;
  return html`<div data-envelope="${envelope}"><p>As <code>${body.mediaTypes[0] ?? ""}</code>, ${envelopeNames[envelope]}.</p>
${body.examples.map(({ summary, value }) => code(toJson(value), summary))}
${fieldTable(body.fields, { envelope, part: "error", caption: `Fields of an error, ${envelopeNames[envelope]}` })}</div>`;
}
