import { mergeHeaders } from "../../base/headers.js";
import { type JsonObject, toJson } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { onlyReads } from "../binding/defaults.js";
import type { BoundOperation, Target } from "../binding/target.js";
import type { Entry } from "../ledger/entries.js";
import { Ledger } from "../ledger/ledger.js";
import type { Removable } from "../specs/resource-spec.js";
import { Codec } from "../wire/codec.js";
import type { Exchange } from "../wire/exchange.js";
import { addressOf, credentialOf, isOwnAddress } from "../wire/operation-request.js";
import { EntityTags } from "./entity-tags.js";
import type { Gate } from "./gate.js";
import { HeldFiles } from "./held-files.js";
import { joinsPages } from "./joins-pages.js";
import { endsInTime, endsWithRun, noticesPages } from "./layers/ends.js";
import { runsHooks } from "./layers/runs-hooks.js";
import { followsRedirects, renewsToken, retriesFailures, sharesRateLimit } from "./layers/sends-again.js";
import { sendsOnlyRecorded, writes } from "./layers/sends-only-recorded.js";
import { Observations, observes } from "./observations.js";
import type { Ports } from "./ports.js";
import { ReadLag } from "./read-lag.js";
import type { Call, CallLayer, CallOptions, DocumentRequest, HttpRequest, Layer, Send } from "./request.js";
import { type Shapes, sendsShownStructure } from "./shapes.js";
import { createTransport, type Transport } from "./transport.js";
import { WholeUpdates } from "./whole-updates.js";

/** What all requests of a run share. */
interface Run {
  ports: Ports;
  gate: Gate;
  seen: Observations;
  transport: Transport;
  /** Receives the reasons for waiting. */
  onWait(text: string): void;
  /** Receives a message if a target does not recover. */
  onLost(text: string): void;
  /** Receives every exchange, also those that are repeated. */
  onExchange(exchange: Exchange): void;
}

/** The parts of a run that its requests go through, and the notes about them. */
export interface Connection extends Partial<Pick<Run, "onWait" | "onLost" | "onExchange">> {
  gate: Gate;
  ports: Ports;
  ledger: Ledger;
  /** Default: the network. */
  transport?: Transport | undefined;
}

/** What differs between the clients of one run. */
interface Client {
  run: Run;
  send: Send;
  ledger: Ledger;
  /** The note of the environment of the run that all requests are in. */
  environment?: Entry;
  isCleanup: boolean;
  missing: Set<OperationId>;
  /** Undefined if the binding asks for no entity tags. */
  tags: EntityTags | undefined;
  lag: ReadLag;
  wholes: WholeUpdates;
  files: HeldFiles;
}

export function createApi(target: Target, { ledger, transport, ...connection }: Connection): Api {
  const nothing = () => undefined;
  const run: Run = {
    ...{ seen: new Observations(), onWait: nothing, onLost: nothing, onExchange: nothing },
    ...connection,
    transport: transport ?? createTransport(connection.ports, target.url),
  };
  const send = createSend(target, run);
  const more = { files: new HeldFiles(), missing: new Set<OperationId>(), ...memoryOf(target) };
  return new Api(target, { run, send, ledger, isCleanup: false, ...more });
}

/**
 * The way out of every request, outermost first. The order is a property of safety: whatever redirects, hooks and retries make of
 * a request, it passes the check for a record and permission right before it is sent, each time.
 */
export function createSend(target: Target, run: Run): Send {
  const { ports, gate, seen, transport } = run;
  const { hooks } = target.wire;
  const isGiven = (request: HttpRequest) =>
    isOwnAddress(target, request.url) && !target.isDry && !(target.readOnly && writes(request));
  const layers: readonly Layer[] = [
    endsWithRun(target, gate, seen),
    observes(seen, target.wire.fields),
    followsRedirects(target.job.end, seen),
    renewsToken(target, seen),
    ...(hooks ? [runsHooks(hooks, isGiven, seen)] : []),
    retriesFailures(ports, gate, run),
    noticesPages(),
    sharesRateLimit(ports, gate, run.onWait),
    sendsOnlyRecorded(target),
    endsInTime(ports, gate, run, target.times.response),
  ];
  return layers.reduceRight<Send>((next, layer) => layer(next), transport.send);
}

/** What is remembered of the resources of one environment. */
const memoryOf = (target: Target): Pick<Client, "tags" | "lag" | "wholes"> => ({
  wholes: new WholeUpdates(),
  tags: target.wire.match === "etag" ? new EntityTags() : undefined,
  lag: new ReadLag(target, new Codec(target)),
});

/** Sends the document's operations to one target, as its binding describes. */
export class Api {
  readonly codec: Codec;
  /** Sleeping ends with the run, or, while restoring, with the end of that. */
  readonly ports: Ports;
  /** Notes how to undo a request before it is sent. */
  readonly ledger: Ledger;
  readonly seen: Observations;
  /** How the target shows references. */
  readonly shapes: Shapes;
  /** Whether everything happens in an environment of the run, which is dropped at its end. */
  readonly isInside: boolean;
  readonly #call: Call;
  readonly #client: Client;
  #cleanup: Api | undefined;

  constructor(
    readonly target: Target,
    client: Client,
  ) {
    const { run, ledger, environment, isCleanup, tags, lag, wholes } = client;
    this.#client = client;
    this.ledger = ledger;
    this.seen = run.seen;
    this.isInside = environment !== undefined;
    this.codec = new Codec(target);
    this.ports = run.gate.guard(run.ports, isCleanup);
    this.shapes = run.seen.shapes;
    const layers: readonly CallLayer[] = [
      sendsShownStructure(target, this.codec, this.shapes),
      ...(Object.keys(target.wire.update).length > 0 ? [wholes.sends(target, this.codec)] : []),
      lag.repeatsOutdated(this.ports),
      ...(tags ? [tags.sends(target, this.ports, lag)] : []),
      ...(Object.values(target.operations).some((one) => one?.next) ? [joinsPages(target)] : []),
    ];
    this.#call = layers.reduceRight((next, layer) => layer(next), this.#callOnce);
  }

