import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import {
  BodyTooLargeError,
  type Pace,
  type Pieces,
  type ReadHow,
  type RequestHeaders,
  type ResponseStream,
  type Transport,
} from "../api/transport.js";

export class NodeTransport implements Transport {
  readonly method: string;
  readonly path: string;
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly #request: Request;
  readonly #response: Response;

  readonly #trustsProxy: boolean;

  constructor(request: Request, response: Response, trustsProxy: boolean) {
    this.method = request.method;
    this.path = pathOf(request.url);
    // If another app mounts ours, this is the original URL.
    this.url = request.originalUrl ?? request.url;
    this.headers = request.headers;
    this.#request = request;
    this.#response = response;
    this.#trustsProxy = trustsProxy;
  }

  /** The origin that the request was sent to, and the path before ours; no proxy is heard unless it is trusted. */
  get origin(): string {
    const own = "encrypted" in this.#request.socket ? "https" : "http";
    const host = this.headers.host ?? "127.0.0.1";
    if (!this.#trustsProxy) return `${own}://${host}`;
    const forwarded = readForwarded(this.headers);
    return `${forwarded.scheme ?? own}://${forwarded.host ?? host}${forwarded.prefix}`;
  }

  get localAddress(): string | undefined {
    return this.#request.socket.localAddress;
  }

  get isAborted(): boolean {
    return this.#request.readableAborted;
  }

  get hasBegun(): boolean {
    return this.#response.headersSent;
  }

  /** Calls back when the client closes its side. A client that closes its side and still waits for the response cannot be told apart. */
  onLeave(callback: () => void): void {
    const { socket } = this.#request;
    this.#response.once("close", () => socket.removeListener("end", callback)).once("close", callback);
    if (socket.readableEnded) callback();
    else socket.once("end", callback);
  }

  /** Our own for speed: `raw-body` takes a tenth of the time of an update (docs/decisions/0011). */
  readBody(limit: number, { take, pace }: ReadHow = {}): Promise<Uint8Array[]> {
    const request = this.#request;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      // Without a length, as in chunks, the end is seen when it comes.
      const length = this.headers["content-length"];
      const expected = length === undefined ? Number.NaN : Number(length);
      let size = 0;
      const refuse = (error: unknown) => {
        // What is left must be taken off the connection, or no further request on it gets a response.
        request.removeListener("data", keep).resume();
        reject(error);
      };
      const keep = (chunk: Buffer) => {
        size += chunk.length;
        if (size > limit) return refuse(new BodyTooLargeError());
        try {
          if (take) take(chunk);
          else chunks.push(chunk);
        } catch (error) {
          return refuse(error);
        }
        if (pace) void holdFor(chunk.length, pace);
        else if (size === expected) resolve(chunks);
      };
      const holdFor = async (bytes: number, { bytesPerSecond, wait }: Pace) => {
        request.pause();
        await wait((bytes / bytesPerSecond) * 1000);
        request.resume();
        if (size === expected) resolve(chunks);
      };
      if (expected > limit) return refuse(new BodyTooLargeError());
      request.on("data", keep);
      if (!(expected > 0)) request.on("end", () => resolve(chunks));
      // A connection that ends too early is an error; after the end it changes nothing any more.
      request.on("error", reject);
    });
  }

  decode(chunks: readonly Uint8Array[]): string | undefined {
    const [first] = chunks;
    const bytes = chunks.length === 1 && first instanceof Buffer ? first : Buffer.concat(chunks);
    return isUtf8(bytes) ? bytes.toString("utf8") : undefined;
  }

  /** Corked, so that head and text leave in one write. Passing the text to `end` would take two. */
  send(status: number, headers: string[], text?: string): void {
    const response = this.#response;
    if (text === undefined) return void response.writeHead(status, headers).end();
    const length = Buffer.byteLength(text);
    headers.push("Content-Length", String(length));
    response.writeHead(status, headers);
    response.socket?.cork();
    // Node writes ASCII faster as Latin-1.
    response.write(text, length === text.length ? "latin1" : "utf8");
    response.socket?.uncork();
    response.end();
  }

  async sendBytes(status: number, headers: string[], chunks: Pieces): Promise<void> {
    this.#response.writeHead(status, headers);
    const sent = this.method === "HEAD" ? [] : chunks;
    // A client that disconnects early is not an error of Standin.
    await pipeline(Readable.from(sent), this.#response).catch(() => undefined);
  }

  openStream(status: number, headers: string[]): ResponseStream {
    const response = this.#response;
    const { socket } = this.#request;
    // What is sent behind a stream is never answered, and node no longer looks at a connection with too much of it: not even
    // whether somebody is there.
    if (response.socket && !socket.isPaused()) socket.once("pause", () => socket.destroy());
    else socket.destroy();
    socket.setMaxListeners(0);
    // Who closes their side waits for nothing more: unlike other responses, this one has no end that they could wait for.
    socket.once("end", () => response.destroy());
    // Close the connection, so that a closing server need not wait for the next request.
    response.writeHead(status, [...headers, "Connection", "close"]);
    return {
      write: (text) => void response.write(text),
      end: () => void response.end(),
      destroy: () => void response.destroy(),
      onDrain: (callback) => void response.on("drain", callback),
      onClose(callback) {
        response.on("close", callback);
        // A response whose turn has not come learns nothing of its connection.
        socket.once("close", callback);
      },
      get waitingBytes() {
        return response.writableLength;
      },
    };
  }

  sendHalf(status: number, headers: string[], body: Uint8Array): void {
    this.#response.writeHead(status, headers);
    this.#response.write(body.subarray(0, body.length / 2), () => this.#response.destroy());
  }

  /**
   * A browser repeats a request by itself if a connection that it used before ends without a byte, so it gets one, which begins no
   * response. It must not get a reset, which would overtake the byte: what it still sends is read and dropped.
   */
  disconnect(): void {
    if (this.#response.writableEnded) return;
    const { socket } = this.#request;
    if (this.#response.headersSent) {
      socket.destroy();
      return;
    }
    socket.end("H");
    if (this.#request.complete) socket.destroySoon();
    else this.#request.once("end", () => socket.destroySoon()).resume();
  }
}

/** The path without the query. The target may start with a host. */
function pathOf(url: string): string {
  const path = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

/** The origin, and the path before ours, by which the client of a proxy knows this server. */
interface Forwarded {
  scheme: string | undefined;
  /** Name or address, with its port. */
  host: string | undefined;
  /** Without a slash at the end. Empty if there is none. */
  prefix: string;
}

/** The forwarded headers of a trusted proxy (`--trust-proxy`). Ignores values that cannot be part of a URL. */
export function readForwarded(headers: RequestHeaders): Forwarded {
  return {
    scheme: firstOf(headers["x-forwarded-proto"], /^https?$/i)?.toLowerCase(),
    host: firstOf(headers["x-forwarded-host"], /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i),
    prefix: firstOf(headers["x-forwarded-prefix"], /^(?:\/[\w.~%-]+)+\/?$/)?.replace(/\/$/, "") ?? "",
  };
}

/** With several proxies, the client called the first. */
function firstOf(header: string | string[] | undefined, pattern: RegExp): string | undefined {
  const [first = ""] = String(header ?? "").split(",");
  const value = first.trim();
  return pattern.test(value) ? value : undefined;
}
