import { isObject, isSame, type JsonObject, type JsonValue, parseJson, textOf } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import { matchPath, placeholdersIn } from "../base/paths.js";
import { isSecretName, redactHeaders, redactPath } from "../base/redaction.js";
import { documentOperations } from "../kit/binding/defaults.js";
import type { BoundOperation, Target } from "../kit/binding/target.js";
import type { Exchange, OperationId } from "../kit/index.js";
import { decodeBody } from "../kit/wire/decode-body.js";

/** A passed exchange: the original heads, and the bodies. A body is undefined if it is too large. */
export interface Passed {
  method: string;
  /** Below the target's URL, with the query. */
  path: string;
  requestHeaders: Readonly<Record<string, string>>;
  requestBody: Buffer | undefined;
  /** 0 without a response. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
  failure?: string;
}

/** The largest judged body, in bytes. */
export const largestJudged = 1024 * 1024;

/** A passed exchange in the kit's form, without credentials, which `learn` receives. Undefined if it is too large. */
export function toExchange(
  targetUrl: string,
  passed: Passed,
  learn: (shown: Readonly<Record<string, unknown>>) => void,
): Exchange | undefined {
  const { method, path, requestHeaders, requestBody, status, headers, body, failure } = passed;
  const sent = requestBody && decodeBody(requestBody, requestHeaders["content-encoding"], largestJudged);
  const came = body && decodeBody(body, headers["content-encoding"], largestJudged);
  if (sent === undefined || came === undefined) return undefined;
  const text = came.toString("utf8");
  const request = {
    method,
    url: targetUrl + redactPath(path),
    headers: redactHeaders(requestHeaders),
    body: sent.length > 0 ? sent.toString("utf8") : undefined,
  };
  const json = parseJson(text);
  learn({ requestHeaders, url: targetUrl + path, asked: request.body && parseJson(request.body), headers, json });
  return { request, status, headers: redactHeaders(headers), text, json, ...(failure ? { failure } : {}) };
}

/** Whether a request brings anything that may be a credential. */
export function hasCredential({ headers, url }: Exchange["request"]): boolean {
  return [...Object.keys(headers), ...new URL(url).searchParams.keys()].some(isSecretName);
}

/** The operation that a request is of, and the values of the document's placeholders. */
export interface Recognised {
  operationId: OperationId;
  path: Readonly<Record<string, string>>;
}

/** A request of somebody to the target: its path below the target's URL, with the query, and its body as JSON. */
export interface PassingRequest {
  method: string;
  path: string;
  json: JsonValue | undefined;
}

/** The operation of a request by the binding. Undefined if the document has none. */
export function recognise({ operations }: Target, request: PassingRequest): Recognised | undefined {
  const { pathname, searchParams } = new URL(`http://target${request.path}`);
  for (const [operationId, operation] of Object.entries(operations) as [OperationId, BoundOperation | null][]) {
    if (!operation || operation.method !== request.method || !hasAll(request.json, operation.body)) continue;
    const [path = "", query = ""] = operation.path.split("?");
    const fixed = [...new URLSearchParams(query)];
    const found = matchPath(path, pathname);
    // Without a value of its own a parameter may have any: clients ask for more or less.
    const named = fixed.flatMap(([key, value]) =>
      placeholdersIn(value).map((name) => [name, searchParams.get(key) ?? ""] as const),
    );
    if (!found || named.some(([, value]) => value === "")) continue;
    const inPath: Record<string, string> = { ...found, ...Object.fromEntries(named) };
    const open = placeholdersIn(documentOperations[operationId].path).filter((name) => !(name in inPath));
    const elsewhere = open.map((name) => [name, identifierIn(operation, name, searchParams, request.json)] as const);
    if (elsewhere.some(([, value]) => value === undefined)) continue;
    const values = [...Object.entries(inPath).map(([name, text]) => [name, decode(text)]), ...elsewhere];
    return { operationId, path: Object.fromEntries(values) };
  }
  return undefined;
}

/** An ID from the query or the body. */
function identifierIn({ id }: BoundOperation, name: string, query: URLSearchParams, body: JsonValue | undefined) {
  const own = id?.name ?? name;
  if (id?.in === "query") return query.get(own) ?? undefined;
  if (id?.in !== "body") return undefined;
  return textOf(valueAt(body, own.startsWith("/") ? own : `/${own}`));
}

/** Whether a body has what every request of an operation has besides. */
function hasAll(body: JsonValue | undefined, constant: JsonObject | undefined): boolean {
  if (constant === undefined) return true;
  return Object.entries(constant).every(([name, value]) => {
    const own = isObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
    return isObject(value) ? hasAll(own, value) : isSame(own, value);
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
