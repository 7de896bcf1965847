import { Context } from "../api/context.js";
import { createHandler } from "../api/handler.js";
import { refusePath } from "../api/refuse.js";
import { controlRouter } from "../control/router.js";
import type { Mock } from "../mock/mock.js";
import { FetchTransport } from "./fetch-transport.js";

export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** The mock as a function like `fetch`, below a path, empty or such as `/cms`. Rejects like `fetch`. */
export function createFetch(mock: Mock, basePath: string): Fetch {
  const handle = createHandler({ control: controlRouter(refusePath) });

  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const isBelow = pathname.startsWith(`${basePath}/`);
    const body = new Uint8Array(await request.arrayBuffer());
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      const path = isBelow ? pathname.slice(basePath.length) : pathname;
      const context = new Context(mock, new FetchTransport({ request, body, path, search }, { resolve, reject }));
      if (isBelow) void handle(context);
      else refusePath(context);
    });
  };
}
