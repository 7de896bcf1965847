import type { JsonValue } from "../base/json.js";
import { type ErrorCode, type ErrorDefinition, errorDefinitions } from "./generated/catalogue.js";
import {
  describeViolation,
  maximumViolations,
  numberViolations,
  type RequestPart,
  summarize,
  type Violation,
} from "./violations.js";

export type { ErrorCode };

/** Every error of Standin's responses: what the errors of both envelopes are rendered from. */
export const errorCatalogue = errorDefinitions;

export const errorDefinition = (code: ErrorCode): ErrorDefinition => errorCatalogue[code];

/** Additional properties of an error. */
export interface ErrorContext {
  /** What the pointers of the violations go into: the fields of a resource, as the domain has them, or the request as it was sent. */
  place?: "resource" | RequestPart;
  /** The type of that resource; decides how the pointers look on the wire. */
  resourceType?: string;
  /** The violations, if a separate sentence says more than they do. */
  violations?: readonly Violation[];
  /** Additional data for machines, such as the limit and the time to wait. */
  details?: Readonly<Record<string, JsonValue>>;
}

/** A refusal. The edge renders it; nothing has changed when it is thrown. */
export class DomainError extends Error {
  /** The sentence, if the violations do not say it. */
  readonly sentence: string | undefined;
  readonly violations: readonly Violation[];
  readonly place: "resource" | RequestPart;
  readonly resourceType: string | undefined;
  readonly details: Readonly<Record<string, JsonValue>>;

  constructor(
    readonly code: ErrorCode,
    reason: string | readonly Violation[],
    { place = "resource", resourceType, violations = [], details = {} }: ErrorContext = {},
  ) {
    const isSaid = typeof reason === "string";
    // More than these help nobody, and a body of a megabyte can have 100,000.
    const found = (isSaid ? violations : reason).slice(0, maximumViolations);
    super(isSaid ? reason : summaryOf(code, found, place === "query" ? "query" : "body"));
    this.name = "DomainError";
    this.sentence = isSaid ? reason : undefined;
    this.violations = found;
    this.place = place;
    this.resourceType = resourceType;
    this.details = details;
  }
}

/** Sums up violations: the first one, and for a request also their number. */
export function summaryOf(code: ErrorCode, violations: readonly Violation[], place: RequestPart): string {
  const told = code === "INVALID_FORMAT" ? violations : violations.slice(0, 1);
  return summarize(told.map((violation) => describeViolation(violation, place)));
}

/** An unhandled error. The log has it under the same ID. */
export const internalError = (id: string): DomainError =>
  new DomainError(
    "INTERNAL_ERROR",
    `Standin failed (${id}). Your request is not the cause. Search the log for this id.`,
  );

/** Refuses the values that have violations, if there are any. */
export function refuseViolations(violations: readonly Violation[], resourceType: string): void {
  if (violations.length > 0) throw new DomainError("INVALID_FIELD", violations, { resourceType });
}

/** Refuses a body with numbers that would change in silence. */
export function refuseNumbers(body: unknown): void {
  const violations = numberViolations(body);
  if (violations.length > 0) throw new DomainError("INVALID_FORMAT", violations, { place: "body" });
}

/** An identifier that a new resource cannot have. */
export const takenId = (type: string): Violation => ({
  pointer: "/id",
  code: "VALIDATION_UNIQUENESS",
  says: `is the identifier of another ${type}. Generate a new one.`,
});

export function notFound(type: string, id: string, hint: string): DomainError {
  return new DomainError("NOT_FOUND", `There is no ${type} ${JSON.stringify(id)}. ${hint}`);
}

/** Six characters that name one refusal or failure, in a response and in the log. */
export const errorId = (ids: { job(): string }): string => ids.job().slice(-6);

/** The headers that say in HTTP what an error says in its body. */
export function errorHeaders({ code, details }: DomainError): Record<string, string> {
  switch (code) {
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
