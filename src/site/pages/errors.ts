import type { DocumentedError } from "../../openapi/openapi-document.js";
import { toJson } from "../examples/literal.js";
import { operationPage } from "../links.js";
import type { Page } from "../markdown.js";
import { anchored, blocks, code, details, heading, inline, rows, tabs } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { type Operation, toBody } from "../model/operations.js";
import { fieldTable } from "./field-table.js";
import { badge, marks } from "./marks.js";

/** Every error code and violation code, and the body of an error. */
export function errorsPage(model: DocsModel): Page {
  const { values = {} } = model.source.documents.flat.components.schemas.ViolationCode?.["x-standin"] ?? {};
  return {
    file: "errors.html",
    content: blocks(
      "# Errors",
      "The specification shows no errors: codes, bodies and conditions are assumptions, and another service may have others. In Standin a refused request changes nothing.",
      `${badge("assumed")} Q-18`,
      heading(2, "Codes", "catalogue"),
      "A status holds for both envelopes unless a JSON:API status stands below it. After a *transient* error the same request may succeed later.",
      rows(
        ["Code", "When", "Returned by"],
        model.errors.map((error) => [
          `${anchored(error.code, code(error.code))}<small>${statusOf(error)}</small>`,
          `**${inline(error.title)}.** ${inline(error.when)}`,
          returnedBy(error, model.operations),
        ]),
      ),
      heading(2, "Statuses", "statuses"),
      "A status has the same headers in every operation.",
      statusTable(model),
      heading(2, "The body of an error", "body"),
      ...bodySection(model),
      heading(2, "Violations", "violations"),
      "What an entry of `errors` says in its `code`.",
      rows(
        ["Code", "What it means"],
        Object.entries(values).map(([name, meaning]) => [anchored(name, code(name)), inline(meaning)]),
      ),
    ),
  };
}

function statusOf({ status, transient, json_api: other = {} }: DocumentedError): string {
  return [
    other.only ? `${status}, only JSON:API` : String(status),
    other.status !== undefined && other.status !== status && `JSON:API ${other.status}`,
    other.code !== undefined && `JSON:API ${other.code}`,
    transient && "transient",
  ]
    .filter(Boolean)
    .join(" · ");
}

function returnedBy({ code: name }: DocumentedError, operations: readonly Operation[]): string {
  const own = operations.filter(({ errors }) => errors.includes(name));
  if (own.length === 0) return "no operation";
  if (own.length === operations.length) return "every operation";
  const links = own.map(({ id }) => `[${code(id)}](${operationPage(id)}#errors)`);
  if (links.length <= 4) return links.join("<br>");
  return `<details><summary>${links.length} operations</summary>${links.join("<br>")}</details>`;
}

/** The responses for errors, which operations share, and below them their headers, each once. */
function statusTable({ operations, catalogue }: DocsModel): string {
  const responses = operations
    .flatMap(({ views }) => views.flat.responses)
    .filter(({ status }) => status >= "400")
    .sort((one, other) => one.status.localeCompare(other.status));
  const shared = [...new Map(responses.map((one) => [one.name, one])).values()];
  const headers = new Map(shared.flatMap((one) => one.headers.map((header) => [header.name, header])));
  return rows(
    ["Status or header", "What it is", "Stated or assumed"],
    [
      ...shared.map((one) => [
        anchored(one.name, one.status),
        `${inline(one.description)} <small>Headers: ${one.headers.map(({ name }) => code(name)).join(", ")}</small>`,
        marks(one.marks, catalogue),
      ]),
      ...Array.from(headers.values(), (one) => [
        anchored(`header-${one.name}`, code(one.name), " quiet"),
        inline(one.description),
        marks(one.marks, catalogue),
      ]),
    ],
  );
}

function bodySection({ source: { documents }, catalogue }: DocsModel): string[] {
  const bodyIn = (envelope: "flat" | "json-api") => {
    const { content = {}, "x-standin": marked } = documents[envelope].components.responses.Unprocessable ?? {
      description: "",
    };
    return toBody(documents[envelope], content, marked?.assumptions ?? []);
  };
  const [flat, jsonApi] = [bodyIn("flat"), bodyIn("json-api")];
  if (!flat || !jsonApi) throw new Error("The document has no response Unprocessable with a body.");
  const examples = [
    ...flat.examples.map((one) => ({ ...one, title: one.summary })),
    ...jsonApi.examples.map((one) => ({ ...one, title: `${one.summary} · JSON:API` })),
  ];
  return [
    `As ${code(flat.mediaTypes[0] ?? "")}, and as ${code(jsonApi.mediaTypes[0] ?? "")} in JSON:API.`,
    tabs(examples.map(({ value, title }) => ({ language: "json", text: toJson(value), title }))),
    fieldTable(flat.fields, "error", catalogue),
    details("The fields in JSON:API", fieldTable(jsonApi.fields, "json-api-error", catalogue)),
  ];
}
