import { DomainError, RequestError } from "../openapi/errors.js";
import type { Fault } from "../openapi/violations.js";

/** Throws INVALID_FORMAT where a request breaks the document. */
export function refuseInvalid(faults: readonly Fault[]): void {
  const [first] = faults;
  if (!first) return;
  const detail = faults.length === 1 ? first.detail : `${faults.length} faults; the first: ${first.detail}`;
  throw new RequestError(new DomainError("INVALID_FORMAT", detail), faults);
}
