import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { BoundOperation, Target } from "../binding/target.js";
import { asReceived, type Exchange, isSuccess } from "../wire/exchange.js";
import { addressOf } from "../wire/operation-request.js";
import type { Wire } from "../wire/wire.js";
import type { CallOptions, DocumentRequest } from "./request.js";

/** Sends an operation's request in the target's form, and resolves with the response in the document's. */
export type Call = (operationId: OperationId, options: CallOptions) => Promise<Exchange>;

/** A part of a call, around the next one. */
export type CallLayer = (next: Call) => Call;

/** Sends a request. `document` is the same in the form of the document. */
export type SendRequest = (
  method: string,
  url: string,
  options: CallOptions,
  document: DocumentRequest,
) => Promise<Exchange>;

/** Calls an operation once. Throws if the target does not have it. */
export const callsOnce =
  (target: Target, wire: Wire, send: SendRequest): Call =>
  async (operationId, options) => {
    const operation = boundTo(target, operationId);
    const { path, query, body, rawBody } = options;
    const url = options.url ?? addressOf(target, operation, { path: path ?? {}, query: query ?? {} });
    // Replaces the given body, also by none.
    const sent = { body: rawBody === undefined ? wire.toBody(operationId, body, path) : undefined };
    const headers = { ...operation.headers, ...options.headers };
    const document = { operationId, options };
    return wire.toDocument(operationId, await send(operation.method, url, { ...options, headers, ...sent }, document));
  };

/** Reads all pages of a list, as far as the target links them. */
export const joinsPages =
  (target: Target): CallLayer =>
  (next) =>
  async (operationId, options) => {
    const { next: link } = boundTo(target, operationId);
    const first = await next(operationId, options);
    if (!link || first.isDocument) return first;
    const data = listIn(first);
    let isPart = true;
    for (let page = first, pages = 1; pages < mostPages; pages++) {
      const after = valueAt(asReceived(page).json, link.pointer);
      if (!isSuccess(page.status) || (typeof after !== "string" && typeof after !== "number") || after === "") {
        isPart = false;
        break;
      }
      const query = link.query === undefined ? undefined : { ...options.query, [link.query]: String(after) };
      const place = query ? { query } : { url: new URL(String(after), page.request.url).href };
      page = await next(operationId, { ...options, ...place });
      if (!isSuccess(page.status)) return page;
      data.push(...listIn(page));
    }
    return isSuccess(first.status) ? { ...first, ...asShown(first, data), isPart } : first;
  };

/** Stops at a target that always has one more page. */
const mostPages = 100;

function boundTo({ operations }: Target, operationId: OperationId): BoundOperation {
  const operation = operations[operationId];
  if (!operation) throw new Error(`The target does not support ${operationId}.`);
  return operation;
}

const listIn = ({ json }: Exchange): JsonValue[] => {
  const data = valueAt(json, "/data");
  return Array.isArray(data) ? [...data] : [];
};

const asShown = (first: Exchange, data: JsonValue[]): Pick<Exchange, "json" | "received"> => ({
  json: { ...(isObject(first.json) ? first.json : ({} as JsonObject)), data },
  received: first.received ?? { status: first.status, json: first.json, secretNames: [] },
});
