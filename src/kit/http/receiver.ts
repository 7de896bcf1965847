import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { reachOf } from "../../base/addresses.js";
import { plainHeaders } from "../../base/headers.js";
import { isLoopback } from "../../base/hosts.js";
import { withoutLastSlashes } from "../../base/paths.js";
import type { Target } from "../binding/target.js";
import { decodeBody } from "../wire/decode-body.js";
import { UnavailableError } from "../wire/unavailable.js";
import { addressesOf } from "./elsewhere.js";
import type { Ports } from "./ports.js";

/** A call as it arrived at the kit's receiver. */
export interface ReceivedCall {
  method: string;
  /** Path and query, below the receiver's own address. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Names and values in the order and the case in which they came. */
  rawHeaders: readonly string[];
  body: string;
  at: number;
}

/** How the receiver responds: with a status, by closing or resetting the connection, or not at all until the caller times out. */
export type InboxResponse = number | "hang up" | "reset" | "hold";

/** A server of the kit that receives the target's calls. */
export type Receiver = Pick<Mail, "inbox" | "closedInbox" | "close">;

/** Limits in bytes for one call and for all calls, because anybody who knows an address may send any body. */
const largestCall = 1024 * 1024;
const mostKept = 64 * largestCall;
/** The number of calls to no address, and the largest one in bytes. */
const mostAstray = 16;
const largestAstray = 16 * 1024;

/** Listens at the narrowest address for calls to `callbackUrl`; `holds`: they can be held. Throws UnavailableError. */
export async function createReceiver(ports: Ports, callbackUrl?: string, holds = true): Promise<Receiver> {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  const mail = new Mail(ports, callbackUrl && withoutLastSlashes(callbackUrl), holds);
  await mail.open(await callbackAddress(callbackUrl, ports.lookup, own));
  return mail;
}

/** Whether a target may reach the receiver: it is on this machine, or the user named an address that it reaches. */
export const mayReach = ({ url, callbackUrl }: Pick<Target, "url" | "callbackUrl">): boolean =>
  callbackUrl !== undefined || isLoopback(new URL(url).hostname);

/** The port of a receiver whose public URL has none: the local end of a tunnel. */
const defaultCallbackPort = 4019;

/** An address to listen on. Without a host: all addresses of this machine. */
interface ListenAddress {
  host: string | undefined;
  port: number;
}

/**
 * The narrowest address that receives calls to a callback URL. Without a port, the URL is a tunnel that ends on loopback. With
 * a port, it leads to the host's address on this machine (`own` lists these). If the host has none, calls are forwarded from
 * elsewhere, so the receiver listens on all addresses.
 */
export async function callbackAddress(
  callbackUrl: string | undefined,
  lookup: Ports["lookup"],
  own: readonly string[],
): Promise<ListenAddress> {
  if (callbackUrl === undefined) return { host: "127.0.0.1", port: 0 };
  const url = new URL(callbackUrl);
  if (url.port === "") return { host: "127.0.0.1", port: defaultCallbackPort };
  const addresses = await addressesOf(url.hostname, lookup).catch(() => []);
  const host = addresses.find((address) => reachOf(address) === "loopback" || own.includes(address));
  return { host, port: Number(url.port) };
}

/** In milliseconds. */
const lookInterval = 10;

/** One address of the receiver, for one caller. */
export class Inbox {
  readonly calls: ReceivedCall[] = [];
  /** The connections of callers that still wait for a response. */
  readonly held = new Set<Socket>();
  /** The response to all later calls. Anybody may call, so it looks at the call, which is already in `calls`, before it lets it fail. */
  responseTo: (call: ReceivedCall) => InboxResponse = () => 200;
  readonly #taken = new Set<ReceivedCall>();

  constructor(
    readonly ports: Ports,
    readonly url: string,
    /** The latest calls to no address of the receiver. */
    readonly astray: readonly ReceivedCall[],
  ) {}

  /** Closes the connections of waiting callers. */
  release(): void {
    for (const socket of this.held) socket.destroy();
  }

