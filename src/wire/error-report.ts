import { namesIn } from "../base/json-pointer.js";
import { type DomainError, summaryOf } from "../openapi/errors.js";
import { describeViolation, type Violation } from "../openapi/violations.js";
import type { Envelope, ErrorReport } from "./envelope.js";

/** Describes an error with the pointers of an envelope. */
export function toErrorReport(id: string, error: DomainError, envelope: Envelope, status?: number): ErrorReport {
  const { code, place, resourceType, details, sentence } = error;
  const pointed = error.violations.map(
    (violation): Violation =>
      place === "resource" ? { ...violation, pointer: envelope.pointerTo(violation.pointer, resourceType) } : violation,
  );
  const into = place === "query" ? "query" : "body";
  const violations = pointed.map((violation, index) => ({
    pointer: violation.pointer,
    code: violation.code,
    detail: describeViolation(violation, into),
    field: namesIn(error.violations[index]?.pointer ?? "")[0] ?? "",
  }));
  return { id, code, detail: sentence ?? summaryOf(code, pointed, into), violations, resourceType, details, status };
}
