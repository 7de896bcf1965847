import type { JsonObject } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { type BoundOperation, isOwnAddress, type Target } from "../binding/target.js";
import { RecordError } from "../record/record-file.js";
import type { UndoNotes } from "../record/undo-notes.js";
import { announcesJob } from "../wire/announced-job.js";
import { type Codec, createCodec } from "../wire/codec.js";
import type { Exchange } from "../wire/exchange.js";
import { addressOf } from "../wire/operation-request.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import { createWire, type Wire } from "../wire/wire.js";
import { createCaller } from "./call-operation.js";
import type { CallOptions } from "./call-options.js";
import type { Gate } from "./gate.js";
import { createHookedTraffic, HookError } from "./hooks.js";
import type { Http, SendOptions } from "./http.js";
import type { DocumentRequest, HttpRequest } from "./http-sender.js";
import { isReading } from "./may-be-sent.js";
import { createObservations, note, type Observations } from "./observations.js";
import type { Ports } from "./ports.js";
import { type Asked, createReadLag, type ReadLag } from "./read-lag.js";
import { followRedirects } from "./redirect.js";
import { isGone } from "./transient-failures.js";

export type { CallOptions } from "./call-options.js";
export type { Observations } from "./observations.js";

/** Sends the document's operations to one target, as its binding describes. */
export interface Api {
  readonly target: Target;
  readonly codec: Codec;
  readonly wire: Wire;
  /** Notes how to undo a request before it is sent. */
  readonly notes: UndoNotes;
  /** Whether everything happens in an environment of the run, which is dropped at its end. */
  readonly isInside: boolean;
  readonly seen: Observations;
  /** Whether the target has an operation, according to the binding and the first requests. */
  has(operationId: OperationId): boolean;
  /** Notes that the target does not have such an operation. */
  lacks(operationId: OperationId): void;
  /** Sends an operation's request. Throws if the target does not have it, or if only GET requests are allowed. */
  call(operationId: OperationId, options?: CallOptions): Promise<Exchange>;
  /**
   * Sends a request to any address, with the token only if `options` ask for it. Another origin than the target's gets only the
   * headers of the address. Throws a RefusedAddressError.
   */
  send(method: string, url: string, options?: CallOptions): Promise<Exchange>;
  /** Throws a StoppedError if the run has ended, unless this client restores. */
  pass(): void;
  /** The URL of an operation, below the target's URL. */
  address(operation: BoundOperation, options?: CallOptions): string;
  /** The same target with more headers on every request, such as a different environment. */
  withHeaders(headers: Readonly<Record<string, string>>): Api;
  /** The same target in an environment of the run, which `notes` are about. */
  inside(environment: string, notes: UndoNotes): Api;
  /** Sleeping ends with the run, or, while restoring, with the end of that. */
  readonly ports: Ports;
  /** Receives the final outcome of an operation whose response announced a job, for later reads. */
  concluded(exchange: Exchange, status: number, resource: JsonObject | undefined): void;
  /** The cleanup client: sends after the end of the run too, waits for a target that is down, and retries. */
  readonly cleanup: Api;
}

/** Thrown if there is nothing to verify: the target does not respond, or it refuses the token. */
export class TargetError extends Error {}

/** Thrown if a target that responded before no longer does. */
export class GoneError extends TargetError {}

/** The parts that requests go through, and the notes about them. */
export interface Connection {
  http: Http;
  gate: Gate;
  ports: Ports;
  notes: UndoNotes;
}

interface View extends Connection {
  seen: Observations;
  isInside: boolean;
  /** Undefined if reads show writes at once. */
  lag: ReadLag | undefined;
  /** The requests of jobs that have not ended. */
  open: WeakMap<Exchange, Asked>;
  missing: Set<OperationId>;
  isCleanup: boolean;
}

export function createApi(target: Target, connection: Connection): Api {
  const seen = createObservations(target);
  const own = { open: new WeakMap(), missing: new Set<OperationId>(), isCleanup: false, isInside: false };
  return viewOf(target, { ...connection, seen, lag: lagOf(target, connection.ports), ...own });
}

const lagOf = ({ times: { readLag } }: Target, { now }: Ports) =>
  readLag > 0 ? createReadLag(readLag, now) : undefined;

