import type { RequestListener } from "node:http";
import { type DeliveryMode, type DeliverySettings, publishedRetries } from "./delivery/delivery.js";
import { DomainError } from "./domain/errors.js";
import type { JobPolicy, State } from "./domain/state.js";
import { createEnvironment } from "./environment.js";
import { createHandle, type EnvironmentHandle, toMilliseconds } from "./environment-handle.js";
import { createEnvironments, type Environments } from "./environments.js";
import { createApp } from "./http/app.js";
import { isEnvironmentName, primaryEnvironment } from "./http/environment-name.js";
import type { Host, LogEntry } from "./http/host.js";
import { RequestError } from "./http/read-json.js";
import { type Listening, listen } from "./http/server.js";
import type { JsonObject } from "./openapi/openapi-document.js";
import { createReceiver, type Receiver, type ReceiverAnswer } from "./receiver.js";
import { realTime, steppedTime } from "./runtime/clock.js";
import { countedIds, type IdSource, randomIds } from "./runtime/ids.js";
import { createLatency, type LatencyRange } from "./runtime/latency.js";
import { defaultSeed, loadSeedFile } from "./seed/load.js";
import { prepareSeed, type Seed, SeedError } from "./seed/seed.js";
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
  /** How long each request is held first: real milliseconds, or a range such as `"100-300"`. */
  latency?: number | string;
  /** What the chance of a latency range is made from; 1 by default, so that runs are alike. */
  randomSeed?: number;
  /** Which addresses webhooks call: those of this machine (`loopback`, the default), `any`, or none (`off`). */
  deliver?: DeliveryMode;
  /** When a call that failed is tried again, each time after the one before: `["2m", "6m"]`. The published seven by default. */
  retry?: readonly (number | string)[];
  /** Is told of every request that was answered. */
  log?: (entry: LogEntry) => void;
}

export interface Standin extends EnvironmentHandle {
  /** The Express app, for supertest or to mount it in another. */
  readonly app: RequestListener;
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
  refuseWrongOptions(options);
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

  const latency = () => createLatency(toRange(options.latency ?? 0), options.randomSeed ?? 1);
  const environments = createEnvironments(buildState, (name, build) =>
    createEnvironment(name, { buildState: build, time, ids, settings, deliverySettings, latency }),
  );

  const app = createApp(hostOf(environments, ids, options));
  let listening: Promise<Listening> | undefined;
  const receivers: Receiver[] = [];
  const standin: Standin = {
    ...createHandle(primaryEnvironment, environments),
    app,
    get url() {
      if (url === undefined) throw new Error("Standin is not listening yet: await standin.listen() first.");
      return url;
    },
    async listen(port = 0) {
      // A port that was in use leaves it free to try another, and to close.
      listening ??= listen(app, port, address, realTime.wake).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      url = (await listening).url;
      return url;
    },
    environment(name) {
      if (!isEnvironmentName(name))
        throw new TypeError(`${JSON.stringify(name)} cannot be the name of an environment.`);
      return createHandle(name, environments);
    },
    reset: environments.dropAll,
    async createReceiver(answers) {
      const receiver = await createReceiver(answers);
      receivers.push(receiver);
      return receiver;
    },
    async close() {
      const server = await listening;
      await server?.close();
      environments.dropAll();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    },
  };
  if (options.port !== undefined) await standin.listen(options.port);
  return standin;
}

function hostOf(environments: Environments, ids: IdSource, options: StandinOptions): Host {
  return {
    environment: environments.open,
    openEnvironment: environments.peek,
    environments: environments.list,
    reset: environments.drop,
    resetAll: environments.dropAll,
    restore: (name, seed) => environments.replace(name, seedFromOutside(seed)),
    stateOf: (name) => toSeed(environments.open(name).domain.state) as unknown as JsonObject,
    ids,
    rateLimit: options.rateLimit ?? false,
    publicUrl: options.publicUrl?.replace(/\/+$/, ""),
    wait: (milliseconds) =>
      milliseconds > 0 ? new Promise((resolve) => realTime.wake(milliseconds, resolve)) : undefined,
    log: options.log ?? (() => undefined),
  };
}

/** A seed that came over HTTP; what is wrong with it is refused as a body is. */
function seedFromOutside(seed: unknown): () => State {
  try {
    return prepareSeed(seed);
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    throw new RequestError(new DomainError("INVALID_FORMAT", `The seed is wrong: ${error.message}`), error.faults);
  }
}

/** `200`, `"200"` or `"100-300"`, in milliseconds. */
function toRange(latency: number | string): LatencyRange {
  const [minimum, maximum = minimum, ...rest] = String(latency).split("-").map(Number);
  if (minimum !== undefined && maximum !== undefined && minimum >= 0 && maximum >= minimum && rest.length === 0) {
    return { minimum, maximum };
  }
  throw new TypeError(`latency ${JSON.stringify(latency)} is neither milliseconds nor a range such as "100-300".`);
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
  latency: true,
  randomSeed: true,
  deliver: true,
  retry: true,
  log: true,
};

const optionChoices = {
  jobs: ["auto", "always", "never"],
  clock: ["real", "stepped"],
  ids: ["random", "counted"],
  deliver: ["loopback", "any", "off"],
} as const satisfies { [Name in keyof StandinOptions]: readonly unknown[] };

function refuseWrongOptions(options: StandinOptions): void {
  const unknown = Object.keys(options).find((name) => !(name in knownOptions));
  for (const [name, choices] of Object.entries(optionChoices)) {
    const value = options[name as keyof typeof optionChoices];
    if (value === undefined || (choices as readonly string[]).includes(value)) continue;
    throw new TypeError(`${name} is ${JSON.stringify(value)}; it must be one of ${choices.join(", ")}.`);
  }
  if (unknown === undefined) return;
  throw new TypeError(
    `createStandin has no option ${JSON.stringify(unknown)}; it has ${Object.keys(knownOptions).join(", ")}.`,
  );
}
