import { type JsonObject, omit, pick, toJson } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { dropEnvironment, saysStandin } from "../http/control.js";
import { type Gate, TargetError } from "../http/gate.js";
import { readOne, UnreadableError } from "../http/outcome.js";
import { type CreationEntry, isSameAs, keyOf, type Named } from "../ledger/entries.js";
import { type Leftover, leftCreation, leftResource, leftValue, nameOf, ofOtherVersion } from "../ledger/leftovers.js";
import { whoseIs } from "../ledger/whose.js";
import { isGrown, notRestored, restoringPatches } from "../specs/changed-fields.js";
import type { Removable } from "../specs/resource-spec.js";
import { specOf, withRelated } from "../specs/specs.js";
import { type Exchange, isMissing, isSuccess, told } from "../wire/exchange.js";
import { UnavailableError, UntouchableError } from "../wire/unavailable.js";
import { findAll, followJobs, leftElsewhere, lookInList, restOfWork, whyLeft } from "./creation.js";
import type { Resource } from "./resource.js";

/* The one place that deletes and restores. The end of a contract restores one resource. The end of a run, Ctrl+C and `--undo` settle
 * a ledger: first the values of owners, then what the run created, and at last the listeners of others, which a deletion may call. */

/**
 * Restores the values of an earlier reading, also after the end of the run. Resolves with the updatable fields that could not be
 * restored, also if they were refused. `isShort`: it writes before it reads, since the time may be over after one request.
 */
export async function restoreValues(one: Resource, to: JsonObject, { isShort = false } = {}): Promise<string[]> {
  const { spec, memory } = one;
  const { made, copy } = one.origin;
  const api = one.api.cleanup;
  if (!memory.isDirty || api.target.readOnly) return [];
  const touched = [...memory.touched];
  await (isShort ? one.sendBack(api, pick(to, touched)) : one.settled(api));
  let now = await one.known(api);
  // What the reads in between show may be somebody else's by now.
  const fields = () => one.restorable.filter((field) => field in to);
  // A target may keep every key of an object. A resource of the run need not lose them.
  const keyed = made && to === copy ? spec.keyed?.field : undefined;
  const isKept = (field: string) => field === keyed && memory.keepsKeys;
  const differing = () => notRestored(spec, to, now).filter((name) => fields().includes(name) && !isKept(name));
  // A read may be older than the last write, so the kit writes first and then reads.
  const written = touched.filter((field) => fields().includes(field));
  const patches = restoringPatches(spec, memory.sentPath, fields());
  let isHeld = false;
  const sendBack = async (patch: JsonObject, base?: JsonObject) => {
    isHeld = await one.sendBack(api, patch, base);
    now = await one.read(api);
  };
  if (written.length > 0 && (!made || api.readLag > 0) && !isShort)
    await sendBack(patches[0](to, now, [...new Set([...differing(), ...written])]));
  for (const toPatch of patches) {
    if (differing().length === 0 || isHeld) break;
    const patch = toPatch(to, now, differing());
    if (Object.keys(patch).length > 0) await sendBack(patch);
  }
  const whole = made || isHeld || isShort ? undefined : one.whole(now);
  if (whole) await sendBack(whole.fields, whole.base);
  memory.keepsKeys ||= differing().some((field) => field === keyed);
  for (const name of made ? [] : differing()) isGrown(to[name], now[name]) && memory.grown.add(name);
  if (differing().length === 0 && to === copy) one.restored();
  return differing();
}

/** Restores the original values, and resolves with what differs from them. `isLast` checks restored values once more. */
export async function restore(one: Resource, { isLast = false, isShort = false } = {}): Promise<Leftover[]> {
  const { copy, memory } = one;
  if (isLast) memory.isDirty ||= memory.everTouched.size > 0;
  let left = one.restorable.filter((field) => field in copy && memory.touched.has(field));
  let now: JsonObject | undefined;
  try {
    left = await restoreValues(one, copy, { isShort });
    now = left.length > 0 ? await one.read(one.api.cleanup) : undefined;
  } catch (error) {
    if (![UnreadableError, UnavailableError, UntouchableError].some((kind) => error instanceof kind)) throw error;
    // What cannot be sent back may be as it was all the same.
    now = await one.read(one.api.cleanup).catch(() => undefined);
    left = now ? notRestored(one.spec, pick(copy, left), pick(now, left)) : left;
  }
  const gone = one.gone.filter((name) => !left.includes(name)).map((name) => leftValue(one, name, copy, memory.newest));
  const values = [...left.map((field) => leftValue(one, field, copy, now)), ...gone];
  return isLast ? [...values, ...memory.foreign] : values;
}

