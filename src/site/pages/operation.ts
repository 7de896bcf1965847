import { isObject, type JsonValue } from "../../base/json.js";
import type { EnvelopeName } from "../../openapi/documents.js";
import type { DocumentedError } from "../../openapi/openapi-document.js";
import { type Exchange, exchangesOf, toJson } from "../examples.js";
import { errorLink, fieldAnchor, operationPage, parameterAnchor } from "../links.js";
import type { Page } from "../markdown.js";
import { anchored, attribute, blocks, type CodeBlock, code, details, fence, heading, tabs, text } from "../markdown.js";
import type { FieldRow } from "../model/fields.js";
import type { DocsModel } from "../model/model.js";
import type { BodyView, Operation, ResponseView } from "../model/operations.js";
import { about, fieldTable, kindOf, markedTable } from "./field-table.js";
import { markLines, marks } from "./marks.js";

const inEnvelope: Readonly<Record<EnvelopeName, string>> = { flat: "", "json-api": " · JSON:API" };

export const methodBadge = (method: string): string =>
  `<span class="method ${method.toLowerCase()}">${method === "DELETE" ? "DEL" : method}</span>`;

/** One operation, as its request is read: body, parameters, responses, errors. The examples stand beside them where there is room. */
export function operationPageOf(operation: Operation, model: DocsModel): Page {
  const { errors } = model;
  const { id, summary, description, method, views } = operation;
  const { request, responses } = views.flat;
  const exchanges = exchangesOf(operation);
  const [first] = exchanges;
  return {
    file: operationPage(id),
    content: blocks(
      "---\naside: false\npageClass: operation\n---",
      `# ${summary}`,
      `${methodBadge(method)} \`${views.flat.path}\` <small>JSON:API: \`${views["json-api"].path}\` · \`${id}\`</small>`,
      text(description),
      '<div class="beside"><div>',
      request &&
        blocks(
          heading(2, "Body", "body"),
          formOf(request),
          marks(request.marks),
          fieldTable(request.fields, "body"),
          "In JSON:API the fields are members of `data.attributes` and `data.relationships` (Q-03), as the examples show.",
        ),
      heading(2, "Parameters", "parameters"),
      parameterTable(operation),
      ...operation.parameters
        .filter(({ fields }) => fields.length > 0)
        .map(({ name, fields }) => details(`The members of <code>${name}</code>`, fieldTable(fields, name))),
      "</div>",
      '<div class="examples">',
      heading(2, "Examples", "examples"),
      earlierRequests(operation, model),
      ...exchanges.map((exchange) => exampleBlock(exchange, exchange === first ? undefined : first)),
      "</div><div>",
      ...responses
        .filter(({ status }) => status < "400")
        .map((response) => responseSection(response, exchanges, model, operationPage(id))),
      heading(2, "Errors", "errors"),
      "A request that is refused changes nothing. Every error has the same [body](errors.html#body).",
      errorList(errors.filter(({ code: name }) => operation.errors.includes(name))),
      heading(2, "The whole operation", "as-a-whole"),
      markLines(operation.marks),
      "</div></div>",
    ),
  };
}

/** What the examples need, from the document. */
function earlierRequests({ after }: Operation, { operations }: DocsModel): string {
  const steps = after.map(({ operation, example }) => {
    const { id, summary, views } = operations.find((one) => one.id === operation) as Operation;
    const shown = views.flat.request?.examples.find(({ name }) => name === example);
    return `[${summary}](${operationPage(id)}#examples)${shown ? ` (${text(shown.summary)})` : ""}`;
  });
  return steps.length > 0 ? `On a fresh mock, send first: ${steps.join(", then ")}. Use the id that it returns.` : "";
}

/** A request in each language and envelope with its response, which shows only what differs from the first one's. */
function exampleBlock({ summary, codes, shown }: Exchange, first: Exchange | undefined): string {
  const requests = codes.map(
    ({ language, envelope, code: source }): CodeBlock => ({
      language: language === "curl" ? "sh" : "ts",
      text: source,
      title: language + inEnvelope[envelope],
    }),
  );
  const envelopes = ["flat", "json-api"] as const;
  const responses = envelopes.map((envelope): CodeBlock => {
    const { status, body } = shown[envelope].response;
    const title = status + inEnvelope[envelope];
    const same = first?.shown[envelope].response;
    const differs = same?.status === status ? differenceFrom(same.body, body) : body;
    const rest = differs === body ? "" : `\n// … The rest is as in “${first?.summary}”.`;
    return body === undefined
      ? { language: "text", text: "(no body)", title }
      : { language: "json", text: toJson(differs ?? {}) + rest, title };
  });
  const sent = attribute(JSON.stringify(envelopes.map((envelope) => shown[envelope].request)));
  return details(
    text(summary),
    blocks(tabs(requests), `<div class="response" data-requests="${sent}">`, tabs(responses), "</div>"),
    first === undefined,
  );
}

