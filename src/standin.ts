import type { Express } from "express";
import { errorDefinition } from "./domain/errors.js";
import { type JobOutcome, type JobScript, releaseJob } from "./domain/jobs.js";
import type { JobPolicy, State } from "./domain/state.js";
import { createEnvironment, type Environment } from "./environment.js";
import { createApp } from "./http/app.js";
import { isEnvironmentName, primaryEnvironment } from "./http/environment-name.js";
import type { Host, LogEntry } from "./http/host.js";
import { type Listening, listen } from "./http/server.js";
import { type RanTask, realTime, steppedTime } from "./runtime/clock.js";
import { parseDuration } from "./runtime/duration.js";
import { countedIds, type IdSource, randomIds } from "./runtime/ids.js";
import { defaultSeed, loadSeedFile } from "./seed/load.js";
import { prepareSeed, type Seed } from "./seed/seed.js";
import { toSeed } from "./seed/snapshot.js";

export interface StandinOptions {
  /** Listens at once on this port; 0 takes a free one. Absent, `listen()` does. */
  port?: number;
  /** The address to listen on; `127.0.0.1` by default. */
  host?: string;
  /** The origin that the addresses of files are made from; absent, the origin of each request. */
  publicUrl?: string;
  /** A seed, or the path of a seed file; absent, the default seed. */
  seed?: Seed | string;
  /** When an update of an upload is answered with a job: `auto` (it touches the file), `always`, `never`. */
  jobs?: JobPolicy;
  /** How long a job takes: milliseconds, or a time such as `2s`. 300 ms by default. */
  jobTime?: number | string;
  /** `real` by default; with `stepped` time stands still but for `clock.advance`. */
  clock?: "real" | "stepped";
  /** Identifiers that nobody has used (`random`, the default), or the same ones in every run (`counted`). */
  ids?: "random" | "counted";
  /** Answers 429 to more than 60 requests of a token in 3 seconds. */
  rateLimit?: boolean;
  /** Is told of every request that was answered. */
  log?: (entry: LogEntry) => void;
}

/** An environment as a test holds it; it stays good after a reset. */
export interface EnvironmentHandle {
  readonly name: string;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /** Moves the time forward by milliseconds or a time such as `2m`, and resolves with what ran when all of it has. */
    advance(time: number | string): Promise<RanTask[]>;
  };
  readonly jobs: {
    /** Tells the next update or creation of an upload to be a job that ends so. */
    script(script: JobScript): void;
    list(): JobSummary[];
    /** Lets a job that is held, or due later, end now. */
    release(id: string): void;
  };
  readonly state: {
    /** The state as a seed that makes it again. */
    get(): Seed;
  };
  /** Back to the seed; everything that waits ends. */
  reset(): void;
}

export interface JobSummary {
  id: string;
  upload_id: string;
  operation: "createUpload" | "updateUpload";
  /** Null while it runs. */
  status: number | null;
}

export interface Standin extends EnvironmentHandle {
  /** The Express app, for supertest or to mount it in another. */
  readonly app: Express;
  /** Where it listens. Throws before `listen()` has resolved. */
  readonly url: string;
  /** Starts to listen, once; resolves with the URL. Port 0, the default, takes a free one. */
  listen(port?: number): Promise<string>;
  environment(name: string): EnvironmentHandle;
  /** Every environment back to the seed. */
  reset(): void;
  /** Answers the requests that came in, ends everything that waits, and stops listening. */
  close(): Promise<void>;
}

/**
 * The stand-in: seed → environments → app. What the command line, the library and every test use.
 * Throws a SeedError for a wrong seed, a TypeError for a wrong option, and the system's own error for a busy port.
 */
