import { constants } from "node:fs";
import { lstat, open, readdir, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { assertOwn, makeFolder, readRegularFile } from "../../base/files.js";
import type { JsonObject } from "../../base/json.js";
import { withoutLastSlashes } from "../../base/paths.js";
import { isRunning, ownProcess } from "../../base/process.js";
import { UsageError } from "../../base/usage-error.js";
import { OpenEntries } from "./entries.js";
import { type Header, type Process, parseLedger, parseProcess, type Sign, toText } from "./ledger-lines.js";

/* The file of a ledger: `RUN.jsonl` in the folder of run records, signed with a key of this user outside of that folder. */

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
  /** Closes the file, and removes it if everything was undone. */
  close(isUndone?: boolean): Promise<void>;
}

/** The name of a target in a record: origin and base path, without credentials. */
export function recordTarget(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${withoutLastSlashes(pathname)}`;
}

/** For `catch`: takes the error of the file system with this code, and no other. */
const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};

/** Starts the record of a run. `owner` is the process that runs it. Throws a RecordError. */
export async function createLedgerFile(
  folder: string,
  { run, target, sign, owner = {} }: { run: string; target: string; sign: Sign | undefined; owner?: Partial<Process> },
): Promise<LedgerFile> {
  const header: Header = { run, target: recordTarget(target), ...(await ownProcess()), ...owner };
  try {
    await makeFolder(folder, 0o700);
    await writeFile(join(folder, ".gitignore"), "*\n", { flag: "wx" }).catch(unless("EEXIST"));
    const made = await openLedger(
      join(folder, `${run}${recordEnding}`),
      sign,
      "",
      constants.O_CREAT | constants.O_EXCL,
    );
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

/** Stores nothing: for a run without changes, and for reading a record. */
export const noFile = (path: string): LedgerFile => {
  const nothing = async (): Promise<void> => undefined;
  return { path, isSigned: true, append: nothing, close: nothing };
};

/** A record that was found. */
export interface FoundLedger {
  path: string;
  open: OpenEntries;
  /** When its run was cut off, in milliseconds since 1970. Undefined if the run ended. */
  cutAt: number | undefined;
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
  const all = await readdir(folder)
    .catch(unless("ENOENT"))
    .catch(({ message }) => {
      const advice = "Pass another folder with --run-record DIR.";
      throw new RecordError(`Cannot read the folder of run records ${folder}: ${message}. ${advice}`);
    });
  const names = (all ?? []).filter((one) => (isNamed ? one === basename(place) : one.endsWith(recordEnding)));
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
      if (isSigned || isNamed) {
        const isOver = lines.some((line) => "ended" in line);
        const busy = isOver ? undefined : await whyBusy(path, header, isNamed);
        const take = () => takeLedger(path, isNamed, isSigned ? sign : undefined, sig);
        const cutAt = isOver ? undefined : (await lstat(path)).mtimeMs;
        found.push({ path, open: new OpenEntries(isSigned, lines), cutAt, busy, take });
      } else unusable.push(whyUnsigned(path));
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
async function whyBusy(path: string, owner: Process, isNamed: boolean): Promise<string | undefined> {
  const { pid, host } = owner;
  if (host === hostname())
    return (await isRunning(owner))
      ? `${path} belongs to a run that is still active (process ${pid}). That run undoes its own changes.`
      : undefined;
  const advice = `After it has ended, pass --run-record ${path}.`;
  return isNamed ? undefined : `${path} belongs to a run on ${host}, which may still be running. ${advice}`;
}

/** Only one process can undo a record: the owner of the lock, until that process ends. */
async function takeLedger(
  path: string,
  isNamed: boolean,
  sign: Sign | undefined,
  sig: string,
): Promise<LedgerFile | undefined> {
  const lock = `${path}.undo`;
  const unlock = () => rm(lock, { force: true });
  const holder = await readRegularFile(lock, mostBytes, "", true).catch(unless("ENOENT"));
  // A process that was killed while it wrote the lock has undone nothing.
  const owner = holder && parseProcess(holder.toString());
  if (owner && (await whyBusy(path, owner, isNamed)) !== undefined) return undefined;
  if (holder) await unlock();
  const taking = writeFile(lock, JSON.stringify(await ownProcess()), { flag: "wx", mode: 0o600 });
  if (!(await taking.then(() => true).catch(unless("EEXIST")))) return undefined;
  const file = await openLedger(path, sign, sig).catch((error) => unlock().then(() => Promise.reject(error)));
  return { ...file, close: (isUndone) => file.close(isUndone).finally(unlock) };
}

/**
 * `sig` is the signature of the last line. Removes an incomplete line, left by a full disk or a killed process, so that the next
 * line is complete.
 */
async function openLedger(path: string, sign: Sign | undefined, sig: string, flags = 0): Promise<LedgerFile> {
  const handle = await open(path, constants.O_RDWR | constants.O_APPEND | constants.O_NOFOLLOW | flags, 0o600);
  const status = await handle.stat();
  assertOwn(path, status);
  let last = { sig, size: (await handle.readFile()).lastIndexOf("\n") + 1 };
  await handle.truncate(last.size);
  const isThere = async () => {
    const there = await lstat(path).catch(() => undefined);
    return there?.ino === status.ino && there.dev === status.dev;
  };
  return {
    path,
    isSigned: sign !== undefined,
    async append(lines) {
      // The system would write to a removed file without an error, and nobody could undo the run.
      if (!(await isThere())) throw new Error("it is gone. Was the folder cleaned during the run?");
      const signed = toText(lines, last.sig, sign);
      try {
        await handle.writeFile(signed.text);
        await handle.datasync();
      } catch (error) {
        await handle.truncate(last.size).catch(() => undefined);
        throw error;
      }
      last = { sig: signed.sig, size: last.size + Buffer.byteLength(signed.text) };
    },
    async close(isUndone) {
      await handle.close();
      if (isUndone && (await isThere())) await rm(path, { force: true });
    },
  };
}
