import { BoundedLog } from "../bounded-log.js";
import type { Job, JobOutcome, JobScript } from "../job.js";
import type { Files } from "./files.js";

/** The jobs, those that wait by their upload too. A job that waits keeps its file in use. */
export class Jobs {
  /** Those that have ended are kept so far that a server that runs for weeks does not grow. */
  readonly #log = new BoundedLog<Job>({
    entries: 10_000,
    weight: 64 * 1024 * 1024,
    isOver: ({ outcome }) => outcome !== null,
  });
  /** Jobs that have not ended, in the order of their requests, by the upload that they change. */
  readonly #queues = new Map<string, Job[]>();
  readonly #scripts: JobScript[] = [];
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  get size(): number {
    return this.#log.size;
  }

  get(id: string): Job | undefined {
    return this.#log.get(id);
  }

  values(): IterableIterator<Job> {
    return this.#log.values();
  }

  /** What the next jobs are told to do, oldest first. */
  get scripts(): readonly JobScript[] {
    return this.#scripts;
  }

  /** Tells a job to come what to do. */
  script(script: JobScript): void {
    this.#scripts.push(script);
  }

  /** What the job that is made now is told to do. */
  takeScript(): JobScript {
    return this.#scripts.shift() ?? {};
  }

  /** The jobs of an upload that wait, in their order; undefined where there are none. */
  queueOf(uploadId: string): readonly Job[] | undefined {
    return this.#queues.get(uploadId);
  }

  /** Puts a job behind those of its upload. */
  add(job: Job): void {
    this.#log.set(job.id, job);
    if (job.work?.projection) this.#files.use(job.work.projection.file);
    const queue = this.#queues.get(job.uploadId);
    if (queue) queue.push(job);
    else this.#queues.set(job.uploadId, [job]);
  }

  /** Takes the first job of an upload off its queue, if it is ready. */
  takeReady(uploadId: string): Job | undefined {
    const queue = this.#queues.get(uploadId);
    if (!queue?.[0]?.ready) return undefined;
    if (queue.length === 1) this.#queues.delete(uploadId);
    return queue.shift();
  }

  /** Takes all that wait for an upload off its queue. */
  takeAll(uploadId: string): Job[] {
    const queue = this.#queues.get(uploadId) ?? [];
    this.#queues.delete(uploadId);
    return queue;
  }

  /** A job that was taken off its queue has ended so. */
  end(job: Job, outcome: JobOutcome): void {
    const { work } = job;
    job.outcome = outcome;
    job.work = null;
    this.#log.end(job.id);
    if (!work?.projection) return;
    const { upload, file } = work.projection;
    this.#files.release(file);
    // What the job was to make is kept by what it made.
    this.#log.weigh(job.id, JSON.stringify(upload).length);
  }
}
