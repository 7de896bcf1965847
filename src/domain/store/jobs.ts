import type { Job, JobOutcome, JobScript } from "../job.js";
import type { Account } from "../memory.js";
import { Recent } from "../recent.js";
import type { Files } from "./files.js";

/** The bytes of a job without what its request has sent: its object, timer and queue entry, and the upload after it. */
const jobBytes = 2048;

/** The jobs, those that wait by their upload too. A job that waits keeps its file in use. */
export class Jobs {
  readonly #jobs = new Map<string, Job>();
  readonly #ended: Recent<Job>;
  /** Jobs that have not ended, in the order of their requests, by the upload that they change. */
  readonly #queues = new Map<string, Job[]>();
  readonly #scripts: JobScript[] = [];

  constructor(
    readonly files: Files,
    readonly memory: Account,
  ) {
    this.#ended = new Recent(memory, ({ id }) => this.#jobs.delete(id));
  }

  get size(): number {
    return this.#jobs.size;
  }

  get(id: string): Job | undefined {
    return this.#jobs.get(id);
  }

  values(): IterableIterator<Job> {
    return this.#jobs.values();
  }

  /** The scripts for the next jobs, oldest first. */
  get scripts(): readonly JobScript[] {
    return this.#scripts;
  }

  /** Tells a job to come what to do. Throws INSUFFICIENT_STORAGE. */
  script(script: JobScript): void {
    this.memory.hold("job scripts", script);
    this.#scripts.push(script);
  }

  /** The waiting jobs of an upload, in order. Undefined if there are none. */
  queueOf(uploadId: string): readonly Job[] | undefined {
    return this.#queues.get(uploadId);
  }

  /** Puts a job, made with the script that is next, behind those of its upload. Throws INSUFFICIENT_STORAGE. */
  add(job: Job): void {
    const hold = () => this.memory.hold("jobs", keptOf(job), jobBytes);
    const { projection } = job.work ?? {};
    if (projection) this.files.holdFor(projection.file, hold);
    else hold();
    if (this.#scripts.length > 0) this.memory.free("job scripts", this.#scripts.shift());
    this.#jobs.set(job.id, job);
    const queue = this.#queues.get(job.uploadId);
    if (queue) queue.push(job);
    else this.#queues.set(job.uploadId, [job]);
  }

  /** Takes the first job of an upload off its queue, if it is ready. */
  takeReady(uploadId: string): Job | undefined {
    const queue = this.#queues.get(uploadId);
    if (!queue?.[0]?.ready) return undefined;
    if (queue.length === 1) this.#queues.delete(uploadId);
    const job = queue.shift() as Job;
    // Its result has reserved memory.
    this.memory.free("jobs", keptOf(job), jobBytes);
    return job;
  }

  /** Takes all that wait for an upload off its queue. */
  takeAll(uploadId: string): Job[] {
    const queue = this.#queues.get(uploadId) ?? [];
    this.#queues.delete(uploadId);
    for (const job of queue) this.memory.free("jobs", keptOf(job), jobBytes);
    return queue;
  }

  /** A job that was taken off its queue has ended so. */
  end(job: Job, outcome: JobOutcome): void {
    const { work } = job;
    job.outcome = outcome;
    job.work = null;
    if (work?.projection) this.files.release(work.projection.file);
    this.#ended.keep(job, [job.script, outcome]);
  }
}

const keptOf = ({ work, script }: Job) => [work?.sent ?? null, script];
