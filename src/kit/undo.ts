import { pick } from "../base/json.js";
import { objectWith } from "../base/json-pointer.js";
import type { Target } from "./binding/target.js";
import { type Api, createApi } from "./http/api.js";
import { dropEnvironment, saysStandin } from "./http/control.js";
import { Gate, TargetError } from "./http/gate.js";
import { followJob } from "./http/jobs.js";
import type { Ports } from "./http/ports.js";
import { createTransport } from "./http/transport.js";
import { type FoundRecord, findRecords, noFile, recordTarget, whyUnusable } from "./record/record-file.js";
import { RunRecord } from "./record/run-record.js";
import { isOpen, type Pending } from "./record/undo-notes.js";
import { withRelated } from "./specs/specs.js";
import { notRestored } from "./subject/changed-fields.js";
import { findMade } from "./subject/creations.js";
import { Fixture } from "./subject/fixture.js";
import { leftValue } from "./subject/leftovers.js";
import { readResource } from "./subject/outcome.js";
import { isListing, look, removeForGood } from "./subject/remove.js";
import { isWritten, oursIn } from "./subject/written.js";
import { type Exchange, isMissing, isSuccess, told, unanswered } from "./wire/exchange.js";

/** The completed steps, in sentences. */
export interface Undone {
  done: string[];
  /** The remaining changes, with reasons. */
  left: string[];
}

type Change = Pending["changes"][number];
type Creation = Pending["creations"][number];

/**
 * Undoes the changes in the records of a folder: only these, and only if the values are still those of the run. A dry run lists
 * the steps. `--read-only` also reads the current values. `isNext`: for a run that starts now, beside others that still run.
 * Throws a TargetError and a RecordError.
 */
export async function undo(
  target: Target,
  ports: Ports,
  { folder, onWait, isNext = false }: { folder: string; onWait(text: string): void; isNext?: boolean },
): Promise<Undone> {
  const { found, unusable } = await findRecords(folder);
  const all: Undone = { done: [], left: unusable };
  const transport = createTransport(ports, target.url);
  async function undoOne({ path, lines, busy, take }: FoundRecord): Promise<void> {
    if (busy) return void (isNext ? onWait(busy) : all.left.push(busy));
    const file = target.isDry || target.readOnly ? noFile(path) : await take();
    if (!file) return void all.left.push(`Another process is undoing ${path}.`);
    const record = new RunRecord(file, lines);
    if (target.isDry) return listPending(record.pending, all);
    const { cleanup: api } = createApi(target, { gate: new Gate(ports), ports, notes: record, transport, onWait });
    await undoRecord({ api, record, all }).finally(() => record.close());
  }
  try {
    for (const one of found.filter((record) => record.target === recordTarget(target.url)))
      await undoOne(one).catch((error) => {
        // One record must not stop the others, but a target that is lost does.
        if (error instanceof TargetError) throw error;
        all.left.push(whyUnusable(one.path, error));
      });
    return all;
  } finally {
    await transport.close();
  }
}

/**
 * The records of other runs on a target: the paths of those of killed runs with changes to undo, of those of runs that disable
 * listeners now, and a sentence about each record that cannot be read, since it may be of this target.
 */
export async function openRuns(target: Target, folder: string) {
  const { found, unusable } = await findRecords(folder);
  const own = found.filter((record) => record.target === recordTarget(target.url));
  const pendingOf = ({ path, lines }: (typeof own)[number]) => new RunRecord(noFile(path), lines).pending;
  const isListener = ({ kind, was }: Change) =>
    target.resources.some(({ kind: own, calls }) => own === kind && calls && was[calls.enabled] !== undefined);
  const pathsOf = (some: typeof own) => some.map(({ path }) => path);
  return {
    killed: pathsOf(own.filter((one) => !one.busy && isOpen(pendingOf(one)))),
    quieting: pathsOf(own.filter((one) => one.busy && pendingOf(one).changes.some(isListener))),
    unusable,
  };
}

function listPending({ environments, changes, creations, unknown }: Pending, all: Undone): void {
  for (const name of environments) all.done.push(`Would drop the environment ${name}.`);
  for (const { kind, id, was } of changes) {
    all.done.push(
      `Would restore ${Object.keys(was).join(", ")} of ${kind} ${id}, if the values are still those of the run.`,
    );
  }
  for (const one of creations) all.done.push(`Would delete ${nameOf(one)}, if it exists.`);
  all.left.push(...unknown.map(notUndone));
}

const notUndone = (request: string) => `Your own contract sent ${request}. Undo it by hand.`;

const nameOf = ({ kind, id, mark, values: [value] }: Creation) =>
  id === undefined ? `the ${kind} with the ${mark} ${JSON.stringify(value)}` : `${kind} ${id}`;

async function undoRecord(work: Work): Promise<void> {
  const { api, record, all } = work;
  const { environments, jobs, changes, creations, unknown } = record.pending;
  if (environments.length > 0) await dropEnvironments(work, environments);
  if (changes.length + creations.length > 0) {
    await Promise.all(jobs.map((job) => followJob(api, announcementOf(api.target, job))));
  }
  for (const change of changes) await restore(work, change);
  const isRelated = ({ kind }: Creation) => api.target.resources.every((spec) => spec.kind !== kind);
  for (const creation of creations.filter((one) => !isRelated(one))) await removeMade(work, creation);
  // The target may delete a resource with the collection that it is in.
  const isClear = record.pending.creations.every(isRelated) || api.target.readOnly;
  for (const creation of creations.filter(isRelated)) {
    if (isClear) await removeMade(work, creation);
    else all.left.push(`${nameOf(creation)} was not deleted: something that may be in it is left.`);
  }
  all.left.push(...unknown.map(notUndone));
}

