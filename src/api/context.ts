import { isOfOwnPage } from "../base/hosts.js";
import { redactPath } from "../base/redaction.js";
import { toUtf8 } from "../base/text.js";
import { assertReadable, countUnread, shortResponse } from "../domain/unread.js";
import type { Environment } from "../mock/environment.js";
import type { FaultRule } from "../mock/fault-rules.js";
import { type JournalEntry, SentResponse } from "../mock/journal.js";
import type { LogEntry } from "../mock/log.js";
import type { Mock } from "../mock/mock.js";
import { wholeLimit } from "../mock/rate-limit.js";
import type { Route } from "../openapi/documents.js";
import {
  DomainError,
  type ErrorCode,
  errorDefinition,
  errorHeaders,
  errorId,
  internalError,
} from "../openapi/errors.js";
import { validateResponse } from "../openapi/validators.js";
import { describeViolation, type Violation } from "../openapi/violations.js";
import type { Addresses } from "../wire/addresses.js";
import { type Envelope, envelopeOf, flatEnvelope, jsonApiEnvelope, toErrorReport } from "../wire/envelope.js";
import { hasVersion } from "./conditions.js";
import { setFaultHeaders, toFaulted } from "./faulted.js";
import { bodiless, type Pace, type Pieces, paced, type ResponseStream, type Transport, wholeOf } from "./transport.js";

type Failed = NonNullable<LogEntry["failure"]>;

/** What the journal and the log say of a response besides its status. */
interface Facts {
  /** The body as JSON, if it is JSON. */
  body?: unknown;
  /** The number of its characters, if they count for the journal. */
  length?: number;
  /** The error code, if the response is an error. */
  code?: ErrorCode | undefined;
  failure?: Failed | undefined;
}

type Refused = Pick<Facts, "code" | "failure">;

/** One request inside the mock, and its response. Every response passes through here and is logged. */
export class Context {
  envelope: Envelope;
  /** The origin of URLs in the response. */
  readonly origin: string;
  /** The operation of the document for this request, as soon as it is known. */
  route: Route | undefined;
  /** The path parameters of the operation, decoded. */
  parameters: Readonly<Record<string, string>> = {};
  /** The body of the request, for the journal. */
  requestBody: unknown;
  #fault: FaultRule | undefined;
  /** Every response varies by origin: only those to pages have CORS headers. */
  readonly #headers: string[] = ["Vary", "Origin"];
  readonly #startedAt = performance.now();
  #environment: Environment | undefined;
  #entry: JournalEntry | undefined;

  constructor(
    readonly mock: Mock,
    readonly request: Transport,
  ) {
    this.envelope = request.path.startsWith(jsonApiEnvelope.basePath) ? envelopeOf(request.path) : flatEnvelope;
    this.origin = mock.settings.publicUrl ?? request.origin;
    if (this.envelope.name === "json-api") this.setHeaders(wholeLimit);
  }

