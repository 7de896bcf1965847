import { dirname } from "node:path";
import { defaultSeed } from "../seed/load.js";
import { schemaFor } from "../seed/schema-place.js";
import { writeNewFile } from "./new-file.js";

/** Writes the default seed to a new file. Throws a UsageError. */
export const writeFirstSeed = (file: string): Promise<void> =>
  writeNewFile(file, `${JSON.stringify({ $schema: schemaFor(dirname(file)), ...defaultSeed }, null, 2)}\n`);
