import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { withoutLastSlashes } from "../../base/base-path.js";
import { plainHeaders } from "../../base/headers.js";
import { decodeBody } from "../wire/decode-body.js";
import { UnavailableError } from "../wire/unavailable.js";
import { callbackAddress, type ListenAddress } from "./callback-address.js";
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

/** One address of the receiver, for one caller. */
export interface Inbox {
  /** The URL to set. */
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** The latest calls to no address of the receiver. */
  readonly astray: readonly ReceivedCall[];
  /** Number of unanswered calls whose callers still wait. */
  readonly holding: number;
  /**
   * Sets the response to all later calls (default: 200). Anybody who knows the address may call. So `respond` looks at the
   * call, which is already in `calls`, before it lets it fail.
   */
  respond(responseTo: (call: ReceivedCall) => InboxResponse): void;
  /** Closes the connections of waiting callers. */
  release(): void;
  /** Waits for a matching call that was not returned before. Undefined after the timeout. */
  next(matches: (call: ReceivedCall) => boolean, timeout: number): Promise<ReceivedCall | undefined>;
}

/** An address without a listener, which refuses connections. */
export interface ClosedInbox extends Inbox {
  open(): Promise<void>;
}

/** A server of the kit that receives the target's calls. */
export interface Receiver {
  inbox(): Inbox;
  /** Undefined if the target connects to a tunnel. */
  closedInbox(): Promise<ClosedInbox | undefined>;
  close(): Promise<void>;
}

/** Limits in bytes for one call and for all calls, because anybody who knows an address may send any body. */
const largestCall = 1024 * 1024;
const mostKept = 64 * largestCall;
/** The number of calls to no address, and the largest one in bytes. */
const mostAstray = 16;
const largestAstray = 16 * 1024;

/**
 * Starts to listen at the narrowest address that receives calls to `callbackUrl`. If calls cannot be held, the receiver closes
 * the connection instead. Throws an UnavailableError.
 */
export async function createReceiver(
  ports: Ports,
  callbackUrl?: string,
  { holds = true }: { holds?: boolean } = {},
): Promise<Receiver> {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  const mail = new Mail(ports, holds);
  const port = await mail.listen(await callbackAddress(callbackUrl, ports.lookup, own));
  const origin = (callbackUrl && withoutLastSlashes(callbackUrl)) ?? `http://127.0.0.1:${port}`;
  return {
    inbox: () => mail.inboxAt(origin),
    closedInbox: async () => (callbackUrl === undefined ? mail.closedInbox() : undefined),
    close: () => mail.close(),
  };
}

/** The calls to all addresses of the receiver, on one or more servers. */
class Mail {
  readonly #inboxes = new Map<string, Mailbox>();
  readonly #astray: ReceivedCall[] = [];
  readonly #servers: Server[] = [];
  #kept = 0;

  constructor(
    readonly ports: Ports,
    readonly holds: boolean,
  ) {}

  /** Resolves with the port. Throws an UnavailableError. */
  listen(at: ListenAddress, server = createServer(this.#receive)): Promise<number> {
    this.#servers.push(server);
    return listen(server, at);
  }

  /** An address that refuses connections until it is opened. */
  async closedInbox(): Promise<ClosedInbox> {
    const host = "127.0.0.1";
    const later = createServer(this.#receive);
    const port = await this.listen({ host, port: 0 }, later);
    await close(later);
    const open = async () => void (await listen(later, { host, port }));
    return Object.assign(this.inboxAt(`http://${host}:${port}`), { open });
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.filter(({ listening }) => listening).map(close));
  }

  inboxAt(base: string): Inbox {
    const { ports } = this;
    const key = ports.unique().toLowerCase();
    const inbox: Mailbox = { calls: [], responseTo: () => 200, held: new Set(), waiting: new Set() };
    this.#inboxes.set(key, inbox);
    const taken = new Set<ReceivedCall>();
    return {
      url: `${base}/standin-verify/${key}`,
      calls: inbox.calls,
      astray: this.#astray,
      get holding() {
        return inbox.held.size;
      },
      respond(responseTo) {
        inbox.responseTo = responseTo;
      },
      release() {
        for (const socket of inbox.held) socket.destroy();
      },
      async next(matches, timeout) {
        const end = ports.now() + timeout;
        for (;;) {
          const call = inbox.calls.find((one) => !taken.has(one) && matches(one));
          if (call) taken.add(call);
          if (call || ports.now() >= end) return call;
          await wakeOr(inbox.waiting, ports.sleep(Math.min(end - ports.now(), 50)));
        }
      },
    };
  }

  readonly #receive: RequestListener = async (request, response) => {
    const refuse = (status: number) => void response.writeHead(status, { Connection: "close" }).end();
    const key = /\/standin-verify\/([a-z0-9]+)/.exec(request.url ?? "")?.[1] ?? "";
    const inbox = this.#inboxes.get(key);
    if (!inbox && Number(request.headers["content-length"]) > largestAstray) return refuse(404);
    if (this.#kept >= mostKept) return refuse(503);
    const { body: bytes, isWhole } = await readBody(request, inbox ? largestCall : largestAstray);
    const headers = plainHeaders(request.headers);
    const body = decodeBody(bytes, headers["content-encoding"], largestCall) ?? bytes;
    const { method = "", url = "", rawHeaders } = request;
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
    else if (next === "hang up" || (next === "hold" && !this.holds)) request.socket.destroy();
    else if (next === "reset") request.socket.resetAndDestroy();
    else if (next === "hold") hold(inbox, request.socket);
    else response.writeHead(next, { "Content-Type": "application/json" }).end("{}");
    wakeAll(inbox);
  };
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** The state of one address. */
interface Mailbox {
  calls: ReceivedCall[];
  responseTo: (call: ReceivedCall) => InboxResponse;
  /** The connections of callers that wait for a response. */
  held: Set<Socket>;
  waiting: Set<() => void>;
}

function hold(inbox: Mailbox, socket: Socket): void {
  if (socket.destroyed) return;
  inbox.held.add(socket);
  socket.once("close", () => {
    inbox.held.delete(socket);
    wakeAll(inbox);
  });
}

function wakeAll({ waiting }: Mailbox): void {
  for (const wake of waiting) wake();
}

async function wakeOr(waiting: Set<() => void>, sleeping: Promise<void>): Promise<void> {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  waiting.add(wake);
  await Promise.race([woken, sleeping]);
  waiting.delete(wake);
}

/** Resolves with the port. Throws an UnavailableError. */
function listen(server: Server, { host, port }: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) => {
      const at = `${host?.includes(":") ? `[${host}]` : (host ?? "any address")}:${port}`;
      const because = `the kit cannot listen for calls at ${at} (${code}). Free the port, or pass another with --callback-url`;
      reject(new UnavailableError(because));
    });
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The body of a call, up to a limit. An interrupted body is kept as far as it arrived. */
function readBody(request: IncomingMessage, largest: number): Promise<{ body: Buffer; isWhole: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => {
      request.pause();
      resolve({ body: Buffer.concat(chunks).subarray(0, largest), isWhole: size <= largest });
    };
    request.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > largest) end();
    });
    for (const event of ["end", "error", "close"]) request.on(event, end);
  });
}
