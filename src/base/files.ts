import { constants, type Stats } from "node:fs";
import { lstat, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { buffer } from "node:stream/consumers";
import { showSize } from "./size.js";

/** A path that leads to something other than a file, or to a file over the limit. The message names it. */
export class FileError extends Error {
  /** The file system's own errors have it: both are handled alike. */
  readonly syscall = "open";
}

/**
 * Reads a regular file of at most so many bytes; `advice` ends the error about a larger one. Throws the file
 * system's own error, or one like it. A pipe or a device is refused before anything waits for it, and with `isOwn` a link, and
 * what others may have written.
 */
export async function readRegularFile(path: string, most: number, advice = "", isOwn = false): Promise<Buffer> {
  // Windows has no such flags, and no such pipes.
  const noLink = isOwn ? (constants.O_NOFOLLOW ?? 0) : 0;
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | noLink);
  try {
    const status = await file.stat();
    assertRegular(path, status);
    if (isOwn) assertOwn(path, status);
    const tooLarge = () => new FileError(`${path} is larger than ${showSize(most)}${advice}.`);
    if (status.size > most) throw tooLarge();
    // One byte more than it may have, since a file can grow, and those of /proc say that they are empty.
    const bytes = await buffer(file.createReadStream({ end: most, autoClose: false }));
    if (bytes.length > most) throw tooLarge();
    return bytes;
  } finally {
    await file.close();
  }
}

function assertRegular(path: string, status: Stats): void {
  if (status.isDirectory()) throw new FileError(`${path} is a folder. Name a file.`);
  if (!status.isFile()) throw new FileError(`${path} is a pipe or a device. Name a regular file.`);
}

/** Refuses the file of another user, and one that others may write. Windows shows neither. */
export function assertOwn(path: string, { uid, mode }: Stats): void {
  const user = process.getuid?.();
  if (user === undefined) return;
  if (uid !== user) throw new FileError(`${path} belongs to another user`);
  if ((mode & 0o022) !== 0) throw new FileError(`others may write ${path}. Check it, then run: chmod 600`);
}

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

/**
 * Writes a file beside its place, flushes it and renames it: whoever reads meets the old file or the whole new one. A link in
 * the place is replaced and not followed. A pipe, a device or a folder is refused. A file keeps its mode; only its owner may
 * read a new one, unless it is public: it may hold secrets.
 */
export async function replaceFile(path: string, pieces: Pieces, { isPublic = false } = {}): Promise<void> {
  const there = await lstat(path).catch(() => undefined);
  // The place of a link to a device, such as /dev/stdout, is not to be taken either.
  const end = await stat(path).catch(() => undefined);
  if (end) assertRegular(path, end);
  const part = `${path}.${process.pid}.part`;
  await rm(part, { force: true });
  const file = await open(part, "wx", isPublic ? 0o666 : 0o600);
  try {
    try {
      if (there?.isFile()) await file.chmod(there.mode & 0o777);
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

/** Replaces a file of a folder, and makes the folders between. A link in the folder is not followed. */
export async function replaceFileIn(
  folder: string,
  name: string,
  pieces: Pieces,
  options?: Parameters<typeof replaceFile>[2],
): Promise<void> {
  await makeFolder(folder);
  let place = folder;
  for (const part of dirname(name).split(sep)) {
    place = join(place, part);
    await makeFolder(place);
    if (part !== "." && (await lstat(place)).isSymbolicLink())
      throw new FileError(`${place} is a link. Remove it, or name another folder.`);
  }
  await replaceFile(join(folder, name), pieces, options);
}

/** Creates a folder and its parents. Node's own recursive mkdir never ends where a file system takes no folder, such as /proc. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, mode);
  } catch (error) {
    const isThere = await stat(path).then(
      (status) => status.isDirectory(),
      () => false,
    );
    if (isThere) return;
    if ((error as NodeJS.ErrnoException).code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path), mode);
    await mkdir(path, mode);
  }
}
