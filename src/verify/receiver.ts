import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { withoutLastSlashes } from "../base/last-slashes.js";
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

/** How the receiver answers: a status, or by hanging up. */
export type Answer = number | "hang up";

/** One address of the receiver, for one webhook. */
export interface Inbox {
  /** What a webhook's `url` is set to. */
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** The answers from now on, in turn; the last one is repeated. 200 at first. */
  answer(...answers: Answer[]): void;
  /** Waits until a call matches that was not taken before; undefined when none came in time. */
  next(matches: (call: ReceivedCall) => boolean, timeout: number): Promise<ReceivedCall | undefined>;
}

/** A server of the kit's own that webhooks call. */
export interface Receiver {
  inbox(): Inbox;
  close(): Promise<void>;
}

/** The port on which a receiver listens whose public URL names none: a tunnel's end on this machine. */
export const defaultCallbackPort = 4019;

/** Starts to listen: on loopback at a free port, or, behind a public URL, on every address at the port that it names. */
export async function createReceiver(ports: Ports, callbackUrl?: string): Promise<Receiver> {
  const inboxes = new Map<string, { calls: ReceivedCall[]; answers: Answer[]; waiting: Set<() => void> }>();

  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const key = /\/standin-verify\/([a-z0-9]+)/.exec(request.url ?? "")?.[1] ?? "";
    const inbox = inboxes.get(key);
    if (!inbox) return void response.writeHead(404).end();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value ?? ""].flat().join(", ")]),
    );
    const { method = "", url = "", rawHeaders } = request;
    inbox.calls.push({ method, path: url, headers, rawHeaders, body, at: ports.now() });
    const answer = (inbox.answers.length > 1 ? inbox.answers.shift() : inbox.answers[0]) ?? 200;
    if (answer === "hang up") request.socket.destroy();
    else response.writeHead(answer, { "Content-Type": "application/json" }).end("{}");
    for (const wake of inbox.waiting) wake();
  });
  const origin = await listen(server, callbackUrl);

  return {
    inbox() {
      const key = ports.unique().toLowerCase();
      const inbox = { calls: [] as ReceivedCall[], answers: [200] as Answer[], waiting: new Set<() => void>() };
      inboxes.set(key, inbox);
      const taken = new Set<ReceivedCall>();
      return {
        url: `${origin}/standin-verify/${key}`,
        calls: inbox.calls,
        answer(...answers) {
          inbox.answers = answers;
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
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

function listen(server: Server, callbackUrl: string | undefined): Promise<string> {
  const url = callbackUrl === undefined ? undefined : new URL(callbackUrl);
  const port = url ? Number(url.port || defaultCallbackPort) : 0;
  const host = url ? undefined : "127.0.0.1";
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      resolve(callbackUrl === undefined ? origin : withoutLastSlashes(callbackUrl));
    });
  });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    // A call that was cut off is shown as far as it came.
  }
  return Buffer.concat(chunks).toString("utf8");
}
