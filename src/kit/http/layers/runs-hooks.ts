import { FormData as Form } from "undici";
import { fromJson, isObject, type JsonValue, toJson } from "../../../base/json.js";
import { hidden, isSecretName } from "../../../base/redaction.js";
import type { OperationId } from "../../../openapi/documents.js";
import type { HookedExchange, HookedRequest, Hooks } from "../../binding/target.js";
import type { Exchange } from "../../wire/exchange.js";
import type { Observations } from "../observations.js";
import type { HttpRequest, Layer } from "../request.js";

/** Thrown if a function of a binding's module fails, or leaves something that cannot be sent or read. */
export class HookError extends Error {}

/**
 * Runs the module of a binding on each request before it is sent, and on each response before it is read. It may sign requests,
 * so those to other addresses than the target's own go without it, and so do those that must not be sent: it may send some itself.
 * `seen` learns the credentials in added headers, since a target may show them elsewhere. Throws a HookError.
 */
export const runsHooks =
  (hooks: Hooks, isGiven: (request: HttpRequest) => boolean, seen: Pick<Observations, "learnSecret">): Layer =>
  (next) =>
  async (request) => {
    const exchange = await next(isGiven(request) ? await before(hooks, request) : request);
    const read = exchange.isDocument ? exchange : await after(hooks, request, exchange);
    return withoutOwnHeaders(request, read, seen);
  };

/**
 * What somebody else's exchange says, as `response()` reads it. What `request()` would have made of a request is not known, so that
 * where there is one nothing is known of what was sent.
 */
export async function readThrough(
  hooks: Hooks,
  operation: OperationId | undefined,
  exchange: Exchange,
): Promise<Exchange> {
  const document = operation && { operationId: operation, options: {} };
  const read = await after(hooks, { document }, exchange);
  return hooks.request ? { ...read, request: { ...read.request, body: undefined } } : read;
}

async function run({ name, ...hooks }: Hooks, which: "request" | "response", exchange: HookedExchange) {
  try {
    const returned = await hooks[which]?.(exchange);
    return isObject(returned as JsonValue) ? { ...exchange, ...(returned as Partial<HookedExchange>) } : exchange;
  } catch (error) {
    throw new HookError(`${name}: ${which}() failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function before(hooks: Hooks, sent: HttpRequest): Promise<HttpRequest> {
  if (!hooks.request) return sent;
  const { method, url, headers, json, body } = sent;
  const form = body instanceof Form ? copyOfForm(body, new FormData()) : body;
  const given = { method, url, headers: { ...headers }, body: json === undefined ? form : copyOf(json) };
  const { request } = await run(hooks, "request", { operation: sent.document?.operationId, request: given });
  return { ...sent, ...toRequest(hooks.name, request) };
}

/** Not by `structuredClone`, which makes an object of an ExactNumber. */
const copyOf = (json: JsonValue): JsonValue => fromJson(toJson(json));

function toRequest(name: string, { method, url, headers, body }: HookedRequest): HttpRequest {
  if (typeof method !== "string" || !URL.canParse(url) || !isObject(headers)) {
    throw new HookError(`${name}: request() left an invalid request. Keep a method, an absolute url and headers in it`);
  }
  const isRaw = body === undefined || typeof body === "string" || body instanceof Uint8Array;
  const sent = isRaw ? body : body instanceof FormData ? copyOfForm(body, new Form()) : toJson(body);
  return { method, url, headers, body: sent };
}

/** Modules know the FormData of Node.js, and requests that of undici, which are two classes. */
function copyOfForm<To extends FormData | Form>(from: FormData | Form, to: To): To {
  from.forEach((value, name) => {
    if (typeof value === "string") to.append(name, value);
    else to.append(name, value as Blob, value.name);
  });
  return to;
}

async function after(hooks: Hooks, { document }: Pick<HttpRequest, "document">, exchange: Exchange): Promise<Exchange> {
  if (!hooks.response || exchange.status === 0) return exchange;
  const { status, headers, json, text, request } = exchange;
  const body = json === undefined ? undefined : copyOf(json);
  const { response } = await run(hooks, "response", {
    operation: document?.operationId,
    request: { ...request, headers: { ...request.headers } },
    response: { status, headers: { ...headers }, body: body ?? (text === "" ? undefined : text) },
  });
  if (!isResponse(response))
    throw new HookError(`${hooks.name}: response() left an invalid response. Keep status and headers in it`);
  const isText = json === undefined && response.body === text;
  const now = { status: response.status, headers: response.headers, json: isText ? undefined : response.body };
  return { ...exchange, ...now, beforeHook: { status, json } };
}

const isResponse = (response: HookedExchange["response"]): response is NonNullable<typeof response> =>
  isObject(response) && Number.isInteger(response.status) && isObject(response.headers);

/** The exchange without the headers that `request` added, such as a signature or its own token. */
function withoutOwnHeaders(sent: HttpRequest, exchange: Exchange, seen: Pick<Observations, "learnSecret">): Exchange {
  const shown = Object.entries(exchange.request.headers).map(([name, value]) => {
    if (sent.headers[name] === value || isPlainHeader(name)) return [name, value];
    const secret = value.replace(/^(?:Basic|Bearer) /i, "");
    // A part of the address, a number or a word is no credential, and would hide what reports need.
    const isPart = exchange.request.url.includes(secret) || /^(?:\d{1,9}|[a-z]{1,8})$/i.test(secret);
    if (isSecretName(name) || !isPart) seen.learnSecret(secret);
    return [name, hidden];
  });
  return { ...exchange, request: { ...exchange.request, headers: Object.fromEntries(shown) } };
}

/** Headers without credentials. */
const isPlainHeader = (name: string): boolean => /^(?:accept(?:-.*)?|content-.*|user-agent|host|prefer)$/i.test(name);
