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
import { largestJudged, type Passed } from "./record.js";

/** Is told of what passes. */
export interface Subscriber {
  /** Called for each request. Returns a function that receives the outcome once, or undefined to keep nothing of it. */
  onRequest(method: string, path: string): ((passed: Passed) => void) | undefined;
}

/** Who may call beside this machine, its names and its pages. */
export interface Callers {
  /** Names in `Host`, such as that of a tunnel. */
  hosts: readonly string[];
  /** Origins of pages; `*` is all of them. */
  origins: ReadonlySet<string | undefined>;
}

/** Maximum bytes of bodies kept at a time. Larger ones pass without a verdict. */
export const mostKept = 32 * 1024 * 1024;

/** Forwards every request to a target and every response back, byte for byte, except hop-by-hop headers. */
export interface Proxy {
  /** The address that replaces the target, with its base path. */
  readonly url: string;
  /** Accepts no more requests, waits for open ones until `patience` resolves, then resolves. */
  close(patience: Promise<void>): Promise<void>;
}

/** Listens only on this machine. Rejects with the system error. */
export async function createProxy(
  targetUrl: string,
  port: number,
  callers: Callers,
  subscriber: Subscriber,
): Promise<Proxy> {
  const target = new URL(targetUrl);
  const kept = { bytes: 0 };
  const server = createServer((request, response) => {
    const refusal = refusalOf(request, target, callers);
    if (refusal) refuse(response, ...refusal);
    else pass(request, response, { target, subscriber, kept });
  });
  // The target decides about slow clients.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(patience) {
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

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { target, subscriber, kept }: { target: URL; subscriber: Subscriber; kept: { bytes: number } },
): void {
  const { method = "GET", url: path = "" } = request;
  const onEnd = subscriber.onRequest(method, path);
  const requestBody = onEnd && keep(request, kept);
  let responseBody: Kept | undefined;
  const passed = (came: Partial<Passed>) => {
    onEnd?.({
      ...{ method, path, requestHeaders: plainHeaders(request.headers), requestBody: requestBody?.bytes() },
      ...{ status: 0, headers: {}, body: Buffer.alloc(0), ...came },
    });
    for (const one of [requestBody, responseBody]) one?.drop();
  };
  let upstream: ClientRequest | undefined;
  let isOver = false;
  const fail = (error: Error) => {
    if (isOver) return;
    isOver = true;
    passed({ failure: error.message || String((error as NodeJS.ErrnoException).code) });
    upstream?.destroy();
    if (response.headersSent) response.destroy();
    else refuse(response, 502, `${target.origin} did not respond: ${error.message}`);
  };
  /** An invalid response, such as a status of 99, must not end the process. */
  const guarded =
    <Value>(work: (value: Value) => void) =>
    (value: Value): void => {
      try {
        work(value);
      } catch (error) {
        fail(error as Error);
      }
    };
  const onResponse = guarded((came: IncomingMessage) => {
    const { statusCode: status = 502, statusMessage } = came;
    responseBody = onEnd && keep(came, kept);
    came.on("error", fail);
    came.on(
      "end",
      guarded(() => {
        response.addTrailers(inPairs(came.rawTrailers));
        response.end();
        if (isOver) return;
        isOver = true;
        passed({ status, headers: plainHeaders(came.headers), body: responseBody?.bytes() });
      }),
    );
    response.sendDate = false;
    response.writeHead(status, statusMessage, passedOn(came, hasTrailers(came) && ![204, 304].includes(status)));
    // Before the first byte of a body there may be a long time. As bytes, since node writes a text of headers as UTF-8.
    response.write(Buffer.alloc(0));
    came.pipe(response, { end: false });
  });
  /** They are hints: those that cannot be written are left out. */
  const onInformation = ({ statusCode, headers }: InformationEvent) => {
    if (statusCode !== 103 || response.headersSent) return;
    try {
      response.writeEarlyHints(plainHeaders(headers));
    } catch {}
  };
  request.on("error", fail);
  response.on("error", fail);
  response.on("close", () => {
    if (!response.writableFinished) fail(new Error("the client disconnected"));
  });
  guarded(() => {
    upstream = open(target, request);
    upstream.on("error", fail);
    upstream.on("information", onInformation);
    upstream.on("response", onResponse);
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      fail(new Error("it requests another protocol"));
    });
    request.pipe(upstream, { end: false });
    request.on(
      "end",
      guarded(() => {
        upstream?.addTrailers(inPairs(request.rawTrailers));
        upstream?.end();
      }),
    );
  })(undefined);
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
