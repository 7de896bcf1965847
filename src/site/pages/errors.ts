import type { DocumentedError } from "../../openapi/openapi-document.js";
import { toJson } from "../examples/literal.js";
import { operationPage } from "../links.js";
import { anchored, blocks, code, details, heading, inline, table, tabs, within } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { type Operation, toBody } from "../model/operations.js";
import { violationsOf } from "../model/violations.js";
import { fieldTable } from "./field-table.js";
import { badge, marks } from "./marks.js";
import type { Page } from "./page.js";

/** Every error code and violation code, and the body of an error. */
export function errorsPage(model: DocsModel): Page {
  return {
    file: "errors.html",
    title: "Errors",
    summary: "Every error code with its status in both envelopes, when it is returned, and by which operations.",
    content: blocks(
      "# Errors",
      "The specification shows no errors: codes, bodies and conditions are assumptions, and another service may have others. In Standin a refused request changes nothing.",
      `${badge("assumed")} Q-18`,
      heading(2, "Codes", "catalogue"),
      "A status holds for both envelopes unless a JSON:API status stands below it. After a *transient* error the same request may succeed later.",
      within(
        "rows",
        table(
          ["Code", "When", "Returned by"],
          model.errors.map((error) => [
            `${anchored(error.code, code(error.code))}<small>${statusOf(error)}</small>`,
            `**${inline(error.title)}.** ${inline(error.when)}`,
            returnedBy(error, model.operations),
          ]),
        ),
      ),
      heading(2, "Statuses", "statuses"),
      "A status has the same headers in every operation.",
      within("rows", statusTable(model)),
      heading(2, "The body of an error", "body"),
      ...bodySection(model),
      heading(2, "Violations", "violations"),
      "What an entry of `errors` says in its `code`.",
      within(
        "rows",
        table(
          ["Code", "What it means"],
          violationsOf(model).map(([name, meaning]) => [anchored(name, code(name)), inline(meaning)]),
        ),
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

/** The responses for errors, which operations share. */
function statusTable({ operations, catalogue }: DocsModel): string {
  const responses = operations
    .flatMap(({ views }) => views.flat.responses)
    .filter(({ status }) => status >= "400")
    .sort((one, other) => one.status.localeCompare(other.status));
  const headers = (list: (typeof responses)[number]["headers"]) =>
    list.map((one) => `<br>${anchored(`header-${one.name}`, code(one.name), " quiet")}: ${inline(one.description)}`);
  const seen = new Set<string>();
  return table(
    ["Status", "What it is", "Stated or assumed"],
    [...new Map(responses.map((one) => [one.name, one])).values()].map((one) => {
      const fresh = one.headers.filter(({ name }) => !seen.has(name));
      for (const { name } of fresh) seen.add(name);
      const known = one.headers.filter((header) => !fresh.includes(header)).map(({ name }) => code(name));
      const also = known.length > 0 ? `<br>Headers as above: ${known.join(", ")}` : "";
      return [
        anchored(one.name, one.status),
        inline(one.description) + headers(fresh).join("") + also,
        marks(one.marks, catalogue),
      ];
    }),
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
