import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../base/files.js";
import { UsageError } from "../base/usage-error.js";

/** Writes a file where none is, not even a link, and makes its folder. Throws a UsageError. */
export async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await makeFolder(dirname(file));
    await writeFile(file, text, { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isThere = code === "EEXIST";
    throw new UsageError(
      isThere ? `${file} already exists. Name another file.` : `${file} cannot be written: ${message}`,
    );
  }
}
