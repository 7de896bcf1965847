import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder } from "../base/files.js";
import { defaultSeed } from "../seed/load.js";
import { schemaFor } from "../seed/schema-place.js";
import { UsageError } from "./usage.js";

/** Writes the default seed to a new file. Throws a UsageError. */
export async function writeFirstSeed(file: string): Promise<void> {
  const seed = { $schema: schemaFor(dirname(file)), ...defaultSeed };
  try {
    await makeFolder(dirname(file));
    await writeFile(file, `${JSON.stringify(seed, null, 2)}\n`, { flag: "wx" });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isThere = code === "EEXIST";
    throw new UsageError(
      isThere ? `${file} already exists. Name another file.` : `${file} cannot be written: ${message}`,
    );
  }
}
