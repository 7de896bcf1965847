import { type Job, type JobScript, releaseJob, statusOfOutcome } from "../../domain/jobs.js";
import type { ControlReply, ControlSchemas } from "../../openapi/control.js";
import { assertBody, type ControlCall } from "./call.js";

/** What can be told of a job. */
export type JobSummary = ControlSchemas["JobSummary"];

export const toJobSummary = ({ id, work, outcome }: Job): JobSummary => ({
  id,
  upload_id: work.uploadId,
  operation: work.operation,
  status: outcome && statusOfOutcome(outcome),
});

export function listJobs({ environment: { domain } }: ControlCall): ControlReply<"listJobs"> {
  const { jobs, jobScripts } = domain.state;
  return { status: 200, body: { jobs: Array.from(jobs.values(), toJobSummary), scripts: jobScripts } };
}

/** `POST /_standin/jobs`: a script for the next job, or `{"release": ID}` to let one end now. */
export function scriptJob({ environment: { domain }, body }: ControlCall): ControlReply<"scriptJob"> {
  if (body.release === undefined) {
    const script = toJobScript(body);
    domain.state.jobScripts.push(script);
    return { status: 201, body: script };
  }
  const { release } = assertBody("JobRelease", body);
  return { status: 200, body: toJobSummary(releaseJob(domain, release)) };
}

/** Checks what a caller gives as a script. Throws a RequestError that names the member. */
export const toJobScript = (body: unknown): JobScript => assertBody("JobScript", body);
