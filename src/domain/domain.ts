import type { Job } from "./job.js";
import type { Clock, Emit, Ids } from "./ports.js";
import type { Store } from "./store/store.js";

/** When an update returns a job: `auto` when it touches the file, `always`, `never`. */
export type JobPolicy = "auto" | "always" | "never";

export interface Settings {
  readonly jobs: JobPolicy;
  /** How long a job takes, in milliseconds. */
  readonly jobTime: number;
}

/** One environment, as the domain sees it: its store and what it is given from outside. */
export interface Domain {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly emit: Emit;
  readonly settings: Settings;
  /** The request whose work is being done, as the journal names it: what changes is put down to it. */
  readonly trace: { current: string | null };
  /** Is told of every job when it is made and when it has ended. */
  readonly onJob: (job: Job) => void;
  /** Is told of what we did not foresee, and returns the identifier that the log has it under. */
  readonly onFailure: (where: string, error: unknown) => string;
}
