import type { JsonValue } from "../base/json.js";
import { type ErrorCode, type ErrorDefinition, errorDefinitions, type ViolationCode } from "./generated/catalogue.js";
import type { Violation } from "./violations.js";

export type { ErrorCode };

/** Every error of Standin's responses: what the errors of both envelopes are rendered from. */
export const errorCatalogue = errorDefinitions;

export const errorDefinition = (code: ErrorCode): ErrorDefinition => errorCatalogue[code];

/** One violation: a JSON pointer into the fields of the resource, what is wrong there, and how to mend it. */
export interface FieldViolation {
  pointer: string;
  code: ViolationCode;
  detail: string;
}

/** A refusal. The edge renders it; nothing has changed when it is thrown. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly violations: readonly FieldViolation[] = [],
    /** The type of resource that the violations are about; decides how their pointers look on the wire. */
    readonly resourceType?: string,
  ) {
    super(detail);
    this.name = "DomainError";
  }
}

/** A refusal of a request itself: its violations have pointers into the body of the request, and details are for machines. */
export class RequestError extends Error {
  constructor(
    readonly refusal: DomainError,
    readonly violations: readonly Violation[] = [],
    readonly details: Record<string, JsonValue> = {},
  ) {
    super(refusal.detail);
    this.name = "RequestError";
  }
}

/** What we did not foresee; the log has the same identifier, with what it was. */
export const internalError = (id: string): DomainError =>
  new DomainError("INTERNAL_ERROR", `Standin failed (${id}); its log says at what. Nothing that you sent is wrong.`);

/** Refuses the values that have violations, if there are any. */
export function refuseViolations(violations: readonly FieldViolation[], resourceType: string): void {
  const [first] = violations;
  if (first) throw new DomainError("INVALID_FIELD", first.detail, violations, resourceType);
}

export function notFound(type: string, id: string, hint: string): DomainError {
  return new DomainError("NOT_FOUND", `There is no ${type} ${JSON.stringify(id)}. ${hint}`);
}