/** What is settled, and how, with the cleanup client. */
export interface Settling {
  api: Api;
  gate: Gate;
  /** Whether the run of this process settles its own entries. It has proven before what it created. */
  isLive: boolean;
  /** The resources to restore: in a run its borrowed ones, which know more than their entries. */
  resources: readonly Resource[];
  /** The listeners of others, to be enabled last. */
  listeners: readonly Resource[];
  /** Whether created resources may be deleted now. */
  mayDelete: boolean;
  /** Takes what goes wrong with one of them, so that the others are settled all the same. */
  onError(error: Error): void;
}

interface Work extends Settling {
  /** What was done, in sentences, and what is left. */
  done: string[];
  left: Leftover[];
  /** Whether nothing may happen any more of requests that got no response. */
  isOver: boolean;
}

/** Settles everything that is open. */
export async function settle(settling: Settling): Promise<Pick<Work, "done" | "left">> {
  const work: Work = { ...settling, done: [], left: [], isOver: false };
  const { api, gate, resources, listeners, left } = work;
  const settleFirst = async () => {
    const { environments, creations, changes } = api.ledger.open;
    await dropEnvironments(work, environments);
    await restoreAll(work, resources);
    await eachOf(work, listeners, restoreBesides);
    if (creations.length + changes.length > 0) await followJobs(api);
    await removeAll(work);
    await settleAgain(work);
  };
  const settled = settleFirst();
  // If time is short, a slow request must not keep the listeners of others disabled. Ctrl+C may come while this goes on.
  let callOff: (() => void) | undefined = () => undefined;
  const half = () => new Promise<void>((resolve) => (callOff &&= api.ports.after(gate.timeLeft / 2, resolve)));
  await Promise.race([settled, gate.ended().then(half)]).finally(() => {
    callOff?.();
    callOff = undefined;
  });
  await restoreAll(work, listeners);
  await settled;
  left.push(...(await leftElsewhere(api)));
  return work;
}

