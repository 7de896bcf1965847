import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import type { Express } from "express";
import { plainHeaders } from "../../src/base/headers.js";
import { parseJson } from "../../src/base/json.js";
import { prototypesOf } from "../../src/http/app.js";
import type { HttpRequest } from "../../src/kit/http/request.js";
import type { Transport } from "../../src/kit/http/transport.js";
import { decodeBody } from "../../src/kit/wire/decode-body.js";
import { toText, unanswered } from "../../src/kit/wire/exchange.js";

/** A request to a server of this process, past the network. */
export interface NearRequest {
  method: string;
  /** With the query. */
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface NearReply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Resolves with undefined if the connection is lost. */
export type NearServer = (request: NearRequest) => Promise<NearReply | undefined>;

const servers = new Map<string, NearServer>();

/** What the kit sends to this origin goes to the server itself until the end: sockets take half of the time of a run. */
export function serveNear(origin: string, server: NearServer): () => void {
  servers.set(origin, server);
  return () => void servers.delete(origin);
}

/** As undici decides; what is larger goes by the network. */
const largest = 2 ** 20;

/** The network of a run in a test: near servers without sockets, and the real one for all else. */
export const nearNetwork = (real: Transport): Transport => ({
  isConnected: (url) => servers.has(new URL(url).origin) || real.isConnected(url),
  close: () => real.close(),
  async send(request: HttpRequest) {
    const { origin, host, pathname, search } = new URL(request.url);
    const server = servers.get(origin);
    const { method, headers, body } = request;
    // What undici makes of a form is its own.
    if (!server || (typeof body === "object" && !(body instanceof Uint8Array))) return real.send(request);
    await new Promise((resolve) => void setImmediate(resolve));
    const sent = Buffer.from(body ?? "");
    const size = body === undefined ? {} : { "content-length": String(sent.length) };
    const all = { host, connection: "keep-alive", ...lowerCase(headers), ...size };
    const reply = await server({ method, path: pathname + search, headers: all, body: sent });
    if (!reply) return unanswered(request, "UND_ERR_SOCKET: other side closed");
    const came = lowerCase(reply.headers);
    const bytes = decodeBody(reply.body, came["content-encoding"], largest) ?? reply.body;
    const text = new TextDecoder().decode(bytes);
    return {
      request: { method, url: request.url, headers, body: toText(body) },
      ...{ status: reply.status, headers: came, text, size: bytes.length, json: parseJson(text) },
    };
  },
});

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The app of a mock as a near server: it gets node's own messages, on a connection that is none. */
export function nearApp(app: RequestListener): NearServer {
  const made = prototypesOf(app as Express) as {
    IncomingMessage: typeof IncomingMessage;
    ServerResponse: typeof ServerResponse;
  };
  return ({ method, path, headers, body }) =>
    new Promise((resolve) => {
      const connection = new Connection();
      const socket = connection as unknown as Socket;
      const request = new made.IncomingMessage(socket);
      Object.assign(request, { method, url: path, headers, httpVersion: "1.1", complete: true });
      request.rawHeaders = Object.entries(headers).flat();
      if (body.length > 0) request.push(body);
      request.push(null);
      const response = new made.ServerResponse(request);
      // By the length, or to the end: not in chunks.
      response.useChunkedEncodingByDefault = false;
      response.assignSocket(socket);
      connection.once("close", () => resolve(undefined));
      response.once("finish", () => {
        response.detachSocket(socket);
        response.emit("close");
        // As on a network, others have their turn meanwhile.
        setImmediate(() => resolve(connection.reply()));
      });
      app(request, response);
    });
}

const withoutConnection = (all: Record<string, string>) => {
  const { connection: _, "content-length": __, "transfer-encoding": ___, "keep-alive": ____, ...headers } = all;
  return headers;
};

/** A near server by the network. */
export const toListener =
  (server: NearServer): RequestListener =>
  async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const body = Buffer.concat(await request.toArray());
    const reply = await server({ method, path, headers: plainHeaders(headers), body });
    if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
    else request.socket.destroy();
  };

/** Keeps what is written to it. */
class Connection extends Duplex {
  readonly localAddress = "127.0.0.1";
  readonly remoteAddress = "127.0.0.1";
  readonly #written: Buffer[] = [];

  constructor() {
    // Nobody waits for it to drain.
    super({ writableHighWaterMark: 2 ** 30 });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.#written.push(chunk);
    done();
  }

  setTimeout(): void {}

  destroySoon(): void {
    this.destroy();
  }

  reply(): NearReply {
    const all = Buffer.concat(this.#written);
    const end = all.indexOf("\r\n\r\n");
    const [first = "", ...lines] = all.toString("latin1", 0, end).split("\r\n");
    const headers: Record<string, string[]> = {};
    for (const line of lines) {
      const colon = line.indexOf(":");
      const name = line.slice(0, colon).toLowerCase();
      headers[name] = [...(headers[name] ?? []), line.slice(colon + 1).trim()];
    }
    return {
      status: Number(first.split(" ")[1]),
      headers: withoutConnection(plainHeaders(headers)),
      body: all.subarray(end + 4),
    };
  }
}
