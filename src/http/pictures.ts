import { createRequire } from "node:module";
import type { ResizeOptions, default as Sharp } from "sharp";
import type { Platform } from "../base/platform.js";
import { MemoryContent } from "../domain/content.js";
import type { StoredFile } from "../domain/stored-file.js";
import type { Mock, Picture } from "../mock/mock.js";

/** The library that makes pictures of other sizes; undefined where it is not installed. */
export type LoadSharp = () => typeof Sharp | undefined;

/** The most pixels that a side may have, and that a picture may have which is read: as published, and so that few bytes take no gigabytes. */
const longestSide = 8192;
const mostPixels = 64_000_000;
const secondsAtMost = 10;

/** As the published service has them (imgix), by what sharp calls them. */
const fits: Readonly<Record<string, ResizeOptions>> = {
  clip: { fit: "inside" },
  max: { fit: "inside", withoutEnlargement: true },
  crop: { fit: "cover" },
  min: { fit: "cover", withoutEnlargement: true },
  scale: { fit: "fill" },
  fill: { fit: "contain", background: { r: 255, g: 255, b: 255, alpha: 0 } },
};
const formats = { jpg: "jpeg", png: "png", webp: "webp", avif: "avif", gif: "gif" } as const;
/** What is read: a drawing (SVG) has every size, and is left as it is, as the published service does. */
const readable = new Set(Object.values(formats).map((format) => `image/${format}`));

/**
 * The picture that an address asks for with `w`, `h`, `fit` and `fm`. What cannot be had is no error: the picture is as it is, and
 * the note says why. sharp is loaded when a size is asked for the first time.
 */
export function createToPicture(platform: Pick<Platform, "md5">, load: LoadSharp = loadSharp): Mock["toPicture"] {
  return async (file, query) => {
    const [width, height, format] = ["w", "h", "fm"].map((name) => query.get(name));
    if (width === null && height === null && format === null) return file;
    const asStored = (why: string): Picture => ({ ...file, note: `as stored: ${why}` });
    const fit = query.get("fit") ?? "clip";
    const refusal = refusalOf({ w: width, h: height, fit, fm: format }) ?? unreadable(file);
    if (refusal) return asStored(refusal);
    const sharp = load();
    if (!sharp) return asStored("npm install sharp gives pictures in other sizes");
    const type = Object.hasOwn(formats, format ?? "") ? formats[format as keyof typeof formats] : undefined;
    try {
      const image = sharp(file.content.bytes(), {
        limitInputPixels: mostPixels,
        animated: file.mimeType === "image/gif",
      })
        .timeout({ seconds: secondsAtMost })
        .resize({ ...fits[fit], ...sideOf("width", width), ...sideOf("height", height) });
      const made =
        type === undefined ? image : (type === "jpeg" ? image.flatten({ background: "white" }) : image).toFormat(type);
      const { data, info } = await made.toBuffer({ resolveWithObject: true });
      return {
        mimeType: `image/${info.format === "heif" ? "avif" : info.format}`,
        content: new MemoryContent([data], platform),
        note: "resized",
      };
    } catch {
      return asStored("it cannot be read, or would take too long");
    }
  };
}

const sideOf = (name: "width" | "height", pixels: string | null | undefined) =>
  pixels ? { [name]: Number(pixels) } : {};

/** Why a size cannot be had, whatever the picture is; a header has it, so it quotes nothing. */
function refusalOf({
  w,
  h,
  fit,
  fm,
}: Readonly<Record<"w" | "h" | "fm", string | null | undefined> & { fit: string }>): string | undefined {
  const isSide = (text: string | null | undefined) =>
    text == null || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= longestSide);
  if (!isSide(w)) return `w is a number of pixels from 1 to ${longestSide}`;
  if (!isSide(h)) return `h is a number of pixels from 1 to ${longestSide}`;
  if (!Object.hasOwn(fits, fit)) return `fit is one of ${Object.keys(fits).join(", ")}`;
  if (fm != null && !Object.hasOwn(formats, fm)) return `fm is one of ${Object.keys(formats).join(", ")}`;
  return undefined;
}

function unreadable({ mimeType, width }: StoredFile): string | undefined {
  if (mimeType === "image/svg+xml") return "an SVG has every size";
  return readable.has(mimeType) && width !== null ? undefined : "it is no picture that can be resized";
}

/** From where Standin is installed, so that it is the one of the project. Loading it takes a while: nobody waits for it who asks for no size. */
function loadSharp(): typeof Sharp | undefined {
  try {
    return createRequire(import.meta.url)("sharp");
  } catch {
    return undefined;
  }
}
