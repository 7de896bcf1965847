import { rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Seed } from "../seed/seed.js";
import { schemaFor } from "./seed-init.js";

/** Writes a state as a seed file; what was there stays until all of it is written. */
export async function saveState(file: string, state: Seed): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, `${JSON.stringify({ $schema: schemaFor(dirname(file)), ...state }, null, 2)}\n`);
  await rename(part, file);
}
