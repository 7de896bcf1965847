import { createHash } from "node:crypto";
import { disableTypes, imageSize, types } from "image-size";
import mime from "mime-types";
import { filenameOf } from "./filename.js";

/** The bytes of a file, in the pieces in which they came, and what is known of them. */
export interface StoredFile {
  readonly chunks: readonly Uint8Array[];
  readonly size: number;
  readonly md5: string;
  readonly mimeType: string;
  /** Pixels; null for what is no image. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The only formats whose size is read; fewer parsers see bytes of strangers. */
const readableImages = new Set(["png", "jpg", "gif", "webp", "svg"]);
disableTypes(types.filter((type) => !readableImages.has(type)));

/** The header of an image is within this many bytes, but for images that carry megabytes of metadata before it. */
const imageHeaderBytes = 1024 * 1024;
/** The same of what begins as no other image does, and may be an SVG: its header is looked for as text, which takes time. */
const textHeaderBytes = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the first bytes of a PNG
const binaryImage = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8|GIF8[79]a|RIFF.{4}WEBP)/s;

/** Makes a stored file of bytes that have arrived: reads their MD5, media type and, for an image, its size. */
export function toStoredFile(path: string, chunks: readonly Uint8Array[], declaredType?: string): StoredFile {
  const hash = createHash("md5");
  let size = 0;
  for (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.length;
  }
  const mimeType = mime.lookup(filenameOf(path)) || mediaTypeOf(declaredType) || "application/octet-stream";
  return { chunks, size, md5: hash.digest("hex"), mimeType, ...sizeOfImage(mimeType, chunks) };
}

/** The media type in a `Content-Type`, without its parameters; undefined for what is none. */
function mediaTypeOf(contentType = ""): string | undefined {
  return /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

function sizeOfImage(mimeType: string, chunks: readonly Uint8Array[]): { width: number | null; height: number | null } {
  if (!mimeType.startsWith("image/")) return { width: null, height: null };
  try {
    const { width, height } = imageSize(headOf(chunks));
    const size = { width: Math.round(width), height: Math.round(height) };
    // An SVG can say that it is `1e999` wide.
    if (Object.values(size).every((pixels) => Number.isSafeInteger(pixels) && pixels >= 0)) return size;
    return { width: null, height: null };
  } catch {
    // Not what its name says, or cut short: a file all the same.
    return { width: null, height: null };
  }
}

function headOf(chunks: readonly Uint8Array[]): Uint8Array {
  const head: Uint8Array[] = [];
  let size = 0;
  for (const chunk of chunks) {
    if (size >= imageHeaderBytes) break;
    head.push(chunk);
    size += chunk.length;
  }
  const bytes = Buffer.concat(head);
  const isBinary = binaryImage.test(bytes.subarray(0, 12).toString("latin1"));
  // Memory of its own: small buffers share theirs, and image-size would read on into the neighbours of a file cut short.
  return new Uint8Array(isBinary ? bytes : bytes.subarray(0, textHeaderBytes));
}
