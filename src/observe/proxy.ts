import { once } from "node:events";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendHttp,
} from "node:http";
import { request as sendHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { endToEnd, plainHeaders } from "../base/headers.js";
import { isOriginAllowed, isOwnHost, isUnnamedWrite } from "../base/hosts.js";
import { leavesBase, withoutLastSlashes } from "../base/paths.js";
import { readsFirst } from "../base/reads-first.js";
import { largestJudged, type Passed } from "./recognise.js";

/** Maximum bytes of bodies kept at a time. Larger ones pass without a verdict. */
export const mostKept = 32 * 1024 * 1024;

/** Receives each request of a proxy at its start. Returns a function that receives its outcome once. */
export type OnRequest = (method: string, path: string) => (passed: Passed) => void;

/** What all requests of a proxy share. */
interface Line {
  target: URL;
  onRequest: OnRequest;
  /** The bodies that are kept now. */
  kept: { bytes: number };
}

/** Sends one request on to the target, and its response back. */
function forward(request: IncomingMessage, response: ServerResponse, { target, onRequest, kept }: Line): void {
  const { method = "GET", url: path = "", headers } = request;
  const onEnd = onRequest(method, path);
  const bodies = [keep(request, kept)];
  const [requestBody] = bodies;
  let upstream: ClientRequest | undefined;
  let answer: IncomingMessage | undefined;
  let isOver = false;
  const end = (came: Partial<Passed>): void => {
    isOver = true;
    onEnd({
      ...{ method, path, requestHeaders: plainHeaders(headers), requestBody: requestBody?.bytes() },
      ...{ status: 0, headers: {}, body: Buffer.alloc(0), ...came },
    });
    for (const one of bodies) one.drop();
  };
  const fail = (error: Error): void => {
    // What the connection does behind a whole response is no matter of its own.
    if (isOver || answer?.complete) return;
    end({ failure: error.message || String((error as NodeJS.ErrnoException).code) });
    upstream?.destroy();
    if (response.headersSent) response.destroy();
    else refuse(response, 502, `${target.origin} did not respond: ${error.message}`);
  };
  const onResponse = (came: IncomingMessage): void => {
    const { statusCode: status = 502, statusMessage = "" } = came;
    answer = came;
    const body = keep(came, kept);
    bodies.push(body);
    came.on("error", fail);
    response.sendDate = false;
    // Node reads a phrase with control characters, but writes none. It has no meaning.
    response.writeHead(status, /^[\t -~\x80-\xff]*$/.test(statusMessage) ? statusMessage : "", passedOn(came));
    // Before the first byte of a body there may be a long time. As bytes, since node writes a text of headers as UTF-8.
    response.write(Buffer.alloc(0));
    came.pipe(response);
    came.on("end", () => {
      if (!isOver) end({ status, headers: plainHeaders(came.headers), body: body.bytes() });
      // It may still be sending what nobody reads any more.
      upstream?.destroy();
    });
  };
  /** An invalid response, such as a status of 99, must not end the process. */
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      fail(error as Error);
    }
  };
  request.on("error", fail);
  response.on("error", fail);
  response.on("close", () => {
    if (!response.writableFinished) fail(new Error("the client disconnected"));
  });
  guarded(() => {
    upstream = open(target, request);
    upstream.on("error", fail);
    upstream.on("socket", (socket) => void readsFirst(socket, () => answer !== undefined));
    upstream.on("response", (came) => guarded(() => onResponse(came)));
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      fail(new Error("it requests another protocol"));
    });
    request.pipe(upstream);
  });
}

/** Opens a request to the target with the method, path and headers of a client's. */
function open(target: URL, request: IncomingMessage): ClientRequest {
  const send = target.protocol === "https:" ? sendHttps : sendHttp;
  return send({
    host: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method: request.method,
    path: withoutLastSlashes(target.pathname) + request.url,
    headers: [...passedOn(request, ["host", "expect"]), "Host", target.host],
    setHost: false,
    agent: false,
  });
}

const passedOn = ({ rawHeaders }: IncomingMessage, without: readonly string[] = []) =>
  endToEnd(rawHeaders, [...without, "trailer"]);

/** Responds in the place of the target. */
function refuse(response: ServerResponse, status: number, reason: string): void {
  // Of a head that could not be written.
  response.statusMessage = "";
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
 * Forwards every request to a target and every response back, byte for byte, except hop-by-hop headers and trailers. Listens only on this
 * machine. Rejects with the system error.
 */
export async function createProxy(targetUrl: string, port: number, callers: Callers, onRequest: OnRequest) {
  const target = new URL(targetUrl);
  const kept = { bytes: 0 };
  const server = createServer((request, response) => {
    try {
      const refusal = refusalOf(request, target, callers);
      if (refusal) refuse(response, ...refusal);
      else forward(request, response, { target, onRequest, kept });
    } catch (error) {
      // Whatever it is, the observer goes on.
      refuse(response, 502, `the observer failed: ${(error as Error).message}`);
    }
  });
  // The target decides about slow clients.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
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