function viewOf(target: Target, view: View): Api {
  const { http, gate, seen, missing, isCleanup, isInside, notes, lag, open } = view;
  const ports = isCleanup ? gate.guardRestoring(view.ports) : gate.guard(view.ports);
  const codec = createCodec(target);
  const updates = new Set(target.resources.map(({ operations }) => operations.update));
  const creations = new Set(target.resources.map(({ operations }) => operations.create));
  const wire = createWire(target);
  const hooks = target.wire.hooks && createHookedTraffic(target.wire.hooks, seen.secrets);
  const callOperation = createCaller(target, wire, send, ports);

  async function send(
    method: string,
    url: string,
    options: CallOptions = {},
    document?: DocumentRequest,
  ): Promise<Exchange> {
    api.pass();
    const { body, rawBody } = options;
    const text = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
    const isOwn = isOwnAddress(target, url);
    const headers = {
      ...(isOwn ? { ...target.access.headers, ...tokenHeaders(target, options.token) } : {}),
      ...(body === undefined ? {} : { "Content-Type": codec.mediaType }),
      ...(isOwn ? options.headers : {}),
      ...options.addressHeaders,
    };
    const request = {
      ...{ method, url, headers },
      ...(text === undefined ? {} : { body: text }),
      ...(document ? { document } : {}),
      undo: options.undo ?? (isInside || (document && isReading(document)) ? notes.leavesNothing() : undefined),
      ...((options.isLarge ?? document?.operationId.startsWith("list")) ? { isLarge: true } : {}),
    };
    const { repeatable = idempotent.includes(method) } = options;
    const how = isCleanup ? { persist: true, end: gate.over } : { signal: gate.signal, end: gate.writes, repeatable };
    const { redirected, ...exchange } = await followRedirects(request, document ? undefined : target.job.end, (next) =>
      sendHooked(next, how, body, isOwn),
    ).catch((error) => {
      api.pass();
      if (error instanceof HookError) gate.shut("target lost", error.message);
      if (error instanceof RecordError) gate.shut("no record", error.message);
      throw error instanceof HookError ? new TargetError(error.message) : error;
    });
    // While restoring, this is a failure like any other.
    if (exchange.refusal !== undefined && !isCleanup) throw new RefusedAddressError(exchange.refusal);
    seen.redirected ??= redirected;
    note(seen, exchange, { body, operationId: document?.operationId });
    if (exchange.status === 429 && !isCleanup) refuseLimit(exchange);
    const ask = (one: HttpRequest) =>
      sendHooked(one, how, undefined, true).catch((error) => {
        api.pass();
        throw error;
      });
    const isWatched = isOwn && options.token === undefined && !isCleanup;
    const loss = isWatched ? await seen.watch.find(request, exchange, ask) : undefined;
    if (loss) endRun(`${target.url} ${loss.because} since request ${seen.responses} (${exchange.status})`, loss.advice);
    if (!isCleanup && isGone(exchange) && isOwn)
      throw new GoneError(`${target.url} does not respond: ${exchange.failure}`);
    return exchange;
  }

  /**
   * Sends a request through the functions of the binding's module, if it has one. They may sign it, so they apply only to the
   * target.
   */
  async function sendHooked(
    request: HttpRequest,
    how: SendOptions,
    body: CallOptions["body"],
    isOwn: boolean,
  ): Promise<Exchange> {
    if (!hooks) return http.send(request, how);
    const operation = request.document?.operationId;
    const exchange = await http.send(isOwn ? await hooks.request(operation, request, body) : request, how);
    return hooks.withoutOwnHeaders(request, exchange.isDocument ? exchange : await hooks.response(operation, exchange));
  }

  /** Repeats a read that may show the value from before the last write, and notes writes. */
  async function askUntilShown(
    lag: ReadLag,
    operationId: OperationId,
    { path = {}, body }: CallOptions,
    ask: () => Promise<Exchange>,
  ): Promise<Exchange> {
    const spec = target.resources.find(({ operations }) => Object.values(operations).includes(operationId));
    if (!spec) return ask();
    const asked: Asked = { operationId, spec, id: path[spec.idParameter], sent: codec.decode(body) ?? {} };
    for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
      const askedAt = ports.now();
      const exchange = await ask();
      if (announcesJob(api, spec, exchange)) open.set(exchange, asked);
      else lag.note(asked, exchange, codec.decode(exchange.json));
      const left = lag.stale(asked, exchange, codec, askedAt);
      if (left <= 0) return exchange;
      await ports.sleep(Math.min(wait, left));
    }
  }

  /** Otherwise, a rate limit would count as a refusal. */
  function refuseLimit({ headers }: Exchange): never {
    const told = headers["retry-after"] ?? headers["x-ratelimit-reset"];
    const because = `${target.url} limits requests (429${told ? `, retry after ${told} s` : ""})`;
    return endRun(because, "Try again later, or run fewer contracts with --only.");
  }

  function endRun(because: string, advice: string): never {
    gate.shut("target lost", because);
    throw new TargetError(`${because}. ${advice}`);
  }

  const withHeaders = (headers: Readonly<Record<string, string>>, own: Partial<View>) =>
    viewOf(
      { ...target, access: { ...target.access, headers: { ...target.access.headers, ...headers } } },
      { ...view, lag: lagOf(target, view.ports), missing: new Set(missing), ...own },
    );

  const api: Api = {
    target,
    codec,
    wire,
    seen,
    notes,
    isInside,
    has: (operationId) => target.operations[operationId] !== null && !missing.has(operationId),
    lacks: (operationId) => void missing.add(operationId),
    send: (method, url, options) => send(method, url, { token: null, ...options }),
    async call(operationId, options = {}) {
      // A failed creation may have created the resource, so the caller looks for it instead of repeating.
      const repeatable = creations.has(operationId) ? false : updates.has(operationId) || undefined;
      const ask = () => callOperation(operationId, { ...(repeatable === undefined ? {} : { repeatable }), ...options });
      return lag ? askUntilShown(lag, operationId, options, ask) : ask();
    },
    pass: () => (isCleanup ? undefined : gate.pass()),
    address: (operation, options) => addressOf(target, operation, options),
    withHeaders: (headers) => withHeaders(headers, {}),
    inside: (environment, notes) => withHeaders({ "X-Environment": environment }, { notes, isInside: true }),
    ports,
    concluded(exchange, status, resource) {
      const asked = open.get(exchange);
      if (asked && lag) lag.note(asked, { ...exchange, status }, resource);
    },
    get cleanup() {
      return isCleanup ? api : viewOf(target, { ...view, isCleanup: true });
    },
  };
  return api;
}

/** Idempotent methods. */
const idempotent = ["GET", "PUT", "PATCH", "DELETE"];

function tokenHeaders(
  { access: { token: own, header, format } }: Target,
  token: string | null | undefined,
): Record<string, string> {
  if (token === null) return {};
  return { [header]: format.replace("{token}", token ?? own).trim() };
}
