import type { ValidateFunction } from "ajv";
import type { JsonValue } from "../base/json.js";
import { valueAt } from "../base/json-pointer.js";
import type { EnvelopeName, OperationId } from "./documents.js";
import { bodies, queries } from "./generated/validators.js";
import type { MetadataForm } from "./metadata-form.js";
import { takeErrors, toViolations, type Violation } from "./violations.js";

/** The violations of a request's body, as it came off the wire; none when it keeps the document. */
export const validateRequest = (
  envelope: EnvelopeName,
  operationId: OperationId,
  body: unknown,
  metadata?: MetadataForm,
): Violation[] => validateBody(envelope, operationId, "request", body, metadata);

/**
 * The violations of a response's body; a status that the document does not list is one. `exact` is the body with numbers that a
 * schema knows only as rounded, for the sentences.
 */
export const validateResponse = (
  envelope: EnvelopeName,
  operationId: OperationId,
  { status, body, exact }: { status: number; body: unknown; exact?: JsonValue | undefined },
  metadata?: MetadataForm,
): Violation[] => validateBody(envelope, operationId, status, body, metadata, exact);

function validateBody(
  envelope: EnvelopeName,
  operationId: OperationId,
  which: "request" | number,
  body: unknown,
  metadata: MetadataForm = "locale",
  exact?: JsonValue,
): Violation[] {
  const byField = metadata === "field" ? bodies.by_field[envelope][operationId]?.[which] : undefined;
  const check = byField ?? bodies[envelope][operationId][which];
  if (check) return violationsOf(check, body, exact);
  const says = `The document has no schema for ${envelope} ${operationId} ${which}.`;
  return [{ pointer: "", code: "VALIDATION_UNDOCUMENTED", says }];
}

/** The violations of a seed, as far as its schema tells. */
export function validateSeed(seed: unknown): Violation[] {
  return violationsOf(bodies.seed, seed);
}

/** The values of a query, with numbers made of strings and defaults filled in, and its violations. */
export function validateQuery(
  operationId: OperationId,
  query: Readonly<Record<string, unknown>>,
): { values: Record<string, JsonValue>; violations: Violation[] } {
  // A query consists of texts, also in lists and objects.
  const values = { ...query } as Record<string, JsonValue>;
  return { values, violations: violationsOf(queries[operationId], values) };
}

function violationsOf(check: ValidateFunction, value: unknown, exact?: JsonValue): Violation[] {
  if (check(value)) return [];
  const errors = takeErrors(check);
  if (exact === undefined) return toViolations(errors);
  return toViolations(errors.map((error) => ({ ...error, data: valueAt(exact, error.instancePath) })));
}
