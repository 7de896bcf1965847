import { millisecondsOf } from "../base/duration.js";
import { DomainError, internalError, notFound } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import { reportFailure } from "./happenings.js";
import type { Done, Job, JobOutcome, JobWork, Outcome } from "./job.js";
import type { Version } from "./media-file.js";
import type { Store } from "./store/store.js";

/** Whether a request returns a job: by the policy, behind a pending job, or because a script asks for one. */
export function wantsJob(
  { store, settings }: Domain,
  uploadId: string,
  touchesFile: boolean,
  preferAsync = false,
): boolean {
  if (store.jobs.queueOf(uploadId) || store.jobs.scripts.length > 0) return true;
  return { never: false, always: true, auto: touchesFile || preferAsync }[settings.jobs];
}

/** Adds work behind the jobs of its upload, due after the job time. Throws INSUFFICIENT_STORAGE. */
export function enqueue(
  domain: Domain,
  { uploadId, operation }: Pick<Job, "uploadId" | "operation">,
  work: JobWork,
): Job {
  const { store, clock, ids, settings, requestId } = domain;
  const script = store.jobs.scripts[0] ?? {};
  const job: Job = {
    id: ids.job(),
    uploadId,
    operation,
    work,
    script,
    requestId,
    ready: false,
    polls: 0,
    timer: null,
    outcome: null,
  };
  store.jobs.add(job);
  const { ends = "due" } = script;
  if (typeof ends === "string" && { due: true, released: false, never: false }[ends]) {
    const run = () => makeReady(domain, job);
    job.timer = clock.at(clock.now() + (millisecondsOf(script.time) ?? settings.jobTime), {
      kind: "job",
      id: job.id,
      run,
    });
  }
  publishJob(domain, job);
  return job;
}

/** Runs work about several uploads, at once or as a job with the state at its end. `sent` is the request's. */
export function doLongWork(
  domain: Domain,
  operation: Job["operation"],
  { preferAsync, sent }: { preferAsync: boolean; sent: unknown },
  run: () => Done,
): Outcome {
  const queue = `${operation} ${domain.ids.job()}`;
  if (!wantsJob(domain, queue, true, preferAsync)) return run();
  return { job: enqueue(domain, { uploadId: queue, operation }, { projection: null, sent, run }) };
}

/** The upload after its last pending job. Undefined if none is pending. */
export function projectionOf(store: Store, uploadId: string): Version | undefined {
  // An upload that a pending job creates does not exist yet.
  if (!store.uploads.has(uploadId)) return undefined;
  const last = store.jobs.queueOf(uploadId)?.findLast((job) => !job.script.fail);
  return last?.work?.projection ?? undefined;
}

/** The result of a job for a poll. Undefined while the job runs. Counts the poll. */
export function pollJob(domain: Domain, id: string): { job: Job; outcome: JobOutcome } | undefined {
  const job = getJob(domain.store, id);
  const { ends } = job.script;
  if (!job.outcome && typeof ends === "object" && job.polls >= ends.after_polls) makeReady(domain, job);
  job.polls++;
  return job.outcome ? { job, outcome: job.outcome } : undefined;
}

/** Releases a job, despite its script. It ends after all earlier jobs. */
export function releaseJob(domain: Domain, id: string): Job {
  const job = getJob(domain.store, id);
  makeReady(domain, job);
  return job;
}

/** Ends every pending job of an upload with an error. */
export function failQueue(domain: Domain, uploadId: string, error: DomainError): void {
  for (const job of domain.store.jobs.takeAll(uploadId)) end(domain, job, { error });
}

function getJob(store: Store, id: string): Job {
  const job = store.jobs.get(id);
  if (!job) throw notFound("job", id, "The environment was reset, or no job has ever had this id.");
  return job;
}

/** Jobs of an upload end in the order of their requests. A ready job waits for earlier ones. */
function makeReady(domain: Domain, job: Job): void {
  const { jobs } = domain.store;
  job.ready = true;
  for (let first = jobs.takeReady(job.uploadId); first; first = jobs.takeReady(job.uploadId)) {
    end(domain, first, outcomeOf(domain, first));
  }
}

function outcomeOf(domain: Domain, { id, work, script }: Job): JobOutcome {
  if (script.fail) return { status: script.fail.status, body: script.fail.body };
  try {
    if (!work) throw new Error(`Job ${id} has already ended.`);
    return work.run();
  } catch (error) {
    if (error instanceof DomainError) return { error };
    // The job ends despite the error. Otherwise, its clients and all later jobs would wait forever.
    return { error: internalError(reportFailure(domain, `job ${id}`, error)) };
  }
}

function end(domain: Domain, job: Job, outcome: JobOutcome): void {
  domain.store.jobs.end(job, outcome);
  job.timer?.cancel();
  publishJob(domain, job);
}

const publishJob = ({ bus }: Domain, job: Job): void => bus.publish("job_changed", { requestId: job.requestId, job });
