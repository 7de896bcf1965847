import { toCurl } from "../base/curl.js";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { fillPath } from "../base/paths.js";
import { toExampleByField } from "../openapi/derive-by-field.js";
import type { EnvelopeName, OperationId } from "../openapi/documents.js";
import type { MetadataByLocale } from "../openapi/metadata-form.js";
import type { Operation, OperationView, ResponseView } from "./model/operations.js";

/** Where the examples find the mock, as `standin serve` starts it; on a page that a mock serves, its own address. */
export const exampleOrigin = "http://127.0.0.1:4010";

/** One request in one language and one envelope. The official client, which supports only JSON:API, stands there for `fetch`. */
export interface CodeExample {
  envelope: EnvelopeName;
  language: "curl" | "fetch" | "client";
  code: string;
}

/** An example of an operation, in every language and both envelopes. */
export type Exchange = ReturnType<typeof exchangesOf>[number];
type ShownExchange = ReturnType<typeof shownIn>;

/** The examples that the document has of an operation; of one that takes no body, the one request. */
export function exchangesOf({ id, method, summary, parameters, views }: Operation) {
  const about = parameters.find((one) => one.in === "path")?.example ?? "";
  const named = views.flat.request?.examples ?? [{ name: "", summary, value: undefined }];
  return named.map(({ name, summary, value }) => {
    const shown = {
      flat: shownIn(views.flat, name, method, about),
      "json-api": shownIn(views["json-api"], name, method, about),
    };
    const codes: CodeExample[] = [
      { envelope: "flat", language: "curl", code: toCurlExample(shown.flat) },
      { envelope: "flat", language: "fetch", code: toFetch(shown.flat) },
      { envelope: "json-api", language: "curl", code: toCurlExample(shown["json-api"]) },
      { envelope: "json-api", language: "client", code: toClient(id, about, value) },
    ];
    return { summary, shown, codes };
  });
}

/** An example in one envelope: the request and the response. A missing body is undefined. */
function shownIn({ envelope, path, request, responses }: OperationView, name: string, method: string, about: string) {
  const body = request?.examples.find((one) => one.name === name)?.value;
  const headers: Record<string, string> = {
    Authorization: "Bearer any-token",
    // Its version, with every request (Q-49).
    ...(envelope.name === "json-api" && { "X-Api-Version": "3" }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  return {
    request: { method, path: fillPath(path, () => about), headers, body },
    response: responseTo(name, responses),
  };
}

/**
 * The response whose example has the name of the request; without one, the first example of the first success. Where a job is
 * documented as well, that is what a mock without options responds with.
 */
function responseTo(
  name: string,
  responses: OperationView["responses"],
): { status: string; body: JsonValue | undefined } {
  const successes = responses.filter(({ status }) => status < "400");
  const named = ({ body }: ResponseView) => body?.examples.find((one) => one.name === name);
  const found = successes.findLast(named) ?? successes[0];
  const example = (found && named(found)) ?? found?.body?.examples[0];
  return { status: found?.status ?? "", body: example?.value };
}

function toCurlExample({ request: { method, path, headers, body } }: ShownExchange): string {
  const words = Object.entries(headers).map((header) => JSON.stringify(header.join(": ")));
  const text = body === undefined ? body : JSON.stringify(body);
  return toCurl({ method, url: exampleOrigin + path, headers: words, body: text }, { between: " \\\n  " });
}

function toFetch({ request: { method, path, headers, body }, response }: ShownExchange): string {
  return [
    `const response = await fetch("${exampleOrigin}${path}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    `  headers: ${toLiteral(headers, "  ")},`,
    ...(body === undefined ? [] : [`  body: JSON.stringify(${toLiteral(body, "  ")}),`]),
    "});",
    `console.log(response.status${response.body === undefined ? "" : ", await response.json()"});`,
  ].join("\n");
}

/** The official client's names of operations that differ from the pattern `updateUpload` → `uploads.update`. */
const irregular: Readonly<Partial<Record<OperationId, string>>> = {
  createUploadRequest: "uploadRequest.create",
  bulkTagUploads: "uploads.bulkTag",
  bulkSetUploadCollection: "uploads.bulkSetUploadCollection",
  bulkDestroyUploads: "uploads.bulkDestroy",
  listUploadReferences: "uploads.references",
  getSite: "site.find",
  resendWebhookCall: "webhookCalls.resendWebhook",
};

function methodOf(id: OperationId): string {
  const [, verb = "", first = "", rest = ""] = /^([a-z]+)([A-Z])(\w+?)s?$/.exec(id) ?? [];
  return irregular[id] ?? `${first.toLowerCase()}${rest}s.${{ get: "find", delete: "destroy" }[verb] ?? verb}`;
}

/** A request by the official client, which takes flat fields and sends JSON:API. */
function toClient(operationId: OperationId, about: string, fields: JsonValue | undefined): string {
  const { default_field_metadata: metadata, ...others } = isObject(fields) ? fields : {};
  const byField = isObject(metadata) && toExampleByField(metadata as MetadataByLocale);
  // Several resources at once are a list.
  const passed = Array.isArray(others.data) ? others.data : fields;
  const sent = byField ? { ...others, default_field_metadata: byField as JsonObject } : passed;
  const parameters = [about && JSON.stringify(about), sent !== undefined && toLiteral(sent)].filter(Boolean);
  const call = `await client.${methodOf(operationId)}(${parameters.join(", ")})`;
  return [
    'import { buildClient } from "@datocms/cma-client-node";',
    "",
    ...(byField ? ["// The client's types have metadata by field: start Standin with --metadata field."] : []),
    `const client = buildClient({ apiToken: "any-token", baseUrl: "${exampleOrigin}/json-api" });`,
    // Its method gives nothing.
    operationId === "resendWebhookCall" ? `${call};` : `console.log(${call});`,
  ].join("\n");
}

/** How much fits on a line of an example. */
const lineWidth = 76;

/** A value as a JavaScript literal. Keys have quotes only if they need them. */
const toLiteral = (value: JsonValue, indent = ""): string =>
  toJson(value, indent).replace(/"([A-Za-z_$][\w$]*)":/g, "$1:");

/** Readable JSON: short values stay on one line. */
export function toJson(value: JsonValue, indent = "", width = lineWidth): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = (deeper: string, room: number) =>
    Object.entries(value).map(([key, one]) => (isList ? "" : `${JSON.stringify(key)}: `) + toJson(one, deeper, room));
  const inline = members("", Number.POSITIVE_INFINITY).join(", ");
  const short = isList ? `[${inline}]` : inline === "" ? "{}" : `{ ${inline} }`;
  if (short.length + indent.length <= width) return short;
  const [open, close] = isList ? "[]" : "{}";
  const deeper = `${indent}  `;
  return `${open}\n${deeper}${members(deeper, width).join(`,\n${deeper}`)}\n${indent}${close}`;
}
