import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from "node:zlib";

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

/** Services use "deflate" for either form. */
const inflate: Decode = (bytes, options) => ((bytes[0] ?? 0) % 16 === 8 ? inflateSync : inflateRawSync)(bytes, options);

const decoders: Readonly<Record<string, Decode>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflate,
  br: brotliDecompressSync,
};

/** Decompresses a body. Undefined if it is unreadable, or becomes larger than `limit` in bytes. */
export function decodeBody(bytes: Buffer, encoding = "identity", limit: number): Buffer | undefined {
  const name = encoding.trim().toLowerCase();
  if (bytes.length === 0 || name === "" || name === "identity") return bytes;
  try {
    return decoders[name]?.(bytes, { maxOutputLength: limit });
  } catch {
    return undefined;
  }
}
