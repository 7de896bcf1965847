import { createHash } from "node:crypto";

/** The bytes of a file, in memory or elsewhere. */
export interface Content {
  readonly size: number;
  /** In hexadecimal. */
  readonly md5: string;
  /** The first bytes, so many at the most. */
  head(length: number): Uint8Array;
  /** All of them in pieces, for who sends them. */
  pieces(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** All of them at once, for who writes them down. */
  bytes(): Buffer;
}

/** Bytes in memory, in the pieces in which they came. */
export class MemoryContent implements Content {
  readonly size: number;
  readonly md5: string;
  readonly #chunks: readonly Uint8Array[];

  constructor(chunks: readonly Uint8Array[]) {
    const hash = createHash("md5");
    let size = 0;
    for (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
    this.size = size;
    this.md5 = hash.digest("hex");
    this.#chunks = chunks;
  }

  head(length: number): Uint8Array {
    const head: Uint8Array[] = [];
    let size = 0;
    for (const chunk of this.#chunks) {
      if (size >= length) break;
      head.push(chunk);
      size += chunk.length;
    }
    return Buffer.concat(head).subarray(0, length);
  }

  pieces(): Iterable<Uint8Array> {
    return this.#chunks;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }
}
