import type { EnvelopeName } from "../../openapi/documents.js";
import { examplesOf } from "../examples/examples.js";
import { toJson } from "../examples/literal.js";
import { type Html, html, type Part } from "../html.js";
import { operationPage, parameterAnchor, partAnchor } from "../links.js";
import { toInline, toParagraphs } from "../markup.js";
import type { Catalogue } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import type { BodyView, Operation, OperationView, ParameterView, ResponseView } from "../model/operations.js";
import { code } from "../parts/code.js";
import { envelopeNames, envelopeSwitch, exampleBlocks, languageSwitch } from "../parts/examples.js";
import { about, fieldTable } from "../parts/field-table.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink, marks } from "../parts/marks.js";
import { statements } from "../parts/statements.js";
import { table } from "../parts/table.js";
import { errorTable } from "./errors.js";

const envelopes = ["flat", "json-api"] as const;

/** One operation in both envelopes: every parameter, field, answer and error, marked, with examples to copy. */
export function operationPageOf(operation: Operation, { catalogue, errors }: DocsModel): Page {
  const { id, summary, description } = operation;
  const own = errors.filter(({ code }) => operation.errors.includes(code));
  return {
    file: operationPage(id),
    title: summary,
    summary: `${operation.method} ${operation.path}: parameters, fields, answers and errors, each as stated or answered.`,
    content: html`<div class="title"><h1>${summary}</h1>${envelopeSwitch()}</div>
${envelopes.map((envelope) => endpoint(operation, envelope))}
${toParagraphs(description)}
${marks(operation.marks)}
${envelopes.map((envelope) => contents(operation, envelope))}
<div class="title"><h2 id="examples">Examples</h2>${languageSwitch()}</div>
${exampleBlocks(examplesOf(operation))}
<h2 id="authorization">Authorization</h2>
<p>An API token that has access to the management API, as <code>Authorization: Bearer TOKEN</code>.</p>
${marks(accessMarks(operation))}
<h2 id="parameters">Parameters</h2>
${parameterTable(operation.parameters)}
${envelopes.map((envelope) => part(envelope, operation.views[envelope]))}
<h2 id="errors">Errors</h2>
<p>In the body that <a href="errors.html#body">every error has</a>, with the headers of its <a href="errors.html#statuses">status</a>. Nothing has changed when one is answered.</p>
${errorTable(own, [])}
${asAWhole(operation, catalogue)}`,
  };
}

/** The specification asks for a token at the two updates; everything around them is an answer. */
const accessMarks = ({ marks: { rules } }: Operation) =>
  rules.includes("A-01") ? { rules: ["A-01"], answers: ["Q-17"] } : { rules: [], answers: ["Q-17", "Q-29"] };

const endpoint = ({ method, views, id }: Operation, envelope: EnvelopeName): Html =>
  html`<p class="endpoint" data-envelope="${envelope}"><span class="method">${method}</span> <code>${views[envelope].path}</code> <code class="soft">${id}</code></p>`;

/** What is further down, in the envelope that is shown. */
function contents({ views }: Operation, envelope: EnvelopeName): Html {
  const { request, responses } = views[envelope];
  const links: [string, string][] = [
    ["examples", "Examples"],
    ["parameters", "Parameters"],
    ...(request ? [[partAnchor(envelope, "body"), "Body"] as [string, string]] : []),
    ...responses
      .filter(({ status }) => status < "400")
      .map(({ status }): [string, string] => [partAnchor(envelope, status), status]),
    ["errors", "Errors"],
    ["as-a-whole", "Word for word"],
  ];
  return html`<ul class="contents" data-envelope="${envelope}">${links.map(
    ([anchor, title]) => html`<li><a href="#${anchor}">${title}</a></li>`,
  )}</ul>`;
}

