import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { DomainError } from "../openapi/errors.js";
import { errorId, type IdSource } from "../runtime/ids.js";
import { envelopeOf } from "../wire/envelope-of.js";
import { headersOf } from "../api/context.js";
import type { LogEntry } from "../mock/host.js";
import type { ConnectionLimits } from "./limits.js";
import { redactPath } from "../mock/redact.js";

/** What an early refusal needs of the server: identifiers for errors, and the log. */
export interface Edge {
  readonly ids: IdSource;
  log(entry: LogEntry): void;
}

/** Connections may be so many more than the limit, to be told of it; what comes then is closed without a word. */
const spareConnections = 100;

/** Refuses what is too much or no HTTP before the listener sees it, with an error of the catalogue. */
export function refuseEarly(server: Server, listener: RequestListener, limits: ConnectionLimits, edge: Edge): void {
  const isSurplus = countConnections(server, limits.connections);
  server.on("request", (request, response) => {
    const refusal = isSurplus(request.socket) ? tooManyConnections(limits) : refusalOf(request, limits);
    if (refusal) answer(refusal, request, response, edge);
    else listener(request, response);
  });
  server.on("checkExpectation", (request, response) => {
    const detail = `Expect is ${JSON.stringify(request.headers.expect)}; 100-continue is the only one that there is.`;
    answer(new DomainError("EXPECTATION_FAILED", detail), request, response, edge);
  });
  server.on("connect", (request, socket) => {
    const refusal = new DomainError("METHOD_NOT_ALLOWED", "This server is no proxy: it does not have CONNECT.");
    hangUp(socket as Socket, refusal, request, edge);
  });
  server.on("clientError", refuseBytes(limits, edge));
  server.on("timeout", (socket: Socket) => {
    // Without an answer the connection is idle; with one that has not begun, it waits for us.
    if (!answerOf(socket) || socket.writableLength > 0) socket.destroy();
  });
}

/** Refuses what is no HTTP, or does not come, when the requests before it have been answered. */
function refuseBytes(limits: ConnectionLimits, edge: Edge) {
  const refused = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void => {
    if (error.code === "ECONNRESET") socket.destroy();
    // More bytes after the first that were wrong are wrong too.
    if (refused.has(socket)) return;
    refused.add(socket);
    afterAnswers(socket, (busy) => {
      // Nobody is there to read it, or it would be taken for a part of the answer that has begun.
      if (!socket.writable || busy?.headersSent) socket.destroy();
      else hangUp(socket, refusalOfError(error, limits), busy?.req ?? requestLineOf(error.rawPacket), edge);
    });
  };
}

/** Calls back when every request that came whole has been answered, with the answer to the one that did not. */
function afterAnswers(socket: Socket, callback: (busy: ServerResponse | null | undefined) => void): void {
  const busy = answerOf(socket);
  if (busy?.req.complete) busy.once("close", () => afterAnswers(socket, callback));
  else callback(busy);
}

/** Answers whether a connection was one too many when it came, and there are still too many. */
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

function answer(error: DomainError, request: IncomingMessage, response: ServerResponse, edge: Edge): void {
  const { method = "", url = "" } = request;
  const { status, headers, text } = toAnswer(error, url, edge);
  response.writeHead(status, { ...headers, Connection: "close" });
  response.end(method === "HEAD" ? undefined : text);
  log(error, status, method, url, edge);
}

/** Answers on a connection that node reads no further. */
function hangUp(socket: Socket, error: DomainError, { method = "", url = "" }: RequestLine, edge: Edge): void {
  const { status, headers, text } = toAnswer(error, url, edge);
  const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${method === "HEAD" ? "" : text}`);
  socket.destroySoon();
  log(error, status, method, url, edge);
}

function toAnswer(error: DomainError, url: string, { ids }: Edge) {
  const envelope = envelopeOf(url);
  const { status, body } = envelope.encodeError({ id: errorId(ids), error, faults: [] });
  const text = JSON.stringify(body);
  const type = `${envelope.errorMediaType}; charset=utf-8`;
  const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(text), ...headersOf(error, {}) };
  // What there is at all, since nothing has the method.
  const allow = error.code === "METHOD_NOT_ALLOWED" ? { Allow: "GET, HEAD, POST, PUT, DELETE, OPTIONS" } : {};
  return { status, headers: { ...headers, ...allow }, text };
}

function log({ code }: DomainError, status: number, method: string, url: string, edge: Edge): void {
  edge.log({ method, path: redactPath(url), status, duration: 0, environment: undefined, operation: undefined, code });
}

type RequestLine = Pick<IncomingMessage, "method" | "url">;

/** What the first line says of what node could not read, as far as it is one. */
function requestLineOf(bytes: Buffer | undefined): RequestLine {
  const [, method = "", url = ""] = /^([A-Z]+) (\S*)/.exec(bytes?.subarray(0, 1024).toString("latin1") ?? "") ?? [];
  return { method, url };
}

/** The answer that a connection is busy with; node's own listeners look at the same member. */
const answerOf = (socket: Socket): ServerResponse | null | undefined =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage;
