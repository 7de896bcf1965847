import type { IncomingHttpHeaders } from "node:http";
import { joinBytes } from "../base/bytes.js";

/** Names in lower case, as node has them. */
export type RequestHeaders = Readonly<IncomingHttpHeaders>;

/** A body that is longer than it may be; what came of it is dropped. */
export class BodyTooLargeError extends Error {}

/** How a body is read. */
export interface ReadHow {
  /** Takes each piece as it comes; then none is kept. */
  take?(chunk: Uint8Array): void;
  /** No more bytes than that are taken off the connection. */
  pace?: Pace | undefined;
}

/**
 * One request as it came, and the way that its response leaves. Each transport implements it once; nothing else of the
 * service knows how bytes travel.
 */
export interface Transport {
  readonly method: string;
  /** The path as it was sent, without the query: nothing of it is decoded. */
  readonly path: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** The origin that the request was sent to, such as `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** The address of this machine at which it came in, where the transport knows one. */
  readonly localAddress: string | undefined;
  /** Whether the client has gone before its request was whole. */
  readonly isAborted: boolean;
  /** Whether a response has begun. */
  readonly hasBegun: boolean;

  /**
   * The pieces of the body as they came, so that a file is in memory once. Throws a BodyTooLargeError as soon as there are
   * more bytes than `limit`, or are to be, and an Error where the connection ends before all of it is there.
   */
  readBody(limit: number, how?: ReadHow): Promise<Uint8Array[]>;

  /** The text of a body; undefined where it is not UTF-8. */
  decode(chunks: readonly Uint8Array[]): string | undefined;

  /** Sends a whole response. `headers` are names and values in turn; the length of the text is added to them. */
  send(status: number, headers: string[], text?: string): void;
  /** Sends bytes that are there already; resolves when they have left, or the client has. */
  sendBytes(status: number, headers: string[], chunks: Pieces): Promise<void>;
  /** Begins a response that is written bit by bit. */
  openStream(status: number, headers: string[]): ResponseStream;
  /** Sends the first half of a body, and breaks the connection: what a fault asks for. */
  sendHalf(status: number, headers: string[], body: Uint8Array): void;
  /** Ends the connection without a response, or in the middle of one. */
  disconnect(): void;
}

/** A response that is written bit by bit. */
export interface ResponseStream {
  write(text: string): void;
  end(): void;
  /** How many bytes wait for a client that reads slowly. */
  readonly waitingBytes: number;
  /** Breaks the connection. */
  destroy(): void;
  /** Calls back whenever nothing waits for the client any more. */
  onDrain(callback: () => void): void;
  /** Calls back once the client has gone, or the response has ended. */
  onClose(callback: () => void): void;
}

/** Whether a request says that it has no body. */
export const isBodyless = (headers: RequestHeaders): boolean =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/** Bytes in pieces, as they are there or as they come. */
export type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** How fast bytes travel, as a fault wants it. */
export interface Pace {
  bytesPerSecond: number;
  /** Resolves after so many milliseconds of real time. */
  wait(milliseconds: number): Promise<void>;
}

/** So many pieces a second leave, so that a client sees progress. */
const piecesPerSecond = 20;

/** The same bytes in small pieces, each when its time has come. */
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

/** All bytes as one piece. */
export async function wholeOf(chunks: Pieces): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return joinBytes(all);
}
