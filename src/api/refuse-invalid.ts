import { DomainError, RequestError } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";

/** Throws INVALID_FORMAT where a request breaks the document. */
export function refuseInvalid(violations: readonly Violation[]): void {
  const [first] = violations;
  if (!first) return;
  const detail = violations.length === 1 ? first.detail : `${violations.length} faults; the first: ${first.detail}`;
  throw new RequestError(new DomainError("INVALID_FORMAT", detail), violations);
}