/** Does the same with several things, eight at once. An error of one does not stop the others. */
async function eachOf<One>({ onError }: Work, all: readonly One[], act: (one: One) => Promise<unknown>): Promise<void> {
  const waiting = all.values();
  const errors: Error[] = [];
  const work = async () => {
    for (const one of waiting) await act(one).catch((error) => void errors.push(error));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  for (const error of errors) onError(error);
}

async function restoreAll(work: Work, all: readonly Resource[]): Promise<void> {
  const { api, listeners, gate, left } = work;
  await eachOf(work, all, async (one) => {
    const isListener = listeners.includes(one);
    const values = await restore(one, { isLast: true, isShort: gate.ending !== undefined && isListener });
    left.splice(0, left.length, ...left.filter((other) => !isSameAs(one)(other)), ...values);
    const isLast = isListener || !listeners.some(isSameAs(one));
    if (values.length === 0 && isLast) api.ledger.restored(one, { isSure: work.isOver || isListener });
  });
}

/** Restores a listener except that it is enabled, which comes last. */
async function restoreBesides(one: Resource): Promise<void> {
  const besides = omit(one.origin.copy, [one.spec.calls?.enabled ?? ""]);
  if ([...one.memory.touched].some((field) => field in besides)) await restoreValues(one, besides);
}

/** A request without a response may still be applied. So what is open is settled again when that time is over. */
async function settleAgain(work: Work): Promise<void> {
  const { api, mayDelete } = work;
  const { changes, creations } = api.ledger.open;
  const open = changes.filter(({ unanswered }) => unanswered > 0);
  const pending = creations.filter(({ id }) => mayDelete && id === undefined);
  // How long a target may take for what it has not answered, in milliseconds.
  const quietTime = Math.max(api.readLag, api.target.times.job);
  const end = Math.max(...open.map(({ unanswered }) => unanswered), ...pending.map(({ at }) => at)) + quietTime;
  if (end > api.ledger.now()) await api.ports.sleep(Math.min(end - api.ledger.now(), quietTime));
  work.isOver = true;
  const again = work.resources.filter((one) => open.some(isSameAs(one)));
  await restoreAll(work, again);
  await removeAll(work);
}

async function dropEnvironments({ api, done, left }: Work, names: readonly string[]): Promise<void> {
  const { readOnly } = api.target;
  const isThere = names.length > 0 && !readOnly && (await saysStandin(api));
  for (const id of names) {
    const isDropped = isThere && (await dropEnvironment(api, id));
    if (isDropped) api.ledger.note({ dropped: id });
    if (isDropped) done.push(`Dropped the environment ${id}.`);
    else left.push(leftResource({ kind: "environment", id }, `${readOnly ? "would" : "could not"} be dropped`));
  }
}

/** Deletes what the run created: what is known, then what may have been created, and at last what others of it may be in. */
async function removeAll(work: Work): Promise<void> {
  const { api, left, mayDelete, isOver } = work;
  const { resources, readOnly } = api.target;
  if (!mayDelete) return;
  const related = resources.flatMap((one) => one.related);
  await removeSome(work, resources);
  // The target may delete a resource with the collection that it is in.
  const isFree = openOf(api, resources).length === 0 || readOnly;
  if (isFree) await removeSome(work, related);
  if (!isOver) return;
  const tried = openOf(api, isFree ? withRelated(resources) : resources);
  for (const one of api.ledger.open.creations.filter((other) => !tried.includes(other))) {
    const isKnown = related.some(({ kind }) => kind === one.kind);
    const because = isKnown ? "something that may be in it is left" : ofOtherVersion(one);
    left.push(leftCreation(one, `was not deleted: ${because}`));
  }
}

const openOf = ({ ledger }: Api, specs: readonly Removable[]): CreationEntry[] =>
  ledger.open.creations.filter((one) => specs.some(({ kind }) => kind === one.kind));

/** Deletes what is known and what lists show, unless that was tried before. The last look ends what no list shows. */
async function removeSome(work: Work, specs: readonly Removable[]): Promise<void> {
  const { api, gate, done, left, isOver } = work;
  const open = () => openOf(api, specs);
  const removeKnown = async () => {
    const known = open().filter(({ kind, id }) => id !== undefined && !left.some(isSameAs({ kind, id })));
    // A target may give one resource as the result of two requests.
    const each = new Map(known.map((one) => [keyOf(one), { ...one, id: one.id ?? "" }]));
    await eachOf(work, [...each.values()], (one) => removeOne(work, one));
  };
  await removeKnown();
  // What creates one may still be at work, and would leave parts of it behind its deletion.
  const newest = Math.max(...open().flatMap(({ id, at }) => (id === undefined ? [at] : [])));
  if (!gate.ending) await api.ports.sleep(restOfWork(newest, api.ledger.now()));
  const missing = await findAll(api, open());
  await removeKnown();
  for (const { entry, because } of isOver ? missing : []) {
    if (because !== undefined) left.push(leftCreation(entry, `may exist: ${because}`));
    else if (gate.isOver) left.push(leftCreation(entry, "may exist: the run had no time to look"));
    else {
      api.ledger.settle(entry.number);
      done.push(`The ${entry.kind} ${nameOf(entry)} was not created.`);
    }
  }
}

/** Deletes a resource if it is still that of the run. */
async function removeOne(work: Work, entry: CreationEntry & Named): Promise<void> {
  const { api, gate, done, left, isLive } = work;
  const { kind, id, mark, isSigned } = entry;
  const spec = specOf(withRelated(api.target.resources), kind);
  const { exchange: seen, resource } = (await readOne(api, spec, id)) ?? {};
  if (seen?.failure && !isLive) throw new TargetError(`${api.target.url} does not respond: ${seen.failure}`);
  let shown = resource;
  if (seen && !shown && !gate.isOver) {
    const { row, isGone } = await lookInList(api, spec, id, seen);
    shown = row;
    if (isMissing(seen) && isGone) {
      api.ledger.gone(entry);
      return void done.push(`The ${kind} ${id} is gone already.`);
    }
  }
  const stays = (because: string) => void left.push(leftResource(entry, because));
  // The run has proven before what it created, and a target need not show that again. But an ID may be another's by now.
  const isProven = isLive || (!seen && isSigned);
  const whose = whoseIs(spec, entry, shown);
  if (whose === "ours" && resource) api.ledger.recognizes(kind);
  if (whose === "another's" || (whose === "unknown" && !isProven)) {
    const value = shown?.[mark] === undefined ? undefined : toJson(shown[mark]);
    const what = value ? `shows the ${mark} ${value}, which the run did not write` : `does not show its ${mark}`;
    return stays(`was not deleted: ${seen && !shown ? told(seen) : `the target ${what}`}`);
  }
  if (api.target.readOnly) return stays("would be deleted");
  const because = (await remove(api, spec, id, isSuccess(seen?.status ?? 0))).left;
  if (because === undefined) done.push(`Deleted ${kind} ${id}.`);
  else stays(because);
}

/**
 * Deletes a resource that this run created, unless the deletion `done` was accepted. Throws for any other. `left` says why it may
 * be left, to continue a sentence. Undefined if a read shows that it is gone. `isRead`: a read has shown it before.
 */
export async function remove(api: Api, spec: Removable, id: string, isRead = true, done?: Exchange) {
  const { operations, idParameter, kind } = spec;
  if (!api.has(operations.delete)) return { exchange: undefined, left: "could not be deleted" };
  const undo = api.ledger.deletes({ kind, id });
  const isDone = done && isSuccess(done.status);
  const exchange = isDone ? done : await api.call(operations.delete, { path: { [idParameter]: id }, undo });
  const left = await whyLeft(api, spec, id, exchange, isRead);
  if (left === undefined) api.ledger.gone({ kind, id });
  return { exchange, left };
}
