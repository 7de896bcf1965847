import { disableTypes, imageSize, types } from "image-size";
import mime from "mime-types";
import type { Platform } from "../base/platform.js";
import { joinBytes, toUtf8 } from "../base/text.js";
import type { Violation } from "../openapi/violations.js";
import type { Upload } from "./entities.js";
import { isTurned } from "./exif.js";

/** `/64175/1767225600-engine.png` has the file name `engine.png`, without the timestamp of the upload request. */
export function filenameOf(path: string): string {
  return path.slice(directoryOf(path).length);
}

/** The part of a path before the file name, including the timestamp of the upload request. */
export function directoryOf(path: string): string {
  return /^(?:.*\/)?(?:\d{10}-(?=.))?/s.exec(path)?.[0] ?? "";
}

/** Splits `engine.png` into `engine` and `.png`. A name with only an initial dot has no extension. */
export function splitFilename(filename: string): { basename: string; extension: string } {
  const dot = filename.lastIndexOf(".");
  return dot <= 0
    ? { basename: filename, extension: "" }
    : { basename: filename.slice(0, dot), extension: filename.slice(dot) };
}

export function nameViolation(name: string, pointer: string, maximumBytes: number): Violation | undefined {
  const says = problemOf(name, maximumBytes);
  return says === undefined ? undefined : { pointer, code: "VALIDATION_FILENAME", says };
}

function problemOf(name: string, maximumBytes: number): string | undefined {
  if (name === "") return "is empty. Pass a name.";
  if (name.includes("/")) return "contains a slash. Remove it.";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return "contains a control character. Remove it.";
  if (!name.isWellFormed()) return "contains half of a surrogate pair. Pass well-formed Unicode.";
  const bytes = toUtf8(name).length;
  return bytes > maximumBytes ? `has ${bytes} bytes in UTF-8. The maximum is ${maximumBytes}.` : undefined;
}

/** The name of a file if its own name has no usable characters. */
const namelessFile = "file";

/**
 * A file name as the published service writes it into a path: lower case, letters without accents, and a hyphen instead
 * of every character except ASCII letters, digits, `_` and `-`. `Menù Estivo.PNG` becomes `menu-estivo.png`.
 */
export function slugOf(filename: string): string {
  const { basename, extension } = splitFilename(filename);
  const slug = toSlug(extension.slice(1));
  return (toSlug(basename) || namelessFile) + (slug === "" ? "" : `.${slug}`);
}

function toSlug(text: string): string {
  // In decomposed form, an accent is a separate character.
  const plain = text.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return plain
    .toLowerCase()
    .split(/[^a-z0-9_-]/)
    .join("-")
    .split("-")
    .filter((part) => part !== "")
    .join("-");
}

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

export interface MediaFile {
  readonly content: Content;
  readonly mimeType: string;
  /** Pixels. Null if the file is not an image. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The only formats whose size is read, so that few parsers read untrusted bytes. */
const readableImages = new Set(["png", "jpg", "gif", "webp", "svg", "ico"]);
disableTypes(types.filter((type) => !readableImages.has(type)));

/** The header of an image is within this many bytes, except after megabytes of metadata. */
const imageHeaderBytes = 1024 * 1024;
/** An SVG has no first bytes of its own. Its header is looked for as text, which takes time, within this many bytes. */
const textHeaderBytes = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the first bytes of a PNG
const binaryImage = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8|GIF8[79]a|RIFF.{4}WEBP)/s;
/** The most characters of a media type: clients read it out of a header. */
export const maximumMediaType = 255;
const unknownType = "application/octet-stream";

/**
 * Makes a stored file of bytes that have arrived. A picture is known by its first bytes, whatever it is called. All else
 * has the media type of its name, or the one that it was sent with: text that holds an `<svg>` need not be an SVG.
 */
export function toMediaFile(path: string, content: Content, declaredType?: string): MediaFile {
  const named = mime.lookup(filenameOf(path)) || mediaTypeOf(declaredType) || unknownType;
  const start = content.head(12);
  if (binaryImage.test(String.fromCharCode(...start))) {
    const picture = pictureIn(content, imageHeaderBytes);
    if (picture) return { content, ...picture };
  } else if (named.startsWith("image/")) {
    const { width = null, height = null } = pictureIn(content, textHeaderBytes) ?? {};
    return { content, mimeType: named, width, height };
  }
  return { content, mimeType: named, width: null, height: null };
}

/** The media type in a `Content-Type`, without parameters. Undefined if there is none. */
function mediaTypeOf(contentType = ""): string | undefined {
  return /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(contentType)?.[1]?.toLowerCase();
}

type Picture = Pick<MediaFile, "mimeType" | "width" | "height">;

/** The properties of an image from its first bytes. Undefined if it is no image, or truncated. */
function pictureIn(content: Content, headerBytes: number): Picture | undefined {
  try {
    // A copy: small buffers share memory, and image-size would read beyond the end of a truncated file.
    const bytes = new Uint8Array(content.head(headerBytes));
    const { width, height, type = "" } = imageSize(bytes);
    const [across, down] = isTurned(bytes) ? [height, width] : [width, height];
    const size = { width: Math.round(across), height: Math.round(down) };
    // An SVG can say that it is `1e999` wide.
    if (!Object.values(size).every((pixels) => Number.isSafeInteger(pixels) && pixels >= 0)) return undefined;
    return { mimeType: mime.lookup(type) || unknownType, ...size };
  } catch {
    return undefined;
  }
}

/** The path of a file with an extension: its own, or else the one of its media type. */
export function withExtension(path: string, { mimeType }: MediaFile): string {
  if (mimeType === unknownType || splitFilename(filenameOf(path)).extension !== "") return path;
  // As recorded: `jpeg`, where the table of media types has `jpg` first.
  const extension = mimeType === "image/jpeg" ? "jpeg" : mime.extension(mimeType);
  return extension ? `${path}.${extension}` : path;
}

/** An upload together with its file: what an update makes a new one of. */
export interface Version {
  readonly upload: Upload;
  readonly file: MediaFile;
}
