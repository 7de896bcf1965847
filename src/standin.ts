import type { RequestListener } from "node:http";
import { parseTimeRange, toMilliseconds } from "./base/duration.js";
import { withoutLastSlashes } from "./base/last-slashes.js";
import { isLoopback } from "./base/loopback.js";
import { toBytes } from "./base/size.js";
import { publishedRetries } from "./delivery/delivery.js";
import type { DeliverySettings } from "./delivery/parts.js";
import { createApp } from "./http/app.js";
import { createReceiver, type Receiver, type ReceiverAnswer } from "./http/scripted-receiver.js";
import { type Listening, listen } from "./http/server.js";
import { createEnvironment } from "./mock/environment.js";
import { isEnvironmentName, primaryEnvironment } from "./mock/environment-name.js";
import { createEnvironments } from "./mock/environments.js";
import { createHandle, type EnvironmentHandle } from "./mock/handle.js";
import { LiveStream } from "./mock/live-stream.js";
import type { Failure } from "./mock/log.js";
import type { Mock } from "./mock/mock.js";
import { toAllowedOrigin } from "./option-values.js";
import { optionSpecs, refuseWrongOptions, type StandinOptions } from "./options.js";
import { createRealTime, steppedTime, wake } from "./runtime/clock.js";
import { countedIds, randomIds } from "./runtime/ids.js";
import { createLatency, seededRandom } from "./runtime/latency.js";
import { defaultSeed } from "./seed/load.js";
import { createSeedSource } from "./seed/source.js";

export interface Standin extends EnvironmentHandle {
  /** The Express app, for supertest or to mount it in another. */
  readonly app: RequestListener;
  /** Where it listens. Throws before `listen()` has resolved. */
  readonly url: string;
  /** Starts to listen, once; resolves with the URL. Port 0, the default, takes a free one. */
  listen(port?: number): Promise<string>;
  environment(name: string): EnvironmentHandle;
  /** Starts a server for webhooks to call, that responds by a script and records what it got; `close()` ends it too. */
  createReceiver(answers?: readonly ReceiverAnswer[]): Promise<Receiver>;
  /** Every environment back to the seed. */
  reset(): void;
  /** The same, with the file or folder of the seed read again. Throws a SeedError for a wrong one, and changes nothing then. */
  reseed(): Promise<void>;
  /** Responds to the requests that came in, ends everything that waits, and stops listening. */
  close(): Promise<void>;
  /** `await using`: as `close`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The stand-in: seed → environments → app. What the command line, the library and every test use.
 * Throws a SeedError for a wrong seed, a TypeError for a wrong option, and the system's own error for a busy port.
 */
export async function createStandin(options: StandinOptions = {}): Promise<Standin> {
  refuseWrongOptions(options);
  const {
    seed = defaultSeed,
    jobs = optionSpecs.jobs.default,
    jobTime = optionSpecs.jobTime.default,
    host: address = optionSpecs.host.default,
    latency: latencyRange = optionSpecs.latency.default,
    randomSeed = optionSpecs.randomSeed.default,
    rateLimit = optionSpecs.rateLimit.default,
    maxFile = optionSpecs.maxFile.default,
  } = options;
  const source = await createSeedSource(seed, options.metadata);
  const ids = () => (options.ids === "counted" ? countedIds() : randomIds);
  const live = new LiveStream();
  const time = options.clock === "stepped" ? steppedTime : createRealTime();
  const settings = { jobs, jobTime: toMilliseconds("jobTime", jobTime) };
  let url: string | undefined;
  const deliverySettings: DeliverySettings = {
    mode: options.deliver ?? (isLoopback(address) ? "loopback" : "unsaid"),
    retries: options.retry?.map((spacing) => toMilliseconds("retry", spacing)) ?? publishedRetries,
    origin: () => options.publicUrl ?? url ?? "http://127.0.0.1",
    ownOrigin: () => url,
    wake,
  };

  // What is no range has been refused.
  const range = parseTimeRange(String(latencyRange)) ?? { minimum: 0, maximum: 0 };
  const latency = () => createLatency(range, randomSeed);
  const chance = () => seededRandom(randomSeed);
  // What nobody asked to be told of must not be lost in silence.
  const onFailure = (failure: Failure) => {
    if (!options.onFailure) void Promise.reject(failure.error);
    else {
      try {
        options.onFailure(failure);
      } catch (error) {
        // It is called from where nothing may go wrong.
        void Promise.reject(error);
      }
    }
  };
  const { onAttempt } = options;
  const environments = createEnvironments(
    source.current,
    (name, build) =>
      createEnvironment(name, {
        // What is put in the place of the state has no say in it either.
        buildStore: () => build(options.metadata),
        time,
        live,
        ids,
        settings,
        deliverySettings,
        latency,
        chance,
        onFailure,
        onAttempt,
      }),
    live,
  );

  const mock: Mock = {
    environments,
    rereadSeed: source.reread,
    live,
    ids: ids(),
    settings: {
      rateLimit,
      trustProxy: options.trustProxy ?? optionSpecs.trustProxy.default,
      proxy: options.proxy && withoutLastSlashes(options.proxy),
      publicUrl: options.publicUrl && withoutLastSlashes(options.publicUrl),
      address,
      allowedOrigins: new Set([options.allowOrigin ?? []].flat().map(toAllowedOrigin)),
      controlToken: options.controlToken,
      maximumFileSize: toBytes("maxFile", maxFile),
      timeRuns: options.clock !== "stepped",
    },
    wait: (milliseconds) => new Promise((resolve) => wake(milliseconds, resolve)),
    log: options.log ?? (() => undefined),
    onFailure,
  };
  const app = createApp(mock);
  let listening: Promise<Listening> | undefined;
  const receivers: Receiver[] = [];
  const listeningUrl = () => {
    if (url === undefined) throw new Error("Standin is not listening yet: await standin.listen() first.");
    return url;
  };
  const close = async () => {
    const server = await listening;
    live.close();
    await server?.close();
    environments.dropAll();
    await Promise.all(receivers.map((receiver) => receiver.close()));
  };
  const standin: Standin = {
    ...createHandle(primaryEnvironment, environments, listeningUrl),
    app,
    get url() {
      return listeningUrl();
    },
    async listen(port = 0) {
      // A port that was in use leaves it free to try another, and to close.
      listening ??= listen(app, port, address, wake, mock).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      url = (await listening).url;
      return url;
    },
    environment(name) {
      if (!isEnvironmentName(name))
        throw new TypeError(`${JSON.stringify(name)} cannot be the name of an environment.`);
      return createHandle(name, environments, listeningUrl);
    },
    reset: environments.dropAll,
    async reseed() {
      await source.reread();
      environments.dropAll();
    },
    async createReceiver(answers) {
      const receiver = await createReceiver(answers);
      receivers.push(receiver);
      return receiver;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
  if (options.port !== undefined) await standin.listen(options.port);
  return standin;
}
