import { readdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { readRegularFile } from "../base/files.js";
import defaultSeed from "./default-seed.json" with { type: "json" };
import type { Seed } from "./seed.js";
import { SeedError } from "./seed-error.js";

export { defaultSeed };

/** A loaded seed. */
export interface LoadedSeed {
  seed: unknown;
  /** The bytes of the files that it names, by those names. */
  bytes: ReadonlyMap<string, Uint8Array>;
  /** All files that were read, by absolute path; a folder of pictures has the list of its names. */
  read: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads a seed: a file (JSON) with the files that it names beside it, a folder with such a file, `seed.json`, or a folder of files that
 * are to be uploads. No file may be larger than `maximumFile` bytes. Throws a SeedError or the file system's own error.
 */
export async function loadSeed(path: string, maximumFile: number): Promise<LoadedSeed> {
  const readFile = (file: string) =>
    readRegularFile(file, maximumFile, ". Pass --max-file (option maxFile) to allow more");
  const loadFile = async (file: string) => {
    const text = await readFile(file);
    return withFiles(parse(text.toString()), file, dirname(file), text);
  };
  const withFiles = async (seed: unknown, source: string, folder: string, content: Uint8Array): Promise<LoadedSeed> => {
    const bytes = new Map<string, Uint8Array>();
    const read = new Map([[resolve(source), content]]);
    for (const [index, name] of namedIn(seed)) {
      const file = resolve(folder, name);
      const found = read.get(file) ?? (await readFile(file).catch((error: Error) => refuse(index, name, error)));
      bytes.set(name, found);
      read.set(file, found);
    }
    return { seed, bytes, read };
  };
  if (!(await stat(path)).isDirectory()) return loadFile(path);
  const file = join(path, seedFileName);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) return loadFile(file);
  const seed = await seedOfFolder(path);
  return withFiles(seed, path, path, Buffer.from(JSON.stringify(seed.files)));
}

/** The files that a seed names, with their indexes. The schema refuses other values later. */
function namedIn(seed: unknown): [number, string][] {
  const files = (seed as Partial<Seed> | null)?.files;
  return (Array.isArray(files) ? files : []).flatMap((file: { file?: unknown } | null, index): [number, string][] =>
    typeof file?.file === "string" ? [[index, file.file]] : [],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const params = { jsonError: (error as Error).message };
    throw new SeedError([{ pointer: "", code: "VALIDATION_FORMAT", params }]);
  }
}

function refuse(index: number, name: string, { message }: Error): never {
  const params = { unreadable: name, because: message };
  throw new SeedError([{ pointer: `/files/${index}/file`, code: "VALIDATION_REFERENCE", params }]);
}

/** The name of the seed in a folder created by `standin seed pull`. */
export const seedFileName = "seed.json";

const firstId = 1001;

/**
 * A seed with an upload for each file of a folder, sorted by name, from ID 1001. The rest comes from the default seed. Ignores hidden
 * files and subfolders.
 */
async function seedOfFolder(folder: string): Promise<Seed> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
  const files = names.map((name) => ({ path: `/seed/${name}`, file: name }));
  const { locales, upload_collections, webhooks } = defaultSeed as Seed;
  const uploads = files.map(({ path }, index) => ({ id: String(firstId + index), path }));
  return { locales, files, upload_collections: upload_collections ?? [], uploads, webhooks: webhooks ?? [] };
}