  /** Assigns the request to an environment, once: adds it to the journal and sets `X-Environment`. */
  enter(environment: Environment): JournalEntry {
    if (this.#entry) return this.#entry;
    const { method, url, headers } = this.request;
    const { origin, route } = this;
    const at = environment.clock.now();
    this.#environment = environment;
    this.#entry = environment.journal.open({ at, operation: route?.operationId ?? null, method, url, origin, headers });
    this.setHeader("X-Environment", environment.name);
    return this.#entry;
  }

  /** Applies a fault to the request. The response and the journal show it. */
  mark(fault: FaultRule): void {
    this.#fault = fault;
    if (this.#entry) this.#entry.fault = fault.id;
    this.setHeader("X-Standin-Fault", fault.id);
  }

  /** The bandwidth, if a fault sets it. */
  get pace(): Pace | undefined {
    const bytesPerSecond = this.#fault?.bandwidth;
    return bytesPerSecond === undefined ? undefined : { bytesPerSecond, wait: this.mock.wait };
  }

  /** Whether the client has this version. A fault is always to be seen. */
  isKnown(etag: string): boolean {
    return !this.#fault && hasVersion(this.request, etag);
  }

  get hasEntered(): boolean {
    return this.#entry !== undefined;
  }

  addresses(environment: string): Addresses {
    return { origin: this.origin, environment };
  }

  /** Sets a header, or replaces it. Node then takes all at once, which costs a tenth of setting them one by one. */
  setHeader(name: string, value: string): void {
    const headers = this.#headers;
    let at = 0;
    while (at < headers.length && headers[at] !== name) at += 2;
    headers[at] = name;
    headers[at + 1] = value;
  }

  setHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
  }

  /** The one way out for a response. Resolves after bytes have left, or the client has gone; a text leaves at once. */
  #deliver(status: number, body: string | Pieces | undefined, facts: Facts = {}): Promise<void> | undefined {
    const fault = this.#fault;
    if (fault) setFaultHeaders(fault, this.#headers);
    if (body === undefined || (typeof body === "string" && !fault)) {
      this.request.send(status, this.#headers, body);
      this.#conclude(status, facts);
      return undefined;
    }
    if (typeof body !== "string") return this.#deliverPieces(status, body, facts);
    const bytes = toUtf8(body);
    this.#headers.push("Content-Length", String(bytes.length));
    return this.#deliverPieces(status, [bytes], facts);
  }

  async #deliverPieces(status: number, pieces: Pieces, facts: Facts): Promise<void> {
    if (this.#fault?.truncate) this.request.sendHalf(status, this.#headers, await wholeOf(pieces));
    else await this.request.sendBytes(status, this.#headers, this.pace ? paced(pieces, this.pace) : pieces);
    this.#conclude(status, facts);
  }

  send(status: number, mediaType: string, body: unknown, { code, failure }: Refused = {}): void {
    // A fault can request a body for a status that has none in HTTP. Its bytes would count as part of the next response.
    if (bodiless.has(status)) {
      this.sendNothing(status, { code, failure });
      return;
    }
    if (status === 200 && this.request.method === "GET") assertReadable(this, body);
    const { text, type } = this.#fault
      ? toFaulted(this.#fault, mediaType, body)
      : { text: JSON.stringify(body), type: `${mediaType}; charset=utf-8` };
    if (text.length > shortResponse) countUnread(this, text.length);
    const etag = this.route && this.#pushCacheHeaders(status, text);
    if (etag && this.isKnown(etag)) return void this.#deliver(304, undefined);
    this.#headers.push("Content-Type", type);
    void this.#deliver(status, text, { body, length: text.length, code, failure });
  }

  sendNothing(status: number, facts: Facts = {}): void {
    if (this.route) this.#headers.push("Cache-Control", "no-cache");
    void this.#deliver(status, undefined, facts);
  }

  sendText(status: number, mediaType: string, text: string): void {
    if (text.length > shortResponse) countUnread(this, text.length);
    this.#headers.push("Content-Type", mediaType);
    void this.#deliver(status, text);
  }

  sendFile(mediaType: string, chunks: Pieces, size: number, status = 200): Promise<void> {
    const type = this.#fault?.content_type ?? mediaType;
    return this.sendPieces(status, ["Content-Type", type, "Content-Length", String(size)], chunks);
  }

  /** Sends bytes as they arrive, such as the response of another server. Resolves after they have left, or the client has gone. */
  async sendPieces(status: number, headers: readonly string[], chunks: Pieces): Promise<void> {
    this.#headers.push(...headers);
    await this.#deliver(status, chunks);
  }

  /** Starts a response that is written in pieces and may never end. */
  openStream(mediaType: string): ResponseStream {
    this.#headers.push("Content-Type", mediaType);
    return this.request.openStream(200, this.#headers);
  }

  /** Waits until what the request has changed is on disk (`--durable`), and says so if it is not. */
  async settle(environment: string): Promise<void> {
    const { saving } = this.mock;
    if (!saving?.isAwaited || ["GET", "HEAD"].includes(this.request.method)) return;
    const problem = await saving.flush(environment);
    if (problem !== null) this.setHeader("X-Standin-Unsaved", problem.replace(/[^ -~]+/g, " "));
  }

  /** Closes the connection without a response, for a fault. */
  disconnect(): void {
    this.request.disconnect();
    this.#conclude(0, {});
  }

  /** Sets the cache headers, as the published service does. Returns the tag of a resource; updates have none, for speed. */
  #pushCacheHeaders(status: number, text: string): string | undefined {
    const isResource = status === 200 || status === 201;
    this.#headers.push("Cache-Control", isResource ? "max-age=0, private, must-revalidate" : "no-cache");
    if (!isResource || this.request.method === "PUT") return undefined;
    const etag = `W/"${this.mock.platform.checksum(text).toString(16)}-${text.length.toString(16)}"`;
    this.#headers.push("ETag", etag);
    return etag;
  }

  /** Sends an error in the envelope. `failure` is the internal error behind it. */
  sendError(
    error: DomainError,
    { status: forced, failure }: { status?: number | undefined; failure?: Failed } = {},
  ): void {
    const { mock, envelope, route } = this;
    const report = toErrorReport(failure?.id ?? errorId(mock.ids), error, envelope, forced);
    const { status, body } = envelope.encodeError(report);
    // What a fault requests is not checked, and neither are failures of Standin itself, which no document has.
    const isChecked = route && !this.#fault && !errorDefinition(error.code).own;
    const [breach] = isChecked ? validateResponse(envelope.name, route.operationId, { status, body }) : [];
    if (breach) {
      this.sendBreach(`the error ${error.code} of ${route?.operationId} with status ${status}`, breach);
      return;
    }
    this.setHeaders(errorHeaders(error));
    // An operation sets them for all its responses.
    if (!route) this.setHeaders({ "X-Request-Id": mock.ids.request(), "Cache-Control": "no-cache" });
    if (this.#entry && !failure) {
      const { code, detail, violations } = report;
      this.#entry.refused = { code, pointer: violations[0]?.pointer ?? "", detail };
    }
    this.send(status, envelope.errorMediaType, body, { code: error.code, failure });
  }

  /** A response of the mock that violates the document: a 500 with the place of the violation. */
  sendBreach(what: string, breach: Violation): void {
    const detail = `This response would break Standin's own contract. In ${what}: ${describeViolation(breach)} Please report this bug.`;
    this.sendError(new DomainError("CONTRACT_BREACH", detail, { place: "body", violations: [breach] }));
  }

  /** Sends a thrown error: a refusal in its form, anything else as a failure with an ID that the log has too. Sends nothing if the client has gone. */
  sendThrown(error: unknown): void {
    // The response has started, so the caller handles the error.
    if (this.request.hasBegun) throw error;
    if (error instanceof DomainError) this.sendError(error);
    else if (!this.request.isAborted) {
      const id = errorId(this.mock.ids);
      this.sendError(internalError(id), { failure: { id, error } });
    }
  }

  #conclude(status: number, { body, code, failure, length = 0 }: Facts): void {
    const duration = performance.now() - this.#startedAt;
    const entry = this.#entry;
    if (entry) {
      entry.body = this.requestBody;
      entry.response = new SentResponse(status, body, this.#headers);
      entry.duration = duration;
      this.#environment?.journal.conclude(entry, length);
      this.#environment?.bus.publish("request_ended", { entry });
    }
    this.mock.log?.({
      method: this.request.method,
      path: redactPath(this.request.url),
      status,
      duration,
      environment: this.#environment?.name,
      operation: this.route?.operationId,
      code,
      ofPage: isOfOwnPage(this.request),
      ...(this.#fault && { fault: this.#fault.id }),
      ...(failure && { failure }),
    });
  }
}
