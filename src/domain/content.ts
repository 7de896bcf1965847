import { joinBytes } from "../base/bytes.js";
import type { Platform } from "../base/platform.js";

export interface Content {
  readonly size: number;
  /** Its memory in bytes, or its assumed memory if the bytes are elsewhere. */
  readonly memory: number;
  /** Hexadecimal MD5. */
  readonly md5: string;
  /** The first bytes, up to this number. */
  head(length: number): Uint8Array;
  /** All bytes in pieces, for sending. */
  pieces(from?: number, to?: number): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** All bytes at once, for saving. */
  bytes(): Uint8Array;
}

export interface Spool {
  add(chunk: Uint8Array): void;
  /** The memory of the bytes received so far. */
  readonly memory: number;
  discard(): void;
  end(): Content;
}

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

  pieces(from = 0, to = this.size): Iterable<Uint8Array> {
    return from === 0 && to === this.size ? this.#chunks : [this.bytes().subarray(from, to)];
  }

  bytes(): Uint8Array {
    return joinBytes(this.#chunks);
  }
}
