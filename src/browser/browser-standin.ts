import { withoutLastSlashes } from "../base/base-path.js";
import { composeMock, createHandles } from "../compose.js";
import type { EnvironmentHandle } from "../mock/handle.js";
import defaultSeed from "../seed/default-seed.json" with { type: "json" };
import { prepareSeed } from "../seed/seed.js";
import { createFetch, type Fetch } from "./create-fetch.js";
import { createSend } from "./create-send.js";
import { type BrowserStandinOptions, pageUrl, refuseWrongBrowserOptions } from "./options.js";
import { MemorySpool, webPlatform } from "./web-platform.js";

/** The mock in a page or a worker. Its members beside `fetch` are those of the environment `main`. */
export interface BrowserStandin extends EnvironmentHandle {
  /** Where the application calls it, without a slash at its end. */
  readonly url: string;
  /**
   * Responds to a request as a served Standin does, control interface included. Rejects as `fetch` does: where the request is aborted, and
   * with a TypeError where a fault ends the connection.
   */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  environment(name: string): EnvironmentHandle;
  /** `main` first, then the others that were used so far. */
  environments(): EnvironmentHandle[];
  /** Every environment back to the seed. */
  reset(): void;
  /** Ends everything that waits: jobs, retries, streams. */
  close(): void;
  /** `await using`: as `close`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The stand-in in a browser: seed → environments → a function of the Fetch API. Throws a SeedError for a wrong seed, and a TypeError for
 * a wrong option.
 */
export function createBrowserStandin(options: BrowserStandinOptions = {}): BrowserStandin {
  refuseWrongBrowserOptions(options);
  const { deliver: mode = "loopback" } = options;
  const base = new URL(options.url ?? "/", pageUrl());
  const url = withoutLastSlashes(base.origin + base.pathname);
  const build = prepareSeed(options.seed ?? defaultSeed, webPlatform);
  // An application that later puts the mock in the place of the page's own `fetch` makes no circle.
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
