import { parseTimeRange, timesIn, toMilliseconds } from "./base/duration.js";
import type { Platform } from "./base/platform.js";
import { publishedRetries } from "./base/published-retries.js";
import { seededRandom } from "./base/random.js";
import { toBytes } from "./base/size.js";
import type { DeliverySettings } from "./delivery/settings.js";
import type { Spool } from "./domain/media-file.js";
import { Account } from "./domain/memory.js";
import { createLatency, isEnvironmentName, primaryEnvironment } from "./mock/environment.js";
import { createEnvironments } from "./mock/environments.js";
import { createHandle, type EnvironmentHandle } from "./mock/handle.js";
import { LiveStream } from "./mock/live-stream.js";
import type { Failure } from "./mock/log.js";
import type { Mock, MockSettings, Saving } from "./mock/mock.js";
import { optionList, type optionSpecs, type StandinOptions } from "./options.js";
import { createRealTime, steppedTime, wake } from "./runtime/clock.js";
import { countedIds, randomIds } from "./runtime/ids.js";
import type { SeedSource } from "./seed/source.js";

/** The parts that differ between a server and a browser. */
export interface Surroundings {
  platform: Platform;
  seeds: Pick<SeedSource, "current" | "reread">;
  /** How webhook calls are sent, and their origins. */
  delivery: Pick<DeliverySettings, "mode" | "origin" | "ownOrigin" | "send">;
  settings: Omit<MockSettings, "rateLimit" | "maximumFileSize" | "clock">;
  createSpool(): Spool;
  saving?: Saving | undefined;
}

type Defaults = {
  [Name in keyof typeof optionSpecs as (typeof optionSpecs)[Name] extends { default: unknown }
    ? Name
    : never]: NonNullable<StandinOptions[Name]>;
};

/** The options with their defaults. */
export function withDefaults(options: StandinOptions): StandinOptions & Defaults {
  const defaults = optionList.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]]));
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  // The compiler holds each default against the type of its option.
  return Object.fromEntries([...defaults, ...given]) as StandinOptions & Defaults;
}

/** Creates the mock from validated options: seed → environments. */
export function composeMock(options: StandinOptions, surroundings: Surroundings): Mock {
  const {
    jobs,
    jobTime,
    latency,
    randomSeed,
    rateLimit,
    maxFile,
    clock,
    memory: limit,
    onAttempt,
  } = withDefaults(options);
  const { platform, seeds, createSpool, saving } = surroundings;
  const ids = () => (options.ids === "counted" ? countedIds() : randomIds);
  const memory = new Account(toBytes("memory", limit));
  const live = new LiveStream();
  const time = clock === "real" ? createRealTime() : steppedTime;
  const deliverySettings: DeliverySettings = {
    ...surroundings.delivery,
    retries:
      options.retry === undefined
        ? publishedRetries
        : timesIn(options.retry).map((spacing) => toMilliseconds("retry", spacing)),
    wake,
  };
  // Invalid ranges have already been refused.
  const range = parseTimeRange(String(latency)) ?? { minimum: 0, maximum: 0 };
  const onFailure = toldOf(options.onFailure);
  return {
    // This option overrides the metadata form of a seed, and of a state that replaces it.
    environments: createEnvironments(seeds.current, options.metadata, {
      ...{ memory, time, live, ids, platform, deliverySettings, onFailure, onAttempt },
      settings: { jobs, jobTime: toMilliseconds("jobTime", jobTime) },
      latency: () => createLatency(range, randomSeed),
      chance: () => seededRandom(randomSeed),
    }),
    rereadSeed: seeds.reread,
    live,
    memory,
    ids: ids(),
    settings: {
      ...surroundings.settings,
      rateLimit,
      maximumFileSize: toBytes("maxFile", maxFile),
      clock,
    },
    platform,
    createSpool,
    saving,
    wait: (milliseconds) => new Promise((resolve) => wake(milliseconds, resolve)),
    log: options.log,
    onFailure,
  };
}

/** The handles of a mock's environments. `origin` is the mock's public origin. Throws a TypeError for an invalid name. */
export function createHandles(mock: Mock, origin: () => string) {
  const environment = (name: string): EnvironmentHandle => {
    if (!isEnvironmentName(name)) throw new TypeError(`${JSON.stringify(name)} is not a valid environment name.`);
    return createHandle(name, { environments: mock.environments, platform: mock.platform, origin });
  };
  return {
    ...environment(primaryEnvironment),
    environment,
    // `main` first.
    environments: (): EnvironmentHandle[] =>
      [...new Set([primaryEnvironment, ...mock.environments.list().map(({ name }) => name)])].map(environment),
    reset: mock.environments.dropAll,
  };
}

/** Without `onFailure`, an internal error becomes an unhandled rejection. So does an error in `onFailure`. */
const toldOf = (tell: StandinOptions["onFailure"]) => (failure: Failure) => {
  if (!tell) return void Promise.reject(failure.error);
  try {
    tell(failure);
  } catch (error) {
    void Promise.reject(error);
  }
};
