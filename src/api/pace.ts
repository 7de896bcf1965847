import { joinBytes } from "../base/bytes.js";

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
