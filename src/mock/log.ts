export type { Failure } from "../domain/happenings.js";

/** One request that was answered. */
export interface LogEntry {
  method: string;
  /** Path and query, without what is secret in them. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  environment: string | undefined;
  operation: string | undefined;
  /** The code of the error that was answered, if one was. */
  code: string | undefined;
  /** What failed inside, when the answer is a 500 that names this identifier. */
  failure?: { id: string; error: unknown };
}
