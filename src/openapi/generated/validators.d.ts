// Generated from openapi.yaml by `npm run generate`; not to be edited.
import type { EnvelopeName, OperationId } from "../documents.js";
import type { ValidateFunction } from "ajv";
/** By envelope, operation, and `request` or status; and `seed`. */
export declare const bodies: Record<EnvelopeName, Record<OperationId, Record<string, ValidateFunction | undefined>>> & {
  seed: ValidateFunction;
};
/** They turn strings into numbers and fill in defaults. */
export declare const queries: Record<OperationId, ValidateFunction>;
