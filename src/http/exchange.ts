import type { Request, Response } from "express";
import { DomainError } from "../domain/errors.js";
import type { Fault } from "../openapi/faults.js";
import type { JsonValue } from "../openapi/openapi-document.js";
import type { Addresses } from "../wire/addresses.js";
import type { Envelope } from "../wire/envelope.js";
import type { Host } from "./host.js";

/** One request and its one answer, in one envelope: where every answer leaves, and is logged. */
export class Exchange {
  readonly origin: string;
  /** Set when it is known, so that the log can say it. */
  environment: string | undefined;
  operation: string | undefined;
  readonly #startedAt = performance.now();

  constructor(
    readonly host: Host,
    readonly envelope: Envelope,
    readonly request: Request,
    readonly response: Response,
  ) {
    this.origin = host.publicUrl ?? `${request.protocol}://${request.headers.host ?? "127.0.0.1"}`;
  }

  addresses(environment: string): Addresses {
    return { origin: this.origin, environment };
  }

  send(status: number, mediaType: string, body: unknown, code?: string, failure?: unknown): void {
    const text = JSON.stringify(body);
    this.response.statusCode = status;
    this.response.setHeader("Content-Type", `${mediaType}; charset=utf-8`);
    this.response.setHeader("Content-Length", Buffer.byteLength(text));
    this.response.end(text);
    this.#log(status, code, failure);
  }

  sendNothing(status: number): void {
    this.response.statusCode = status;
    this.response.end();
    this.#log(status);
  }

  /** Renders a refusal in the envelope; `faults` have pointers into the body already. */
  sendError(
    error: DomainError,
    faults: readonly Fault[] = this.pointed(error),
    details: Record<string, JsonValue> = {},
  ): void {
    const id = this.host.ids.job().slice(-6);
    const { status, body } = this.envelope.encodeError({ id, error, faults, details });
    for (const [name, value] of Object.entries(headersOf(error, details))) this.response.setHeader(name, value);
    this.send(status, this.envelope.errorMediaType, body, error.code);
  }

  /** Something that we did not foresee: a 500 with an identifier that the log has too. */
  sendFailure(failure: unknown): void {
    const id = this.host.ids.job().slice(-6);
    const error = new DomainError(
      "INTERNAL_ERROR",
      `Standin failed (${id}); its log says at what. Nothing that you sent is wrong.`,
    );
    const { status, body } = this.envelope.encodeError({ id, error, faults: [] });
    this.send(status, this.envelope.errorMediaType, body, error.code, failure);
  }

  /** The faults of a refusal with their pointers, and the sentences that start with them, turned to the body. */
  pointed(error: DomainError): Fault[] {
    return error.faults.map(({ pointer: field, code, detail }) => {
      const pointer = this.envelope.pointerTo(field, error.resourceType);
      return { pointer, code, detail: detail.startsWith(field) ? pointer + detail.slice(field.length) : detail };
    });
  }

  /** Logs an answer that was streamed past this class. */
  logAnswer(): void {
    this.#log(this.response.statusCode);
  }

  #log(status: number, code?: string, failure?: unknown): void {
    this.host.log({
      method: this.request.method,
      path: this.request.originalUrl,
      status,
      duration: performance.now() - this.#startedAt,
      environment: this.environment,
      operation: this.operation,
      code,
      ...(failure === undefined ? {} : { failure }),
    });
  }
}

function headersOf(error: DomainError, details: Record<string, JsonValue>): Record<string, string> {
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