/** What is said about the operation itself, word for word. */
function asAWhole({ marks: { rules, answers } }: Operation, catalogue: Catalogue): Html {
  const list = (kind: "stated" | "answered", ids: readonly string[]): Part =>
    ids.length > 0 && html`<section><h3>${badge(kind)}</h3>${statements(ids, catalogue)}</section>`;
  return html`<h2 id="as-a-whole">Word for word</h2>
<p>What is said about the operation as a whole; each parameter and field has its own marks above.</p>
<div class="pair">${list("stated", rules)}${list("answered", answers)}</div>`;
}

function parameterTable(parameters: readonly ParameterView[]): Html {
  return table(
    "fields",
    "Parameters",
    ["Parameter", "In", "Type", "Required", "What it is", "Stated or answered"],
    parameters.map((one) => ({
      anchor: parameterAnchor(one.name),
      cells: [
        html`<code>${one.name}</code>`,
        one.in,
        one.type,
        one.required ? "required" : "optional",
        about(one.description, one.constraints, one.example === undefined ? undefined : one.example),
        marks(one.marks),
      ],
    })),
  );
}

function part(envelope: EnvelopeName, view: OperationView): Html {
  const successes = view.responses.filter(({ status }) => status < "400");
  return html`<div data-envelope="${envelope}">
${view.request && requestSection(envelope, view.request)}
${successes.map((response) => responseSection(envelope, response))}
</div>`;
}

const requestSection = (
  envelope: EnvelopeName,
  body: BodyView,
): Html => html`<h2 id="${partAnchor(envelope, "body")}">Body <span class="soft">${envelopeNames[envelope]}</span></h2>
<p>As ${mediaTypes(body)}. ${wrapping(envelope)} ${pathNote(body)}</p>
${fieldTable(body.fields, { envelope, part: "body", caption: `Fields of the body, ${envelopeNames[envelope]}` })}`;

function responseSection(
  envelope: EnvelopeName,
  { status, description, marks: own, headers, body }: ResponseView,
): Html {
  return html`<h2 id="${partAnchor(envelope, status)}">${status} <span class="soft">${envelopeNames[envelope]}</span></h2>
${toParagraphs(description)}
${marks(own)}
${headers.length > 0 && headerTable(headers, status)}
${
  body &&
  html`<p>As ${mediaTypes(body)}. ${wrapping(envelope)} ${pathNote(body)}</p>
${body.examples.map(({ summary, value }) => html`<details class="example"><summary>Example: ${summary.toLowerCase()}</summary>${code(toJson(value), `${status}, ${envelopeNames[envelope]}`)}</details>`)}
${fieldTable(body.fields, { envelope, part: status, caption: `Fields of the ${status}, ${envelopeNames[envelope]}` })}`
}`;
}

const headerTable = (headers: ResponseView["headers"], status: string): Html =>
  table(
    "headers",
    `Headers of the ${status}`,
    ["Header", "Type", "What it is", "Stated or answered"],
    headers.map((one) => ({
      cells: [html`<code>${one.name}</code>`, one.type, toInline(one.description), marks(one.marks)],
    })),
  );

/** How the ways to fields are written, where it is needed to read them. */
function pathNote({ fields }: BodyView): Html | false {
  const names = fields.flatMap(({ path }) => path.slice(0, -1));
  const notes = [
    ...(names.includes("*") ? ["`*` is any key"] : []),
    ...(names.some((one) => one.endsWith("[]")) ? ["`[]` is each element of a list"] : []),
  ];
  return notes.length > 0 && html`<span class="soft">${toInline(`In the names of fields ${notes.join(", ")}.`)}</span>`;
}

const mediaTypes = ({ mediaTypes: types }: BodyView): Html =>
  html`${types.map((type, index) => html`${index > 0 && " or "}<code>${type}</code>`)}`;

const wrapping = (envelope: EnvelopeName): Html | false =>
  envelope === "json-api" &&
  html`<code>data</code>, <code>attributes</code> and <code>relationships</code> are the envelope’s (${idLink("Q-03")}).`;
