import type { ControlSchemas } from "../openapi/control.js";
import { type DomainError, errorDefinition } from "../openapi/errors.js";
import type { Upload, UploadCollection } from "./entities.js";
import type { Timer } from "./ports.js";
import type { Version } from "./stored-file.js";
import { memoryOf } from "./weight.js";

/** How many uploads a bulk operation has changed, and how many not. */
export interface BulkCount {
  successful: number;
  failed: number;
}

/** The response that the request would have had: the upload, a count, collections, an error, or a body that a script gave. */
export type JobOutcome =
  | { status: 200 | 201; upload: Upload }
  | { status: 200; bulk: BulkCount }
  | { status: 200; collections: readonly UploadCollection[] }
  | { error: DomainError }
  | { status: number; body: unknown };

/** What the next job is told to do instead of ending in its time with what came of it. */
export interface JobScript {
  /**
   * When it ends: in its time (`due`, the default), when it is released, never, or after so many polls said
   * that it was still running.
   */
  ends?: "due" | "released" | "never" | { after_polls: number };
  /** It ends with this status, and with this body or a documented error of that status; nothing is changed then. */
  fail?: { status: number; body?: unknown };
}

export interface JobWork {
  /** The upload as it will be when the job has ended; what the next request is judged against. Null for many, or for none. */
  projection: Version | null;
  /** Bytes that it holds, which are those of its request. */
  memory: number;
  /** Makes the change; a DomainError that it throws is the outcome. */
  run(): JobOutcome;
}

/** Work on one upload, on many or on collections, that ends after the response to its request. */
export interface Job {
  readonly id: string;
  /** What its queue is called; of an operation on many resources a name of its own. */
  readonly uploadId: string;
  readonly operation:
    | "createUpload"
    | "updateUpload"
    | "bulkTagUploads"
    | "bulkSetUploadCollection"
    | "bulkDestroyUploads"
    | "reorderUploadCollections"
    | "createUploadTrack";
  /** What it is to do; null when it has ended, since it holds on to the bytes of a file. */
  work: JobWork | null;
  readonly script: JobScript;
  /** The request that asked for it, as the journal names it. */
  readonly requestId: string | null;
  /** Set when it may end; it does so when those before it have. */
  ready: boolean;
  polls: number;
  timer: Timer | null;
  outcome: JobOutcome | null;
}

/** What an error takes beside the violations that it names. */
const errorBytes = 2048;

/** What the outcome of a job takes. */
export function memoryOfOutcome(outcome: JobOutcome): number {
  return "error" in outcome ? errorBytes + memoryOf(outcome.error.violations) : memoryOf(outcome);
}

/** The status that the response to its request would have had, in JSON:API where the envelopes differ. */
export const statusOfOutcome = (outcome: JobOutcome): number =>
  "error" in outcome ? errorDefinition(outcome.error.code).status : outcome.status;

/** What can be told of a job. */
export type JobSummary = ControlSchemas["JobSummary"];

export const toJobSummary = ({ id, uploadId, operation, outcome }: Job): JobSummary => ({
  id,
  upload_id: operation === "createUpload" || operation === "updateUpload" ? uploadId : null,
  operation,
  status: outcome && statusOfOutcome(outcome),
});
