import type { Express } from "express";
import { type DeliveryMode, type DeliverySettings, publishedRetries } from "./delivery/delivery.js";
import type { JobPolicy } from "./domain/state.js";
import { createEnvironment, type Environment } from "./environment.js";
import { createHandle, type EnvironmentHandle, toMilliseconds } from "./environment-handle.js";
import { createApp } from "./http/app.js";
import { isEnvironmentName, primaryEnvironment } from "./http/environment-name.js";
import type { Host, LogEntry } from "./http/host.js";
import { type Listening, listen } from "./http/server.js";
import { createReceiver, type Receiver, type ReceiverAnswer } from "./receiver.js";
import { realTime, steppedTime } from "./runtime/clock.js";
import { countedIds, type IdSource, randomIds } from "./runtime/ids.js";
import { defaultSeed, loadSeedFile } from "./seed/load.js";
import { prepareSeed, type Seed } from "./seed/seed.js";

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
  /** Which addresses webhooks call: those of this machine (`loopback`, the default), `any`, or none (`off`). */
  deliver?: DeliveryMode;
  /** When a call that failed is tried again, each time after the one before: `["2m", "6m"]`. The published seven by default. */
  retry?: readonly (number | string)[];
  /** Is told of every request that was answered. */
  log?: (entry: LogEntry) => void;
}

export interface Standin extends EnvironmentHandle {
  /** The Express app, for supertest or to mount it in another. */
  readonly app: Express;
  /** Where it listens. Throws before `listen()` has resolved. */
  readonly url: string;
  /** Starts to listen, once; resolves with the URL. Port 0, the default, takes a free one. */
  listen(port?: number): Promise<string>;
  environment(name: string): EnvironmentHandle;
  /** Starts a server for webhooks to call, that answers by a script and records what it got; `close()` ends it too. */
  createReceiver(answers?: readonly ReceiverAnswer[]): Promise<Receiver>;
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
  let url: string | undefined;
  const deliverySettings: DeliverySettings = {
    mode: options.deliver ?? "loopback",
    retries: options.retry?.map((spacing) => toMilliseconds("retry", spacing)) ?? publishedRetries,
    origin: () => options.publicUrl ?? url ?? "http://127.0.0.1",
    ownOrigin: () => url,
    wake: realTime.wake,
  };

  const environments = new Map<string, Environment>();
  const open = (name: string): Environment => {
    const existing = environments.get(name);
    if (existing) return existing;
    const made = createEnvironment(name, { buildState, time, ids, settings, deliverySettings });
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
  const receivers: Receiver[] = [];
  const standin: Standin = {
    ...createHandle(primaryEnvironment, open, drop),
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
      return createHandle(name, open, drop);
    },
    reset: dropAll,
    async createReceiver(answers) {
      const receiver = await createReceiver(answers);
      receivers.push(receiver);
      return receiver;
    },
    async close() {
      const server = await listening;
      await server?.close();
      dropAll();
      await Promise.all(receivers.map((receiver) => receiver.close()));
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
  deliver: true,
  retry: true,
  log: true,
};

function refuseUnknownOptions(options: StandinOptions): void {
  const unknown = Object.keys(options).find((name) => !(name in knownOptions));
  if (unknown === undefined) return;
  throw new TypeError(
    `createStandin has no option ${JSON.stringify(unknown)}; it has ${Object.keys(knownOptions).join(", ")}.`,
  );
}
