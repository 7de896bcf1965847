import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type InformationEvent,
  type Server,
  type ServerResponse,
  request as sendHttp,
} from "node:http";
import { request as sendHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { leavesBase, withoutLastSlashes } from "../base/base-path.js";
import { isOriginAllowed, isOwnHost, isUnnamedWrite } from "../base/foreign.js";
import { endToEnd, plainHeaders } from "../base/headers.js";
import { largestJudged, type Passed } from "./recognise.js";

/** Maximum bytes of bodies kept at a time. Larger ones pass without a verdict. */
export const mostKept = 32 * 1024 * 1024;

/** Is told of what passes. */
export interface Subscriber {
  /** Called for each request. Returns a function that receives the outcome once, or undefined to keep nothing of it. */
  onRequest(method: string, path: string): ((passed: Passed) => void) | undefined;
}

/** What all requests of a proxy share. */
interface Line {
  target: URL;
  subscriber: Subscriber;
  /** The bodies that are kept now. */
  kept: { bytes: number };
}

/** One request on its way to the target, and its response on its way back. */
class Forwarding {
  readonly #onEnd: ((passed: Passed) => void) | undefined;
  readonly #requestBody: Kept | undefined;
  #responseBody: Kept | undefined;
  #upstream: ClientRequest | undefined;
  #isOver = false;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly line: Line,
  ) {
    this.#onEnd = line.subscriber.onRequest(request.method ?? "GET", request.url ?? "");
    this.#requestBody = this.#onEnd && keep(request, line.kept);
  }

  start(): void {
    const { request, response } = this;
    request.on("error", this.#fail);
    response.on("error", this.#fail);
    response.on("close", () => {
      if (!response.writableFinished) this.#fail(new Error("the client disconnected"));
    });
    this.#guarded(() => {
      const upstream = open(this.line.target, request);
      this.#upstream = upstream;
      upstream.on("error", this.#fail);
      upstream.on("information", this.#onInformation);
      upstream.on("response", this.#guarded(this.#onResponse));
      upstream.on("upgrade", (_, socket) => {
        socket.destroy();
        this.#fail(new Error("it requests another protocol"));
      });
      request.pipe(upstream, { end: false });
      const end = () => {
        upstream.addTrailers(inPairs(request.rawTrailers));
        upstream.end();
      };
      request.on("end", this.#guarded(end));
    })(undefined);
  }

  #passed(came: Partial<Passed>): void {
    const { method = "GET", url: path = "", headers } = this.request;
    this.#onEnd?.({
      ...{ method, path, requestHeaders: plainHeaders(headers), requestBody: this.#requestBody?.bytes() },
      ...{ status: 0, headers: {}, body: Buffer.alloc(0), ...came },
    });
    for (const one of [this.#requestBody, this.#responseBody]) one?.drop();
  }

  readonly #fail = (error: Error): void => {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#passed({ failure: error.message || String((error as NodeJS.ErrnoException).code) });
    this.#upstream?.destroy();
    if (this.response.headersSent) this.response.destroy();
    else refuse(this.response, 502, `${this.line.target.origin} did not respond: ${error.message}`);
  };

  /** An invalid response, such as a status of 99, must not end the process. */
  #guarded<Value>(work: (value: Value) => void): (value: Value) => void {
    return (value) => {
      try {
        work(value);
      } catch (error) {
        this.#fail(error as Error);
      }
    };
  }

  readonly #onResponse = (came: IncomingMessage): void => {
    const { response } = this;
    const { statusCode: status = 502, statusMessage } = came;
    this.#responseBody = this.#onEnd && keep(came, this.line.kept);
    came.on("error", this.#fail);
    const end = () => {
      response.addTrailers(inPairs(came.rawTrailers));
      response.end();
      if (this.#isOver) return;
      this.#isOver = true;
      this.#passed({ status, headers: plainHeaders(came.headers), body: this.#responseBody?.bytes() });
    };
    came.on("end", this.#guarded(end));
    response.sendDate = false;
    response.writeHead(status, statusMessage, passedOn(came, hasTrailers(came) && ![204, 304].includes(status)));
    // Before the first byte of a body there may be a long time. As bytes, since node writes a text of headers as UTF-8.
    response.write(Buffer.alloc(0));
    came.pipe(response, { end: false });
  };

  /** They are hints: those that cannot be written are left out. */
  readonly #onInformation = ({ statusCode, headers }: InformationEvent): void => {
    if (statusCode !== 103 || this.response.headersSent) return;
    try {
      this.response.writeEarlyHints(plainHeaders(headers));
    } catch {}
  };
}

/** The same request to the target. */
function open(target: URL, request: IncomingMessage): ClientRequest {
  const send = target.protocol === "https:" ? sendHttps : sendHttp;
  const wantsTrailers = /\btrailers\b/i.test(String(request.headers.te));
  return send({
    host: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method: request.method,
    path: withoutLastSlashes(target.pathname) + request.url,
    headers: [
      ...passedOn(request, hasTrailers(request), ["host", "expect"]),
      ...(wantsTrailers ? ["TE", "trailers"] : []),
      ...["Host", target.host],
    ],
    setHost: false,
    agent: false,
  });
}

/** Headers of a message; trailers can be announced only where a body comes in chunks. */
const passedOn = ({ rawHeaders }: IncomingMessage, announcesTrailers: boolean, without: readonly string[] = []) =>
  endToEnd(rawHeaders, announcesTrailers ? without : [...without, "trailer"]);

const hasTrailers = ({ headers }: IncomingMessage): boolean => headers["transfer-encoding"] !== undefined;

const inPairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : []));

/** Responds in the place of the target. */
function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end(`standin observe: ${reason}\n`);
}

