import { toUtf8 } from "../base/bytes.js";
import type { JsonObject } from "../base/json.js";
import { redactPath } from "../base/redaction.js";
import { memoryOf } from "../domain/weight.js";
import type { Environment } from "../mock/environment.js";
import type { FaultRule } from "../mock/fault-rules.js";
import { type JournalEntry, SentResponse, sentHeadersWeight } from "../mock/journal.js";
import type { LogEntry } from "../mock/log.js";
import type { Mock } from "../mock/mock.js";
import { describeViolation } from "../openapi/describe-violation.js";
import type { OperationId } from "../openapi/documents.js";
import { DomainError, type ErrorCode, errorDefinition, errorId, internalError } from "../openapi/errors.js";
import { validateResponse } from "../openapi/validators.js";
import type { Violation } from "../openapi/violations.js";
import type { Addresses } from "../wire/addresses.js";
import type { Envelope } from "../wire/envelope.js";
import { envelopeOf } from "../wire/envelope-of.js";
import { toErrorReport } from "../wire/error-report.js";
import { errorHeaders } from "./error-headers.js";
import { wholeLimit } from "./rate-limit.js";
import type { ResponseStream, Transport } from "./transport.js";
import { type Pace, type Pieces, paced, wholeOf } from "./transport.js";

/** What a response tells of itself to the journal and the log. */
interface Sent {
  status: number;
  /** The body as JSON, where it is JSON. */
  body?: unknown;
  /** Its characters, where they count for the journal. */
  length?: number;
  /** The code of the error, if it is one. */
  code?: ErrorCode | undefined;
  failure?: LogEntry["failure"];
}

/** One request on its way through the mock, and its response: every response leaves here, and is logged. */
export class Context {
  readonly envelope: Envelope;
  /** The origin that addresses in the response are made from. */
  readonly origin: string;
  /** The operation of the document that the request is for, once it is known. */
  operation: OperationId | undefined;
  /** What stands in the path for the parameters of the operation, decoded. */
  parameters: Readonly<Record<string, string>> = {};
  /** The body of the request as it was read, for the journal. */
  requestBody: unknown;
  /** The fault that is used for the request. */
  #fault: FaultRule | undefined;
  /** Every response depends on it: those to a page have CORS headers that others have not. */
  readonly #headers: string[] = ["Vary", "Origin"];
  readonly #startedAt = performance.now();
  #environment: Environment | undefined;
  #entry: JournalEntry | undefined;

  constructor(
    readonly mock: Mock,
    readonly request: Transport,
  ) {
    this.envelope = envelopeOf(request.path);
    this.origin = mock.settings.publicUrl ?? request.origin;
    if (this.envelope.name === "json-api") this.setHeaders(wholeLimit);
  }

  /** The request is for this environment: it is in its journal from now on, and `X-Environment` says so. */
  enter(environment: Environment): JournalEntry {
    const { method, url, headers } = this.request;
    const { origin, operation = null } = this;
    this.#environment = environment;
    this.#entry = environment.journal.open({ at: environment.clock.now(), operation, method, url, origin, headers });
    this.setHeader("X-Environment", environment.name);
    return this.#entry;
  }

