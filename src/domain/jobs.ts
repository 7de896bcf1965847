import { DomainError, errorDefinition, internalError, notFound } from "../openapi/errors.js";
import { BoundedLog, type Weighed } from "./bounded-log.js";
import type { Upload } from "./entities.js";
import type { Timer } from "./ports.js";
import type { Domain, State } from "./state.js";
import type { Version } from "./upload-version.js";

/** The jobs of an environment; those that have ended are kept so far that a server that runs for weeks does not grow. */
export const createJobLog = () =>
  new BoundedLog<Job>({ entries: 10_000, weight: 64 * 1024 * 1024, isOver: ({ outcome }) => outcome !== null });

/** The response that the request would have had: the upload, an error, or a body that a script gave. */
export type JobOutcome =
  | { status: 200 | 201; upload: Upload }
  | { error: DomainError }
  | { status: number; body: unknown };

/** What the next job is told to do instead of ending in its time with what came of it. */
export interface JobScript {
  /**
   * When it ends: in its time (`due`, the default), when it is released, never, or after so many polls were answered
   * that it was still running.
   */
  ends?: "due" | "released" | "never" | { after_polls: number };
  /** It ends with this status, and with this body or a documented error of that status; nothing is changed then. */
  fail?: { status: number; body?: unknown };
}

export interface JobWork {
  status: 200 | 201;
  /** The upload as it will be when the job has ended; what the next request is judged against. */
  projection: Version;
  /** Makes the change; a DomainError that it throws is the outcome. */
  run(): Upload;
}

/** Work on one upload that ends after its request was answered. */
export interface Job extends Weighed {
  readonly id: string;
  readonly uploadId: string;
  readonly operation: "createUpload" | "updateUpload";
  /** What it is to do; null when it has ended, since it holds on to the bytes of a file. */
  work: JobWork | null;
  readonly script: JobScript;
  /** The request that asked for it, as the journal names it. */
  readonly origin: string | null;
  /** Set when it may end; it does so when those before it have. */
  ready: boolean;
  polls: number;
  timer: Timer | null;
  outcome: JobOutcome | null;
}

/**
 * Whether a request is answered with a job. While jobs of the upload are waiting every later request waits behind
 * them; a script is a wish for a job.
 */
export function wantsJob(
  { state, settings }: Domain,
  uploadId: string,
  touchesFile: boolean,
  preferAsync = false,
): boolean {
  if (state.queues.has(uploadId) || state.jobScripts.length > 0) return true;
  if (settings.jobs === "never") return false;
  return settings.jobs === "always" || touchesFile || preferAsync;
}

/** Puts work behind the jobs of its upload; it is due its job time from now. */
export function enqueue(
  domain: Domain,
  { uploadId, operation }: Pick<Job, "uploadId" | "operation">,
  work: JobWork,
): Job {
  const { state, clock, ids, settings } = domain;
  const script = state.jobScripts.shift() ?? {};
  const origin = domain.trace.current;
  const job: Job = {
    id: ids.job(),
    uploadId,
    operation,
    work,
    script,
    origin,
    ready: false,
    polls: 0,
    timer: null,
    outcome: null,
    weight: 0,
  };
  state.jobs.set(job.id, job);
  state.files.use(work.projection.file);
  const queue = state.queues.get(uploadId);
  if (queue) queue.push(job);
  else state.queues.set(uploadId, [job]);
  if ((script.ends ?? "due") === "due") {
    const run = () => makeReady(domain, job);
    job.timer = clock.at(clock.now() + settings.jobTime, { kind: "job", id: job.id, run });
  }
  domain.onJob(job);
  return job;
}

/** The upload as it will be when its last waiting job has ended, or undefined when none is waiting. */
export function projectionOf(state: State, uploadId: string): Version | undefined {
  // An upload that is still being created is not there yet for anybody.
  if (!state.uploads.has(uploadId)) return undefined;
  const last = state.queues.get(uploadId)?.findLast((job) => !job.script.fail);
  return last?.work?.projection;
}

/** A job as somebody asks for it: undefined while it runs. Counts the poll. */
export function pollJob(domain: Domain, id: string): { job: Job; outcome: JobOutcome } | undefined {
  const job = getJob(domain.state, id);
  const { ends } = job.script;
  if (!job.outcome && typeof ends === "object" && job.polls >= ends.after_polls) makeReady(domain, job);
  job.polls++;
  return job.outcome ? { job, outcome: job.outcome } : undefined;
}

/** Lets a job end, whatever its script says, as soon as those before it have. */
export function releaseJob(domain: Domain, id: string): Job {
  const job = getJob(domain.state, id);
  makeReady(domain, job);
  return job;
}

/** Ends every waiting job of an upload with an error. */
export function failQueue(domain: Domain, uploadId: string, error: DomainError): void {
  const { state } = domain;
  const queue = state.queues.get(uploadId) ?? [];
  state.queues.delete(uploadId);
  for (const job of queue) end(domain, job, { error });
}

/** The status that the request would have been answered with, in JSON:API where the envelopes differ. */
export const statusOfOutcome = (outcome: JobOutcome): number =>
  "error" in outcome ? errorDefinition(outcome.error.code).status : outcome.status;

function getJob(state: State, id: string): Job {
  const job = state.jobs.get(id);
  if (!job) throw notFound("job", id, "It was never made, or the environment was reset since.");
  return job;
}

/** Jobs of an upload end in the order of their requests: one that is ready waits for those before it. */
function makeReady(domain: Domain, job: Job): void {
  const { state, trace } = domain;
  job.ready = true;
  const before = trace.current;
  const queue = state.queues.get(job.uploadId);
  while (queue?.[0]?.ready) {
    const first = queue.shift() as Job;
    trace.current = first.origin;
    end(domain, first, outcomeOf(domain, first));
  }
  trace.current = before;
  // A job may have deleted and remade the queue's upload; only an emptied queue is dropped.
  if (queue?.length === 0) state.queues.delete(job.uploadId);
}

function outcomeOf({ onFailure }: Domain, { id, work, script }: Job): JobOutcome {
  if (script.fail) return { status: script.fail.status, body: script.fail.body };
  try {
    if (!work) throw new Error(`Job ${id} has ended before.`);
    return { status: work.status, upload: work.run() };
  } catch (error) {
    if (error instanceof DomainError) return { error };
    // It ends all the same: whoever polls it would wait for ever, and so would the jobs behind it.
    return { error: internalError(onFailure(`job ${id}`, error)) };
  }
}

function end({ state, onJob }: Domain, job: Job, outcome: JobOutcome): void {
  const { work } = job;
  job.outcome = outcome;
  job.work = null;
  state.jobs.end(job.id);
  job.timer?.cancel();
  onJob(job);
  if (!work) return;
  const { upload, file } = work.projection;
  state.files.release(file);
  // What the job was to make is kept by what it made.
  state.jobs.weigh(job.id, JSON.stringify(upload).length);
}
