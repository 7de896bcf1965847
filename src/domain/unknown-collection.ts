import type { FieldViolation } from "../openapi/errors.js";

/** A reference to a collection that is not there. */
export function unknownCollection(pointer: string, id: string): FieldViolation {
  return {
    pointer,
    code: "VALIDATION_REFERENCE",
    detail: `${pointer} ${JSON.stringify(id)} is of no collection; GET /upload-collections lists those that there are.`,
  };
}
