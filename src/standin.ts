import type { RequestListener } from "node:http";
import type { Express } from "express";
import { isLoopback } from "./base/hosts.js";
import { withoutLastSlashes } from "./base/paths.js";
import { toBytes } from "./base/size.js";
import { composeMock, createHandles, withDefaults } from "./compose.js";
import { send } from "./delivery/send.js";
import { createApp } from "./http/app.js";
import { createScriptedReceiver, type Receiver, type ReceiverAnswer } from "./http/scripted-receiver.js";
import { type Listening, listen } from "./http/server.js";
import { FileSpool } from "./http/spool.js";
import type { EnvironmentHandle } from "./mock/handle.js";
import type { Mock } from "./mock/mock.js";
import { openStates } from "./mock/save-states.js";
import { toAllowedOrigin } from "./option-values.js";
import { refuseWrongOptions, type StandinOptions } from "./options.js";
import { wake } from "./runtime/clock.js";
import { nodePlatform } from "./runtime/node-platform.js";
import { defaultSeed } from "./seed/load.js";
import { createSeedSource, type SeedSource } from "./seed/source.js";

export interface Standin extends EnvironmentHandle {
  /** The Express app, for supertest or to mount it in another. */
  readonly app: RequestListener;
  /** The URL at which it listens. Throws before `listen()` has resolved. */
  readonly url: string;
  /** Starts to listen, once. Resolves with the URL. Port 0, the default, takes a free one. */
  listen(port?: number): Promise<string>;
  /** The handle of an environment, which its first use creates from the seed. */
  environment(name: string): EnvironmentHandle;
  /** `main` first, then the others used so far. */
  environments(): EnvironmentHandle[];
  /** Starts a local server for webhooks to call. It responds by a script and records its requests. `close()` ends it too. */
  createReceiver(answers?: readonly ReceiverAnswer[]): Promise<Receiver>;
  /** Resets every environment to the seed. */
  reset(): void;
  /**
   * Reads the seed's file or folder again, then resets. Resolves with the changed files. With `ifChanged` it resets only if a file has
   * changed, and keeps what was edited if the seed is a folder of pictures. Throws a SeedError for an invalid seed, and then changes
   * nothing.
   */
  reseed(options?: { ifChanged?: boolean }): Promise<string[]>;
  /** The absolute paths of the files that the seed was read from, and of the folder if it is one of pictures. */
  seedFiles(): string[];
  /** What a folder of pictures has besides them, such as hidden files. Null if the seed is no such folder. */
  leftOut(): readonly string[] | null;
  /** As of an environment. `problem` says why the last change is not in the folder of the option `state`; null if it is, or will be soon. */
  readonly state: EnvironmentHandle["state"] & { readonly problem: string | null };
  /** The absolute paths of the files that `state` and `save` have written so far, one for each environment. */
  savedFiles(): string[];
  /** Why changes of the Standin that had `state` before may be missing, in a sentence. Null if it ended in good order. */
  readonly leftBehind: string | null;
  /**
   * Completes the responses under way, writes the states to `state` and `save`, ends everything that is pending, and stops
   * listening.
   */
  close(): Promise<void>;
  /** For `await using`: same as `close`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Creates a mock: seed → environments → app. Throws a SeedError for an invalid seed, a StateError for a state that cannot be used, a
 * TypeError for an invalid option, and the system's error for a port in use.
 */
export async function createStandin(options: StandinOptions = {}): Promise<Standin> {
  refuseWrongOptions(options);
  const { seed = defaultSeed, save, state, durable } = withDefaults(options);
  const states = await openStates({ state, save, seed, durable }, nodePlatform, wake);
  try {
    return await createWith(options, states);
  } catch (error) {
    await states.release();
    throw error;
  }
}

async function createWith(options: StandinOptions, states: States): Promise<Standin> {
  const { seed = defaultSeed, host: address, publicUrl, ...others } = withDefaults(options);
  const maximumFile = toBytes("maxFile", others.maxFile);
  const seeds = await createSeedSource(seed, maximumFile, nodePlatform, states.isSeedSaved ? defaultSeed : undefined);
  const mode = options.deliver ?? (isLoopback(address) ? "loopback" : "unsaid");
  const server = new OwnServer(address);
  const origin = () => publicUrl ?? server.url ?? "http://127.0.0.1";
  const mock = composeMock(options, {
    platform: nodePlatform,
    seeds,
    delivery: {
      ...{ mode, origin, ownOrigin: () => server.url },
      send: (call, signal, depth) => {
        const own = server.url === undefined ? [origin()] : [origin(), server.url];
        return send(call, { anyAddress: mode === "any", own, wake, signal, depth });
      },
    },
    settings: {
      trustProxy: others.trustProxy,
      proxy: options.proxy && withoutLastSlashes(options.proxy),
      publicUrl: publicUrl && withoutLastSlashes(publicUrl),
      address,
      allowedOrigins: new Set([options.allowOrigin ?? []].flat().map(toAllowedOrigin)),
      controlToken: options.controlToken,
      hasPages: true,
    },
    createSpool: () => new FileSpool(nodePlatform),
    saving: states.saving,
  });
  await states.keep(mock, options.onSaving ?? (() => undefined));
  const standin = createServed(mock, { seeds, states, server });
  if (options.port !== undefined) await standin.listen(options.port);
  return standin;
}

/** The server of a mock, which listens once at the most. */
class OwnServer {
  url: string | undefined;
  #listening: Promise<Listening> | undefined;

  constructor(readonly host: string) {}

  async listen(app: Express, port = 0): Promise<string> {
    // After a port in use, `listen()` may be called again, and `close()` works.
    this.#listening ??= listen(app, { host: this.host, port }, wake).catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    this.url = (await this.#listening).url;
    return this.url;
  }

  async close(): Promise<void> {
    await (await this.#listening)?.close();
  }
}

type States = Awaited<ReturnType<typeof openStates>>;

interface Served {
  seeds: SeedSource;
  states: States;
  server: OwnServer;
}

function createServed(mock: Mock, { seeds, states, server }: Served): Standin {
  const { environments, live } = mock;
  const app = createApp(mock);
  const receivers: Receiver[] = [];
  const listeningUrl = () => {
    if (server.url === undefined) throw new Error("Standin is not listening. Await standin.listen() first.");
    return server.url;
  };
  const end = async () => {
    live.close();
    await server.close();
    try {
      // Every accepted change is in the state by now.
      await states.saveAll();
    } finally {
      environments.dropAll();
      await Promise.all(receivers.map((receiver) => receiver.close()));
    }
  };
  let ended: Promise<void> | undefined;
  // Only once, since afterwards there is no state left to save.
  const close = () => {
    ended ??= end();
    return ended;
  };
  const handles = createHandles(mock, listeningUrl);
  return {
    ...handles,
    state: {
      ...handles.state,
      get problem() {
        return mock.saving?.problem ?? null;
      },
    },
    app,
    get url() {
      return listeningUrl();
    },
    listen: (port) => server.listen(app, port),
    async reseed({ ifChanged = false } = {}) {
      const before = seeds.current();
      const changed = await seeds.reread();
      // Nobody can write an edit into a folder of pictures.
      if (ifChanged && changed.length > 0 && seeds.leftOut()) environments.rebase(before);
      else if (!ifChanged || changed.length > 0) environments.dropAll();
      return changed;
    },
    seedFiles: seeds.files,
    leftOut: seeds.leftOut,
    savedFiles: states.written,
    leftBehind: states.left ?? null,
    async createReceiver(answers) {
      const receiver = await createScriptedReceiver(answers);
      receivers.push(receiver);
      return receiver;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
