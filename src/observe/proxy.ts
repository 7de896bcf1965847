import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendHttp,
} from "node:http";
import { request as sendHttps } from "node:https";
import type { AddressInfo } from "node:net";
import { withoutLastSlashes } from "../base/last-slashes.js";
import { plainHeaders } from "../base/plain-headers.js";
import { largestJudged, type Passed } from "./record.js";

/** Is told of what passes. */
export interface Onlooker {
  /** A request is on its way; what is returned is told how it ended, once. */
  onRequest(method: string, path: string): (passed: Passed) => void;
}

/** Hands every request on to a target and every response back, byte for byte. */
export interface Proxy {
  /** At which the proxy stands for the target, base path included. */
  readonly url: string;
  /** Takes nothing more, lets what is on its way end for `patience` and resolves. */
  close(patience: Promise<void>): Promise<void>;
}

/** Listens on this machine alone. Rejects with the error of the system where that does not go. */
export async function createProxy(targetUrl: string, port: number, onlooker: Onlooker): Promise<Proxy> {
  const server = createServer((request, response) => pass(new URL(targetUrl), request, response, onlooker));
  // What a client sends slowly is the target's matter.
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

function pass(target: URL, request: IncomingMessage, response: ServerResponse, onlooker: Onlooker): void {
  const { method = "GET", url: path = "" } = request;
  // A proxy for one target takes no addresses of others.
  if (!path.startsWith("/")) {
    refuse(response, 400, "standin observe takes paths alone.\n");
    return;
  }
  const onEnd = onlooker.onRequest(method, path);
  const requestBody = keep(request);
  const passed = (came: Partial<Passed>) =>
    onEnd({
      ...{
        method,
        path,
        requestHeaders: plainHeaders(request.headers),
        requestBody: requestBody(),
        status: 0,
        headers: {},
      },
      ...{ body: Buffer.alloc(0), ...came },
    });
  let upstream: ClientRequest | undefined;
  let isOver = false;
  const fail = (error: Error) => {
    if (isOver) return;
    isOver = true;
    passed({ failure: error.message || String((error as NodeJS.ErrnoException).code) });
    upstream?.destroy();
    if (response.headersSent) response.destroy();
    else refuse(response, 502, `standin observe: ${target.origin} did not respond: ${error.message}\n`);
  };
  /** What cannot be written, such as a status of 99, must not end the process. */
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
    const body = keep(came);
    came.on("error", fail);
    came.on("end", () => {
      if (isOver) return;
      isOver = true;
      passed({ status: came.statusCode ?? 0, headers: plainHeaders(came.headers), body: body() });
    });
    response.sendDate = false;
    response.writeHead(came.statusCode ?? 502, came.statusMessage, endToEnd(came.rawHeaders));
    // Before the first byte of a body there may be a long time.
    response.flushHeaders();
    came.pipe(response);
  });
  request.on("error", fail);
  response.on("error", fail);
  response.on("close", () => {
    if (!response.writableFinished) fail(new Error("the client went away"));
  });
  guarded(() => {
    upstream = open(target, request);
    upstream.on("error", fail);
    upstream.on("response", onResponse);
    upstream.on("upgrade", (_, socket) => {
      socket.destroy();
      fail(new Error("it wants another protocol"));
    });
    request.pipe(upstream);
  })(undefined);
}

/** The same request to the target. */
function open(target: URL, { method, url = "", rawHeaders }: IncomingMessage): ClientRequest {
  const send = target.protocol === "https:" ? sendHttps : sendHttp;
  return send({
    host: target.hostname.replace(/^\[|\]$/g, ""),
    port: target.port,
    method,
    path: withoutLastSlashes(target.pathname) + url,
    headers: [...endToEnd(rawHeaders, ["host", "expect"]), "Host", target.host],
    setHost: false,
    agent: false,
  });
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" }).end(text);
}

/** Keeps a copy of what flows, as far as it can be judged; undefined where it is larger. */
function keep(stream: IncomingMessage): () => Buffer | undefined {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= largestJudged) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () => (size <= largestJudged ? Buffer.concat(chunks) : undefined);
}

/** Of one connection alone, and not of a message (RFC 9110, 7.6.1). The framing of a body is made anew as it was. */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "upgrade", "te"];

/** The headers of a message as they came: names, values and order. */
function endToEnd(raw: readonly string[], without: readonly string[] = []): string[] {
  const left = new Set([...ofConnection, ...without]);
  return raw.filter((_, index) => !left.has(raw[index - (index % 2)]?.toLowerCase() ?? ""));
}
