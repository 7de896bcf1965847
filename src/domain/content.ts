import { joinBytes } from "../base/bytes.js";
import type { Platform } from "../base/platform.js";

/** The bytes of a file, in memory or elsewhere. */
export interface Content {
  readonly size: number;
  /** What it takes of memory, or counts as where it is elsewhere. */
  readonly memory: number;
  /** In hexadecimal. */
  readonly md5: string;
  /** The first bytes, so many at the most. */
  head(length: number): Uint8Array;
  /** All of them in pieces, for who sends them. */
  pieces(): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** All of them at once, for who writes them down. */
  bytes(): Uint8Array;
}

/** Takes in the bytes of one file as they come. */
export interface Spool {
  add(chunk: Uint8Array): void;
  /** What came so far takes of memory. */
  readonly memory: number;
  /** Nothing more comes, and nobody wants what came. */
  discard(): void;
  /** All that came. */
  end(): Content;
}

/** Bytes in memory, in the pieces in which they came. */
export class MemoryContent implements Content {
  readonly size: number;
  readonly md5: string;
  readonly #chunks: readonly Uint8Array[];

  constructor(chunks: readonly Uint8Array[], { md5 }: Pick<Platform, "md5">) {
    this.size = chunks.reduce((size, chunk) => size + chunk.length, 0);
    this.md5 = md5(chunks);
    this.#chunks = chunks;
  }

  get memory(): number {
    return this.size;
  }

  head(length: number): Uint8Array {
    const head: Uint8Array[] = [];
    let size = 0;
    for (const chunk of this.#chunks) {
      if (size >= length) break;
      head.push(chunk);
      size += chunk.length;
    }
    return joinBytes(head).subarray(0, length);
  }

  pieces(): Iterable<Uint8Array> {
    return this.#chunks;
  }

  bytes(): Uint8Array {
    return joinBytes(this.#chunks);
  }
}
