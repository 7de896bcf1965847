// Generated from openapi.yaml by `npm run generate`; not to be edited.
import type { ValidateFunction } from "ajv";
/** By envelope, operationId and `request` or status, such as `flat updateUpload 200`; and `seed`. */
export declare const bodies: Record<string, ValidateFunction | undefined>;
/** By operationId, such as `flat listUploads query`; they turn strings into numbers and fill in defaults. */
export declare const queries: Record<string, ValidateFunction | undefined>;
