import type { Violation } from "../openapi/violations.js";

/** A reference to a collection that is not there. */
export const unknownCollection = (pointer: string, id: string): Violation => ({
  pointer,
  code: "VALIDATION_REFERENCE",
  params: { collection: id },
});