  /** Waits for a matching call that was not returned before. Undefined after the timeout. `matches` depends on the calls alone. */
  async next(matches: (call: ReceivedCall) => boolean, timeout: number): Promise<ReceivedCall | undefined> {
    const { now, sleep } = this.ports;
    for (let end = now() + timeout, looked = 0; ; ) {
      const hasMore = this.calls.length > looked;
      const call = hasMore ? this.calls.find((one) => !this.#taken.has(one) && matches(one)) : undefined;
      looked = this.calls.length;
      if (call) this.#taken.add(call);
      if (call || now() >= end) return call;
      await sleep(Math.min(end - now(), lookInterval));
    }
  }
}

/** An address without a listener, which refuses connections. */
export type ClosedInbox = Inbox & { open(): Promise<void> };

/** The calls to all addresses of the receiver, on one or more servers. */
class Mail {
  readonly #inboxes = new Map<string, Inbox>();
  readonly #astray: ReceivedCall[] = [];
  readonly #servers: Server[] = [];
  #kept = 0;
  #port = 0;

  constructor(
    readonly ports: Ports,
    readonly callbackUrl: string | undefined,
    readonly holds: boolean,
  ) {}

  async open(at: ListenAddress): Promise<void> {
    this.#port = await listen(this.#server(), at);
  }

  #server(): Server {
    const server = createServer(this.#receive);
    this.#servers.push(server);
    return server;
  }

  inbox(base = this.callbackUrl ?? `http://127.0.0.1:${this.#port}`): Inbox {
    const key = this.ports.unique().toLowerCase();
    const inbox = new Inbox(this.ports, `${base}/standin-verify/${key}`, this.#astray);
    this.#inboxes.set(key, inbox);
    return inbox;
  }

  /** An address that refuses connections until it is opened. Undefined if the target connects to a tunnel. */
  async closedInbox(): Promise<ClosedInbox | undefined> {
    if (this.callbackUrl !== undefined) return undefined;
    const host = "127.0.0.1";
    const later = this.#server();
    const port = await listen(later, { host, port: 0 });
    await close(later);
    return Object.assign(this.inbox(`http://${host}:${port}`), {
      open: async () => void (await listen(later, { host, port })),
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.filter(({ listening }) => listening).map(close));
  }

  readonly #receive: RequestListener = async (request, response) => {
    const refuse = (status: number) => void response.writeHead(status, { Connection: "close" }).end();
    // A call has a body. Whoever asks whether there is an address has not called it.
    if (request.method === "HEAD" || request.method === "OPTIONS") return void response.writeHead(204).end();
    const key = /\/standin-verify\/([a-z0-9]+)/.exec(request.url ?? "")?.[1] ?? "";
    const inbox = this.#inboxes.get(key);
    if (!inbox && Number(request.headers["content-length"]) > largestAstray) return refuse(404);
    if (this.#kept >= mostKept) return refuse(503);
    const { body: bytes, isWhole } = await readBody(request, inbox ? largestCall : largestAstray);
    const headers = plainHeaders(request.headers);
    const body = decodeBody(bytes, headers["content-encoding"], largestCall) ?? bytes;
    const { method = "", url = "", rawHeaders, socket } = request;
    const call = { method, path: url, headers, rawHeaders, body: body.toString("utf8"), at: this.ports.now() };
    if (!inbox) {
      this.#astray.push(call);
      this.#astray.splice(0, this.#astray.length - mostAstray);
      return refuse(404);
    }
    // Headers are kept twice: by name, and as they came.
    this.#kept += body.length + 2 * (url.length + rawHeaders.reduce((sum, { length }) => sum + length, 0));
    inbox.calls.push(call);
    const next = inbox.responseTo(call);
    if (!isWhole) refuse(413);
    else if (next === "hang up" || (next === "hold" && !this.holds)) socket.destroy();
    else if (next === "reset") socket.resetAndDestroy();
    else if (next !== "hold") response.writeHead(next, { "Content-Type": "application/json" }).end("{}");
    else if (!socket.destroyed) {
      inbox.held.add(socket);
      socket.once("close", () => inbox.held.delete(socket));
    }
  };
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Resolves with the port. Throws an UnavailableError. */
async function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  server.listen({ port, ...(host ? { host } : {}) });
  await once(server, "listening").catch(({ code }: NodeJS.ErrnoException) => {
    const at = `${host?.includes(":") ? `[${host}]` : (host ?? "any address")}:${port}`;
    const because = `the kit cannot listen for calls at ${at} (${code}). Free the port, or pass another with --callback-url`;
    throw new UnavailableError(because);
  });
  return (server.address() as AddressInfo).port;
}

/** The body of a call, up to a limit. An interrupted body is kept as far as it arrived. */
async function readBody(request: IncomingMessage, largest: number): Promise<{ body: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // The rest is not read, but the caller still gets a response.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > largest) break;
    }
  } catch {}
  return { body: Buffer.concat(chunks).subarray(0, largest), isWhole: size <= largest };
}
