import { withoutLastSlashes } from "../base/paths.js";
import { composeMock, createHandles } from "../compose.js";
import type { EnvironmentHandle } from "../mock/handle.js";
import defaultSeed from "../seed/default-seed.json" with { type: "json" };
import { prepareSeed } from "../seed/seed.js";
import { createFetch, type Fetch } from "./create-fetch.js";
import { createSend } from "./create-send.js";
import { type BrowserStandinOptions, pageUrl, refuseWrongBrowserOptions } from "./options.js";
import { MemorySpool, webPlatform } from "./web-platform.js";

/** The mock in a page or a worker. All members except `fetch` belong to the environment `main`. */
export interface BrowserStandin extends EnvironmentHandle {
  /** The URL that the application calls, without a slash at the end. */
  readonly url: string;
  /**
   * Responds to a request as a Standin server does, control interface included. Rejects like `fetch`: if the request is
   * aborted, and with a TypeError if a fault closes the connection.
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  environment(name: string): EnvironmentHandle;
  /** `main` first, then the others used so far. */
  environments(): EnvironmentHandle[];
  /** Resets every environment to the seed. */
  reset(): void;
  /** Ends everything that is pending: jobs, retries, streams. */
  close(): void;
  /** For `await using`: same as `close`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The mock in a browser. Throws a SeedError for an invalid seed, and a TypeError for an invalid option. */
export function createBrowserStandin(options: BrowserStandinOptions = {}): BrowserStandin {
  refuseWrongBrowserOptions(options);
  const { deliver: mode = "loopback" } = options;
  const base = new URL(options.url ?? "/", pageUrl());
  const url = withoutLastSlashes(base.origin + base.pathname);
  const build = prepareSeed(options.seed ?? defaultSeed, webPlatform);
  // Taken now, so that an application may later replace the page's `fetch` with the mock without a loop.
  const network: Fetch = globalThis.fetch.bind(globalThis);
  const own: Fetch = (...request) => fetch(...request);
  const mock = composeMock(options, {
    platform: webPlatform,
    seeds: { current: () => build, reread: async () => [] },
    delivery: {
      ...{ mode, origin: () => url, ownOrigin: () => url },
      send: createSend({ anyAddress: mode === "any", url, own, network }),
    },
    settings: {
      ...{ publicUrl: options.url === undefined ? undefined : url, address: base.hostname, hasPages: false },
      ...{ trustProxy: false, proxy: undefined, allowedOrigins: new Set(), controlToken: undefined },
    },
    createSpool: () => new MemorySpool(),
  });
  const fetch = createFetch(mock, url.slice(base.origin.length));
  const { environments, live } = mock;
  const close = () => {
    live.close();
    environments.dropAll();
  };
  return {
    ...createHandles(mock, () => url),
    url,
    fetch,
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}
