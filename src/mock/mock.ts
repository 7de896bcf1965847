import type { Platform } from "../base/platform.js";
import type { Spool } from "../domain/media-file.js";
import type { Account } from "../domain/memory.js";
import type { IdSource } from "../runtime/ids.js";
import type { Environments } from "./environments.js";
import type { LiveStream } from "./live-stream.js";
import type { Failure, LogEntry } from "./log.js";

/** The whole mock: its environments, and what they share. */
export interface Mock {
  readonly environments: Environments;
  /** Reads the file or folder of the seed again, for environments that start from now on. Throws a SeedError, or the system's own error. */
  rereadSeed(): Promise<unknown>;
  readonly live: LiveStream;
  /** The memory account of the process. Each environment has an account within it. */
  readonly memory: Account;
  /** For errors, which belong to no environment. */
  readonly ids: IdSource;
  readonly settings: MockSettings;
  readonly platform: Platform;
  /** Takes in the bytes of a file that is uploaded. */
  createSpool(): Spool;
  /** Resolves after a number of milliseconds of real time. */
  wait(milliseconds: number): Promise<void>;
  /** The states on the disk, if there are any. */
  readonly saving?: Saving | undefined;
  readonly log?: ((entry: LogEntry) => void) | undefined;
  onFailure(failure: Failure): void;
}

/** Whether what was changed is on the disk. */
export interface Saving {
  /** Why the last change is not, in sentences. Null if it is, or will be within a second. */
  readonly problem: string | null;
  /** Whether the response to a change waits for it. */
  readonly isAwaited: boolean;
  /** Writes the changes of an environment now. Resolves with the problem. */
  flush(environment: string): Promise<string | null>;
}

export interface MockSettings {
  /** Whether more than the published number of requests get a 429. */
  readonly rateLimit: boolean;
  /** The origin that addresses are made from; absent, the request's own. */
  readonly publicUrl: string | undefined;
  /** Whether what a proxy says of a request (`X-Forwarded-Host`, `-Proto`, `-Prefix`) is heard. */
  readonly trustProxy: boolean;
  /** The URL of the server for unknown requests, without a slash at the end. */
  readonly proxy: string | undefined;
  /** The address that is listened on; requests that name it as their host are for us. */
  readonly address: string;
  /** The origins whose pages may call, as browsers send them, beside those of this machine; `*` is all of them. */
  readonly allowedOrigins: ReadonlySet<string | undefined>;
  /** What the control interface asks for, if anything. */
  readonly controlToken: string | undefined;
  /** The most bytes that an uploaded file may have. */
  readonly maximumFileSize: number;
  /** Whether the documentation and the console page are served. */
  readonly hasPages: boolean;
  /** Whether time passes by itself, only with `advance`, or also up to the end of a job that somebody asks for. */
  readonly clock: "real" | "stepped" | "on-demand";
}
