import { toUtf8 } from "../base/bytes.js";
import type { Violation, ViolationParams } from "../openapi/violations.js";

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

/** The error in a part of a file name, or undefined. */
export function nameViolation(name: string, pointer: string, maximumBytes: number): Violation | undefined {
  const refuse = (params: ViolationParams["VALIDATION_FILENAME"]): Violation => ({
    pointer,
    code: "VALIDATION_FILENAME",
    params,
  });
  if (name === "") return refuse({ problem: "empty" });
  if (name.includes("/")) return refuse({ problem: "slash" });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(name)) return refuse({ problem: "control character" });
  if (!name.isWellFormed()) return refuse({ problem: "half of a surrogate pair" });
  const bytes = toUtf8(name).length;
  if (bytes > maximumBytes) return refuse({ bytes, maximum: maximumBytes });
  return undefined;
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
