import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Request, Response } from "express";
import { Context } from "../api/context.js";
import type { Transport } from "../api/transport.js";
import type { Mock } from "../mock/mock.js";
import { DomainError } from "../openapi/errors.js";
import type { ConnectionLimits } from "./limits.js";
import { NodeTransport } from "./node-transport.js";
import { createSocketTransport, type RequestLine } from "./socket-transport.js";

/** Connections may be so many more than the limit, to be told of it; what comes then is closed without a word. */
const spareConnections = 100;

/** Refuses what is too much or no HTTP before the listener sees it, with an error of the catalogue. */
export function refuseEarly(server: Server, listener: RequestListener, limits: ConnectionLimits, mock: Mock): void {
  const isSurplus = countConnections(server, limits.connections);
  server.on("request", (request, response) => {
    const refusal = isSurplus(request.socket) ? tooManyConnections(limits) : refusalOf(request, limits);
    if (refusal) refuse(refusal, mock, transportOf(request, response));
    else listener(request, response);
  });
  server.on("checkExpectation", (request, response) => {
    const detail = `Expect is ${JSON.stringify(request.headers.expect)}; 100-continue is the only one that there is.`;
    refuse(new DomainError("EXPECTATION_FAILED", detail), mock, transportOf(request, response));
  });
  server.on("connect", (request, socket) => {
    const refusal = new DomainError("METHOD_NOT_ALLOWED", "This server is no proxy: it does not have CONNECT.");
    refuse(refusal, mock, createSocketTransport(socket as Socket, request));
  });
  server.on("clientError", refuseBytes(limits, mock));
  server.on("timeout", (socket: Socket) => {
    // Without a response the connection is idle; with one that has not begun, it waits for us.
    if (!responseOf(socket) || socket.writableLength > 0) socket.destroy();
  });
}

/** Refuses what is not HTTP, or does not come, when the requests before it have their responses. */
function refuseBytes(limits: ConnectionLimits, mock: Mock) {
  const refused = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void => {
    if (error.code === "ECONNRESET") socket.destroy();
    // More bytes after the first that were wrong are wrong too.
    if (refused.has(socket)) return;
    refused.add(socket);
    afterResponses(socket, (busy) => {
      // Nobody is there to read it, or it would be taken for a part of the response that has begun.
      if (!socket.writable || busy?.headersSent) socket.destroy();
      else {
        const line = busy?.req ?? requestLineOf(error.rawPacket);
        refuse(refusalOfError(error, limits), mock, createSocketTransport(socket, line));
      }
    });
  };
}

/** Calls back when every request that came whole has its response, with the response to the one that did not. */
function afterResponses(socket: Socket, callback: (busy: ServerResponse | null | undefined) => void): void {
  const busy = responseOf(socket);
  if (busy?.req.complete) busy.once("close", () => afterResponses(socket, callback));
  else callback(busy);
}

/** Returns whether a connection was one too many when it came, and there are still too many. */
function countConnections(server: Server, most: number): (socket: Socket) => boolean {
  const surplus = new WeakSet<Socket>();
  let open = 0;
  server.maxConnections = most + spareConnections;
  server.on("connection", (socket: Socket) => {
    if (++open > most) surplus.add(socket);
    socket.once("close", () => open--);
  });
  return (socket) => open > most && surplus.has(socket);
}

const tooManyConnections = ({ connections }: ConnectionLimits): DomainError =>
  new DomainError(
    "SERVICE_UNAVAILABLE",
    `There are ${connections} connections, the most that there can be; close some, or use them again.`,
  );

function refusalOf(request: IncomingMessage, limits: ConnectionLimits): DomainError | undefined {
  const { url = "", headers, rawHeaders, httpVersion } = request;
  if (url.length > limits.urlLength) {
    return new DomainError("URL_TOO_LONG", `Path and query have more than ${limits.urlLength} characters; send fewer.`);
  }
  // A path, an address with a host, or the `*` of OPTIONS.
  if (!/^(?:\/|https?:\/\/[^/?#]|\*$)/i.test(url)) {
    return new DomainError("MALFORMED_REQUEST", `${JSON.stringify(url)} is no address to ask for; pass a path.`);
  }
  if (rawHeaders.length > 2 * limits.headers) {
    return new DomainError("HEADERS_TOO_LARGE", `There are more than ${limits.headers} headers; send fewer.`);
  }
  const { host } = headers;
  if (host === undefined && httpVersion !== "1.0") {
    return new DomainError("MALFORMED_REQUEST", "There is no Host; HTTP/1.1 has one in every request.");
  }
  // Addresses are made of it.
  if (host !== undefined && !isHost(host)) {
    return new DomainError("MALFORMED_REQUEST", `Host is ${JSON.stringify(host)}; pass a name and a port.`);
  }
  return undefined;
}

/** A name or an address as RFC 3986 has it, and a port. */
function isHost(host: string): boolean {
  if (host.startsWith("[")) return /^\[[\da-f:.]+\](?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`);
  return /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d{1,5})?$/i.test(host);
}

/** What node found wrong with the bytes, or how long they took. */
function refusalOfError({ code, message }: NodeJS.ErrnoException, limits: ConnectionLimits): DomainError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW": {
      const detail = `The request line and the headers have more than ${limits.headerBytes} bytes; send fewer.`;
      return new DomainError("HEADERS_TOO_LARGE", detail);
    }
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return new DomainError("PAYLOAD_TOO_LARGE", "The extensions of the chunks are too long; leave them out.");
    case "ERR_HTTP_REQUEST_TIMEOUT": {
      const { headerTime, requestTime } = limits;
      const detail = `The headers may take ${headerTime / 1000} s, and the whole request ${requestTime / 1000} s.`;
      return new DomainError("REQUEST_TIMEOUT", detail);
    }
    default:
      return new DomainError("MALFORMED_REQUEST", `This is no HTTP: ${message.replace(/^Parse Error:? ?/, "")}.`);
  }
}

/** The server makes both with Express's prototypes. */
const transportOf = (request: IncomingMessage, response: ServerResponse): Transport =>
  // A refusal has no addresses, which a proxy would be heard for.
  new NodeTransport(request as Request, response as Response, false);

/** Sends a refusal, after which the connection ends. */
function refuse(error: DomainError, mock: Mock, transport: Transport): void {
  const context = new Context(mock, transport);
  context.setHeader("Connection", "close");
  // What there is at all, since nothing has the method.
  if (error.code === "METHOD_NOT_ALLOWED") context.setHeader("Allow", "GET, HEAD, POST, PUT, DELETE, OPTIONS");
  context.sendError(error);
}

/** What the first line says of what node could not read, as far as it is one. */
function requestLineOf(bytes: Buffer | undefined): RequestLine {
  const [, method = "", url = ""] = /^([A-Z]+) (\S*)/.exec(bytes?.subarray(0, 1024).toString("latin1") ?? "") ?? [];
  return { method, url };
}

/** The response that a connection is busy with; node's own listeners look at the same member. */
const responseOf = (socket: Socket): ServerResponse | null | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;
