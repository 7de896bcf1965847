// Generated from openapi.yaml by `npm run generate`; not to be edited.
import type { EnvelopeName, OperationId } from "../documents.js";
import type { ValidateFunction } from "ajv";
type Validators = Record<string, ValidateFunction | undefined>;
/** By envelope, operation, and `request` or status; and `seed`. */
export declare const bodies: Record<EnvelopeName, Record<OperationId, Validators>> & {
  /** Those that are others where metadata is by field. */
  by_field: Record<EnvelopeName, Partial<Record<OperationId, Validators>>>;
  seed: ValidateFunction;
};
/** They turn strings into numbers and fill in defaults. */
export declare const queries: Record<OperationId, ValidateFunction>;
