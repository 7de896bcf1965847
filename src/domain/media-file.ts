import { disableTypes, imageSize, types } from "image-size";
import mime from "mime-types";
import type { Content } from "./content.js";
import type { Upload } from "./entities.js";
import { isTurned } from "./exif.js";
import { filenameOf, splitFilename } from "./filename.js";

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
