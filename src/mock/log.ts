export type { Failure } from "../domain/happenings.js";

import type { ErrorCode } from "../openapi/generated/catalogue.js";

/** One request, with the response that it got. */
export interface LogEntry {
  method: string;
  /** Path and query, without what is secret in them. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  environment: string | undefined;
  operation: string | undefined;
  /** The code of the error in the response, if it has one. */
  code: ErrorCode | undefined;
  /** What failed inside, when the response is a 500 that names this identifier. */
  failure?: { id: string; error: unknown };
}