interface Kept {
  /** Undefined if the body is too large to judge or keep. */
  bytes(): Buffer | undefined;
  drop(): void;
}

/** Keeps a copy of what flows, and counts it with all others. */
function keep(stream: IncomingMessage, all: { bytes: number }): Kept {
  let chunks: Buffer[] | undefined = [];
  let size = 0;
  const drop = () => {
    all.bytes -= size;
    size = 0;
    chunks = undefined;
  };
  stream.on("data", (chunk: Buffer) => {
    if (!chunks) return;
    if (size + chunk.length > largestJudged || all.bytes + chunk.length > mostKept) return drop();
    size += chunk.length;
    all.bytes += chunk.length;
    chunks.push(chunk);
  });
  return { bytes: () => chunks && Buffer.concat(chunks), drop };
}

/** Who may call beside this machine, its names and its pages. */
export interface Callers {
  /** Names in `Host`, such as that of a tunnel. */
  hosts: readonly string[];
  /** Origins of pages; `*` is all of them. */
  origins: ReadonlySet<string | undefined>;
}

/**
 * Forwards every request to a target and every response back, byte for byte, except hop-by-hop headers. Listens only on this
 * machine. Rejects with the system error.
 */
export async function createProxy(targetUrl: string, port: number, callers: Callers, subscriber: Subscriber) {
  const target = new URL(targetUrl);
  const kept = { bytes: 0 };
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, target, callers);
    if (refusal) refuse(response, ...refusal);
    else new Forwarding(request, response, { target, subscriber, kept }).start();
  });
  // The target decides about slow clients.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  await listen(server, port);
  return {
    /** The address that replaces the target, with its base path. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Accepts no more requests, waits for open ones until `patience` resolves, then resolves. */
    async close(patience: Promise<void>): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, patience]);
      server.closeAllConnections();
      await closed;
    },
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });

/** The status and the reason for a request that is not forwarded. */
function refusalOf(
  { method = "", url = "", headers }: IncomingMessage,
  target: URL,
  { hosts, origins }: Callers,
): [status: number, reason: string] | undefined {
  const { host, origin } = headers;
  if (host && !isOwnHost(host, hosts)) {
    const mend = `If that is a tunnel or a container, pass --allow-host ${host.replace(/:\d+$/, "")}.`;
    return [403, `The host ${JSON.stringify(host)} is not this machine's. ${mend}`];
  }
  if (isUnnamedWrite(method, headers)) return [403, "Refused: a form or frame of another site cannot send writes."];
  const own = [`http://${host}`, `https://${host}`];
  if (origin !== undefined && !isOriginAllowed(origin, origins) && !own.includes(origin))
    return [403, `A page of ${origin} may not call this server. Pass --allow-origin ${origin} to allow it.`];
  // A proxy for one target takes no addresses of others.
  if (!url.startsWith("/")) return [400, "The request must be for a path, such as /uploads/1."];
  if (leavesBase(String(url.split("?", 1))))
    return [400, `${JSON.stringify(url)} is outside the base path of ${target.href}. Request a path below it.`];
  if (/\bwebsocket\b/i.test(headers.upgrade ?? ""))
    return [501, `WebSockets are not forwarded. Connect to ${target.origin} directly.`];
  return undefined;
}