  /** A fault is used for the request: the response and the journal say so. */
  mark(fault: FaultRule): void {
    this.#fault = fault;
    if (this.#entry) this.#entry.fault = fault.id;
    this.setHeader("X-Standin-Fault", fault.id);
  }

  /** How fast bytes travel, where a fault says it. */
  get pace(): Pace | undefined {
    const bytesPerSecond = this.#fault?.bandwidth;
    return bytesPerSecond === undefined ? undefined : { bytesPerSecond, wait: this.mock.wait };
  }

  get hasEntered(): boolean {
    return this.#entry !== undefined;
  }

  /** The path that a proxy in front puts before ours; empty where there is none. */
  get prefix(): string {
    const path = this.origin.indexOf("/", this.origin.indexOf("://") + 3);
    return path < 0 ? "" : this.origin.slice(path);
  }

  addresses(environment: string): Addresses {
    return { origin: this.origin, environment };
  }

  /** For the response, in the place of an earlier one of that name. They leave all at once, which costs node a tenth of what one by one does. */
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

  /** Sends a body of JSON. */
  send(status: number, mediaType: string, body: unknown, sent: Omit<Sent, "status" | "body" | "length"> = {}): void {
    // A fault can ask for a body where HTTP has none; its length would be taken for that of the next response.
    if (bodiless.has(status)) {
      this.sendNothing(status, sent);
      return;
    }
    const { text, type } = toFaulted(this.#fault, mediaType, body);
    this.#headers.push("Content-Type", type);
    if (this.operation !== undefined) this.#pushCacheHeaders(status, text);
    if (this.#fault) {
      const bytes = toUtf8(text);
      this.#headers.push("Content-Length", String(bytes.length));
      void this.#sendFaulted(this.#fault, status, [bytes]);
    } else this.request.send(status, this.#headers, text);
    this.#conclude({ ...sent, status, body, length: text.length });
  }

  /** Sends a body as the fault wants it: slowly, half of it, or as any other. */
  async #sendFaulted({ truncate }: FaultRule, status: number, chunks: Pieces): Promise<void> {
    const { pace } = this;
    if (truncate) this.request.sendHalf(status, this.#headers, await wholeOf(chunks));
    else await this.request.sendBytes(status, this.#headers, pace ? paced(chunks, pace) : chunks);
  }

  sendNothing(status: number, sent: Omit<Sent, "status" | "body" | "length"> = {}): void {
    if (this.operation !== undefined) this.#headers.push("Cache-Control", "no-cache");
    this.request.send(status, this.#headers);
    this.#conclude({ ...sent, status });
  }

  /** Sends a file as it is. Resolves when it has left, or the client has gone. */
  async sendFile(mediaType: string, chunks: Pieces, size: number): Promise<void> {
    this.#headers.push("Content-Type", this.#fault?.content_type ?? mediaType, "Content-Length", String(size));
    if (this.#fault) await this.#sendFaulted(this.#fault, 200, chunks);
    else await this.request.sendBytes(200, this.#headers, chunks);
    this.#conclude({ status: 200 });
  }

  /** Sends bytes as they come, such as the response of another server. Resolves when they have left, or the client has gone. */
  async sendPieces(status: number, headers: readonly string[], chunks: Pieces): Promise<void> {
    await this.request.sendBytes(status, [...this.#headers, ...headers], chunks);
    this.#conclude({ status });
  }

  /** Sends a text of a media type of its own. */
  sendText(status: number, mediaType: string, text: string): void {
    this.#headers.push("Content-Type", mediaType);
    this.request.send(status, this.#headers, text);
    this.#conclude({ status });
  }

  /** Begins a response that is written bit by bit, and may never end. */
  openStream(mediaType: string): ResponseStream {
    this.#headers.push("Content-Type", mediaType);
    return this.request.openStream(200, this.#headers);
  }

  /** Ends the connection without a response, as a fault wants it. */
  disconnect(): void {
    this.request.disconnect();
    this.#conclude({ status: 0 });
  }

  /** What a cache is told, as the published service does: a resource must be asked for again, all else is not kept. */
  #pushCacheHeaders(status: number, text: string): void {
    const isResource = status === 200 || status === 201;
    this.#headers.push("Cache-Control", isResource ? "max-age=0, private, must-revalidate" : "no-cache");
    // Nobody asks again for the response to an update, which must be fast. A checksum is enough: it is compared with that of
    // the same address alone.
    if (isResource && this.request.method !== "PUT")
      this.#headers.push("ETag", `W/"${this.mock.platform.checksum(text).toString(16)}-${text.length.toString(16)}"`);
  }

  /** Renders a refusal in the envelope. */
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

  /** A response of ours that breaks the document: a 500 that names what and where. */
  sendBreach(what: string, breach: Violation): void {
    const detail = `This response would break Standin's own contract. In ${what}: ${describeViolation(breach)} Please report this bug.`;
    this.sendError(new DomainError("CONTRACT_BREACH", detail, { place: "body", violations: [breach] }));
  }

  /** Sends what was thrown: a refusal as such, anything else as a failure; nothing to a client that has gone. */
  sendThrown(error: unknown): void {
    // The response has begun; what came after it is for whoever called.
    if (this.request.hasBegun) throw error;
    if (error instanceof DomainError) this.sendError(error);
    else if (!this.request.isAborted) this.#sendFailure(error);
  }

  /** Something that we did not foresee: a 500 with an identifier that the log has too. */
  #sendFailure(error: unknown): void {
    const id = errorId(this.mock.ids);
    const refusal = internalError(id);
    const { status, body } = this.envelope.encodeError(toErrorReport(id, refusal, this.envelope));
    this.send(status, this.envelope.errorMediaType, body, { code: refusal.code, failure: { id, error } });
  }

  /** What an error breaks of the document; what a fault asked for is not held against it. */
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
      this.#environment?.journal.weigh(entry, length + memoryOf(this.requestBody) + sentHeadersWeight);
      this.#environment?.bus.publish("request_ended", { entry });
    }
    this.mock.log({
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

/** A body with the media type that a fault asks for, if any does; a text as it is where that is no JSON. */
function toFaulted(fault: FaultRule | undefined, mediaType: string, body: unknown): { type: string; text: string } {
  const asked = fault?.content_type;
  const isText = asked !== undefined && !/[/+]json\b/i.test(asked) && typeof body === "string";
  return { type: asked ?? `${mediaType}; charset=utf-8`, text: isText ? body : JSON.stringify(body) };
}

/** Whether a page of ours sent a request: the API is not called by any. */
const isOfPage = ({ path, headers }: Transport): boolean =>
  (path.startsWith("/_standin") || path.startsWith("/docs")) && headers["sec-fetch-site"] === "same-origin";

/** What never has a body: no content, reset content, not modified. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);
