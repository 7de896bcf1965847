import { type Job, type JobScript, releaseJob, statusOfOutcome } from "../../domain/jobs.js";
import { asObject } from "../../mock/journal.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import { type ControlCall, type ControlReply, fieldError, isOneOf, refuseUnknown } from "./call.js";

/** What can be told of a job. */
export interface JobSummary {
  id: string;
  upload_id: string;
  operation: "createUpload" | "updateUpload";
  /** The status of its result; null while it runs. */
  status: number | null;
}

export const toJobSummary = ({ id, uploadId, operation, outcome }: Job): JobSummary => ({
  id,
  upload_id: uploadId,
  operation,
  status: outcome && statusOfOutcome(outcome),
});

export function listJobs({ environment: { domain } }: ControlCall): ControlReply {
  const { jobs, jobScripts } = domain.state;
  const summaries = Array.from(jobs.values(), (job) => ({ ...toJobSummary(job) }));
  return { status: 200, body: { jobs: summaries, scripts: jobScripts as unknown as JsonValue } };
}

/** `POST /_standin/jobs`: a script for the next job, or `{"release": ID}` to let one end now. */
export function scriptJob({ environment: { domain }, body }: ControlCall): ControlReply {
  const { release, ...script } = body;
  if (release === undefined) {
    domain.state.jobScripts.push(toJobScript(script));
    return { status: 201, body: script };
  }
  refuseUnknown(script, []);
  if (typeof release !== "string") throw fieldError("/release", "must be the identifier of a job");
  return { status: 200, body: { ...toJobSummary(releaseJob(domain, release)) } };
}

/** Checks what a caller gives as a script. Throws a RequestError that names the member. */
export function toJobScript(body: JsonObject): JobScript {
  refuseUnknown(body, ["ends", "fail"]);
  const { ends = "due", fail } = body;
  const polls = asObject(ends).after_polls;
  const isKnown = isOneOf(["due", "released", "never"], ends) || (Number.isInteger(polls) && Number(polls) >= 0);
  if (!isKnown) throw fieldError("/ends", 'must be "due", "released", "never" or {"after_polls": N}');
  if (fail !== undefined) {
    const { status } = asObject(fail);
    refuseUnknown(asObject(fail), ["status", "body"], "/fail");
    if (!(Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599)) {
      throw fieldError("/fail/status", "must be a status from 400 to 599");
    }
  }
  // Every member has been checked.
  return body as unknown as JobScript;
}
