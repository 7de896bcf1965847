import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Platform } from "../base/platform.js";
import { type Content, MemoryContent, type Spool } from "../domain/media-file.js";

/** Replacements for functions of Node that browsers lack or offer only asynchronously. */
export const webPlatform: Platform = {
  md5(pieces) {
    const hash = md5.create();
    for (const piece of pieces) hash.update(piece);
    return bytesToHex(hash.digest());
  },
  /** FNV-1a. */
  checksum(text) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  },
  toBase64(bytes) {
    let binary = "";
    for (let at = 0; at < bytes.length; at += mostArguments)
      binary += String.fromCharCode(...bytes.subarray(at, at + mostArguments));
    return btoa(binary);
  },
  fromBase64(text) {
    const end = text.indexOf("=");
    const whole = end < 0 ? text : text.slice(0, end);
    // Like Node, ignores a rest of six bits, which a browser would refuse.
    return Uint8Array.from(atob(whole.length % 4 === 1 ? whole.slice(0, -1) : whole), (byte) => byte.charCodeAt(0));
  },
};

/** The maximum number of arguments for a function call. */
const mostArguments = 32 * 1024;

/** Keeps the bytes of files in memory, since a browser has no other storage with synchronous reads. */
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
