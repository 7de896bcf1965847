import type { Platform } from "../base/platform.js";
import type { Author } from "./happenings.js";
import type { Clock, Ids } from "./ports.js";
import type { Store } from "./store/store.js";

/** When an update returns a job. `auto`: if it changes the file. `always`. `never`. */
export type JobPolicy = "auto" | "always" | "never";

export interface Settings {
  readonly jobs: JobPolicy;
  /** The duration of a job, in milliseconds. */
  readonly jobTime: number;
}

/** One environment for one request, as the domain sees it: its store and its ports. */
export interface Domain extends Author {
  /** The length of the chain of webhook calls that led to the request. 0 if there is none. */
  readonly depth: number;
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly platform: Platform;
}
