import { toUtf8 } from "../base/bytes.js";
import type { Violation, ViolationParams } from "../openapi/violations.js";

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

/** What a file is called of whose name nothing is left. */
const namelessFile = "file";

/**
 * A file's name as the published service writes it into a path: lower case, letters without their accents, a hyphen in
 * the place of anything but letters of ASCII, digits, `_` and `-`. `Menù Estivo.PNG` becomes `menu-estivo.png`.
 */
export function slugOf(filename: string): string {
  const { basename, extension } = splitFilename(filename);
  const slug = toSlug(extension.slice(1));
  return (toSlug(basename) || namelessFile) + (slug === "" ? "" : `.${slug}`);
}

function toSlug(text: string): string {
  // Decomposed, an accent is a character of its own.
  const plain = text.normalize("NFKD").replace(/\p{Mark}/gu, "");
  return plain
    .toLowerCase()
    .split(/[^a-z0-9_-]/)
    .join("-")
    .split("-")
    .filter((part) => part !== "")
    .join("-");
}
