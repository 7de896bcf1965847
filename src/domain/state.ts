import type { BoundedLog } from "./bounded-log.js";
import { CallLog } from "./call-log.js";
import type { EntityType, Upload, UploadCollection, Webhook } from "./entities.js";
import { EntityMap } from "./entity-map.js";
import { FileMap } from "./file-map.js";
import { createJobLog, type Job, type JobScript } from "./jobs.js";
import { PathTimes } from "./path-times.js";
import type { Clock, Emit, Ids } from "./ports.js";

/** Everything an environment holds. A reset makes a new one; nothing that matters is kept anywhere else. */
export interface State {
  readonly siteId: string;
  readonly locales: readonly string[];
  readonly uploads: EntityMap<Upload>;
  /** Which uploads an address belongs to, by the path that is their `url`. */
  readonly urls: Map<string, Set<string>>;
  /** The files by every path that ever held them, so that it stays good as a `path`. */
  readonly files: FileMap;
  /** Addresses that were given out for a file and not used yet, by their identifier: the path that the file will have. */
  readonly storageAddresses: Map<string, string>;
  /** Those paths, which no other file may take meanwhile. */
  readonly promisedPaths: Set<string>;
  readonly pathTimes: PathTimes;
  readonly webhooks: EntityMap<Webhook>;
  /** Identifiers of webhooks by name, since names are unique. */
  readonly webhookNames: Map<string, string>;
  /** Which enabled webhooks want events of a type of entity, in any order: an event is not held against all others. */
  readonly subscribers: Map<EntityType, Set<string>>;
  readonly collections: EntityMap<UploadCollection>;
  readonly webhookCalls: CallLog;
  readonly jobs: BoundedLog<Job>;
  /** Jobs that have not ended, in the order of their requests, by the upload that they change. */
  readonly queues: Map<string, Job[]>;
  /** What the next jobs are told to do, oldest first. */
  readonly jobScripts: JobScript[];
}

/** How updates are answered: `auto` with a job when they touch the file, `always`, `never`. */
export type JobPolicy = "auto" | "always" | "never";

export interface Settings {
  readonly jobs: JobPolicy;
  /** How long a job takes, in milliseconds. */
  readonly jobTime: number;
}

/** One environment, as the domain sees it: its state and what it is given from outside. */
export interface Domain {
  readonly state: State;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly emit: Emit;
  readonly settings: Settings;
  /** The request whose work is being done, as the journal names it: what changes is put down to it. */
  readonly trace: { current: string | null };
  /** Is told of every job when it is made and when it has ended. */
  readonly onJob: (job: Job) => void;
  /** Is told of what we did not foresee, and answers the identifier that the log has it under. */
  readonly onFailure: (where: string, error: unknown) => string;
}

export function emptyState(siteId: string, locales: readonly string[]): State {
  return {
    siteId,
    locales,
    uploads: new EntityMap("upload"),
    urls: new Map(),
    files: new FileMap(),
    storageAddresses: new Map(),
    promisedPaths: new Set(),
    pathTimes: new PathTimes(),
    webhooks: new EntityMap("webhook"),
    webhookNames: new Map(),
    subscribers: new Map(),
    collections: new EntityMap("upload_collection"),
    webhookCalls: new CallLog(),
    jobs: createJobLog(),
    queues: new Map(),
    jobScripts: [],
  };
}

/** No clock is moved past it, and no call is tried again later: what comes after has no time that the API can write. */
export const latestTime = Date.UTC(9999, 0);

/** A time as the API writes it: ISO 8601 in UTC with milliseconds. */
export function toTimestamp(milliseconds: number): string {
  // Much of what is written at once has the same time; to write it out is a fifth of an update's own work.
  if (milliseconds !== newest.milliseconds) newest = { milliseconds, text: new Date(milliseconds).toISOString() };
  return newest.text;
}

let newest = { milliseconds: Number.NaN, text: "" };
