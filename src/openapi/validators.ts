import type { ValidateFunction } from "ajv";
import type { JsonValue } from "../base/json.js";
import type { EnvelopeName, OperationId } from "./documents.js";
import { bodies, queries } from "./generated/validators.js";
import type { MetadataForm } from "./metadata-form.js";
import { takeErrors, toViolations } from "./schema-violations.js";
import type { Violation } from "./violations.js";

/** The violations of a request's body, as it came off the wire; none when it keeps the document. */
export const validateRequest = (
  envelope: EnvelopeName,
  operationId: OperationId,
  body: unknown,
  metadata?: MetadataForm,
): Violation[] => validateBody(envelope, operationId, "request", body, metadata);

/** The violations of a response's body; a status that the document does not list is one. */
export const validateResponse = (
  envelope: EnvelopeName,
  operationId: OperationId,
  { status, body }: { status: number; body: unknown },
  metadata?: MetadataForm,
): Violation[] => validateBody(envelope, operationId, status, body, metadata);

function validateBody(
  envelope: EnvelopeName,
  operationId: OperationId,
  which: "request" | number,
  body: unknown,
  metadata: MetadataForm = "locale",
): Violation[] {
  const byField = metadata === "field" ? bodies.by_field[envelope][operationId]?.[which] : undefined;
  const check = byField ?? bodies[envelope][operationId][which];
  if (check) return violationsOf(check, body);
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

function violationsOf(check: ValidateFunction, value: unknown): Violation[] {
  return check(value) ? [] : toViolations(takeErrors(check));
}
