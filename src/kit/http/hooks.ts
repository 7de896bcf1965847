import { isObject, type JsonValue } from "../../base/json.js";
import { hidden } from "../../base/redaction.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Hook, HookedExchange, HookedRequest, Hooks } from "../binding/target.js";
import type { Exchange } from "../wire/exchange.js";
import type { HttpRequest } from "./http-sender.js";

/** Thrown if a function of a binding's module fails, or leaves something that cannot be sent or read. */
export class HookError extends Error {}

/** Runs the module of a binding on each request before it is sent, and on each response before it is read. */
export interface HookedTraffic {
  /** Throws a HookError. */
  request(operation: OperationId | undefined, request: HttpRequest, json: JsonValue | undefined): Promise<HttpRequest>;
  /** The exchange without the headers that `request` added, such as a signature or its own token. */
  withoutOwnHeaders(sent: HttpRequest, exchange: Exchange): Exchange;
  /** Throws a HookError. */
  response(operation: OperationId | undefined, exchange: Exchange): Promise<Exchange>;
}

/** `secrets` learns the credentials in added headers, since a target may show them elsewhere. */
export function createHookedTraffic(
  { name, request: onRequest, response: onResponse }: Hooks,
  secrets: Set<string>,
): HookedTraffic {
  async function run(hook: Hook, which: string, exchange: HookedExchange): Promise<HookedExchange> {
    try {
      const returned = await hook(exchange);
      return isObject(returned) ? { ...exchange, ...(returned as Partial<HookedExchange>) } : exchange;
    } catch (error) {
      throw new HookError(`${name}: ${which}() failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    withoutOwnHeaders(sent, exchange) {
      const shown = Object.entries(exchange.request.headers).map(([name, value]) => {
        if (sent.headers[name] === value || isPlainHeader(name)) return [name, value];
        if (secrets.size < mostSecrets) secrets.add(value.replace(/^(?:Basic|Bearer) /i, ""));
        return [name, hidden];
      });
      return { ...exchange, request: { ...exchange.request, headers: Object.fromEntries(shown) } };
    },
    async request(operation, sent, json) {
      if (!onRequest) return sent;
      const { document, undo, isLarge, redirectedFrom, ...plain } = sent;
      const given = {
        ...plain,
        headers: { ...plain.headers },
        body: json === undefined ? plain.body : structuredClone(json),
      };
      const { request } = await run(onRequest, "request", { operation, request: given });
      return {
        ...toRequest(name, request),
        ...(document ? { document } : {}),
        ...(isLarge ? { isLarge } : {}),
        ...(redirectedFrom === undefined ? {} : { redirectedFrom }),
        undo,
      };
    },
    async response(operation, exchange) {
      if (!onResponse || exchange.status === 0) return exchange;
      const { status, headers, json, text, request } = exchange;
      const body = json === undefined ? undefined : structuredClone(json);
      const { response } = await run(onResponse, "response", {
        operation,
        request: { ...request, headers: { ...request.headers } },
        response: { status, headers: { ...headers }, body: body ?? (text === "" ? undefined : text) },
      });
      if (!isResponse(response))
        throw new HookError(`${name}: response() left an invalid response. Keep status and headers in it`);
      const isText = json === undefined && response.body === text;
      const now = { status: response.status, headers: response.headers, json: isText ? undefined : response.body };
      return { ...exchange, ...now, beforeHook: { status, json } };
    },
  };
}

/** With many signatures, only the header itself is redacted. Searching each text for all of them would take too long. */
const mostSecrets = 100;

/** Headers without credentials. */
const isPlainHeader = (name: string): boolean => /^(?:accept(?:-.*)?|content-.*|user-agent|host|prefer)$/i.test(name);

function toRequest(name: string, { method, url, headers, body }: HookedRequest): HttpRequest {
  if (typeof method !== "string" || !URL.canParse(url) || !isObject(headers)) {
    throw new HookError(`${name}: request() left an invalid request. Keep a method, an absolute url and headers in it`);
  }
  const isRaw = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const text = isRaw ? body : JSON.stringify(body);
  return { method, url, headers, ...(text === undefined ? {} : { body: text }) };
}

const isResponse = (response: HookedExchange["response"]): response is NonNullable<typeof response> =>
  isObject(response) && Number.isInteger(response.status) && isObject(response.headers);
