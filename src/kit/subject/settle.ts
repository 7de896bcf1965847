import { type JsonObject, omit, pick, toJson } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { dropEnvironment, saysStandin } from "../http/control.js";
import { type Gate, TargetError } from "../http/gate.js";
import { listWhole } from "../http/list.js";
import { type CreationEntry, keyOf, type Named } from "../ledger/entries.js";
import { type Leftover, leftResource, nameOf } from "../ledger/leftovers.js";
import { whoseIs } from "../ledger/whose.js";
import { notRestored, restoringPatches } from "../specs/changed-fields.js";
import type { Removable } from "../specs/resource-spec.js";
import { type Exchange, isMissing, isSuccess, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { decoded, followJobs, isOurs, look, rowsOf, type Search, specOf } from "./find.js";
import type { Restorable } from "./restorable.js";

/*
 * The one place that deletes and restores. The end of a contract restores one resource. The end of a run, Ctrl+C and `--undo`
 * settle the entries of a ledger, in one order: the values of owners, then what the run created, and at last the listeners of
 * others, since a deletion may call them.
 */

/**
 * Restores the values of an earlier reading, also after the end of the run. Waits for a target that is down. Resolves with the
 * updatable fields that could not be restored. A refusal is not an error. `isShort`: it writes before it reads, since the time may
 * be over after one request.
 */
export async function restoreValues(one: Restorable, to: JsonObject, { isShort = false } = {}): Promise<string[]> {
  const { spec, made } = one;
  const api = one.api.cleanup;
  if (!one.isDirty || api.target.readOnly) return [];
  if (isShort) await one.sendBack(api, pick(to, one.touched));
  else await one.settled(api);
  let now = await one.known(api);
  const fields = [...one.touchable, ...one.refusedNulls.keys()].filter((field) => field in to);
  // A target may keep every key of an object. A resource of the run need not lose them.
  const keyed = made && to === one.copy ? spec.keyed?.field : undefined;
  const isKept = (field: string) => field === keyed && one.keepsKeys;
  const differing = () => notRestored(spec, to, now).filter((field) => fields.includes(field) && !isKept(field));
  // A read may be older than the last write, so the kit writes first and then reads.
  const written = one.touched.filter((field) => fields.includes(field));
  const patches = restoringPatches(spec, one.sentPath, fields);
  let isHeld = false;
  const sendBack = async (patch: JsonObject) => {
    isHeld = await one.sendBack(api, patch);
    now = await one.read(api);
  };
  if (written.length > 0 && (!made || api.readLag > 0) && !isShort)
    await sendBack(patches[0](to, now, [...new Set([...differing(), ...written])]));
  for (const toPatch of patches) {
    if (differing().length === 0 || isHeld) break;
    const patch = toPatch(to, now, differing());
    if (Object.keys(patch).length > 0) await sendBack(patch);
  }
  if (differing().some((field) => field === keyed)) one.noteKeptKeys();
  if (differing().length === 0 && to === one.copy) one.restored();
  return differing();
}

/** What is settled, and how, with the cleanup client. */
export interface Settling extends Search {
  gate: Gate;
  /** The resources to restore: in a run its borrowed ones, which know more than their entries. */
  resources: readonly Restorable[];
  /** The listeners of others, to be enabled last. */
  listeners: readonly Restorable[];
  /** Whether created resources may be deleted now. */
  mayDelete: boolean;
  /** Takes what goes wrong with one of them, so that the others are settled all the same. */
  onError(error: Error): void;
}

/** What was done, in sentences, and what is left. */
export interface Settled {
  done: string[];
  left: Leftover[];
}

interface Work extends Settling, Settled {
  /** Whether nothing may happen any more of requests that got no response. */
  isOver?: boolean;
}

const atOnce = 8;

/** Settles everything that is open. */
export async function settle(settling: Settling): Promise<Settled> {
  const work: Work = { ...settling, done: [], left: [] };
  const { api, ledger, gate, resources, listeners } = work;
  const { environments, creations, changes } = ledger.open();
  const settleFirst = async () => {
    await dropEnvironments(work, environments);
    await restoreAll(work, resources);
    await eachOf(work, listeners, restoreBesides);
    if (creations.length + changes.length > 0) await followJobs(work);
    if (settling.mayDelete) await removeAll(work);
    await lookAgain(work);
  };
  const settled = settleFirst();
  // If time is short, a slow request must not keep the listeners of others disabled.
  // Ctrl+C may come while this goes on.
  let callOff: (() => void) | undefined = () => undefined;
  const half = gate
    .ended()
    .then(() => new Promise<void>((resolve) => (callOff &&= api.ports.after(gate.timeLeft / 2, resolve))));
  await Promise.race([settled, half]).finally(() => {
    callOff?.();
    callOff = undefined;
  });
  await restoreAll(work, listeners);
  await settled;
  return { done: work.done, left: work.left };
}

/** Does the same with several things, a few at once. An error of one does not stop the others. */
async function eachOf<One>({ onError }: Work, all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const errors: Error[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      await act(one).catch((error) => void errors.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const error of errors) onError(error);
}

const named = ({ spec, id }: Restorable): Named => ({ kind: spec.kind, id });

async function restoreAll(work: Work, all: readonly Restorable[]): Promise<void> {
  const { ledger, listeners, gate } = work;
  await eachOf(work, all, async (one) => {
    const isSame = (other: Named) => keyOf(other) === keyOf(named(one));
    const left = await one.restore({ isLast: true, isShort: gate.ending !== undefined && listeners.includes(one) });
    work.left = [...work.left.filter((other) => !isSame(other)), ...left];
    const isLast = listeners.includes(one) || !listeners.some((other) => isSame(named(other)));
    if (left.length === 0 && isLast) ledger.restored(named(one), { isSure: work.isOver || listeners.includes(one) });
  });
}

/** Restores a listener except that it is enabled, which comes last. */
async function restoreBesides(one: Restorable): Promise<void> {
  const enabled = one.spec.calls?.enabled ?? "";
  if (one.touched.some((field) => field !== enabled)) await restoreValues(one, omit(one.copy, [enabled]));
}

/** A request without a response may still be applied. So values are looked at again when that time is over. */
async function lookAgain(work: Work): Promise<void> {
  const open = work.ledger.open().changes.filter(({ unanswered }) => unanswered > 0);
  if (open.length === 0) return;
  await waitUntil(work, Math.max(...open.map(({ unanswered }) => unanswered)));
  work.isOver = true;
  const isOpen = (one: Restorable) => open.some((change) => keyOf(change) === keyOf(named(one)));
  await restoreAll(work, work.resources.filter(isOpen));
}

/** Waits until nothing may happen any more of a request that got no response at this time. */
async function waitUntil({ api, ledger }: Work, at: number): Promise<void> {
  const left = at + quietTime(api) - ledger.now();
  if (left > 0) await api.ports.sleep(Math.min(left, quietTime(api)));
}

/** How long a target may take for what it has not answered, in milliseconds. */
const quietTime = (api: Api): number => Math.max(api.readLag, api.target.times.job);

async function dropEnvironments({ api, ledger, done, left }: Work, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const isThere = await saysStandin(api);
  for (const name of names) {
    if (api.target.readOnly) left.push(leftResource({ kind: "environment" }, name, "would be dropped"));
    else if (isThere && (await dropEnvironment(api, name))) {
      ledger.dropped(name);
      done.push(`Dropped the environment ${name}.`);
    } else left.push(leftResource({ kind: "environment" }, name, "could not be dropped"));
  }
}

/** Deletes what the run created: what is known, then what may have been created, and at last what others of it may be in. */
async function removeAll(work: Work): Promise<void> {
  const { api, ledger } = work;
  const isRelated = ({ kind }: CreationEntry) => api.target.resources.every((spec) => spec.kind !== kind);
  const open = () => ledger.open().creations;
  await removeSome(work, () => open().filter((one) => !isRelated(one)));
  const related = () => open().filter(isRelated);
  // The target may delete a resource with the collection that it is in.
  if (open().length === related().length || api.target.readOnly) return removeSome(work, related);
  for (const one of related())
    work.left.push(leftResource(one, nameOf(one), "was not deleted: something that may be in it is left"));
}

async function removeSome(work: Work, open: () => readonly CreationEntry[]): Promise<void> {
  // A target may give one resource as the result of two requests.
  const known = new Map(open().flatMap((one) => (one.id === undefined ? [] : [[keyOf(one), one]])));
  await eachOf(work, [...known.values()], (one) => removeOne(work, one));
  const pending = () => open().filter(({ id }) => id === undefined);
  if (pending().length === 0) return;
  await lookFor(work, pending());
  const waiting = pending();
  if (waiting.length === 0) return;
  await waitUntil(work, Math.max(...waiting.map(({ at }) => at)));
  await lookFor(work, waiting, { isLast: true });
}

/** Looks for creations in whole lists and deletes what it finds. The last look ends those that the list does not show. */
async function lookFor(work: Work, entries: readonly CreationEntry[], { isLast = false } = {}): Promise<void> {
  const { api, ledger, done, left } = work;
  for (const kind of new Set(entries.map((one) => one.kind))) {
    const some = entries.filter((one) => one.kind === kind);
    const spec = specOf(api, kind);
    const listing = spec && (await listWhole(api, spec));
    for (const entry of some) {
      if (!spec || !listing) {
        left.push(leftResource(entry, nameOf(entry), ofOtherVersion(kind)));
        continue;
      }
      const { found, because } = await rowsOf(work, spec, entry, listing);
      for (const id of found) await ledger.adopt(entry.number, id);
      const made = ledger.open().creations.filter((one) => found.includes(one.id ?? ""));
      await eachOf(work, made, (one) => removeOne(work, one));
      if (found.length > 0 || !isLast) continue;
      if (because !== undefined) left.push(leftResource(entry, nameOf(entry), `may exist: ${because}`));
      else if (work.gate.isOver)
        left.push(leftResource(entry, nameOf(entry), "may exist: the run had no time to look"));
      else {
        ledger.settle(entry.number);
        done.push(`The ${kind} ${nameOf(entry)} was not created.`);
      }
    }
  }
}

const ofOtherVersion = (kind: string) =>
  `was not deleted: this version does not know ${kind}s. Undo it with the version that ran`;

/** Deletes a resource if it is still that of the run. */
async function removeOne(work: Work, entry: CreationEntry): Promise<void> {
  const { api, ledger, done, left, isLive } = work;
  const { kind, id = "", mark } = entry;
  const spec = specOf(api, kind);
  if (!spec) return void left.push(leftResource(entry, id, ofOtherVersion(kind)));
  const seen = await look(api, spec, id);
  if (seen?.failure && !isLive) throw new TargetError(`${api.target.url} does not respond: ${seen.failure}`);
  let shown = decoded(api, seen);
  if (seen && !shown && !work.gate.isOver) {
    const { all, because } = await listWhole(api, spec);
    shown = all.find((one) => toResourceId(one.id) === id);
    // A target that returns 404 to everything has lost its routes, not this resource.
    const isListing = because === undefined || all.length > 0;
    if (!shown && isMissing(seen) && isListing) {
      ledger.settle(entry.number);
      return void done.push(`The ${kind} ${nameOf(entry)} is gone already.`);
    }
  }
  // The run has proven before what it created, and a target need not show that again. But an ID may be another's by now.
  const isProven = isLive || (!seen && ledger.file.isSigned);
  if (!isOurs(work, spec, entry, shown) && !(isProven && whoseIs(spec, entry, shown) === "unknown")) {
    const value = toJson(shown?.[mark] ?? null);
    const what =
      shown?.[mark] === undefined
        ? `does not show its ${mark}`
        : `shows the ${mark} ${value}, which the run did not write`;
    const because = seen && !shown ? told(seen) : `the target ${what}`;
    return void left.push(leftResource(entry, id, `was not deleted: ${because}`));
  }
  if (api.target.readOnly) return void left.push(leftResource(entry, id, "would be deleted"));
  const because = (await remove(api, spec, id, { isRead: seen !== undefined && isSuccess(seen.status) })).left;
  if (because === undefined) done.push(`Deleted ${kind} ${id}.`);
  else left.push(leftResource(spec, id, because));
}

/**
 * Deletes a resource that this run created, unless the deletion `done` was accepted. Throws for any other. `left` says why it may
 * be left, to continue a sentence. Undefined if a read shows that it is gone. `isRead`: a read has shown it before.
 */
export async function remove(api: Api, spec: Removable, id: string, { done, isRead = true }: Removal = {}) {
  const { operations, idParameter, kind } = spec;
  if (!api.has(operations.delete)) return { exchange: undefined, left: "could not be deleted" };
  const undo = api.ledger.deletes({ kind, id });
  const isDone = done && isSuccess(done.status);
  const exchange = isDone ? done : await api.call(operations.delete, { path: { [idParameter]: id }, undo });
  const left = await whyLeft(api, spec, id, { deletion: exchange, isRead });
  if (left === undefined) api.ledger.gone({ kind, id });
  return { exchange, left };
}

interface Removal {
  done?: Exchange | undefined;
  isRead?: boolean;
}

/** Waits for a target that deletes later, in milliseconds. */
const removalPauses = [100, 300, 900, 2700];

async function whyLeft(
  api: Api,
  spec: Removable,
  id: string,
  { deletion, isRead }: { deletion: Exchange; isRead: boolean },
): Promise<string | undefined> {
  if (!isSuccess(deletion.status) && !isMissing(deletion)) return `could not be deleted: ${told(deletion)}`;
  let shown = await look(api, spec, id);
  for (const pause of removalPauses) {
    if (!shown || !isSuccess(shown.status)) break;
    await api.ports.sleep(pause);
    shown = await look(api, spec, id);
  }
  if (!shown) return `may be left, because nothing shows whether it is gone: ${told(deletion)}`;
  if (isSuccess(shown.status)) return `is still there after its deletion: ${told(deletion)}`;
  if (isMissing(shown) && isSuccess(deletion.status) && isRead) return undefined;
  // A target may hide with 403 what is gone, or return 404 for what is there, or to everything. A list tells.
  if (!isMissing(shown) && !(shown.status === 403 && isSuccess(deletion.status))) return `may be left: ${told(shown)}`;
  const { all, because } = await listWhole(api, spec);
  const isShown = all.some((one) => toResourceId(one.id) === id);
  if (because === undefined && !isShown) return undefined;
  if (isMissing(shown) && !isShown && all.length > 0) return undefined;
  return `may be left: ${told(deletion)}, and ${because ?? "the list shows it"}`;
}
