import { splitFilename } from "./filename.js";

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
