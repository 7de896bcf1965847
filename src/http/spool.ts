import { createHash } from "node:crypto";
import { closeSync, createReadStream, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Platform } from "../base/platform.js";
import { type Content, MemoryContent, type Spool } from "../domain/media-file.js";

/** Larger files are stored in a temporary folder instead of memory. */
const memoryBytes = 8 * 1024 * 1024;

/** What a byte on disk counts as. Disks are larger than memory, but limited too. */
const diskShare = 1 / 64;

/** Stores a small file in memory and a larger one in a temporary file. */
export class FileSpool implements Spool {
  #chunks: Uint8Array[] = [];
  #size = 0;
  #file: TemporaryContent | undefined;

  constructor(readonly platform: Platform) {}

  add(chunk: Uint8Array): void {
    this.#size += chunk.length;
    if (this.#file) {
      this.#file.append(chunk);
      return;
    }
    this.#chunks.push(chunk);
    if (this.#size <= memoryBytes) return;
    this.#file = new TemporaryContent();
    for (const one of this.#chunks) this.#file.append(one);
    this.#chunks = [];
  }

  get memory(): number {
    return this.#file?.memory ?? this.#size;
  }

  discard(): void {
    this.#file?.close();
  }

  end(): Content {
    return this.#file ?? new MemoryContent(this.#chunks, this.platform);
  }
}

/** Closes files that are no longer referenced: a reset drops a whole environment, and so do tests. */
const forgotten = new FinalizationRegistry<number>(closeSync);

/** Bytes in a temporary file without a name, so that nothing is left of it, however the process ends. */
class TemporaryContent implements Content {
  size = 0;
  readonly #hash = createHash("md5");
  #md5: string | undefined;
  readonly #descriptor: number;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), "standin-"));
    try {
      this.#descriptor = openSync(join(folder, "file"), "wx+", 0o600);
    } finally {
      rmSync(folder, { recursive: true });
    }
    forgotten.register(this, this.#descriptor, this);
  }

  get memory(): number {
    return Math.ceil(this.size * diskShare);
  }

  /** Closes it now instead of at garbage collection. */
  close(): void {
    forgotten.unregister(this);
    closeSync(this.#descriptor);
  }

  append(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; )
      at += writeSync(this.#descriptor, chunk, at, chunk.length - at, this.size + at);
    this.size += chunk.length;
    this.#hash.update(chunk);
  }

  get md5(): string {
    this.#md5 ??= this.#hash.digest("hex");
    return this.#md5;
  }

  head(length: number): Uint8Array {
    const bytes = Buffer.alloc(Math.min(length, this.size));
    let read = 0;
    while (read < bytes.length) {
      const more = readSync(this.#descriptor, bytes, read, bytes.length - read, read);
      if (more === 0) break;
      read += more;
    }
    return bytes.subarray(0, read);
  }

  /** The generator holds on to this, so that the descriptor stays open while somebody reads. */
  async *pieces(from = 0, to = this.size): AsyncIterable<Uint8Array> {
    yield* createReadStream("", { fd: this.#descriptor, autoClose: false, start: from, end: to - 1 });
  }

  bytes(): Buffer {
    return Buffer.from(this.head(this.size));
  }
}
