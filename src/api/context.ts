import { toUtf8 } from "../base/bytes.js";
import type { JsonObject } from "../base/json.js";
import { redactPath } from "../base/redaction.js";
import type { Environment } from "../mock/environment.js";
import type { FaultRule } from "../mock/fault-rules.js";
import { type JournalEntry, SentResponse } from "../mock/journal.js";
import type { LogEntry } from "../mock/log.js";
import type { Mock } from "../mock/mock.js";
import { wholeLimit } from "../mock/rate-limit.js";
import { describeViolation } from "../openapi/describe-violation.js";
import type { OperationId } from "../openapi/documents.js";
import {
  DomainError,
  type ErrorCode,
  errorDefinition,
  errorHeaders,
  errorId,
  internalError,
} from "../openapi/errors.js";
import { validateResponse } from "../openapi/validators.js";
import type { Violation } from "../openapi/violations.js";
import type { Addresses } from "../wire/addresses.js";
import type { Envelope } from "../wire/envelope.js";
import { toErrorReport } from "../wire/error-report.js";
import { flatEnvelope } from "../wire/flat.js";
import { envelopeOf, jsonApiEnvelope } from "../wire/json-api.js";
import { setFaultHeaders, toFaulted } from "./faulted.js";
import type { ResponseStream, Transport } from "./transport.js";
import { bodiless, type Pace, type Pieces, paced, wholeOf } from "./transport.js";

/** The facts about a response for the journal and the log. */
interface Sent {
  status: number;
  /** The body as JSON, if it is JSON. */
  body?: unknown;
  /** The number of its characters, if they count for the journal. */
  length?: number;
  /** The error code, if the response is an error. */
  code?: ErrorCode | undefined;
  failure?: LogEntry["failure"];
}

/** One request inside the mock, and its response. Every response passes through here and is logged. */
export class Context {
  readonly envelope: Envelope;
  /** The origin of URLs in the response. */
  readonly origin: string;
  /** The operation of the document for this request, as soon as it is known. */
  operation: OperationId | undefined;
  /** The path parameters of the operation, decoded. */
  parameters: Readonly<Record<string, string>> = {};
  /** The body of the request, for the journal. */
  requestBody: unknown;
  /** The fault that applies to the request. */
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

