import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createBrowserStandin } from "../../src/browser/index.js";
import { createReceiver } from "../../src/http/scripted-receiver.js";
import type { Standin, StandinOptions } from "../../src/index.js";

type Fetch = (request: Request) => Promise<Response>;

/** Whether the tests that use it show the mock of a browser (the project `over-fetch`) rather than the server's. */
export const isOverFetch = process.env.STANDIN_OVER_FETCH !== undefined;

/**
 * The stand-in of a browser, to be tested as the one of Node is: `app` turns each request into one of the Fetch API, and its response back.
 * What a server alone has is not there.
 */
export async function createFetchStandin({ publicUrl, seed, port, ...options }: StandinOptions): Promise<Standin> {
  if (typeof seed === "string") throw new Error("A browser reads no seed from a file.");
  const server = createServer((...request) => app(...request));
  const listen = (wanted = 0): Promise<string> =>
    new Promise((resolve) =>
      // It listens on a TCP port, so the address is not a string.
      server.listen(wanted, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
    );
  const listening = port === undefined ? undefined : await listen(port);
  const url = publicUrl ?? listening ?? "http://127.0.0.1";
  const browser = createBrowserStandin({ ...options, ...(seed ? { seed } : {}), url });
  const app = toListener(browser.fetch, browser.url);
  return {
    ...browser,
    app,
    url: listening ?? url,
    listen,
    reseed: async () => browser.reset(),
    createReceiver,
    async close() {
      browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A listener of Node that asks a function of the Fetch API; the origin of every request is this one. */
const toListener =
  (fetch: Fetch, origin: string): RequestListener =>
  async (incoming, outgoing) => {
    try {
      await respond(await fetch(await toRequest(incoming, origin)), outgoing);
    } catch {
      outgoing.destroy();
    }
  };

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = "GET", url = "/", rawHeaders } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    // What a page cannot set.
    if (!/^(?:connection|host|content-length|transfer-encoding|accept-encoding)$/i.test(name))
      headers.append(name, value);
  }
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return new Request(new URL(url, origin), { method, headers, ...body });
}

/** Waits until it has left, so that a connection that breaks then breaks after it. */
const written = (outgoing: ServerResponse, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve) => void outgoing.write(bytes, () => resolve()));

async function respond({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  headers.forEach((value, name) => void outgoing.setHeader(name, value));
  outgoing.writeHead(status);
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    await written(outgoing, read.value);
  outgoing.end();
}
