import { constants } from "node:fs";
import { mkdir, open, readdir, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { withoutLastSlashes } from "../../base/base-path.js";
import { isObject } from "../../base/json.js";
import type { RecordLine } from "./undo-notes.js";

/** The default folder for records. */
export const defaultRecordFolder = ".standin/runs";

const recordEnding = ".jsonl";

/** Thrown if a record cannot be written. Then the kit changes nothing. The message names the flag. */
export class RecordError extends Error {}

/** The file of one run, `RUN.jsonl`, with mode 0600. Each line is on disk before the request that it undoes. */
export interface RecordFile {
  readonly path: string;
  /** Resolves after the text is on disk. Rejects with a RecordError. */
  append(text: string): Promise<void>;
  remove(): Promise<void>;
  /** Closes the file and keeps it. */
  close(): Promise<void>;
}

/** The first line of a record. */
interface Header {
  run: string;
  target: string;
  pid: number;
  /** The start time of the process, to recognize another process with the same ID. */
  started: string;
  host: string;
}

/** The name of a target in a record: origin and base path, without credentials. */
export function recordTarget(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${withoutLastSlashes(pathname)}`;
}

/** Starts the record of a run. Throws a RecordError. */
export async function createRecordFile(folder: string, run: string, target: string): Promise<RecordFile> {
  const header: Header = { run, target: recordTarget(target), ...(await ownProcess()) };
  const file = await tryTo(folder, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    const made = await openRecord(folder, join(folder, `${run}${recordEnding}`), constants.O_CREAT | constants.O_EXCL);
    const directory = await open(folder, "r");
    // The folder stores the name of a new file, so it needs its own sync. Some systems cannot open folders for that.
    await directory.sync().catch(() => undefined);
    await directory.close();
    return made;
  });
  await file.append(`${JSON.stringify(header)}\n`);
  return file;
}

/** A record that was found. */
export interface FoundRecord extends Header {
  path: string;
  lines: RecordLine[];
  /** Why the record must not be used, in a sentence: its run may still be active. */
  busy: string | undefined;
  /** Locks the record for undoing. Undefined if another process has it. */
  take(): Promise<RecordFile | undefined>;
}

/** The records of a folder, or the named one, and the unreadable ones. */
export async function findRecords(place: string): Promise<{ found: FoundRecord[]; unreadable: string[] }> {
  const isNamed = place.endsWith(recordEnding);
  const folder = isNamed ? dirname(place) : place;
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new RecordError(
      `Cannot read the folder of run records ${folder}: ${error.message}. Pass another folder with --run-record DIR.`,
    );
  });
  const names = all.filter((one) => (isNamed ? one === basename(place) : one.endsWith(recordEnding)));
  if (isNamed && names.length === 0)
    throw new RecordError(`The run record ${place} does not exist. Check --run-record.`);
  const found: FoundRecord[] = [];
  const unreadable: string[] = [];
  for (const name of names.sort()) {
    const path = join(folder, name);
    const lines = parseLines(await readFile(path, "utf8").catch(() => ""));
    const [header, ...rest] = lines ?? [];
    // A run that ended before its first line was complete has sent nothing.
    if (lines?.length === 0) continue;
    if (!isHeader(header)) {
      unreadable.push(path);
      continue;
    }
    found.push({
      ...header,
      path,
      lines: rest as RecordLine[],
      busy: await whyBusy(path, header, isNamed),
      take: () => takeRecord(folder, path, isNamed),
    });
  }
  return { found, unreadable };
}

/** The record of another host is used only if the user names it, since its run may still be active there. */
async function whyBusy(path: string, header: Header, isNamed: boolean): Promise<string | undefined> {
  const { pid, host } = header;
  if (host !== hostname())
    return isNamed
      ? undefined
      : `${path} belongs to a run on ${host}, which may still be running. After it has ended, pass --run-record ${path}.`;
  return (await isRunning(header))
    ? `${path} belongs to a run that is still active (process ${pid}). That run undoes its own changes.`
    : undefined;
}

/** The lines of a record, without an incomplete last line. Undefined if another line is invalid. */
function parseLines(text: string): unknown[] | undefined {
  try {
    return text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  } catch {
    return undefined;
  }
}

const isHeader = (line: unknown): line is Header =>
  isObject(line) && typeof line.run === "string" && typeof line.target === "string" && typeof line.pid === "number";

/** Only one process can undo a record: the owner of the lock, until that process ends. */
async function takeRecord(folder: string, path: string, isNamed: boolean): Promise<RecordFile | undefined> {
  const lock = `${path}.undo`;
  const holder = await readFile(lock, "utf8").catch(() => undefined);
  if (holder !== undefined) {
    const [line] = parseLines(`${holder}\n`) ?? [];
    const isHeld = isObject(line) && (await whyBusy(path, line as unknown as Header, isNamed)) !== undefined;
    if (isHeld) return undefined;
    await rm(lock, { force: true });
  }
  try {
    await writeFile(lock, JSON.stringify(await ownProcess()), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw toRecordError(folder)(error as Error);
  }
  const file = await openRecord(folder, path, 0);
  const unlock = () => rm(lock, { force: true });
  return {
    ...file,
    remove: () => file.remove().finally(unlock),
    close: () => file.close().finally(unlock),
  };
}

/** Removes an incomplete line, left by a full disk or a killed process, so that the next line is complete. */
async function openRecord(folder: string, path: string, flags: number): Promise<RecordFile> {
  const handle = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_NOFOLLOW | flags, 0o600);
  let size = (await handle.readFile()).lastIndexOf("\n") + 1;
  await handle.truncate(size);
  return {
    path,
    append: (text) =>
      tryTo(folder, async () => {
        try {
          await handle.writeFile(text);
          await handle.datasync();
        } catch (error) {
          await handle.truncate(size).catch(() => undefined);
          throw error;
        }
        size += Buffer.byteLength(text);
      }),
    async remove() {
      await handle.close();
      await unlink(path);
    },
    close: () => handle.close(),
  };
}

async function tryTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toRecordError(folder)(error as Error);
  }
}

const toRecordError = (folder: string) => (error: Error) =>
  new RecordError(
    `Cannot write the run record to ${folder}, so nothing was changed: ${error.message}. Pass another folder with --run-record DIR.`,
  );

const ownProcess = async () => ({
  pid: process.pid,
  started: await startOf(process.pid),
  host: hostname(),
});

/** Whether the process with this ID and start time is running on this host. */
async function isRunning({ pid, started }: Pick<Header, "pid" | "started">): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const now = await startOf(pid);
  return started === "" || now === "" || started === now;
}

/** The start time of a process, if the system shows it. Otherwise empty. */
async function startOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The program name in parentheses may contain spaces.
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