export async function createStandin(options: StandinOptions = {}): Promise<Standin> {
  const { seed = defaultSeed, jobs = "auto", jobTime = 300, host: address = "127.0.0.1" } = options;
  refuseUnknownOptions(options);
  const buildState = prepareSeed(typeof seed === "string" ? await loadSeedFile(seed) : seed);
  const ids = options.ids === "counted" ? countedIds() : randomIds;
  const time = options.clock === "stepped" ? steppedTime : realTime;
  const settings = { jobs, jobTime: toMilliseconds("jobTime", jobTime) };

  const environments = new Map<string, Environment>();
  const open = (name: string): Environment => {
    const existing = environments.get(name);
    if (existing) return existing;
    const made = createEnvironment(name, { buildState, time, ids, settings });
    environments.set(name, made);
    return made;
  };
  const drop = (name: string) => {
    environments.get(name)?.close();
    environments.delete(name);
  };
  const dropAll = () => {
    for (const name of [...environments.keys()]) drop(name);
  };

  const app = createApp(hostOf({ open, drop, dropAll, ids, options }));
  let listening: Promise<Listening> | undefined;
  let url: string | undefined;
  const standin: Standin = {
    ...handleOf(primaryEnvironment, open, drop),
    app,
    get url() {
      if (url === undefined) throw new Error("Standin is not listening yet: await standin.listen() first.");
      return url;
    },
    async listen(port = 0) {
      listening ??= listen(app, port, address);
      url = (await listening).url;
      return url;
    },
    environment(name) {
      if (!isEnvironmentName(name))
        throw new TypeError(`${JSON.stringify(name)} cannot be the name of an environment.`);
      return handleOf(name, open, drop);
    },
    reset: dropAll,
    async close() {
      const server = await listening;
      await server?.close();
      dropAll();
    },
  };
  if (options.port !== undefined) await standin.listen(options.port);
  return standin;
}

interface HostParts {
  open(name: string): Environment;
  drop(name: string): void;
  dropAll(): void;
  ids: IdSource;
  options: StandinOptions;
}

function hostOf({ open, drop, dropAll, ids, options }: HostParts): Host {
  return {
    environment: open,
    reset: drop,
    resetAll: dropAll,
    ids,
    rateLimit: options.rateLimit ?? false,
    publicUrl: options.publicUrl?.replace(/\/+$/, ""),
    log: options.log ?? (() => undefined),
  };
}

function handleOf(name: string, open: (name: string) => Environment, drop: (name: string) => void): EnvironmentHandle {
  const state = (): State => open(name).domain.state;
  return {
    name,
    clock: {
      now: () => open(name).clock.now(),
      advance: (time) => {
        const { clock, settle } = open(name);
        return clock.advance(toMilliseconds("advance", time), settle);
      },
    },
    jobs: {
      script: (script) => void state().jobScripts.push(script),
      list: () =>
        [...state().jobs.values()].map(({ id, work, outcome }) => ({
          id,
          upload_id: work.uploadId,
          operation: work.operation,
          status: outcome && statusOf(outcome),
        })),
      release: (id) => void releaseJob(open(name).domain, id),
    },
    state: { get: () => toSeed(state()) },
    reset: () => drop(name),
  };
}

const statusOf = (outcome: JobOutcome): number =>
  "error" in outcome ? errorDefinition(outcome.error.code).status : outcome.status;

function toMilliseconds(name: string, time: number | string): number {
  const milliseconds = typeof time === "number" ? time : parseDuration(time);
  if (milliseconds !== undefined && Number.isSafeInteger(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new TypeError(
    `${name} ${JSON.stringify(time)} is not a time: pass milliseconds, or a time such as "300ms", "2s" or "5m".`,
  );
}

const knownOptions: { [Name in keyof Required<StandinOptions>]: true } = {
  port: true,
  host: true,
  publicUrl: true,
  seed: true,
  jobs: true,
  jobTime: true,
  clock: true,
  ids: true,
  rateLimit: true,
  log: true,
};

function refuseUnknownOptions(options: StandinOptions): void {
  const unknown = Object.keys(options).find((name) => !(name in knownOptions));
  if (unknown === undefined) return;
  throw new TypeError(
    `createStandin has no option ${JSON.stringify(unknown)}; it has ${Object.keys(knownOptions).join(", ")}.`,
  );
}
