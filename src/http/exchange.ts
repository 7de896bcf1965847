import type { Request, Response } from "express";
import { DomainError, internalError } from "../domain/errors.js";
import type { OperationId } from "../openapi/documents.js";
import type { Fault } from "../openapi/faults.js";
import type { JsonObject, JsonValue } from "../openapi/openapi-document.js";
import { validateResponse } from "../openapi/validators.js";
import { errorId } from "../runtime/ids.js";
import type { Addresses } from "../wire/addresses.js";
import type { Envelope } from "../wire/envelope.js";
import type { Host, HostedEnvironment, LogEntry } from "./host.js";
import type { JournalEntry } from "./journal.js";
import { toJournalView } from "./journal-view.js";
import { RequestError } from "./read-json.js";
import { redactPath } from "./redact.js";

/** One request and its one answer, in one envelope: where every answer leaves, and is logged. */
export class Exchange {
  readonly origin: string;
  operation: OperationId | undefined;
  /** The body of the request as it was read, for the journal. */
  requestBody: unknown;
  /** A fault asked for the answer. */
  isFault = false;
  /** A fault wants the answer cut in the middle. */
  truncated = false;
  /** Every answer depends on it: those to a page have CORS headers that others have not. */
  readonly #headers: string[] = ["Vary", "Origin"];
  #environment: HostedEnvironment | undefined;
  #entry: JournalEntry | undefined;
  readonly #startedAt = performance.now();

  constructor(
    readonly host: Host,
    readonly envelope: Envelope,
    readonly request: Request,
    readonly response: Response,
  ) {
    this.origin = host.publicUrl ?? originOf(request);
  }

  /** The request is for this environment: it is in its journal from now on, and `X-Environment` says so. */
  enter(environment: HostedEnvironment): JournalEntry {
    const { method, originalUrl: url, headers } = this.request;
    const { origin, operation = null } = this;
    this.#environment = environment;
    this.#entry = environment.journal.open({ at: environment.clock.now(), operation, method, url, origin, headers });
    this.setHeader("X-Environment", environment.name);
    return this.#entry;
  }

  get hasEntered(): boolean {
    return this.#entry !== undefined;
  }

  addresses(environment: string): Addresses {
    return { origin: this.origin, environment };
  }

  /** For the answer. They leave all at once, which costs node a tenth of what one by one does. */
  setHeader(name: string, value: string): void {
    this.#headers.push(name, value);
  }

  send(status: number, mediaType: string, body: unknown, code?: string, failure?: LogEntry["failure"]): void {
    // A fault can ask for a body where HTTP has none; its length would be taken for that of the next answer.
    if (bodiless.has(status)) {
      this.sendNothing(status, code, failure);
      return;
    }
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    this.setHeader("Content-Type", `${mediaType}; charset=utf-8`);
    this.setHeader("Content-Length", String(length));
    this.response.writeHead(status, this.#headers);
    if (this.truncated) this.response.write(text.slice(0, text.length / 2), () => this.response.destroy());
    else this.#write(text, length === text.length);
    this.#conclude(status, body, code, failure, length);
  }

  /**
   * The head and the text leave as one string, which costs node less than bytes, and at once: handed to `end`, they would
   * leave together with an empty piece. ASCII, as most is, need not be encoded.
   */
  #write(text: string, isAscii: boolean): void {
    const { socket } = this.response;
    socket?.cork();
    this.response.write(text, isAscii ? "latin1" : "utf8");
    socket?.uncork();
    this.response.end();
  }

