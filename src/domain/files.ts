import { createHash } from "node:crypto";
import { disableTypes, imageSize, types } from "image-size";
import mime from "mime-types";
import { DomainError, type FieldViolation, refuseViolations } from "../openapi/errors.js";
import type { UploadRequest } from "./entities.js";
import type { Domain, State } from "./state.js";

/** The most bytes that a stored file may have. */
export const maximumFileSize = 32 * 1024 * 1024;
/** The most bytes that a file name may have; a basename may have 200. */
const maximumFilenameBytes = 255;

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
  // Memory of its own: small buffers share theirs, and image-size would read on into the neighbours of a file cut short.
  return new Uint8Array(Buffer.concat(head));
}

/** `/64175/1767225600-engine.png` is of `engine.png`: the time that a request put before the name is not part of it. */
export function filenameOf(path: string): string {
  return path.slice(directoryOf(path).length);
}

/** What stands before the file's name in a path, with the time that a request put there. */
export function directoryOf(path: string): string {
  return /^(?:.*\/)?(?:\d{10}-(?=.))?/s.exec(path)?.[0] ?? "";
}

/** Splits `engine.png` into `engine` and `.png`; a name that only starts with a dot has no extension. */
export function splitFilename(filename: string): { basename: string; extension: string } {
  const dot = filename.lastIndexOf(".");
  return dot <= 0
    ? { basename: filename, extension: "" }
    : { basename: filename.slice(0, dot), extension: filename.slice(dot) };
}

/** What is wrong with a part of a file's name, or undefined. */
export function nameViolation(name: string, pointer: string, maximumBytes: number): FieldViolation | undefined {
  const refuse = (reason: string): FieldViolation => ({
    pointer,
    code: "VALIDATION_FILENAME",
    detail: `${pointer} ${reason}`,
  });
  if (name === "") return refuse("is empty; pass a name.");
  if (name.includes("/")) return refuse("holds a slash; a file's name has none.");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return refuse("holds a control character; leave it out.");
  if (!name.isWellFormed()) return refuse("holds half of a surrogate pair; pass well-formed Unicode.");
  const bytes = Buffer.byteLength(name);
  if (bytes > maximumBytes) return refuse(`has ${bytes} bytes in UTF-8; at most ${maximumBytes} are allowed.`);
  return undefined;
}

/** Gives out an address for one file, and the path that the file will have. `url` is the address's identifier. */
export function createUploadRequest(domain: Domain, draft: { filename?: string }): UploadRequest {
  const { state, clock, ids } = domain;
  const filename = draft.filename ?? "file";
  const violation = nameViolation(filename, "/filename", maximumFilenameBytes);
  refuseViolations(violation ? [violation] : [], "upload_request");
  const id = ids.resource();
  const path = freePath(state, Math.floor(clock.now() / 1000), filename);
  state.storageAddresses.set(id, path);
  state.promisedPaths.add(path);
  return { id: path, type: "upload_request", url: id, request_headers: {} };
}

/**
 * `/PROJECT/UNIXTIME-filename`; a later second is taken where a path of this one was given out already. Tried one by one
 * are only those that a seed or a rename has put there.
 */
function freePath(state: State, seconds: number, filename: string): string {
  for (let time = state.pathTimes.next(filename, seconds); ; time++) {
    const path = `/${state.siteId}/${time}-${filename}`;
    state.pathTimes.take(filename, time);
    if (!state.files.has(path) && !state.urls.has(path) && !state.promisedPaths.has(path)) return path;
  }
}

/** The path that an address was given out for, while it can be used. */
export function storagePath(state: State, addressId: string): string {
  const path = state.storageAddresses.get(addressId);
  if (path === undefined) {
    throw new DomainError(
      "NOT_FOUND",
      "This address takes no file: it was used, or never given out. Ask for another with POST /upload-requests.",
    );
  }
  return path;
}

/** Keeps the bytes that were sent to an address, which is used up by that. */
export function storeFile(state: State, addressId: string, chunks: readonly Uint8Array[], declaredType?: string): void {
  const path = storagePath(state, addressId);
  state.files.set(path, toStoredFile(path, chunks, declaredType));
  state.storageAddresses.delete(addressId);
  state.promisedPaths.delete(path);
}

/** The file that is served at an address's path, and the upload that it belongs to; undefined when there is none. */
export function fileAt(state: State, url: string): StoredFile | undefined {
  const owner = [...(state.urls.get(url) ?? [])].at(-1);
  const upload = owner === undefined ? undefined : state.uploads.get(owner);
  return upload && state.files.get(upload.path);
}
