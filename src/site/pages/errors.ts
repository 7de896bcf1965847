import type { EnvelopeName } from "../../openapi/documents.js";
import type { DocumentedError } from "../../openapi/openapi-document.js";
import { toJson } from "../examples.js";
import { operationPage } from "../links.js";
import { anchored, blocks, code, details, inline, rows, tabs } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import type { BodyView, Operation } from "../model/operations.js";
import { fieldTable } from "./field-table.js";
import { marks } from "./marks.js";

/** Every error code and violation code, what operations return them, and the body of an error. */
export function errorTables(model: DocsModel) {
  const { values = {} } = model.source.documents.flat.components.schemas.ViolationCode?.["x-standin"] ?? {};
  return {
    codes: rows(
      ["Code", "When, and what returns it"],
      model.errors.map((error) => [
        `${anchored(error.code, code(error.code))}<small>${statusOf(error)}</small>`,
        `**${inline(error.title)}.** ${inline(error.when)} ${returnedBy(error, model.operations)}`,
      ]),
    ),
    statuses: statusTable(model),
    body: bodySection(model),
    violations: rows(
      ["Code", "What it means"],
      Object.entries(values).map(([name, meaning]) => [anchored(name, code(name)), inline(meaning)]),
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
  if (own.length === 0) return "<small>No operation.</small>";
  if (own.length === operations.length) return "<small>Every operation.</small>";
  const links = own.map(({ id }) => `[${code(id)}](${operationPage(id)}#errors)`).join(" ");
  return own.length <= 4 ? links : `<details><summary>${own.length} operations</summary>${links}</details>`;
}

/** The responses for errors, which operations share, and below them their headers, each once. */
function statusTable({ operations }: DocsModel): string {
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
        marks(one.marks),
      ]),
      ...Array.from(headers.values(), (one) => [
        anchored(`header-${one.name}`, code(one.name), " quiet"),
        inline(one.description),
        marks(one.marks),
      ]),
    ],
  );
}

function bodySection({ operations }: DocsModel): string {
  const bodyIn = (envelope: EnvelopeName) =>
    operations.flatMap(({ views }) => views[envelope].responses).find(({ name }) => name === "Unprocessable")?.body;
  const [flat, jsonApi] = [bodyIn("flat"), bodyIn("json-api")];
  if (!flat || !jsonApi) throw new Error("The document has no response Unprocessable with a body.");
  const toTabs = ({ examples }: BodyView, envelope = "") =>
    examples.map(({ summary, value }) => ({ language: "json", text: toJson(value), title: summary + envelope }));
  return blocks(
    `As ${code(flat.mediaTypes[0] ?? "")}, and as ${code(jsonApi.mediaTypes[0] ?? "")} in JSON:API.`,
    tabs([...toTabs(flat), ...toTabs(jsonApi, " · JSON:API")]),
    fieldTable(flat.fields, "error"),
    details("The fields in JSON:API", fieldTable(jsonApi.fields, "json-api-error")),
  );
}
