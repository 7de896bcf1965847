import { toUtf8 } from "../base/bytes.js";
import type { Violation } from "../openapi/violations.js";

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
