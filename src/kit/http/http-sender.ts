import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { Agent, buildConnector, type Dispatcher, request as send } from "undici";
import { plainHeaders } from "../../base/headers.js";
import { parseJson } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Undo } from "../record/undo-notes.js";
import { decodeBody } from "../wire/decode-body.js";
import type { Exchange } from "../wire/exchange.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import type { CallOptions } from "./call-options.js";
import type { Elsewhere } from "./elsewhere.js";
import type { Ports } from "./ports.js";

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** The request in the form of the document, for an in-process mock. Absent if it is not an operation. */
  document?: DocumentRequest;
  /** How to undo it, for a write. */
  undo?: Undo | undefined;
  /** Whether the response may be large: a list, or a file. */
  isLarge?: boolean;
  /** The address that redirected to this one. */
  redirectedFrom?: string;
}

/** The signals that end an exchange early. */
export interface Ends {
  /** Ends a GET at once. The promise rejects. */
  signal?: AbortSignal | undefined;
  /** Ends any request at once. The exchange has status 0. */
  end?: AbortSignal | undefined;
}

/** The check of every request right before the socket, whoever created or changed it. Rejects if the request may not be sent. */
export type MayBeSent = (request: HttpRequest) => Promise<void>;

/** A request of an operation, in the form of the document. */
export interface DocumentRequest {
  operationId: OperationId;
  options: CallOptions;
}

/** Sends one request, without retries. */
export interface HttpSender {
  /**
   * `limit` is the time for the whole exchange, in milliseconds. Every network error is an exchange with status 0, except a GET
   * that its signal ends.
   */
  send(request: HttpRequest, limit: number, ends?: Ends): Promise<Exchange>;
  close(): Promise<void>;
}

const mebibyte = 1024 * 1024;
/**
 * In bytes. The kit stops reading a larger response. A resource is small, since every contract that runs has several. Lists and
 * files may be large, and only a few are read at once. So a target cannot fill the memory.
 */
const largestUsual = 2 * mebibyte;
const largest = 16 * mebibyte;
const largeAtOnce = 2;

/** The reason if the kit itself ended an exchange. */
class EndedError extends Error {
  constructor(
    readonly code: "DEADLINE" | "UND_ERR_CONNECT_TIMEOUT" | "INTERRUPTED",
    message: string,
  ) {
    super(message);
  }
}

/** Sends requests that pass `mayBeSent`. Requests to other origins have separate connections, if `elsewhere` allows them. */
export function createHttpSender(
  { after }: Ports,
  connectTimeout: number,
  mayBeSent: MayBeSent,
  elsewhere?: Elsewhere,
): HttpSender {
  // The timeouts of undici restart with each byte, and fire late.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const agents: Agent[] = [];
  const agentsWith = (connect: buildConnector.connector) => {
    const usual = new Agent({ ...limits, connect, maxResponseSize: largestUsual });
    const large = new Agent({ ...limits, connect, maxResponseSize: largest, connections: largeAtOnce });
    agents.push(usual, large);
    return { usual, large };
  };
  const connecting = new Set<Socket>();
  const own = agentsWith(connector(connectTimeout, connecting));
  const outside = elsewhere && agentsWith(elsewhere.connector(connectTimeout));
  const isConnected = countConnections(agents);

  return {
    async send(whole, limit, { signal, end } = {}) {
      const { method, url, headers, body, isLarge = false } = whole;
      await mayBeSent(whole);
      const text = typeof body === "string" ? body : body && `(${body.length} bytes)`;
      const request = { method, url, headers, body: text };
      // undici accepts this instead of an AbortSignal, which takes longer to create.
      const ending = new EventEmitter();
      let ended: EndedError | undefined;
      let isOver = () => {};
      const over = new Promise<undefined>((resolve) => {
        isOver = () => resolve(undefined);
      });
      const endWith = (error: EndedError) => {
        ended ??= error;
        ending.emit("abort");
        isOver();
      };
      const rejects = method === "GET" ? signal : undefined;
      const interrupting = rejects ?? end;
      // Created only when needed: an error records the stack of its creation.
      const interrupt = () => endWith(new EndedError("INTERRUPTED", "the run was ended"));
      const callOff = after(limit, () => endWith(late(limit, isConnected(url))));
      interrupting?.addEventListener("abort", interrupt, { once: true });
      if (interrupting?.aborted) interrupt();
      try {
        if (ended) throw ended;
        const agent = outside && elsewhere.isElsewhere(url) ? outside : own;
        const sending = send(url, {
          dispatcher: isLarge ? agent.large : agent.usual,
          method: method as "GET",
          headers,
          body: body ?? null,
          signal: ending,
        });
        // undici notices the end only after it has a connection.
        const response = await Promise.race([sending, over]);
        if (!response) throw ended;
        const came = plainHeaders(response.headers);
        const text = await textOf(response.body, came["content-encoding"]);
        return {
          request,
          status: response.statusCode,
          headers: came,
          text,
          json: parseJson(text),
        };
      } catch (thrown) {
        const error: unknown = ended ?? thrown;
        if (ended?.code === "INTERRUPTED" && rejects) throw error;
        const failure = reasonOf(error, isLarge);
        const refused = error instanceof RefusedAddressError ? { refusal: error.message } : {};
        return { request, status: 0, headers: {}, text: "", json: undefined, failure, ...refused };
      } finally {
        callOff();
        interrupting?.removeEventListener("abort", interrupt);
      }
    },
    async close() {
      for (const socket of connecting) socket.destroy();
      await Promise.all(agents.map((agent) => agent.destroy()));
    },
  };
}

