import type { EnvelopeName } from "../../openapi/documents.js";
import type { DocumentedError } from "../../openapi/openapi-document.js";
import { type Language, languages } from "../examples/examples.js";
import { type Exchange, exchangesOf } from "../examples/exchange.js";
import { toJson } from "../examples/literal.js";
import { errorLink, fieldAnchor, operationPage, parameterAnchor } from "../links.js";
import { anchored, blocks, type CodeBlock, code, details, heading, tabs, text } from "../markdown.js";
import type { Catalogue } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import type { BodyView, Operation, ParameterView, ResponseView } from "../model/operations.js";
import { about, fieldTable, kindOf, markedTable } from "./field-table.js";
import { inFull, markIds, marks } from "./marks.js";
import type { Page } from "./page.js";

const envelopes = ["flat", "json-api"] as const;
const inEnvelope: Readonly<Record<EnvelopeName, string>> = { flat: "", "json-api": " · JSON:API" };
const languageNames: Readonly<Record<Language, string>> = { curl: "curl", fetch: "fetch", client: "client" };

export const methodBadge = (method: string): string =>
  `<span class="method ${method.toLowerCase()}">${method === "DELETE" ? "DEL" : method}</span>`;

/** One operation: what it does, its body, examples to send, what it returns; then all else, marked. */
export function operationPageOf(operation: Operation, model: DocsModel): Page {
  const { catalogue, errors } = model;
  const { id, summary, description, method, views } = operation;
  const { request, responses } = views.flat;
  const own = errors.filter(({ code: name }) => operation.errors.includes(name));
  const [first = "", ...more] = text(description).split(/\n{2,}/);
  const exchanges = exchangesOf(operation);
  return {
    file: operationPage(id),
    title: summary,
    summary: `${method} ${operation.path}: body, examples, response, parameters and errors, each marked as stated or assumed.`,
    content: blocks(
      `# ${summary}`,
      `${methodBadge(method)} \`${views.flat.path}\` <small>JSON:API: \`${views["json-api"].path}\` · \`${id}\`</small>`,
      first,
      more.length > 0 && details("More", more.join("\n\n")),
      request && bodySection(request, operation, catalogue),
      heading(2, "Examples", "examples"),
      earlierRequests(operation, model),
      ...exchanges.map((exchange, index) => exampleBlock(exchange, index === 0)),
      ...responses
        .filter(({ status }) => status < "400")
        .map((response) => responseSection(response, { request, exchanges, catalogue })),
      heading(2, "Parameters", "parameters"),
      parameterTable(operation, catalogue),
      ...operation.parameters
        .filter(({ fields }) => fields.length > 0)
        .map(({ name, fields }) => details(`The members of ${code(name)}`, fieldTable(fields, name, catalogue))),
      heading(2, "Errors", "errors"),
      "A request that is refused changes nothing. Every error has the same [body](errors.html#body).",
      errorList(own),
      heading(2, "In full", "as-a-whole"),
      markIds(operation.marks),
      inFull(operation.marks, catalogue),
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

function bodySection(request: BodyView, { views }: Operation, catalogue: Catalogue): string {
  return blocks(
    heading(2, "Body", "body"),
    `As ${request.mediaTypes.map(code).join(" or ")}. ${pathNote(request)}`,
    marks(request.marks, catalogue),
    fieldTable(request.fields, "body", catalogue),
    views["json-api"].request && jsonApiNote(views["json-api"].request.fields),
  );
}

/** In which member of the other envelope each field stands. */
function jsonApiNote(fields: BodyView["fields"]): string {
  const rows = new Set(fields.map(({ path }) => path.join(".").replaceAll("[]", "")));
  const groups = new Map<string, string[]>();
  for (const { path } of fields) {
    const around = path.slice(0, -1).join(".");
    const isMember = path.some(
      (_, depth) => depth > 0 && rows.has(path.slice(0, depth).join(".").replaceAll("[]", "")),
    );
    if (!isMember) groups.set(around, [...(groups.get(around) ?? []), path.at(-1) ?? ""]);
  }
  const lists = [...groups].map(
    ([around, names]) => `- ${around === "" ? "" : `${code(around)}: `}${names.map(code).join(", ")}`,
  );
  return details(
    "The same in JSON:API",
    `The members around the fields are the envelope’s (Q-03).\n\n${lists.join("\n")}`,
  );
}

/** A request in each language and envelope, and the response to it; what is sent stands beside, for a mock that serves the page. */
function exampleBlock({ summary, codes, shown }: Exchange, open: boolean): string {
  const requests = codes.map((one): CodeBlock => {
    const title = languageNames[languages.find((name) => name === one.language) ?? "curl"] + inEnvelope[one.envelope];
    return { language: one.language === "curl" ? "sh" : "ts", text: one.code, title };
  });
  const responses = envelopes.map((envelope): CodeBlock => {
    const { status, body } = shown[envelope].response;
    const title = status + inEnvelope[envelope];
    return body === undefined
      ? { language: "text", text: "(no body)", title }
      : { language: "json", text: toJson(body), title };
  });
  const sent = JSON.stringify(envelopes.map((envelope) => shown[envelope].request));
  return details(
    text(summary),
    blocks(
      tabs(requests),
      `<div class="response" data-requests="${sent.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}">`,
      tabs(responses),
      "</div>",
    ),
    open,
  );
}

interface ResponseContext {
  request: BodyView | undefined;
  /** An example of a response that stands beside its request is not shown again. */
  exchanges: readonly Exchange[];
  catalogue: Catalogue;
}

function responseSection(response: ResponseView, { request, exchanges, catalogue }: ResponseContext): string {
  const { status, description, marks: own, headers, body } = response;
  const seen = new Set(exchanges.map(({ shown }) => JSON.stringify(shown.flat.response.body)));
  const isSent = (path: readonly string[]) =>
    request?.fields.some((field) => field.path.join(".") === path.join(".")) ?? false;
  const repeated = body?.fields.filter(({ path }) => isSent(path)) ?? [];
  const rest = body?.fields.filter(({ path }) => !isSent(path)) ?? [];
  return blocks(
    heading(2, status, status),
    text(description),
    marks(own, catalogue),
    headers.length > 0 && details(`${headers.length} headers`, headerTable(headers, catalogue)),
    body && `As ${body.mediaTypes.map(code).join(" or ")}. ${pathNote(body)}`,
    ...(body?.examples ?? [])
      .filter(({ value }) => !seen.has(JSON.stringify(value)))
      .map(({ summary, value }) =>
        details(`Example: ${text(summary)}`, tabs([{ language: "json", text: toJson(value), title: status }])),
      ),
    repeated.length > 0 && details(`${repeated.length} fields as in the body`, asInBody(repeated, status, catalogue)),
    rest.length > 0 && fieldTable(rest, status, catalogue),
  );
}

/** The names alone, with what is assumed of all of them. */
function asInBody(fields: BodyView["fields"], status: string, catalogue: Catalogue): string {
  const names = fields.map(({ path }) => anchored(fieldAnchor(status, path), code(path.join(".")), " quiet"));
  const own = fields.map((field) => field.marks);
  const all = {
    rules: [...new Set(own.flatMap(({ rules }) => rules))],
    assumptions: [...new Set(own.flatMap(({ assumptions }) => assumptions))],
  };
  return blocks(names.join(", "), marks(all, catalogue));
}

const headerTable = (headers: ResponseView["headers"], catalogue: Catalogue): string =>
  markedTable(
    "",
    "Header",
    headers.map((one) => [
      `${code(one.name)}<small>${one.type}</small>`,
      text(one.description),
      marks(one.marks, catalogue),
    ]),
  );

/** How the names of fields are written, where one of them needs it. */
function pathNote({ fields }: BodyView): string {
  const names = fields.flatMap(({ path }) => path.slice(0, -1));
  const notes = [
    ...(names.includes("*") ? ["`*` is any key"] : []),
    ...(names.some((one) => one.endsWith("[]")) ? ["`[]` is each element of a list"] : []),
  ];
  return notes.length > 0 ? `In the names of fields ${notes.join(", ")}.` : "";
}

function parameterTable({ parameters, marks: { rules } }: Operation, catalogue: Catalogue): string {
  // The specification requires a token for the two updates; for the other operations it is an assumption.
  const access = rules.includes("A-01")
    ? { rules: ["A-01" as const], assumptions: ["Q-17" as const] }
    : {
        ...{ rules: [], assumptions: ["Q-17" as const, "Q-29" as const] },
        parts: { "Q-29": "that a token is required" },
      };
  const row = (one: ParameterView): string[] => [
    `${anchored(parameterAnchor(one.name), code(one.name))}<small>${one.in}, ${kindOf(one).replace(/<\/?small>/g, "")}</small>`,
    about(one),
    marks(one.marks, catalogue),
  ];
  const token = "An API token that has access to the management API: `Authorization: Bearer TOKEN`.";
  const name = `${anchored("authorization", code("Authorization"), " quiet")}<small>header, required</small>`;
  return markedTable("", "Parameter", [...parameters.map(row), [name, token, marks(access, catalogue)]]);
}

/** The codes by their status; what each means stands on the page of errors. */
function errorList(errors: readonly DocumentedError[]): string {
  const statuses = [...new Set(errors.map(({ status }) => status))].sort();
  return statuses
    .map((status) => {
      const own = errors.filter((one) => one.status === status);
      return `**${status}** ${own.map((one) => `[${code(one.code)}](${errorLink(one.code)})`).join(" ")}`;
    })
    .join(" · ");
}
