import { open, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeFolder, readRegularFile } from "../base/files.js";
import { isObject, parseJson } from "../base/json.js";
import { isRunning, ownProcess, type ProcessMark } from "../base/process.js";
import { StateError, sentenceOf } from "../seed/seed-error.js";

const lockName = ".standin-lock";
const mostBytes = 4096;

/** The lock of a folder of states: one Standin owns it, until it ends. */
export interface FolderLock {
  /** What happened to its last owner, in a sentence, if that did not end in good order. */
  readonly left: string | undefined;
  /** Throws a StateError if somebody has removed or replaced the lock. */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

/** Takes the lock, also from a process that has ended without releasing it. Throws a StateError that names another owner. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, lockName);
  let left: string | undefined;
  for (;;) {
    const version = await create(folder, path);
    if (version === undefined) {
      left = await removeLeft(folder, path);
      continue;
    }
    const isHeld = async () => (await versionOf(path)) === version;
    return {
      left,
      async assertHeld() {
        if (await isHeld()) return;
        throw new StateError(
          `${path}, the lock of this Standin, is gone. Restart it, and give it a folder of its own.`,
        );
      },
      async release() {
        if (await isHeld()) await rm(path, { force: true });
      },
    };
  }
}

/** The version of a lock of our own. Undefined if there is one already. */
async function create(folder: string, path: string): Promise<string | undefined> {
  try {
    await makeFolder(folder);
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(JSON.stringify(await ownProcess()));
      // After a power failure it must not be empty.
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return versionOf(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw new StateError(`The folder ${folder} cannot be written: ${sentenceOf(error)} Pass another one to --state.`);
  }
}

/** Removes the lock of a process that has ended, and says so. Throws a StateError for any other lock. */
async function removeLeft(folder: string, path: string): Promise<string | undefined> {
  const version = await versionOf(path);
  const text = await readRegularFile(path, mostBytes, "", true).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new StateError(`The lock ${path} cannot be read: ${sentenceOf(error)} ${remove(folder, path)}`);
  });
  // Its owner has just released it.
  if (text === undefined) return undefined;
  const owner = parseJson(text.toString());
  if (!isMark(owner)) throw new StateError(`The lock ${path} does not name its owner. ${remove(folder, path)}`);
  const { pid, host } = owner;
  if (host !== hostname())
    throw new StateError(
      `The folder ${folder} belongs to another Standin, process ${pid} on ${host}, which cannot be seen from here. ${remove(folder, path)}`,
    );
  if (await isRunning(owner))
    throw new StateError(
      `The folder ${folder} belongs to another Standin, process ${pid}, which is running. Stop it, or pass another folder to --state.`,
    );
  if ((await versionOf(path)) !== version) return undefined;
  await rm(path, { force: true });
  return `The last Standin of ${folder} (process ${pid}) was killed: changes of its last second may be missing.`;
}

const remove = (folder: string, path: string): string => `If no Standin uses ${folder}, remove ${path}.`;

const isMark = (value: unknown): value is ProcessMark & Record<string, never> =>
  isObject(value) &&
  Number.isSafeInteger(value.pid) &&
  Number(value.pid) > 0 &&
  typeof value.started === "string" &&
  typeof value.host === "string";

/** Which version of which file a path leads to. Undefined if there is none. */
export async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true });
    return [dev, ino, size, mtimeNs].join();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
