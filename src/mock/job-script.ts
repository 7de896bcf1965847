import type { Job, JobScript } from "../domain/job.js";
import { statusOfOutcome } from "../domain/job.js";
import type { ControlSchemas } from "../openapi/control.js";
import { assertBody } from "./input.js";

/** What can be told of a job. */
export type JobSummary = ControlSchemas["JobSummary"];

export const toJobSummary = ({ id, uploadId, operation, outcome }: Job): JobSummary => ({
  id,
  upload_id: operation === "createUpload" || operation === "updateUpload" ? uploadId : null,
  operation,
  status: outcome && statusOfOutcome(outcome),
});

/** Checks what a caller gives as a script. Throws a DomainError that names the member. */
export const toJobScript = (body: unknown): JobScript => assertBody("JobScript", body);
