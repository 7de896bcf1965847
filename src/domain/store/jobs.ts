import { Expendables } from "../expendables.js";
import { type Job, type JobOutcome, type JobScript, memoryOfOutcome } from "../job.js";
import type { Account } from "../memory.js";
import { memoryOf } from "../weight.js";
import type { Files } from "./files.js";

/** The weight of a job without its work: its object, timer and queue entry. */
const jobBytes = 1024;

/** The jobs, those that wait by their upload too. A job that waits keeps its file in use. */
export class Jobs {
  readonly #jobs = new Map<string, Job>();
  readonly #ended: Expendables<Job>;
  /** Jobs that have not ended, in the order of their requests, by the upload that they change. */
  readonly #queues = new Map<string, Job[]>();
  readonly #scripts: JobScript[] = [];

  constructor(
    readonly files: Files,
    readonly memory: Account,
  ) {
    this.#ended = new Expendables(memory, ({ id }) => this.#jobs.delete(id));
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
    this.memory.charge("job scripts", memoryOf(script));
    this.#scripts.push(script);
  }

  /** The waiting jobs of an upload, in order. Undefined if there are none. */
  queueOf(uploadId: string): readonly Job[] | undefined {
    return this.#queues.get(uploadId);
  }

  /** Puts a job, made with the script that is next, behind those of its upload. Throws INSUFFICIENT_STORAGE. */
  add(job: Job): void {
    const charge = () => this.memory.charge("jobs", weightOf(job));
    const { projection } = job.work ?? {};
    if (projection) this.files.holdFor(projection.file, charge);
    else charge();
    if (this.#scripts.length > 0) this.memory.release("job scripts", memoryOf(this.#scripts.shift()));
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
    this.memory.release("jobs", weightOf(job));
    return job;
  }

  /** Takes all that wait for an upload off its queue. */
  takeAll(uploadId: string): Job[] {
    const queue = this.#queues.get(uploadId) ?? [];
    this.#queues.delete(uploadId);
    for (const job of queue) this.memory.release("jobs", weightOf(job));
    return queue;
  }

  /** A job that was taken off its queue has ended so. */
  end(job: Job, outcome: JobOutcome): void {
    const { work } = job;
    job.outcome = outcome;
    job.work = null;
    if (work?.projection) this.files.release(work.projection.file);
    this.#ended.add(job, weightOf(job) + memoryOfOutcome(outcome));
  }
}

const weightOf = ({ work, script }: Job): number => jobBytes + (work?.memory ?? 0) + memoryOf(script);
