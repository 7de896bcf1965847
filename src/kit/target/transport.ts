import { EventEmitter } from "node:events";
import { Agent, request as send } from "undici";
import { parseJson } from "../../base/json.js";
import { plainHeaders } from "../../base/plain-headers.js";
import type { OperationId } from "../../openapi/documents.js";
import type { CallOptions } from "./call-options.js";
import type { Elsewhere } from "./elsewhere.js";
import { RefusedAddressError } from "./elsewhere.js";
import type { Exchange } from "./exchange.js";
import type { Ports } from "./ports.js";
import type { Undo } from "./undo-notes.js";

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** What it says in the form of the document, for an in-process mock; absent for what is no operation. */
  document?: DocumentRequest;
  /** What undoes it, for one that may change something. */
  undo?: Undo | undefined;
}

/** Every request passes it right before the socket, whoever made or changed it. Rejects for one that may not be sent. */
export type MayBeSent = (request: HttpRequest) => Promise<void>;

/** A request of an operation as the document has it. */
export interface DocumentRequest {
  operationId: OperationId;
  options: CallOptions;
}

/** Sends one request, once. */
export interface Transport {
  /**
   * `limit` is the time for all of it, in milliseconds. `signal` ends a GET at once, which then rejects; what changes something
   * gets two seconds more, since its response tells what there is to restore. Everything else that goes wrong on the wire is an
   * exchange with status 0.
   */
  send(request: HttpRequest, limit: number, signal?: AbortSignal): Promise<Exchange>;
  close(): Promise<void>;
}

/** In bytes; a larger response is not read to its end. */
const largestResponse = 16 * 1024 * 1024;
const graceTime = 2000;

/** Why the kit itself ended an exchange. */
class EndedError extends Error {
  constructor(
    readonly code: "DEADLINE" | "UND_ERR_CONNECT_TIMEOUT" | "INTERRUPTED",
    message: string,
  ) {
    super(message);
  }
}

/** Sends what `mayBeSent` lets pass. What `elsewhere` says to lead elsewhere has connections of its own, which are made where it allows. */
export function createTransport(
  { after }: Ports,
  connectTimeout: number,
  mayBeSent: MayBeSent,
  elsewhere?: Elsewhere,
): Transport {
  // Those of undici itself start anew with each byte, and fire late.
  const limits = { headersTimeout: 0, bodyTimeout: 0, maxResponseSize: largestResponse };
  const agent = new Agent({ ...limits, connect: { timeout: connectTimeout } });
  const outside = elsewhere && new Agent({ ...limits, connect: elsewhere.connector(connectTimeout) });
  const isConnected = countConnections(outside ? [agent, outside] : [agent]);

  return {
    async send(whole, limit, signal) {
      const { method, url, headers, body } = whole;
      await mayBeSent(whole);
      const text = typeof body === "string" ? body : body && `(${body.length} bytes)`;
      const request = { method, url, headers, body: text };
      // undici takes one in the place of an AbortSignal, which takes longer to make.
      const ending = new EventEmitter();
      let ended: EndedError | undefined;
      const end = (error: EndedError) => {
        ended ??= error;
        ending.emit("abort");
      };
      // Made where it is needed: an error gathers the stack that it is made on.
      const endNow = () => end(new EndedError("INTERRUPTED", "the run was ended"));
      const calledOff = [after(limit, () => end(late(limit, isConnected(url))))];
      const interrupt = () => {
        if (method === "GET") endNow();
        else calledOff.push(after(graceTime, endNow));
      };
      signal?.addEventListener("abort", interrupt, { once: true });
      if (signal?.aborted) interrupt();
      try {
        if (ended) throw ended;
        const response = await send(url, {
          dispatcher: outside && elsewhere.isElsewhere(url) ? outside : agent,
          method: method as "GET",
          headers,
          body: body ?? null,
          signal: ending,
        });
        const text = await response.body.text();
        return {
          request,
          status: response.statusCode,
          headers: plainHeaders(response.headers),
          text,
          json: parseJson(text),
        };
      } catch (thrown) {
        const error: unknown = ended ?? thrown;
        if (ended?.code === "INTERRUPTED" && method === "GET") throw error;
        const failure = reasonOf(error);
        const refused = error instanceof RefusedAddressError ? { refusal: error.message } : {};
        return { request, status: 0, headers: {}, text: "", json: undefined, failure, ...refused };
      } finally {
        for (const callOff of calledOff) callOff();
        signal?.removeEventListener("abort", interrupt);
      }
    },
    async close() {
      await Promise.all([agent.destroy(), outside?.destroy()]);
    },
  };
}

/** A deadline that passes without a connection says that nobody is there, as when a connection is refused. */
const late = (limit: number, isConnected: boolean): EndedError =>
  isConnected
    ? new EndedError("DEADLINE", `no whole response within ${limit / 1000} s`)
    : new EndedError("UND_ERR_CONNECT_TIMEOUT", `no connection within ${limit / 1000} s`);

/** Tells whether there is a connection to the origin of a URL. */
function countConnections(agents: readonly Agent[]): (url: string) => boolean {
  const counts = new Map<string, number>();
  const add = (change: number) => (origin: URL) => {
    counts.set(origin.origin, (counts.get(origin.origin) ?? 0) + change);
  };
  for (const agent of agents) agent.on("connect", add(1)).on("disconnect", add(-1));
  return (url) => (counts.get(new URL(url).origin) ?? 0) > 0;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "UND_ERR_RES_EXCEEDED_MAX_SIZE") return "RESPONSE_TOO_LARGE: the response is larger than 16 MiB";
  if (code === "ERR_SSL_WRONG_VERSION_NUMBER") return `${code}: there is no TLS; is it http://?`;
  // OpenSSL ends its messages with a new line.
  const reason = message.replace(/\s+/g, " ").trim();
  return code ? `${code}: ${reason}` : reason;
}
