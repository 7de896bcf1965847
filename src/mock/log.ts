export type { Failure } from "../domain/happenings.js";

import type { ErrorCode } from "../openapi/generated/catalogue.js";

/** An attempt of a webhook call that has ended. */
export interface LoggedAttempt {
  environment: string;
  webhook: { id: string; name: string };
  id: string;
  /** The status of the response. Null if there was none; `failure` then says why. */
  status: number | null;
  failure: string | null;
}

/** One request, with the response that it got. */
export interface LogEntry {
  method: string;
  /** Path and query, with secrets redacted. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  environment: string | undefined;
  operation: string | undefined;
  /** The code of the error in the response, if it has one. */
  code: ErrorCode | undefined;
  /** The identifier of the fault that was used for it. */
  fault?: string;
  /** Whether the console page sent it, or the documentation, by itself. */
  ofPage: boolean;
  /** The internal error behind a 500 that names this ID. */
  failure?: { id: string; error: unknown };
}
