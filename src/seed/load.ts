import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import defaultSeed from "./default-seed.json" with { type: "json" };
import { seedFileName, seedOfFolder } from "./folder.js";
import { type Seed, SeedError } from "./seed.js";

export { defaultSeed };

/**
 * Reads a seed: a file (JSON) with the files that it names beside it, a folder with such a file, `seed.json`, or a folder of files that
 * are to be uploads. Throws a SeedError or the file system's own error.
 */
export async function loadSeed(path: string): Promise<unknown> {
  if (!(await stat(path)).isDirectory()) return loadSeedFile(path);
  const file = join(path, seedFileName);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  return isThere ? loadSeedFile(file) : seedOfFolder(path);
}

async function loadSeedFile(path: string): Promise<unknown> {
  const seed = parse(await readFile(path, "utf8"));
  const files = (seed as Partial<Seed> | null)?.files;
  // What is not a list is refused by the schema, later, with everything else.
  if (!Array.isArray(files)) return seed;
  return {
    ...(seed as Seed),
    files: await Promise.all(files.map((file, index) => withBytes(file, index, dirname(path)))),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const params = { jsonError: (error as Error).message };
    throw new SeedError([{ pointer: "", code: "VALIDATION_FORMAT", params }]);
  }
}

async function withBytes(file: { file?: unknown } | null, index: number, directory: string): Promise<unknown> {
  if (typeof file?.file !== "string") return file;
  const { file: name, ...rest } = file as { file: string };
  try {
    return { ...rest, base64: (await readFile(resolve(directory, name))).toString("base64") };
  } catch (error) {
    const params = { unreadable: name, because: (error as Error).message };
    throw new SeedError([{ pointer: `/files/${index}/file`, code: "VALIDATION_REFERENCE", params }]);
  }
}
