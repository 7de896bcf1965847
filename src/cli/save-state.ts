import { rename, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import type { EnvironmentHandle } from "../mock/handle.js";
import type { Seed } from "../seed/seed.js";
import { schemaFor } from "./seed-init.js";

/**
 * Writes the state of each environment as a seed file: the first (`main`) is in `file`, any other beside it, with its name before the
 * extension (`state.checkout.json`). What cannot be written goes to `onFailure`, and the others are written all the same.
 */
export async function saveStates(
  file: string,
  environments: readonly Pick<EnvironmentHandle, "name" | "state">[],
  onFailure: (file: string, error: unknown) => void,
): Promise<void> {
  for (const [index, { name, state }] of environments.entries()) {
    const path = index === 0 ? file : beside(file, name);
    await saveState(path, state.get()).catch((error: unknown) => onFailure(path, error));
  }
}

function beside(file: string, environment: string): string {
  const { dir, name, ext } = parse(file);
  return join(dir, `${name}.${environment}${ext}`);
}

/** What was there stays until all of it is written. */
async function saveState(file: string, state: Seed): Promise<void> {
  const part = `${file}.part`;
  await writeFile(part, `${JSON.stringify({ $schema: schemaFor(dirname(file)), ...state }, null, 2)}\n`);
  await rename(part, file);
}
