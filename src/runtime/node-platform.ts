import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Platform } from "../base/platform.js";

export const nodePlatform: Platform = {
  md5(pieces) {
    const hash = createHash("md5");
    for (const piece of pieces) hash.update(piece);
    return hash.digest("hex");
  },
  checksum: (text) => crc32(text),
  toBase64: ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength).toString("base64"),
  fromBase64: (text) => Buffer.from(text, "base64"),
};
