import type { EnvelopeName } from "../../openapi/documents.js";
import type { StatementId } from "../../openapi/generated/catalogue.js";
import { type Exchange, exchangesOf } from "../examples/exchange.js";
import { toJson } from "../examples/literal.js";
import { type Html, html, type Part } from "../html.js";
import { operationPage, parameterAnchor, partAnchor } from "../links.js";
import { toBlocks, toInline } from "../markup.js";
import type { Catalogue } from "../model/catalogue.js";
import type { Marks } from "../model/marks.js";
import type { DocsModel } from "../model/model.js";
import type { BodyView, Operation, OperationView, ParameterView, ResponseView } from "../model/operations.js";
import { code } from "../parts/code.js";
import { envelopeNames, envelopeSwitch, exchangeBlocks, languageSwitch } from "../parts/examples.js";
import { about, fieldTable } from "../parts/field-table.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink, markIds, marks } from "../parts/marks.js";
import { statements } from "../parts/statements.js";
import { table } from "../parts/table.js";
import { errorTable } from "./errors.js";

const envelopes = ["flat", "json-api"] as const;

/** One operation in both envelopes: every parameter, field, response and error, marked, with examples to copy. */
export function operationPageOf(operation: Operation, { catalogue, errors }: DocsModel): Page {
  const { id, summary, description } = operation;
  const own = errors.filter(({ code }) => operation.errors.includes(code));
  const exchanges = exchangesOf(operation);
  return {
    file: operationPage(id),
    title: summary,
    summary: `${operation.method} ${operation.path}: parameters, fields, responses and errors, each marked as stated or assumed.`,
    content: html`<div class="title"><h1>${summary}</h1>${envelopeSwitch()}</div>
${envelopes.map((envelope) => endpoint(operation, envelope))}
${toBlocks(description)}
${markIds(operation.marks)}
${envelopes.map((envelope) => contents(operation, envelope))}
<div class="title"><h2 id="examples">Examples</h2>${languageSwitch()}</div>
${exchangeBlocks(exchanges)}
<h2 id="authorization">Authorization</h2>
<p>An API token that has access to the management API, as <code>Authorization: Bearer TOKEN</code>.</p>
${marks(accessMarks(operation), catalogue)}
<h2 id="parameters">Parameters</h2>
${parameterTable(operation.parameters, catalogue)}
${operation.parameters
  .filter(({ fields }) => fields.length > 0)
  .map(({ name, fields }) =>
    fieldTable(fields, { envelope: "flat", part: name, caption: `Members of ${name}`, catalogue }),
  )}
${envelopes.map((envelope) => part(envelope, operation.views[envelope], { catalogue, exchanges }))}
<h2 id="errors">Errors</h2>
<p>Every error has the same <a href="errors.html#body">body</a>, and the headers of its <a href="errors.html#statuses">status</a>. A request that is refused with an error changes nothing.</p>
${errorTable(own, [])}
${asAWhole(operation, catalogue)}`,
  };
}

/** The specification requires a token for the two updates; for the other operations it is an assumption. */
const accessMarks = ({ marks: { rules } }: Operation): Omit<Marks, "inherited"> =>
  rules.includes("A-01")
    ? { rules: ["A-01"], assumptions: ["Q-17"], parts: {} }
    : { rules: [], assumptions: ["Q-17", "Q-29"], parts: { "Q-29": "that a token is required" } };

const endpoint = ({ method, views, id }: Operation, envelope: EnvelopeName): Html =>
  html`<p class="endpoint" data-envelope="${envelope}"><span class="method">${method}</span> <code>${views[envelope].path}</code> <code class="soft">${id}</code></p>`;

/** Links to the parts of the page, in the envelope that is shown. */
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
    ["as-a-whole", "In full"],
  ];
  return html`<ul class="contents" data-envelope="${envelope}">${links.map(
    ([anchor, title]) => html`<li><a href="#${anchor}">${title}</a></li>`,
  )}</ul>`;
}

