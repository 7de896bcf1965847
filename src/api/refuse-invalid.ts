import type { Place } from "../openapi/describe-violation.js";
import { DomainError } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";

/** Throws INVALID_FORMAT where a request breaks the document. */
export function refuseInvalid(violations: readonly Violation[], place: Place): void {
  if (violations.length > 0) throw new DomainError("INVALID_FORMAT", violations, { place });
}
