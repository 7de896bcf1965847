import type { Platform } from "../base/platform.js";
import type { Author } from "./happenings.js";
import type { Clock, Ids } from "./ports.js";
import type { Store } from "./store/store.js";

/** When an update returns a job: `auto` when it touches the file, `always`, `never`. */
export type JobPolicy = "auto" | "always" | "never";

export interface Settings {
  readonly jobs: JobPolicy;
  /** How long a job takes, in milliseconds. */
  readonly jobTime: number;
}

/** One environment, as the domain sees it for one request: its store and what it is given from outside. */
export interface Domain extends Author {
  /** Of how many webhook calls, each caused by the one before it, the request is the last; 0 where it is none. */
  readonly depth: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly platform: Platform;
}
