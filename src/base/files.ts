import { constants } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { showSize } from "./size.js";

/** A path that leads to something other than a file, or to a file over the limit. The message names it. */
class FileError extends Error {
  /** The file system's own errors have it: both are handled alike. */
  readonly syscall = "open";
}

/**
 * Reads a regular file of at most so many bytes; `advice` ends the error about a larger one. Throws the file
 * system's own error, or one like it. A pipe or a device is refused before anything waits for it.
 */
export async function readRegularFile(path: string, most: number, advice = ""): Promise<Buffer> {
  // Windows has no such flag, and no such pipes.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const status = await file.stat();
    if (status.isDirectory()) throw new FileError(`${path} is a folder. Name a file.`);
    if (!status.isFile()) throw new FileError(`${path} is a pipe or a device. Name a regular file.`);
    const tooLarge = () => new FileError(`${path} is larger than ${showSize(most)}${advice}.`);
    if (status.size > most) throw tooLarge();
    // One byte more than it may have, since a file can grow, and those of /proc say that they are empty.
    const pieces: Buffer[] = [];
    for await (const piece of file.createReadStream({ end: most, autoClose: false })) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    if (bytes.length > most) throw tooLarge();
    return bytes;
  } finally {
    await file.close();
  }
}

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes a file beside its place, flushes it and renames it: whoever reads meets the old file or the whole new one. A link in
 * the place is replaced and not followed.
 */
export async function replaceFile(path: string, pieces: Pieces): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const file = await open(part, "wx");
  try {
    try {
      for await (const piece of pieces) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Creates a folder and its parents. Node's own recursive mkdir never ends where a file system takes no folder, such as /proc. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const isThere = await stat(path).then(
      (status) => status.isDirectory(),
      () => false,
    );
    if (isThere) return;
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}
