import type { Platform } from "../base/platform.js";
import type { Spool } from "../domain/content.js";
import type { Account } from "../domain/memory.js";
import type { IdSource } from "../runtime/ids.js";
import type { Environments } from "./environments.js";
import type { LiveStream } from "./live-stream.js";
import type { Failure, LogEntry } from "./log.js";

/** The whole mock as requests see it: its environments, and what is the same for all of them. */
export interface Mock {
  readonly environments: Environments;
  /** Reads the file or folder of the seed again, for environments that start from now on. Throws a SeedError, or the system's own error. */
  rereadSeed(): Promise<unknown>;
  readonly live: LiveStream;
  /** What all that is kept counts against, and each environment's own account within it. */
  readonly memory: Account;
  /** For errors, which belong to no environment. */
  readonly ids: IdSource;
  readonly settings: MockSettings;
  readonly platform: Platform;
  /** Takes in the bytes of a file that is uploaded. */
  createSpool(): Spool;
  /** Resolves after so many milliseconds of real time. */
  wait(milliseconds: number): Promise<void>;
  log(entry: LogEntry): void;
  onFailure(failure: Failure): void;
}

export interface MockSettings {
  /** Whether more than the published number of requests get a 429. */
  readonly rateLimit: boolean;
  /** The origin that addresses are made from; absent, the request's own. */
  readonly publicUrl: string | undefined;
  /** Whether what a proxy says of a request (`X-Forwarded-Host`, `-Proto`, `-Prefix`) is heard. */
  readonly trustProxy: boolean;
  /** The URL of the server that gets what is not here, without a slash at its end. */
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
  /** Whether time passes by itself, or stands still but for `advance`. */
  readonly timeRuns: boolean;
}