/** The rules and assumptions about the operation itself, in full. */
function asAWhole({ marks: { rules, assumptions } }: Operation, catalogue: Catalogue): Html {
  const list = (kind: "stated" | "assumed", ids: readonly StatementId[]): Part =>
    ids.length > 0 && html`<section><h3>${badge(kind)}</h3>${statements(ids, catalogue)}</section>`;
  return html`<h2 id="as-a-whole">In full</h2>
<p>The rules and assumptions about the whole operation. Each parameter and field has its own marks above.</p>
<div class="pair">${list("stated", rules)}${list("assumed", assumptions)}</div>`;
}

function parameterTable(parameters: readonly ParameterView[], catalogue: Catalogue): Html {
  return table(
    "fields",
    "Parameters",
    ["Parameter", "In", "Type", "Required", "What it is", "Stated or assumed"],
    parameters.map((one) => ({
      anchor: parameterAnchor(one.name),
      cells: [
        html`<code>${one.name}</code>`,
        one.in,
        one.type,
        one.required ? "required" : "optional",
        about(one.description, one.constraints, one.example === undefined ? undefined : one.example),
        marks(one.marks, catalogue),
      ],
    })),
  );
}

interface PartContext {
  catalogue: Catalogue;
  /** What the page shows already: an example of a response beside its request is not shown again. */
  exchanges: readonly Exchange[];
}

function part(envelope: EnvelopeName, view: OperationView, { catalogue, exchanges }: PartContext): Html {
  const shown = new Set(exchanges.map((one) => JSON.stringify(one.shown[envelope].response.body)));
  const successes = view.responses.filter(({ status }) => status < "400");
  return html`<div data-envelope="${envelope}">
${view.request && requestSection(envelope, view.request, catalogue)}
${successes.map((response) => responseSection(envelope, response, { catalogue, shown }))}
</div>`;
}

const requestSection = (
  envelope: EnvelopeName,
  body: BodyView,
  catalogue: Catalogue,
): Html => html`<h2 id="${partAnchor(envelope, "body")}">Body <span class="soft">${envelopeNames[envelope]}</span></h2>
<p>As ${mediaTypes(body)}. ${wrapping(envelope)} ${pathNote(body)}</p>
${marks(body.marks, catalogue)}
${fieldTable(body.fields, { envelope, part: "body", caption: `Fields of the body, ${envelopeNames[envelope]}`, catalogue })}`;

function responseSection(
  envelope: EnvelopeName,
  { status, description, marks: own, headers, body }: ResponseView,
  { catalogue, shown }: { catalogue: Catalogue; shown: ReadonlySet<string | undefined> },
): Html {
  const examples = body?.examples.filter(({ value }) => !shown.has(JSON.stringify(value))) ?? [];
  return html`<h2 id="${partAnchor(envelope, status)}">${status} <span class="soft">${envelopeNames[envelope]}</span></h2>
${toBlocks(description)}
${marks(own, catalogue)}
${headers.length > 0 && headerTable(headers, status, catalogue)}
${
  body &&
  html`<p>As ${mediaTypes(body)}. ${wrapping(envelope)} ${pathNote(body)}</p>
${examples.map(({ summary, value }) => html`<details class="example"><summary>Example: ${summary.toLowerCase()}</summary>${code(toJson(value), `${status}, ${envelopeNames[envelope]}`, "json")}</details>`)}
${fieldTable(body.fields, { envelope, part: status, caption: `Fields of the ${status}, ${envelopeNames[envelope]}`, catalogue })}`
}`;
}

const headerTable = (headers: ResponseView["headers"], status: string, catalogue: Catalogue): Html =>
  table(
    "headers",
    `Headers of the ${status}`,
    ["Header", "Type", "What it is", "Stated or assumed"],
    headers.map((one) => ({
      cells: [html`<code>${one.name}</code>`, one.type, toInline(one.description), marks(one.marks, catalogue)],
    })),
  );

/** How the paths of fields are written, where one of them needs it. */
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
