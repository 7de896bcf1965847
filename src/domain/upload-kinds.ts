import type { components } from "../openapi/generated/types.js";
import type { Upload } from "./entities.js";

type Schemas = components["schemas"];
type Kind = NonNullable<Schemas["FilterByType"]["eq"]>;
type Resolution = NonNullable<Schemas["FilterByResolution"]["eq"]>;
type Orientation = NonNullable<Schemas["FilterByOrientation"]["eq"]>;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Each kind of file, by the media type. */
const kinds: Readonly<Record<Kind, RegExp>> = {
  image: /^image\//,
  video: /^video\//,
  audio: /^audio\//,
  pdfdocument: /\/pdf$/,
  archive: /\/(?:zip|gzip|x-(?:tar|7z-compressed|rar-compressed|bzip2?|gzip|xz)|vnd\.rar)$/,
  presentation: /presentation|powerpoint|apple\.keynote/,
  spreadsheet: /spreadsheet|ms-excel|\/csv$|apple\.numbers/,
  richtext: /msword|wordprocessingml|opendocument\.text|\/rtf$|apple\.pages/,
};

/** The kind of a file, by its media type; null if it has no kind. The first that fits counts. */
export function uploadKindOf({ mime_type: type }: Upload): Kind | null {
  return keysOf(kinds).find((kind) => kinds[kind].test(type ?? "")) ?? null;
}

export const pixelsOf = ({ width, height }: Upload): number | null =>
  width === null || height === null ? null : width * height;

/** The published service names the classes and not their bounds; these are Standin's. */
const resolutions: Readonly<Record<Resolution, number>> = {
  icon: 128 * 128,
  small: 640 * 480,
  medium: 1600 * 1200,
  large: Number.POSITIVE_INFINITY,
};

export function resolutionOf(upload: Upload): Resolution | null {
  const pixels = pixelsOf(upload);
  return pixels === null ? null : (keysOf(resolutions).find((name) => pixels <= resolutions[name]) ?? null);
}

export function orientationOf({ width, height }: Upload): Orientation | null {
  if (width === null || height === null) return null;
  if (width === height) return "square";
  return width > height ? "landscape" : "portrait";
}
