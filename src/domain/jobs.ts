import { DomainError, internalError, notFound } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import { reportFailure } from "./happenings.js";
import type { Job, JobOutcome, JobWork } from "./job.js";
import type { Store } from "./store/store.js";
import type { Version } from "./stored-file.js";

/**
 * Whether the response to a request is a job. While jobs of the upload are waiting every later request waits behind
 * them; a script is a wish for a job.
 */
export function wantsJob(
  { store, settings }: Domain,
  uploadId: string,
  touchesFile: boolean,
  preferAsync = false,
): boolean {
  if (store.jobs.queueOf(uploadId) || store.jobs.scripts.length > 0) return true;
  if (settings.jobs === "never") return false;
  return settings.jobs === "always" || touchesFile || preferAsync;
}

/** Puts work behind the jobs of its upload; it is due its job time from now. Throws INSUFFICIENT_STORAGE, and changes nothing then. */
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
  if ((script.ends ?? "due") === "due") {
    const run = () => makeReady(domain, job);
    job.timer = clock.at(clock.now() + settings.jobTime, { kind: "job", id: job.id, run });
  }
  publishJob(domain, job);
  return job;
}

/**
 * Does what is of no one upload, at once or as a job: it is long work, so that the policy `auto` makes it a job, as the published
 * service does. It is behind no upload's jobs, and changes what there is when it ends. `memory` is what its request takes.
 */
export function doLongWork<Outcome extends JobOutcome>(
  domain: Domain,
  operation: Job["operation"],
  { preferAsync, memory }: { preferAsync: boolean; memory: number },
  run: () => Outcome,
): Outcome | { job: Job } {
  const queue = `${operation} ${domain.ids.job()}`;
  if (!wantsJob(domain, queue, true, preferAsync)) return run();
  return { job: enqueue(domain, { uploadId: queue, operation }, { projection: null, memory, run }) };
}

/** The upload as it will be when its last waiting job has ended, or undefined when none is waiting. */
export function projectionOf(store: Store, uploadId: string): Version | undefined {
  // An upload that is still being created is not there yet for anybody.
  if (!store.uploads.has(uploadId)) return undefined;
  const last = store.jobs.queueOf(uploadId)?.findLast((job) => !job.script.fail);
  return last?.work?.projection ?? undefined;
}

/** A job as somebody asks for it: undefined while it runs. Counts the poll. */
export function pollJob(domain: Domain, id: string): { job: Job; outcome: JobOutcome } | undefined {
  const job = getJob(domain.store, id);
  const { ends } = job.script;
  if (!job.outcome && typeof ends === "object" && job.polls >= ends.after_polls) makeReady(domain, job);
  job.polls++;
  return job.outcome ? { job, outcome: job.outcome } : undefined;
}

/** Lets a job end, whatever its script says, as soon as those before it have. */
export function releaseJob(domain: Domain, id: string): Job {
  const job = getJob(domain.store, id);
  makeReady(domain, job);
  return job;
}

/** Ends every waiting job of an upload with an error. */
export function failQueue(domain: Domain, uploadId: string, error: DomainError): void {
  for (const job of domain.store.jobs.takeAll(uploadId)) end(domain, job, { error });
}

function getJob(store: Store, id: string): Job {
  const job = store.jobs.get(id);
  if (!job) throw notFound("job", id, "The environment was reset, or no job has ever had this id.");
  return job;
}

/** Jobs of an upload end in the order of their requests: one that is ready waits for those before it. */
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
    // It ends all the same: whoever polls it would wait for ever, and so would the jobs behind it.
    return { error: internalError(reportFailure(domain, `job ${id}`, error)) };
  }
}

function end(domain: Domain, job: Job, outcome: JobOutcome): void {
  domain.store.jobs.end(job, outcome);
  job.timer?.cancel();
  publishJob(domain, job);
}

const publishJob = ({ bus }: Domain, job: Job): void => bus.publish("job_changed", { requestId: job.requestId, job });
