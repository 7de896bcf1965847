import type { IncomingHttpHeaders } from "node:http";
import { joinBytes } from "../base/text.js";

/** Names in lower case, as in Node. */
export type RequestHeaders = Readonly<IncomingHttpHeaders>;

/** Thrown for a body over its limit. The bytes received so far are dropped. */
export class BodyTooLargeError extends Error {}

export interface ReadHow {
  /** Receives each piece as it arrives. Then none is stored. */
  take?(chunk: Uint8Array): void;
  /** The maximum number of bytes to read from the connection. */
  pace?: Pace | undefined;
}

/** One request, and the way to respond to it. Nothing else in the service depends on the network. */
export interface Transport {
  readonly method: string;
  /** The path as sent, without the query and not decoded. */
  readonly path: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** The origin of the request, such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** The local address of the connection, if the transport knows it. */
  readonly localAddress: string | undefined;
  /** Whether the client left before its request was complete. */
  readonly isAborted: boolean;
  readonly hasBegun: boolean;
  /** Calls back after the client has closed its side or has gone, or the response has ended. */
  onLeave(callback: () => void): void;

  /**
   * The body in pieces, so that a file is in memory only once. Throws a BodyTooLargeError as soon as the body exceeds `limit`
   * or announces that it will. Throws an Error if the connection ends early.
   */
  readBody(limit: number, how?: ReadHow): Promise<Uint8Array[]>;

  /** The text of a body. Undefined if it is not UTF-8. */
  decode(chunks: readonly Uint8Array[]): string | undefined;

  /** Sends a complete response. `headers` are alternating names and values. The content length is added. */
  send(status: number, headers: string[], text?: string): void;
  /** Sends bytes. Resolves after they have left, or the client has gone. */
  sendBytes(status: number, headers: string[], chunks: Pieces): Promise<void>;
  /** Starts a response that is written in pieces. */
  openStream(status: number, headers: string[]): ResponseStream;
  /** Sends the first half of a body and breaks the connection, for a fault. */
  sendHalf(status: number, headers: string[], body: Uint8Array): void;
  /** Closes the connection without a response, or in the middle of one. */
  disconnect(): void;
}

export interface ResponseStream {
  write(text: string): void;
  end(): void;
  /** The number of bytes that wait for a slow client. */
  readonly waitingBytes: number;
  destroy(): void;
  /** Calls back whenever all bytes have left. */
  onDrain(callback: () => void): void;
  /** Calls back after the client has gone, or the response has ended. */
  onClose(callback: () => void): void;
}

/** Bytes in pieces, either present or arriving. */
export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** The bandwidth that a fault sets. */
export interface Pace {
  bytesPerSecond: number;
  /** Resolves after this number of real milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

/** Pieces per second, so that a client sees progress. */
const piecesPerSecond = 20;

/** Splits bytes into small pieces, each at its time. */
export async function* paced(chunks: Pieces, { bytesPerSecond, wait }: Pace): AsyncIterable<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytesPerSecond / piecesPerSecond));
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += size) {
      const piece = chunk.subarray(at, at + size);
      await wait((piece.length / bytesPerSecond) * 1000);
      yield piece;
    }
  }
}

export async function wholeOf(chunks: Pieces): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return joinBytes(all);
}

/** Statuses without a body: no content, reset content, not modified. */
export const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);
