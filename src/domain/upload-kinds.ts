import type { components } from "../openapi/generated/types.js";
import type { Upload } from "./entities.js";

type Schemas = components["schemas"];
type Kind = NonNullable<Schemas["FilterByType"]["eq"]>;
type Resolution = NonNullable<Schemas["FilterByResolution"]["eq"]>;
type Orientation = NonNullable<Schemas["FilterByOrientation"]["eq"]>;

/** Kinds of files by a word in their media type. Audio, images and videos are recognized by its first part. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ["pdfdocument", /\/pdf$/],
  ["archive", /\/(?:zip|gzip|x-(?:tar|7z-compressed|rar-compressed|bzip2?|gzip|xz)|vnd\.rar)$/],
  ["presentation", /presentation|powerpoint|apple\.keynote/],
  ["spreadsheet", /spreadsheet|ms-excel|\/csv$|apple\.numbers/],
  ["richtext", /msword|wordprocessingml|opendocument\.text|\/rtf$|apple\.pages/],
];

/** The kind of a file, by its media type; null if it has no kind. */
export function uploadKindOf({ mime_type: type }: Upload): Kind | null {
  const half = type?.slice(0, type.indexOf("/"));
  if (half === "image" || half === "video" || half === "audio") return half;
  return kinds.find(([, pattern]) => pattern.test(type ?? ""))?.[0] ?? null;
}

export const pixelsOf = ({ width, height }: Upload): number | null =>
  width === null || height === null ? null : width * height;

/** The published service names the classes and not their bounds; these are Standin's. */
const resolutions: readonly (readonly [Resolution, number])[] = [
  ["icon", 128 * 128],
  ["small", 640 * 480],
  ["medium", 1600 * 1200],
];

export function resolutionOf(upload: Upload): Resolution | null {
  const pixels = pixelsOf(upload);
  if (pixels === null) return null;
  return resolutions.find(([, most]) => pixels <= most)?.[0] ?? "large";
}

export function orientationOf({ width, height }: Upload): Orientation | null {
  if (width === null || height === null) return null;
  if (width === height) return "square";
  return width > height ? "landscape" : "portrait";
}
