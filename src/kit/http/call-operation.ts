import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { BoundOperation, Target } from "../binding/target.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { createEntityTags, isTagRefused } from "../wire/entity-tags.js";
import { asReceived, type Exchange, isSuccess } from "../wire/exchange.js";
import { addressOf } from "../wire/operation-request.js";
import type { Wire } from "../wire/wire.js";
import type { CallOptions } from "./call-options.js";
import type { DocumentRequest } from "./http-sender.js";
import type { Ports } from "./ports.js";

/** Sends an operation's request in the target's form, and resolves with the response in the document's. */
export type CallOperation = (operationId: OperationId, options: CallOptions) => Promise<Exchange>;

/** Sends a request. `document` is the same in the form of the document. */
export type SendRequest = (
  method: string,
  url: string,
  options: CallOptions,
  document: DocumentRequest,
) => Promise<Exchange>;

/** Calls the operations of one target through `send`. Throws if the target does not have the operation. */
export function createCaller(
  target: Target,
  wire: Wire,
  send: SendRequest,
  { now, sleep }: Pick<Ports, "now" | "sleep">,
): CallOperation {
  const tags = target.wire.match === "etag" ? createEntityTags() : undefined;

  async function callOnce(operationId: OperationId, options: CallOptions, query = options.query): Promise<Exchange> {
    const operation = boundTo(target, operationId);
    const { path, body, rawBody } = options;
    const exchange = await send(
      operation.method,
      addressOf(target, operation, { path: path ?? {}, query: query ?? {} }),
      {
        ...options,
        headers: { ...operation.headers, ...options.headers },
        ...withBody(rawBody === undefined ? wire.toBody(operationId, body, path) : undefined),
      },
      { operationId, options },
    );
    return wire.toDocument(operationId, exchange);
  }

  /** Reads all pages of a list, as far as the target links them. */
  async function callAll(operationId: OperationId, options: CallOptions): Promise<Exchange> {
    const { next } = boundTo(target, operationId);
    const first = await callOnce(operationId, options);
    if (!next || first.isDocument) return first;
    const data = listIn(first);
    let isPart = true;
    for (let page = first, pages = 1; pages < mostPages; pages++) {
      const after = valueAt(asReceived(page).json, next.pointer);
      if (!isSuccess(page.status) || (typeof after !== "string" && typeof after !== "number") || after === "") {
        isPart = false;
        break;
      }
      if (next.query !== undefined) {
        page = await callOnce(operationId, options, { ...options.query, [next.query]: String(after) });
      } else {
        const { method, headers } = boundTo(target, operationId);
        const url = new URL(String(after), page.request.url).href;
        page = wire.toDocument(
          operationId,
          await send(
            method,
            url,
            { ...options, headers: { ...headers, ...options.headers } },
            { operationId, options },
          ),
        );
      }
      if (!isSuccess(page.status)) return page;
      data.push(...listIn(page));
    }
    return isSuccess(first.status) ? { ...first, ...asShown(first, data), isPart } : first;
  }

  /** Sends the entity tag of the last read. Reads first if none is known, and again if it is outdated. */
  async function callMatching(spec: ResourceSpec, operationId: OperationId, options: CallOptions): Promise<Exchange> {
    const { update, read, delete: deletes } = spec.operations;
    const key = `${spec.kind} ${options.path?.[spec.idParameter]}`;
    const ask = async () => {
      const isChange = operationId === update || operationId === deletes;
      const headers = { ...options.headers, ...(isChange ? tags?.headersFor(key) : {}) };
      const exchange = await callOnce(operationId, { ...options, headers });
      tags?.learn(key, exchange, { isChange });
      return exchange;
    };
    const look = async () => {
      if (target.operations[read]) tags?.learn(key, await callOnce(read, { path: options.path ?? {} }));
    };
    /** A read that lags may show an outdated tag. */
    const until = now() + target.times.readLag;
    if (operationId === read) return ask();
    if (!tags?.isKnown(key)) await look();
    let exchange = await ask();
    for (let wait = 50; isTagRefused(asReceived(exchange)); wait *= 2) {
      const isLast = now() >= until;
      tags?.forget(key);
      await look();
      exchange = await ask();
      if (isLast || !isTagRefused(asReceived(exchange))) break;
      await sleep(Math.min(wait, Math.max(0, until - now())));
    }
    return exchange;
  }

  return (operationId, options) => {
    const spec =
      tags &&
      target.resources.find(({ operations: { update, read, delete: deletes } }) =>
        [update, read, deletes].includes(operationId),
      );
    return spec ? callMatching(spec, operationId, options) : callAll(operationId, options);
  };
}

/** Stops at a target that always has one more page. */
const mostPages = 100;

function boundTo({ operations }: Target, operationId: OperationId): BoundOperation {
  const operation = operations[operationId];
  if (!operation) throw new Error(`The target does not support ${operationId}.`);
  return operation;
}

/** `undefined` replaces the given body. */
const withBody = (body: JsonValue | undefined): Pick<CallOptions, "body"> => ({ body });

const listIn = ({ json }: Exchange): JsonValue[] => {
  const data = valueAt(json, "/data");
  return Array.isArray(data) ? [...data] : [];
};

const asShown = (first: Exchange, data: JsonValue[]): Pick<Exchange, "json" | "received"> => ({
  json: { ...(isObject(first.json) ? first.json : ({} as JsonObject)), data },
  received: first.received ?? { status: first.status, json: first.json, secretNames: [] },
});
