import { realpath, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { readRegularFile } from "../base/files.js";
import { fromJson, isDeeper } from "../base/json.js";
import { quote } from "../openapi/violations.js";
import defaultSeed from "./default-seed.json" with { type: "json" };
import { filesIn, seedOfFolder } from "./folder.js";
import type { Seed } from "./seed.js";
import { SeedError } from "./seed-error.js";

export { defaultSeed };

export interface LoadedSeed {
  seed: unknown;
  /** The bytes of the files that it names, by those names. */
  bytes: ReadonlyMap<string, Uint8Array>;
  /** All files that were read, by absolute path; also a folder of pictures, with the list of its files, and the folders in it. */
  read: ReadonlyMap<string, Uint8Array>;
  /** What it has of a folder of pictures besides: hidden files and others that are no uploads, by their paths in the folder. */
  leftOut?: readonly string[];
}

/**
 * Reads a seed: a file (JSON) with the files that it names beside it, a folder with such a file, `seed.json`, or a folder of files that
 * are to be uploads, those in its subfolders included. No file may be larger than `maximumFile` bytes. Files in `read` are not read
 * again. Throws a SeedError or the file system's own error.
 */
export async function loadSeed(
  path: string,
  maximumFile: number,
  read = new Map<string, Uint8Array>(),
): Promise<LoadedSeed> {
  const readFile = (file: string) =>
    readRegularFile(file, maximumFile, ". Pass --max-file (option maxFile) to allow more");
  const loadFile = async (file: string) => {
    const text = await readFile(file);
    return withFiles(parse(text.toString()), file, dirname(file), text);
  };
  const withFiles = async (seed: unknown, source: string, folder: string, content: Uint8Array): Promise<LoadedSeed> => {
    const bytes = new Map<string, Uint8Array>();
    read.set(resolve(source), content);
    for (const [index, name] of namedIn(seed)) {
      const file = resolve(folder, name);
      await assertInside(folder, file).catch((error: Error) => refuse(index, name, error));
      const found = read.get(file) ?? (await readFile(file).catch((error: Error) => refuse(index, name, error)));
      bytes.set(name, found);
      read.set(file, found);
    }
    return { seed, bytes, read };
  };
  if (!(await stat(path)).isDirectory()) return loadFile(path);
  const file = join(path, seedFileName);
  const isThere = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (isThere) return loadFile(file);
  const found = await filesIn(path);
  for (const folder of found.folders) read.set(resolve(path, folder), new Uint8Array());
  const loaded = await withFiles(seedOfFolder(found), path, path, Buffer.from(found.files.join("\n")));
  return { ...loaded, leftOut: found.leftOut };
}

/** The files that a seed names, with their indexes. The schema refuses other values later. */
function namedIn(seed: unknown): [number, string][] {
  const files = (seed as Partial<Seed> | null)?.files;
  return (Array.isArray(files) ? files : []).flatMap((file: { file?: unknown } | null, index): [number, string][] =>
    typeof file?.file === "string" ? [[index, file.file]] : [],
  );
}

/** A seed may come from somebody else, and everybody can read its files. A file that is missing is told of later. */
async function assertInside(folder: string, file: string): Promise<void> {
  const real = await realpath(file).catch(() => undefined);
  const way = real === undefined ? "" : relative(await realpath(folder), real);
  if (way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new Error("it is not in the folder of the seed. Copy it there");
}

/** Some editors put a byte order mark before the text. */
function parse(content: string): unknown {
  const text = content.replace(/^\ufeff/, "");
  if (/^\ufffd\ufffd/.test(text)) throw noJson("It is UTF-16. Save it as UTF-8");
  if (isDeeper(text)) throw noJson("It is nested more than 1,000 levels deep");
  try {
    return fromJson(text);
  } catch (error) {
    throw noJson((error as Error).message);
  }
}

const noJson = (reason: string): SeedError =>
  new SeedError([{ pointer: "", code: "VALIDATION_FORMAT", says: `The file is not valid JSON: ${reason}.` }]);

function refuse(index: number, name: string, { message }: Error): never {
  const says = `: cannot read ${quote(name)}: ${message}`;
  throw new SeedError([{ pointer: `/files/${index}/file`, code: "VALIDATION_REFERENCE", says }]);
}

/** The name of the seed in a folder created by `standin seed pull`. */
export const seedFileName = "seed.json";