interface Work {
  api: Api;
  record: RunRecord;
  all: Undone;
}

async function dropEnvironments({ api, record, all }: Work, names: readonly string[]): Promise<void> {
  const isThere = await saysStandin(api);
  for (const name of names) {
    const what = `the environment ${name}`;
    if (api.target.readOnly) all.left.push(`Would drop ${what}.`);
    else if (isThere && (await dropEnvironment(api, name))) {
      record.dropped(name);
      all.done.push(`Dropped ${what}.`);
    } else all.left.push(`Could not drop ${what}.`);
  }
}

/** A minimal response that announces a job, to follow it. */
const announcementOf = ({ url, job }: Target, id: string): Exchange => ({
  ...unanswered({ method: "PUT", url: `${url}/`, headers: {} }),
  status: 202,
  ...(job.follow === "Location" ? { headers: { location: id }, json: {} } : { json: objectWith(job.id, id) }),
});

/** Restores the fields that still have values of the run. Newer values of others stay. */
async function restore({ api, record, all }: Work, { kind, id, was, wrote }: Change): Promise<void> {
  const spec = api.target.resources.find((one) => one.kind === kind);
  if (!spec) return void all.left.push(`The run changed ${kind} ${id}, ${ofOtherVersion(kind)}`);
  const { exchange, resource: now } = await readResource(api, spec, id);
  if (!now) return void all.left.push(`${kind} ${id} was not restored: ${whyUnread(api, exchange)}.`);
  const isOurs = oursIn(spec, { was, wrote }, now);
  const foreign = Object.keys(was).filter((name) => !isOurs(name));
  const ours = pick(was, Object.keys(was).filter(isOurs));
  const isChanged = notRestored(spec, ours, pick(now, Object.keys(ours))).length > 0;
  if (api.target.readOnly) {
    if (isChanged) all.left.push(`Would restore ${Object.keys(ours).join(", ")} of ${kind} ${id}.`);
  } else {
    const fixture = new Fixture(api, spec, id, false, ours);
    fixture.touch(ours);
    let left = await fixture.restore();
    // A request in flight when the run was killed may have been applied later.
    await api.ports.sleep(settleTime);
    left = await fixture.restore({ again: true });
    all.left.push(...left.map((one) => one.told));
    if (left.length === 0 && isChanged) all.done.push(`Restored ${kind} ${id}.`);
    if (foreign.length > 0) await record.changes({ kind, id }, pick(was, foreign), {}).ready();
  }
  for (const name of foreign) {
    all.left.push(`${leftValue({ spec, id }, name, was, now).told} The run did not write this value, so it stays.`);
  }
}

/** In milliseconds. */
const settleTime = 300;

const ofOtherVersion = (kind: string) => `but this version does not know ${kind}s. Undo it with the version that ran.`;

const whyUnread = ({ target }: Api, exchange: Exchange): string => {
  if (exchange.failure) throw new TargetError(`${target.url} does not respond: ${exchange.failure}`);
  return told(exchange);
};

/** Deletes the resources of a creation, if they are still those. All are noted before the first is deleted. */
async function removeMade({ api, record, all }: Work, creation: Creation): Promise<void> {
  const { kind, mark, values, word, number } = creation;
  const spec = withRelated(api.target.resources).find((one) => one.kind === kind);
  if (!spec) return void all.left.push(`The run created ${nameOf(creation)}, ${ofOtherVersion(kind)}`);
  const isRead = creation.id !== undefined && api.has(spec.operations.read);
  const ids = isRead ? [creation.id as string] : await findMade(api, spec, { mark: values[0], word });
  if (!ids) {
    return void all.left.push(
      `Could not look for ${nameOf(creation)}: the target does not list all its resources. Check by hand.`,
    );
  }
  const ours: string[] = [];
  let missing = 0;
  for (const id of ids) {
    const seen = await look(api, spec, id);
    if (seen && isMissing(seen) && (await isListing(api, spec))) {
      missing++;
      continue;
    }
    const now = seen && isSuccess(seen.status) ? (api.codec.decode(seen.json) ?? {}) : {};
    // A field that the resource does not show proves nothing.
    const isOurs =
      !seen ||
      (now[mark] !== undefined && isWritten(spec, mark, { was: undefined, wrote: values }, now)) ||
      (word !== "" && JSON.stringify(now).includes(word));
    if (seen && !isSuccess(seen.status)) all.left.push(`${kind} ${id} was not deleted: ${whyUnread(api, seen)}.`);
    else if (!isOurs) {
      const shown = now[mark] === undefined ? "it does not show" : "the run did not write";
      all.left.push(`${kind} ${id} was not deleted: ${shown} its ${mark} ${JSON.stringify(now[mark] ?? null)}.`);
    } else if (api.target.readOnly) all.left.push(`Would delete ${kind} ${id}.`);
    else ours.push(id);
  }
  if (missing === ids.length) record.settle(number);
  if (ours.length > 0) await record.adopt(number, ours);
  for (const id of ours) {
    const left = await removeForGood(api, spec, id);
    all.left.push(...left.map((one) => one.told));
    if (left.length === 0) all.done.push(`Deleted ${kind} ${id}.`);
  }
}
