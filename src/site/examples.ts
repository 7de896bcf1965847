import { toCurl } from "../base/curl.js";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { fillPath } from "../base/path-template.js";
import { toExampleByField } from "../openapi/derive-by-field.js";
import type { EnvelopeName, OperationId } from "../openapi/documents.js";
import type { MetadataByLocale } from "../openapi/metadata-form.js";
import type { Example, Operation, OperationView } from "./model/operations.js";

/** Where the examples find the mock, as `standin serve` starts it; on a page that a mock serves, its own address. */
export const exampleOrigin = "http://127.0.0.1:4010";

/** One request in one language and one envelope. The official client, which supports only JSON:API, stands there for `fetch`. */
export interface CodeExample {
  envelope: EnvelopeName;
  language: "curl" | "fetch" | "client";
  code: string;
}

/** One example in one envelope: the request and the response. A missing body is undefined. */
export interface ShownExchange {
  request: { method: string; path: string; body: JsonValue | undefined };
  response: { status: string; body: JsonValue | undefined };
}

/** An example of an operation, in every language and both envelopes. */
export interface Exchange {
  summary: string;
  codes: readonly CodeExample[];
  shown: Readonly<Record<EnvelopeName, ShownExchange>>;
}

/** The examples that the document has of an operation; of one that takes no body, the one request. */
export function exchangesOf({ id, method, summary, parameters, views }: Operation): Exchange[] {
  const about = parameters.find((one) => one.in === "path")?.example;
  const shownAs = (name: string, view: OperationView): ShownExchange => ({
    request: {
      method,
      path: fillPath(view.path, () => about ?? ""),
      body: view.request?.examples.find((one) => one.name === name)?.value,
    },
    response: responseTo(name, view),
  });
  const named = views.flat.request?.examples ?? [{ name: "", summary, value: undefined }];
  return named.map(({ name, summary, value: fields }) => {
    const shown = { flat: shownAs(name, views.flat), "json-api": shownAs(name, views["json-api"]) };
    const codes = (["flat", "json-api"] as const).flatMap((envelope): CodeExample[] => [
      { envelope, language: "curl", code: toCurlExample(shown[envelope], envelope) },
      ...(envelope === "flat" ? [{ envelope, language: "fetch" as const, code: toFetch(shown.flat) }] : []),
    ]);
    const client = toClient(id, { origin: exampleOrigin, id: about, fields });
    return { summary, shown, codes: [...codes, { envelope: "json-api", language: "client", code: client }] };
  });
}

/**
 * The response whose example has the name of the request; without one, the first example of the first success. Where a job is
 * documented as well, that is what a mock without options responds with.
 */
function responseTo(name: string, { responses }: OperationView): ShownExchange["response"] {
  const successes = responses.filter(({ status }) => status < "400");
  const named = (examples: readonly Example[]) => examples.find((one) => one.name === name);
  const found = successes.findLast(({ body }) => body && named(body.examples)) ?? successes[0];
  const examples = found?.body?.examples ?? [];
  return { status: found?.status ?? "", body: (named(examples) ?? examples[0])?.value };
}

/** The JSON:API envelope wants its version with every request (Q-49). */
const headersOf = (body: JsonValue | undefined, envelope: EnvelopeName): Record<string, string> => ({
  Authorization: "Bearer any-token",
  ...(envelope === "json-api" && { "X-Api-Version": "3" }),
  ...(body !== undefined && { "Content-Type": "application/json" }),
});

function toCurlExample({ request: { method, path, body } }: ShownExchange, envelope: EnvelopeName): string {
  const headers = Object.entries(headersOf(body, envelope)).map((header) => JSON.stringify(header.join(": ")));
  const text = body === undefined ? body : JSON.stringify(body);
  return toCurl({ method, url: exampleOrigin + path, headers, body: text }, { between: " \\\n  " });
}

function toFetch({ request: { method, path, body }, response }: ShownExchange): string {
  return [
    `const response = await fetch("${exampleOrigin}${path}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    `  headers: ${toLiteral(headersOf(body, "flat"), "  ")},`,
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
function toClient(
  operationId: OperationId,
  { origin, id, fields }: { origin: string; id: string | undefined; fields: JsonValue | undefined },
): string {
  const { default_field_metadata: metadata, ...others } = isObject(fields) ? fields : {};
  const byField = isObject(metadata) && toExampleByField(metadata as MetadataByLocale);
  // Several resources at once are a list.
  const passed = Array.isArray(others.data) ? others.data : fields;
  const sent = byField ? { ...others, default_field_metadata: byField as JsonObject } : passed;
  const parameters = [id && JSON.stringify(id), sent !== undefined && toLiteral(sent)].filter(Boolean);
  const isSilent = operationId === "resendWebhookCall";
  const call = `await client.${methodOf(operationId)}(${parameters.join(", ")})`;
  return [
    'import { buildClient } from "@datocms/cma-client-node";',
    "",
    ...(byField ? ["// The client's types have metadata by field: start Standin with --metadata field."] : []),
    `const client = buildClient({ apiToken: "any-token", baseUrl: "${origin}/json-api" });`,
    isSilent ? `${call};` : `console.log(${call});`,
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