  sendNothing(status: number, code?: string, failure?: LogEntry["failure"]): void {
    this.response.writeHead(status, this.#headers);
    this.response.end();
    this.#conclude(status, undefined, code, failure);
  }

  /** Ends the connection without an answer, as a fault wants it. */
  disconnect(): void {
    this.request.socket.destroy();
    this.#conclude(0, undefined);
  }

  /** Renders a refusal in the envelope; `faults` have pointers into the body already. */
  sendError(
    error: DomainError,
    faults: readonly Fault[] = this.pointed(error),
    details: Record<string, JsonValue> = {},
    forcedStatus?: number,
  ): void {
    const id = errorId(this.host.ids);
    const { status, body } = this.envelope.encodeError({ id, error, faults, details, status: forcedStatus });
    const breach = this.#breachOf(status, body);
    if (breach) {
      this.sendBreach(`the error ${error.code} of ${this.operation} with status ${status}`, breach);
      return;
    }
    for (const [name, value] of Object.entries(headersOf(error, details))) this.setHeader(name, value);
    if (this.#entry) {
      this.#entry.refused = { code: error.code, pointer: faults[0]?.pointer ?? "", detail: error.detail };
    }
    this.send(status, this.envelope.errorMediaType, body, error.code);
  }

  /** An answer of ours that breaks the document: a 500 that names what and where. */
  sendBreach(what: string, breach: Fault): void {
    const detail = `Standin was about to break its own contract: in ${what}, ${breach.detail} Please report it.`;
    this.sendError(new DomainError("CONTRACT_BREACH", detail), [breach]);
  }

  /** What an error breaks of the document; what a fault asked for, and our own 500, are not held against it. */
  #breachOf(status: number, body: JsonObject): Fault | undefined {
    if (!this.operation || status === 500) return undefined;
    if (this.isFault) return undefined;
    return validateResponse(this.envelope.name, this.operation, status, body)[0];
  }

  /** Something that we did not foresee: a 500 with an identifier that the log has too. */
  sendFailure(error: unknown): void {
    const id = errorId(this.host.ids);
    const refusal = internalError(id);
    const { status, body } = this.envelope.encodeError({ id, error: refusal, faults: [] });
    this.send(status, this.envelope.errorMediaType, body, refusal.code, { id, error });
  }

  /** Answers what was thrown: a refusal as such, anything else as a failure; nothing to a client that has gone. */
  sendThrown(error: unknown): void {
    // The answer has been given; what came after it is for whoever called.
    if (this.response.headersSent) throw error;
    if (error instanceof RequestError) this.sendError(error.refusal, error.faults, error.details);
    else if (error instanceof DomainError) this.sendError(error);
    else if (!this.request.readableAborted) this.sendFailure(error);
  }

  /** The faults of a refusal with their pointers, and the sentences that start with them, turned to the body. */
  pointed(error: DomainError): Fault[] {
    return error.faults.map(({ pointer: field, code, detail }) => {
      const pointer = this.envelope.pointerTo(field, error.resourceType);
      return { pointer, code, detail: detail.startsWith(field) ? pointer + detail.slice(field.length) : detail };
    });
  }

  /** Writes down an answer that was streamed past this class. */
  concludeStream(): void {
    this.#conclude(this.response.statusCode, undefined);
  }

  /** How long the body of the request was, as far as it was read. */
  #requestLength(): number {
    if (this.requestBody === undefined) return 0;
    // In chunks it has no length.
    return Number(this.request.headers["content-length"] ?? JSON.stringify(this.requestBody).length);
  }

  #conclude(status: number, body: unknown, code?: string, failure?: LogEntry["failure"], length = 0): void {
    const duration = performance.now() - this.#startedAt;
    const entry = this.#entry;
    if (entry) {
      entry.body = this.requestBody;
      entry.response = { status, body };
      entry.duration = duration;
      this.#environment?.journal.weigh(entry, length + this.#requestLength());
      this.#environment?.tell("journal", () => toJournalView(entry));
    }
    this.host.log({
      method: this.request.method,
      path: redactPath(this.request.originalUrl),
      status,
      duration,
      environment: this.#environment?.name,
      operation: this.operation,
      code,
      ...(failure === undefined ? {} : { failure }),
    });
  }
}

/** The origin that a request was sent to. No proxy is trusted to say another. */
export function originOf({ socket, headers }: Request): string {
  const scheme = "encrypted" in socket ? "https" : "http";
  return `${scheme}://${headers.host ?? "127.0.0.1"}`;
}

/** What never has a body: no content, reset content, not modified. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The headers that say in HTTP what an error says in its body. */
export function headersOf(error: DomainError, details: Record<string, JsonValue>): Record<string, string> {
  switch (error.code) {
    case "INVALID_AUTHORIZATION_HEADER":
      return { "WWW-Authenticate": "Bearer" };
    case "JOB_PENDING":
    case "SERVICE_UNAVAILABLE":
      return { "Retry-After": "1" };
    case "RATE_LIMIT_EXCEEDED":
      return {
        "Retry-After": String(details.reset),
        "X-RateLimit-Limit": String(details.limit),
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": String(details.reset),
      };
    default:
      return {};
  }
}
