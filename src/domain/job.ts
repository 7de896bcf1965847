import type { ControlSchemas } from "../openapi/control.js";
import { type DomainError, errorDefinition } from "../openapi/errors.js";
import type { Upload, UploadCollection } from "./entities.js";
import type { Version } from "./media-file.js";
import type { Timer } from "./ports.js";

/** The number of uploads that a bulk operation has changed, and of failures. */
export interface BulkCount {
  successful: number;
  failed: number;
}

/** What a request has done: an upload, a count, or collections. */
export type Done =
  | { status: 200 | 201; upload: Upload }
  | { status: 200; bulk: BulkCount }
  | { status: 200; collections: readonly UploadCollection[] };

/** The outcome of a request that may take long: immediate, or a job. */
export type Outcome = Done | { job: Job };

/** The body of the finished request: what it has done, an error, or a body from a script. */
export type JobOutcome = Done | { error: DomainError } | { status: number; body: unknown };

/** The script of the next job, which changes when and how it ends. */
export interface JobScript {
  /** When the job ends: after its job time (`due`, the default), on release, never, or after a number of polls. */
  ends?: "due" | "released" | "never" | { after_polls: number };
  /** How long it takes: milliseconds, or a time such as `30s`. Default: the job time. */
  time?: number | string;
  /** The job ends with this status, with this body or a documented error of that status, and changes nothing. */
  fail?: { status: number; body?: unknown };
}

export interface JobWork {
  /** The upload after the job, for validating the next request. Null for a job about several uploads or none. */
  projection: Version | null;
  /** The values of its request, which take memory until it ends. */
  sent: unknown;
  /** Applies the change. A DomainError that it throws becomes the outcome. */
  run(): JobOutcome;
}

/** Work on one upload, on several or on collections that ends after the response to its request. */
export interface Job {
  readonly id: string;
  /** The name of its queue. An operation on several resources has its own queue. */
  readonly uploadId: string;
  readonly operation:
    | "createUpload"
    | "updateUpload"
    | "bulkTagUploads"
    | "bulkSetUploadCollection"
    | "bulkDestroyUploads"
    | "reorderUploadCollections"
    | "createUploadTrack";
  /** Its work. Null after the end, because it references the bytes of a file. */
  work: JobWork | null;
  readonly script: JobScript;
  /** The request that started it, by its number in the journal. */
  readonly requestId: string | null;
  /** Set when it may end. It ends after all earlier jobs. */
  ready: boolean;
  polls: number;
  timer: Timer | null;
  outcome: JobOutcome | null;
}

/** The status of the finished request, in the form of JSON:API if the envelopes differ. */
const statusOfOutcome = (outcome: JobOutcome): number =>
  "error" in outcome ? errorDefinition(outcome.error.code).status : outcome.status;

export type JobSummary = ControlSchemas["JobSummary"];

export const toJobSummary = ({ id, uploadId, operation, outcome }: Job): JobSummary => ({
  id,
  upload_id: operation === "createUpload" || operation === "updateUpload" ? uploadId : null,
  operation,
  status: outcome && statusOfOutcome(outcome),
});
