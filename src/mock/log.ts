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

/** Something that failed inside while no request waited for it: a job, a call of a webhook, a task of the clock. */
export interface Failure {
  /** Six characters that whatever shows the failure names. */
  id: string;
  /** What was being done. */
  where: string;
  error: unknown;
}
