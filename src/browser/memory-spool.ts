import { type Content, MemoryContent, type Spool } from "../domain/content.js";
import { webPlatform } from "./web-platform.js";

/** Keeps the bytes of a file in memory: a browser has nowhere else for them that it could read at once. */
export class MemorySpool implements Spool {
  #chunks: Uint8Array[] = [];
  memory = 0;

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.memory += chunk.length;
  }

  discard(): void {
    this.#chunks = [];
  }

  end(): Content {
    return new MemoryContent(this.#chunks, webPlatform);
  }
}