  /** How long reads may lag behind writes, in milliseconds. */
  get readLag(): number {
    return this.#client.lag.time;
  }

  /** Whether the target has an operation, according to the binding and the first requests. */
  has(operationId: OperationId): boolean {
    return this.target.operations[operationId] !== null && !this.#client.missing.has(operationId);
  }

  /** Notes that the target does not have such an operation. */
  lacks(operationId: OperationId): void {
    this.#client.missing.add(operationId);
  }

  /** Sends an operation's request. Throws if the target does not have it, or if only GET requests are allowed. */
  call(operationId: OperationId, options: CallOptions = {}): Promise<Exchange> {
    return this.#call(operationId, { ...this.#repeatable(operationId), ...options });
  }

  readonly #callOnce: Call = async (operationId, options) => {
    const { target, codec } = this;
    const { files, isCleanup } = this.#client;
    const operation = target.operations[operationId];
    if (!operation) throw new Error(`The target does not support ${operationId}.`);
    const { path, query, rawBody } = options;
    const url = options.url ?? this.address(operation, { path: path ?? {}, query: query ?? {} });
    // Replaces the given body, also by none.
    const sent = rawBody === undefined ? files.bodyOf(codec, operationId, options, isCleanup) : { body: undefined };
    const headers = mergeHeaders(operation.headers, options.headers);
    const document = { operationId, options };
    return codec.toDocument(
      operationId,
      await this.#send(operation.method, url, { ...options, headers, ...sent }, document),
    );
  };

  /** Keeps the bytes of a file for the request that brings it. Undefined if the target takes files on their own. */
  hold(spec: Removable, name: string, bytes: Buffer): string | undefined {
    return this.#client.files.hold(this.target, spec, name, bytes);
  }

  /** A failed creation may have created the resource, so the caller looks for it instead of repeating. */
  #repeatable(operationId: OperationId): Pick<CallOptions, "repeatable"> {
    const isOne = (role: "create" | "update") =>
      this.target.resources.some(({ operations }) => operations[role] === operationId);
    return isOne("create") ? { repeatable: false } : isOne("update") ? { repeatable: true } : {};
  }

  /** Sends a request to any address; another origin gets only its own headers. Throws a RefusedAddressError. */
  send(method: string, url: string, options: CallOptions = {}): Promise<Exchange> {
    return this.#send(method, url, { token: null, ...options });
  }

  readonly #send = async (
    method: string,
    url: string,
    options: CallOptions,
    document?: DocumentRequest,
  ): Promise<Exchange> => {
    const { send, ledger, environment, isCleanup } = this.#client;
    const { body, rawBody, token, repeatable = idempotent.includes(method) } = options;
    const isRead = document && onlyReads(document.operationId);
    return send({
      ...{ method, url, document, headers: this.#headersOf(url, options) },
      ...{ json: body, body: rawBody ?? (body === undefined ? undefined : toJson(body)) },
      undo: environment ?? options.undo ?? (isRead ? ledger.leavesNothing() : undefined),
      ...{ isLarge: options.isLarge ?? document?.operationId.startsWith("list"), isRepeatable: repeatable },
      ...{ hasRunToken: token === undefined, isRestoring: isCleanup },
    });
  };

  #headersOf(url: string, { body, token, headers, addressHeaders }: CallOptions): Record<string, string> {
    const { access } = this.target;
    const type = body === undefined ? {} : { "Content-Type": "application/json" };
    if (!isOwnAddress(this.target, url)) return { ...type, ...addressHeaders };
    const value = token === null ? undefined : credentialOf({ ...access, ...(token === undefined ? {} : { token }) });
    const own = { ...access.headers, ...(value === undefined ? {} : { [access.header]: value }) };
    return mergeHeaders(type, own, headers, addressHeaders);
  }

  /** Throws a StoppedError if the run has ended, unless this client restores. */
  pass(): void {
    if (!this.#client.isCleanup) this.#client.run.gate.pass();
  }

  /** The URL of an operation, below the target's URL. */
  address(operation: BoundOperation, options?: CallOptions): string {
    return addressOf(this.target, operation, options);
  }

  /** A client for an environment of the run at this target, which an entry of the ledger is about. */
  inside(name: string, environment: Entry): Api {
    const { access } = this.target;
    const headers = { ...access.headers, "X-Environment": name };
    const target = { ...this.target, access: { ...access, headers } };
    const missing = new Set(this.#client.missing);
    return new Api(target, {
      ...this.#client,
      ...memoryOf(target),
      missing,
      ledger: new Ledger(this.ports.now),
      environment,
    });
  }

  /** Receives the final outcome of an operation whose response announced a job, for later reads. */
  concluded(exchange: Exchange, status: number, resource: JsonObject | undefined): void {
    this.#client.lag.concluded(exchange, status, resource, this.ports.now());
  }

  /** The cleanup client: sends after the end of the run too, waits for a target that is down, and retries. */
  get cleanup(): Api {
    if (this.#client.isCleanup) return this;
    this.#cleanup ??= new Api(this.target, { ...this.#client, isCleanup: true });
    return this.#cleanup;
  }

  /** Closes all connections. */
  close(): Promise<void> {
    return this.#client.run.transport.close();
  }
}

/** Idempotent methods. */
const idempotent = ["GET", "PUT", "PATCH", "DELETE"];
