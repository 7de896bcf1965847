import { releaseJob } from "../domain/jobs.js";
import { assertBody } from "../mock/input.js";
import { toJobScript, toJobSummary } from "../mock/job-script.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

export function listJobs({ environment: { domain } }: ControlCall): ControlReply<"listJobs"> {
  const { jobs } = domain.store;
  return { status: 200, body: { jobs: Array.from(jobs.values(), toJobSummary), scripts: [...jobs.scripts] } };
}

/** `POST /_standin/jobs`: a script for the next job, or `{"release": ID}` to let one end now. */
export function scriptJob({ environment: { domain, bus }, body }: ControlCall): ControlReply<"scriptJob"> {
  if (body.release === undefined) {
    const script = toJobScript(body);
    domain.store.jobs.script(script);
    bus.publish("settings_changed", {});
    return { status: 201, body: script };
  }
  const { release } = assertBody("JobRelease", body);
  return { status: 200, body: toJobSummary(releaseJob(domain, release)) };
}