/** The members of a value that differ from those of another, however deep; the value itself if that is no object. */
function differenceFrom(other: JsonValue | undefined, value: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(other) || !isObject(value)) return JSON.stringify(other) === JSON.stringify(value) ? undefined : value;
  const differing = Object.entries(value).flatMap(([name, one]) => {
    const differs = differenceFrom(other[name], one);
    return differs === undefined ? [] : [[name, differs] as const];
  });
  return differing.length > 0 ? Object.fromEntries(differing) : undefined;
}

/** The content of a response. Fields that another page has are there: a resource is described where it is read. */
function responseSection(
  { status, description, marks: own, headers, body }: ResponseView,
  exchanges: readonly Exchange[],
  { addresses, operations }: DocsModel,
  page: string,
): string {
  // The request already shows its own example.
  const seen = new Set(exchanges.map(({ shown }) => JSON.stringify(shown.flat.response.body)));
  const [title = "", ...more] = text(description).split(/\.(?:\s|$)/);
  const addressOf = ({ source }: FieldRow) => addresses.get(`schemas/${source}`) ?? page;
  const fields = body?.fields ?? [];
  const here = fields.filter((one) => [page, `${page}#${fieldAnchor(status, one.path)}`].includes(addressOf(one)));
  // The first of each page.
  const elsewhere = fields
    .filter((one) => !here.includes(one))
    .map(addressOf)
    .filter((at, index, all) => all.findIndex((one) => pageOf(one) === pageOf(at)) === index);
  const titleOf = (at: string) => operations.find(({ id }) => operationPage(id) === pageOf(at))?.summary ?? at;
  return blocks(
    heading(2, `${status} ${title}`, status),
    more.join(". "),
    marks(own),
    headers.length > 0 && details(`${headers.length} headers`, headerTable(headers)),
    body && formOf(body),
    ...(body?.examples ?? [])
      .filter(({ value }) => !seen.has(JSON.stringify(value)))
      .map(({ summary, value }) =>
        details(`Example: ${text(summary)}`, fence({ language: "json", text: toJson(value) })),
      ),
    here.length > 0 && fieldTable(here, status),
    elsewhere.length > 0 && `Its fields: ${elsewhere.map((at) => `[${titleOf(at)}](${at})`).join(", ")}.`,
  );
}

const pageOf = (address: string): string => address.split("#")[0] ?? "";

const headerTable = (headers: ResponseView["headers"]): string =>
  markedTable(
    "Header",
    headers.map((one) => [`${code(one.name)}<small>${one.type}</small>`, text(one.description), marks(one.marks)]),
  );

/** The media types of a body, and how the names of its fields are written where that needs saying. */
function formOf({ mediaTypes, fields }: BodyView): string {
  const isDeep = fields.some(({ path }) => path.slice(0, -1).some((name) => name === "*" || name.endsWith("[]")));
  const names = isDeep ? " In the names of fields `*` is any key, and `[]` each element of a list." : "";
  return `As ${mediaTypes.map(code).join(" or ")}.${names}`;
}

function parameterTable({ parameters, marks: { rules } }: Operation): string {
  // The specification requires a token for the two updates; for the other operations it is an assumption.
  const access = rules.includes("A-01")
    ? { rules: ["A-01" as const], assumptions: ["Q-17" as const] }
    : { rules: [], assumptions: ["Q-17" as const, "Q-29" as const], parts: { "Q-29": "that a token is required" } };
  const token = "An API token that has access to the management API: `Authorization: Bearer TOKEN`.";
  const name = `${anchored("authorization", code("Authorization"), " quiet")}<small>header, required</small>`;
  const headers = parameters.filter((one) => one.in === "header");
  return blocks(
    markedTable("Parameter", [
      ...parameters.filter((one) => one.in !== "header").map(parameterRow),
      [name, token, marks(access)],
    ]),
    // Those of the mock, and of JSON:API.
    details(
      `Other headers: ${headers.map((one) => `<code>${one.name}</code>`).join(", ")}`,
      markedTable("Header", headers.map(parameterRow)),
    ),
  );
}

const parameterRow = (one: Operation["parameters"][number]): string[] => [
  `${anchored(parameterAnchor(one.name), code(one.name))}<small>${one.in}, ${kindOf(one)}${one.onlyIn ?? ""}</small>`,
  about(one),
  marks(one.marks),
];

/** The codes by their status; what each means stands on the page of errors. */
const errorList = (errors: readonly DocumentedError[]): string =>
  [...new Set(errors.map(({ status }) => status))]
    .sort()
    .map((status) => {
      const own = errors.filter((one) => one.status === status);
      return `**${status}** ${own.map((one) => `[${code(one.code)}](${errorLink(one.code)})`).join(" ")}`;
    })
    .join(" · ");
