import { constants } from "node:fs";
import { lstat, open, readdir, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { withoutLastSlashes } from "../../base/base-path.js";
import { assertOwn, makeFolder, readRegularFile } from "../../base/files.js";
import type { JsonObject } from "../../base/json.js";
import { isRunning, ownProcess } from "../../base/process.js";
import { UsageError } from "../../base/usage-error.js";
import { type Header, type LedgerLine, parseLedger, parseProcess, type Sign, toLine } from "./ledger-lines.js";

/* The file of a ledger: `RUN.jsonl` in the folder of run records, signed with a key of this user outside of that folder. */

/** The default folder for run records. */
export const defaultRecordFolder = ".standin/runs";

const recordEnding = ".jsonl";

/** Thrown if a record cannot be written. Then the kit changes nothing. The message names the flag. */
export class RecordError extends UsageError {}

/** The file of one run, with mode 0600. Each line is on disk before the request that it undoes. */
export interface LedgerFile {
  readonly path: string;
  /** Whether its lines are signed. Otherwise `--undo` uses it only by its path. */
  readonly isSigned: boolean;
  /** Resolves after the lines are on disk. */
  append(lines: readonly JsonObject[]): Promise<void>;
  remove(): Promise<void>;
  /** Closes the file and keeps it. */
  close(): Promise<void>;
}

/** The name of a target in a record: origin and base path, without credentials. */
export function recordTarget(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${withoutLastSlashes(pathname)}`;
}

/** Starts the record of a run. `owner` is the process that runs it. Throws a RecordError. */
export async function createLedgerFile(
  folder: string,
  { run, target, sign, owner = {} }: { run: string; target: string; sign: Sign | undefined; owner?: Owner },
): Promise<LedgerFile> {
  const header: Header = { run, target: recordTarget(target), ...(await ownProcess()), ...owner };
  try {
    await makeFolder(folder, 0o700);
    await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    const flags = constants.O_CREAT | constants.O_EXCL;
    const made = await openLedger(join(folder, `${run}${recordEnding}`), { flags, sign, sig: "" });
    const directory = await open(folder, "r");
    // The folder stores the name of a new file, so it needs its own sync. Some systems cannot open folders for that.
    await directory.sync().catch(() => undefined);
    await directory.close();
    await made.append([header]);
    return made;
  } catch (error) {
    const because = `${(error as Error).message}. Pass another folder with --run-record DIR.`;
    throw new RecordError(`Cannot write the run record to ${folder}, so nothing was changed: ${because}`);
  }
}

type Owner = Partial<Pick<Header, "pid" | "started" | "host">>;

/** Stores nothing: for a run without changes, and for reading a record. */
export const noFile = (path: string): LedgerFile => ({
  ...{
    path,
    isSigned: true,
    append: async () => undefined,
    remove: async () => undefined,
    close: async () => undefined,
  },
});

/** A record that was found. */
export interface FoundLedger extends Header {
  path: string;
  lines: LedgerLine[];
  isSigned: boolean;
  /** Why the record must not be used, in a sentence: its run may still be active. */
  busy: string | undefined;
  /** Locks the record for undoing. Undefined if another process has it. */
  take(): Promise<LedgerFile | undefined>;
}

/** More than the longest run writes, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The records of a target in a folder, or the named one, and a sentence about each that cannot be used. What this user's kit did
 * not sign may have been put there to make the kit change data, so it is used only by its name.
 */
export async function findLedgers(
  place: string,
  url: string,
  signer: () => Promise<Sign | undefined>,
): Promise<{ found: FoundLedger[]; unusable: string[] }> {
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
  const found: FoundLedger[] = [];
  const unusable: string[] = [];
  const sign = names.length > 0 ? await signer() : undefined;
  for (const name of names.sort()) {
    const path = join(folder, name);
    try {
      const parsed = parseLedger((await readRegularFile(path, mostBytes, "", true)).toString(), sign);
      if (!parsed || parsed.header.target !== recordTarget(url)) continue;
      const { header, lines, isSigned, sig } = parsed;
      if (!isSigned && !isNamed) {
        unusable.push(whyUnsigned(path));
        continue;
      }
      const isOver = lines.some((line) => "ended" in line);
      const busy = isOver ? undefined : await whyBusy(path, header, isNamed);
      const take = () => takeLedger(path, isNamed, { sign: isSigned ? sign : undefined, sig });
      found.push({ ...header, path, lines, isSigned, busy, take });
    } catch (error) {
      unusable.push(whyUnusable(path, error as Error));
    }
  }
  return { found, unusable };
}

const whyUnsigned = (path: string): string =>
  `The run record ${path} was not undone: no run of yours on this machine has signed it, so somebody else may have put it there to make the kit change data. Look at it first: "create" names what would be deleted, and "change" what would be written back ("was"). If it is yours, pass --undo --run-record ${path}. Otherwise remove the file.`;

/** What is not known of a run may still be to undo. */
export const whyUnusable = (path: string, error: Error): string =>
  `The run record ${path} was not undone: ${error.message}. Check by hand what its run has left, then remove the file.`;

/** The record of another host is used only if the user names it, since its run may still be active there. */
async function whyBusy(
  path: string,
  header: Pick<Header, "pid" | "started" | "host">,
  isNamed: boolean,
): Promise<string | undefined> {
  const { pid, host } = header;
  if (host !== hostname())
    return isNamed
      ? undefined
      : `${path} belongs to a run on ${host}, which may still be running. After it has ended, pass --run-record ${path}.`;
  return (await isRunning(header))
    ? `${path} belongs to a run that is still active (process ${pid}). That run undoes its own changes.`
    : undefined;
}

/** Only one process can undo a record: the owner of the lock, until that process ends. */
async function takeLedger(path: string, isNamed: boolean, signing: Signing): Promise<LedgerFile | undefined> {
  const lock = `${path}.undo`;
  const holder = await readRegularFile(lock, mostBytes, "", true).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (holder) {
    // A process that was killed while it wrote the lock has undone nothing.
    const process = parseProcess(holder.toString());
    if (process && (await whyBusy(path, process, isNamed)) !== undefined) return undefined;
    await rm(lock, { force: true });
  }
  try {
    await writeFile(lock, JSON.stringify(await ownProcess()), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return undefined;
    throw error;
  }
  const unlock = () => rm(lock, { force: true });
  try {
    const file = await openLedger(path, { flags: 0, ...signing });
    return {
      ...file,
      remove: () => file.remove().finally(unlock),
      close: () => file.close().finally(unlock),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface Signing {
  sign: Sign | undefined;
  /** The signature of the last line. */
  sig: string;
}

/** Removes an incomplete line, left by a full disk or a killed process, so that the next line is complete. */
async function openLedger(path: string, { flags, sign, ...last }: Signing & { flags: number }): Promise<LedgerFile> {
  const handle = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_NOFOLLOW | flags, 0o600);
  const status = await handle.stat();
  const { dev, ino } = status;
  assertOwn(path, status);
  let size = (await handle.readFile()).lastIndexOf("\n") + 1;
  await handle.truncate(size);
  const isThere = async () => {
    const there = await lstat(path).catch(() => undefined);
    return there?.ino === ino && there.dev === dev;
  };
  return {
    path,
    isSigned: sign !== undefined,
    async append(lines) {
      // The system would write to a removed file without an error, and nobody could undo the run.
      if (!(await isThere())) throw new Error("it is gone. Was the folder cleaned during the run?");
      let { sig } = last;
      let text = "";
      for (const one of lines) {
        const signed = toLine(one, sig, sign);
        ({ sig } = signed);
        text += `${signed.text}\n`;
      }
      try {
        await handle.writeFile(text);
        await handle.datasync();
      } catch (error) {
        await handle.truncate(size).catch(() => undefined);
        throw error;
      }
      last.sig = sig;
      size += Buffer.byteLength(text);
    },
    async remove() {
      await handle.close();
      if (await isThere()) await rm(path, { force: true });
    },
    close: () => handle.close(),
  };
}
