import type { ValidateFunction } from "ajv";
import type { JsonValue } from "../base/json.js";
import type { EnvelopeName, OperationId } from "./documents.js";
import { bodies, queries } from "./generated/validators.js";
import { type Fault, toFaults } from "./violations.js";

/** The faults of a request's body, as it came off the wire; none when it keeps the document. */
export function validateRequest(envelope: EnvelopeName, operationId: OperationId, body: unknown): Fault[] {
  return validateBody(envelope, operationId, "request", body);
}

/** The faults of a response's body; a status that the document does not list is one. */
export function validateResponse(
  envelope: EnvelopeName,
  operationId: OperationId,
  status: number,
  body: unknown,
): Fault[] {
  return validateBody(envelope, operationId, status, body);
}

/** The faults of a seed, as far as its schema tells. */
export function validateSeed(seed: unknown): Fault[] {
  return faultsOf(bodies.seed, seed);
}

/** The values of a query, with numbers made of strings and defaults filled in, and its faults. */
export function validateQuery(
  operationId: OperationId,
  query: Record<string, string>,
): { values: Record<string, JsonValue>; faults: Fault[] } {
  const values: Record<string, JsonValue> = { ...query };
  return { values, faults: faultsOf(queries[operationId], values) };
}

function validateBody(
  envelope: EnvelopeName,
  operationId: OperationId,
  which: "request" | number,
  body: unknown,
): Fault[] {
  const check = bodies[envelope][operationId][which];
  if (check) return faultsOf(check, body);
  const detail = `The document has no schema for ${envelope} ${operationId} ${which}.`;
  return [{ pointer: "", code: "VALIDATION_UNDOCUMENTED", detail }];
}

const faultsOf = (check: ValidateFunction, value: unknown): Fault[] =>
  check(value) ? [] : toFaults(check.errors ?? []);