  /** Assigns the request to an environment: adds it to the journal and sets `X-Environment`. */
  enter(environment: Environment): JournalEntry {
    const { method, url, headers } = this.request;
    const { origin, operation = null } = this;
    this.#environment = environment;
    this.#entry = environment.journal.open({ at: environment.clock.now(), operation, method, url, origin, headers });
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

  get hasEntered(): boolean {
    return this.#entry !== undefined;
  }

  /** The path prefix of a reverse proxy. Empty if there is none. */
  get prefix(): string {
    const path = this.origin.indexOf("/", this.origin.indexOf("://") + 3);
    return path < 0 ? "" : this.origin.slice(path);
  }

  addresses(environment: string): Addresses {
    return { origin: this.origin, environment };
  }

  /** Sets a header, or replaces it. Node then takes all at once, which costs a tenth of setting them one by one. */
  setHeader(name: string, value: string): void {
    const headers = this.#headers;
    for (let at = 0; at < headers.length; at += 2) {
      if (headers[at] !== name) continue;
      headers[at + 1] = value;
      return;
    }
    headers.push(name, value);
  }

  setHeaders(headers: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
  }

  /** Sends a JSON body. */
  send(status: number, mediaType: string, body: unknown, sent: Omit<Sent, "status" | "body" | "length"> = {}): void {
    // A fault can request a body for a status that has none in HTTP. Its bytes would count as part of the next response.
    if (bodiless.has(status)) {
      this.sendNothing(status, sent);
      return;
    }
    const { text, type } = this.#fault
      ? toFaulted(this.#fault, mediaType, body)
      : { text: JSON.stringify(body), type: `${mediaType}; charset=utf-8` };
    this.#headers.push("Content-Type", type);
    if (this.operation !== undefined) this.#pushCacheHeaders(status, text);
    if (this.#fault) setFaultHeaders(this.#fault, this.#headers);
    if (this.#fault) {
      const bytes = toUtf8(text);
      this.#headers.push("Content-Length", String(bytes.length));
      void this.#sendFaulted(this.#fault, status, [bytes]);
    } else this.request.send(status, this.#headers, text);
    this.#conclude({ ...sent, status, body, length: text.length });
  }

  /** Sends a body as the fault requires: slowly, cut in half, or normally. */
  async #sendFaulted({ truncate }: FaultRule, status: number, chunks: Pieces): Promise<void> {
    const { pace } = this;
    if (truncate) this.request.sendHalf(status, this.#headers, await wholeOf(chunks));
    else await this.request.sendBytes(status, this.#headers, pace ? paced(chunks, pace) : chunks);
  }

  sendNothing(status: number, sent: Omit<Sent, "status" | "body" | "length"> = {}): void {
    if (this.operation !== undefined) this.#headers.push("Cache-Control", "no-cache");
    if (this.#fault) setFaultHeaders(this.#fault, this.#headers);
    this.request.send(status, this.#headers);
    this.#conclude({ ...sent, status });
  }

  /** Sends a file unchanged. Resolves after it has left, or the client has gone. */
  async sendFile(mediaType: string, chunks: Pieces, size: number): Promise<void> {
    this.#headers.push("Content-Type", this.#fault?.content_type ?? mediaType, "Content-Length", String(size));
    if (this.#fault) setFaultHeaders(this.#fault, this.#headers);
    if (this.#fault) await this.#sendFaulted(this.#fault, 200, chunks);
    else await this.request.sendBytes(200, this.#headers, chunks);
    this.#conclude({ status: 200 });
  }

  /**
   * Sends bytes as they arrive, such as the response of another server. Resolves after they have left, or the client has gone.
   */
  async sendPieces(status: number, headers: readonly string[], chunks: Pieces): Promise<void> {
    this.#headers.push(...headers);
    if (this.#fault) setFaultHeaders(this.#fault, this.#headers);
    if (this.#fault) await this.#sendFaulted(this.#fault, status, chunks);
    else await this.request.sendBytes(status, this.#headers, chunks);
    this.#conclude({ status });
  }

  /** Sends a text with a given media type. */
  sendText(status: number, mediaType: string, text: string): void {
    this.#headers.push("Content-Type", mediaType);
    this.request.send(status, this.#headers, text);
    this.#conclude({ status });
  }

  /** Starts a response that is written in pieces and may never end. */
  openStream(mediaType: string): ResponseStream {
    this.#headers.push("Content-Type", mediaType);
    return this.request.openStream(200, this.#headers);
  }

  /** Closes the connection without a response, for a fault. */
  disconnect(): void {
    this.request.disconnect();
    this.#conclude({ status: 0 });
  }

  /** The cache headers, as in the published service: a resource must be revalidated, and nothing else may be stored. */
  #pushCacheHeaders(status: number, text: string): void {
    const isResource = status === 200 || status === 201;
    this.#headers.push("Cache-Control", isResource ? "max-age=0, private, must-revalidate" : "no-cache");
    // Responses to updates have no ETag, because nobody revalidates them and they must be fast. A checksum is enough, since it
    // is only compared for the same URL.
    if (isResource && this.request.method !== "PUT")
      this.#headers.push("ETag", `W/"${this.mock.platform.checksum(text).toString(16)}-${text.length.toString(16)}"`);
  }

  /** Sends an error in the envelope. */
  sendError(error: DomainError, forcedStatus?: number): void {
    const report = toErrorReport(errorId(this.mock.ids), error, this.envelope, forcedStatus);
    const { status, body } = this.envelope.encodeError(report);
    const breach = errorDefinition(error.code).own ? undefined : this.#breachOf(status, body);
    if (breach) {
      this.sendBreach(`the error ${error.code} of ${this.operation} with status ${status}`, breach);
      return;
    }
    this.setHeaders(errorHeaders(error));
    if (this.#entry) {
      const { code, detail, violations } = report;
      this.#entry.refused = { code, pointer: violations[0]?.pointer ?? "", detail };
    }
    this.send(status, this.envelope.errorMediaType, body, { code: error.code });
  }

  /** A response of the mock that violates the document: a 500 with the place of the violation. */
  sendBreach(what: string, breach: Violation): void {
    const detail = `This response would break Standin's own contract. In ${what}: ${describeViolation(breach)} Please report this bug.`;
    this.sendError(new DomainError("CONTRACT_BREACH", detail, { place: "body", violations: [breach] }));
  }

  /** Sends a thrown error: a refusal in its form, anything else as a failure. Sends nothing if the client has gone. */
  sendThrown(error: unknown): void {
    // The response has started, so the caller handles the error.
    if (this.request.hasBegun) throw error;
    if (error instanceof DomainError) this.sendError(error);
    else if (!this.request.isAborted) this.#sendFailure(error);
  }

  /** An unexpected error: a 500 with an identifier that the log has too. */
  #sendFailure(error: unknown): void {
    const id = errorId(this.mock.ids);
    const refusal = internalError(id);
    const { status, body } = this.envelope.encodeError(toErrorReport(id, refusal, this.envelope));
    this.send(status, this.envelope.errorMediaType, body, { code: refusal.code, failure: { id, error } });
  }

  /** The violation of an error response against the document. Errors requested by faults are not checked. */
  #breachOf(status: number, body: JsonObject): Violation | undefined {
    if (!this.operation || this.#fault) return undefined;
    return validateResponse(this.envelope.name, this.operation, { status, body })[0];
  }

  #conclude({ status, body, code, failure, length = 0 }: Sent): void {
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
      operation: this.operation,
      code,
      ofPage: isOfPage(this.request),
      ...(this.#fault ? { fault: this.#fault.id } : {}),
      ...(failure === undefined ? {} : { failure }),
    });
  }
}

/** Whether one of our own pages sent the request. None of them calls the API. */
const isOfPage = ({ path, headers }: Transport): boolean =>
  (path.startsWith("/_standin") || path.startsWith("/docs")) && headers["sec-fetch-site"] === "same-origin";
