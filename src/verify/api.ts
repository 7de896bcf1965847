import type { OperationId } from "../openapi/documents.js";
import type { JsonValue } from "../openapi/openapi-document.js";
import { type Codec, createCodec } from "./codec.js";
import type { Exchange } from "./exchange.js";
import type { Http } from "./http.js";
import type { BoundOperation, Target } from "./target.js";

export interface CallOptions {
  /** The values of the placeholders in the operation's path. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: JsonValue;
  /** A body that is sent as it is, with the media type that `headers` give it. */
  rawBody?: string | Uint8Array;
  /** Another token than the target's; null sends none. */
  token?: string | null;
}

/** What was seen over a whole run, whatever contract saw it. */
export interface Observations {
  /** The first answer with a rate limit in its headers, or with 429. */
  rateLimited: Exchange | undefined;
  answers: number;
  /** Whether any call of a webhook has come to the kit's receiver, and how many were waited for in vain. */
  calls: { arrived: boolean; missed: number };
}

/** Speaks the document's operations to one target, by its binding. */
export interface Api {
  readonly target: Target;
  readonly codec: Codec;
  readonly seen: Observations;
  /** Whether the target has an operation, as far as the binding and the first probes tell. */
  has(operationId: OperationId): boolean;
  /** Notes that a first probe found that the target has no such operation. */
  lacks(operationId: OperationId): void;
  /** Sends an operation's request. Throws where the target has none, and where only GETs may be sent. */
  call(operationId: OperationId, options?: CallOptions): Promise<Exchange>;
  /** Sends a request to any address, with the token only where `options` ask for it. */
  send(method: string, url: string, options?: CallOptions): Promise<Exchange>;
  /** The address of an operation, below the target's URL. */
  address(operation: BoundOperation, options?: CallOptions): string;
  /** The same target with more headers on every request, such as another environment. */
  withHeaders(headers: Readonly<Record<string, string>>): Api;
}

/** Thrown where there is nothing to verify: the target does not answer, or it refuses the token. */
export class TargetError extends Error {}

/** Thrown for a request that `--read-only` forbids. */
export class ReadOnlyError extends Error {}

export function createApi(target: Target, http: Http, shared?: { seen: Observations; missing: Set<OperationId> }): Api {
  const codec = createCodec(target.envelope);
  const missing = shared?.missing ?? new Set<OperationId>();
  const seen: Observations = shared?.seen ?? {
    rateLimited: undefined,
    answers: 0,
    calls: { arrived: false, missed: 0 },
  };

  async function send(method: string, url: string, options: CallOptions = {}): Promise<Exchange> {
    if (target.readOnly && method !== "GET") throw new ReadOnlyError(`--read-only forbids ${method}.`);
    const { body, rawBody } = options;
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers = {
      ...target.headers,
      ...tokenHeaders(target, options.token),
      ...(body === undefined ? {} : { "Content-Type": codec.mediaType }),
      ...options.headers,
    };
    const exchange = await http.send({ method, url, headers, ...(text === undefined ? {} : { body: text }) });
    seen.answers++;
    if (exchange.status === 429 || exchange.headers["x-ratelimit-limit"] !== undefined) seen.rateLimited ??= exchange;
    return exchange;
  }

  const api: Api = {
    target,
    codec,
    seen,
    has: (operationId) => target.operations[operationId] !== null && !missing.has(operationId),
    lacks: (operationId) => void missing.add(operationId),
    send: (method, url, options) => send(method, url, { token: null, ...options }),
    async call(operationId, options = {}) {
      const operation = target.operations[operationId];
      if (!operation) throw new Error(`The target has no ${operationId}.`);
      const exchange = await send(operation.method, api.address(operation, options), options);
      if (exchange.failure?.startsWith("ECONNREFUSED"))
        throw new TargetError(`${target.url} does not answer: ${exchange.failure}`);
      return exchange;
    },
    address({ path }, { path: values = {}, query = {} } = {}) {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
      const search = new URLSearchParams(query).toString();
      return `${target.url}${filled}${search ? `?${search}` : ""}`;
    },
    withHeaders: (headers) =>
      createApi({ ...target, headers: { ...target.headers, ...headers } }, http, { seen, missing: new Set(missing) }),
  };
  return api;
}

function tokenHeaders({ token: own, tokenHeader }: Target, token: string | null | undefined): Record<string, string> {
  if (token === null) return {};
  return { [tokenHeader.header]: tokenHeader.format.replace("{token}", token ?? own).trim() };
}