/** The text of a body, decompressed if the server compressed it without being asked. */
async function textOf(body: Dispatcher.ResponseData["body"], encoding: string | undefined): Promise<string> {
  if (encoding === undefined) return body.text();
  const bytes = Buffer.from(await body.arrayBuffer());
  return new TextDecoder().decode(decodeBody(bytes, encoding, largest) ?? bytes);
}

/** A deadline without a connection means that nobody is there, like a refused connection. */
const late = (limit: number, isConnected: boolean): EndedError =>
  isConnected
    ? new EndedError("DEADLINE", `no complete response within ${limit / 1000} s`)
    : new EndedError("UND_ERR_CONNECT_TIMEOUT", `no connection within ${limit / 1000} s`);

/** Whether there is a connection to the origin of a URL. */
function countConnections(agents: readonly Agent[]): (url: string) => boolean {
  const counts = new Map<string, number>();
  const add = (change: number) => (origin: URL) => {
    counts.set(origin.origin, (counts.get(origin.origin) ?? 0) + change);
  };
  for (const agent of agents) agent.on("connect", add(1)).on("disconnect", add(-1));
  return (url) => (counts.get(new URL(url).origin) ?? 0) > 0;
}

/** Connects, and keeps track of sockets without a connection, which would keep the process alive. */
function connector(timeout: number, connecting: Set<Socket>): buildConnector.connector {
  const connect = buildConnector({ timeout });
  return (options, callback) => {
    // The types omit that it returns the socket.
    const socket = connect(options, (...result) => {
      connecting.delete(socket);
      callback(...result);
    }) as unknown as Socket;
    connecting.add(socket);
  };
}

/** The errors of a certificate whose issuer Node does not know, such as a company's own. */
const unknownIssuers: ReadonlySet<string> = new Set([
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
]);
const trustAdvice = "If a private CA issued it, set NODE_EXTRA_CA_CERTS to the file of its certificate";

function reasonOf(error: unknown, isLarge: boolean): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE")
    return `RESPONSE_TOO_LARGE: the response is larger than ${(isLarge ? largest : largestUsual) / mebibyte} MiB`;
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER") return `${code}: the server does not use TLS. Did you mean http://?`;
  // Messages of OpenSSL end with a line break.
  const reason = message.replace(/\s+/g, " ").trim();
  const advice = code !== undefined && unknownIssuers.has(code) ? `. ${trustAdvice}` : "";
  return code ? `${code}: ${reason}${advice}` : reason;
}
