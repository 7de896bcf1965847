import { isObject, isSame, type JsonObject, type JsonValue, pick } from "../base/json.js";
import { objectWith } from "../base/json-pointer.js";
import { notRestored, withoutEventIds } from "./resources/changed-fields.js";
import { Fixture } from "./resources/fixture.js";
import { leftValue } from "./resources/leftovers.js";
import { likeness } from "./resources/normal-form.js";
import { readResource } from "./resources/outcome.js";
import { findMade, removeForGood } from "./resources/remove.js";
import type { Removable, ResourceSpec } from "./specs/resource-spec.js";
import { withRelated } from "./specs/specs.js";
import { type Api, createApi, TargetError } from "./target/api.js";
import { dropEnvironment, saysStandin } from "./target/control.js";
import { type Exchange, isSuccess, told } from "./target/exchange.js";
import { createGate } from "./target/gate.js";
import { createHttp } from "./target/http.js";
import { followJob } from "./target/jobs.js";
import { createSendGuard } from "./target/may-be-sent.js";
import type { Ports } from "./target/ports.js";
import { findRecords, recordTarget } from "./target/record-file.js";
import { noFile, RunRecord } from "./target/run-record.js";
import type { Target } from "./target/target.js";
import type { Pending } from "./target/undo-notes.js";

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
 * the steps. `--read-only` also reads the current values. Throws a TargetError and a RecordError.
 */
export async function undo(
  target: Target,
  ports: Ports,
  { folder, onWait }: { folder: string; onWait(text: string): void },
): Promise<Undone> {
  const { found, unreadable } = await findRecords(folder);
  const all: Undone = {
    done: [],
    left: unreadable.map((path) => `${path} is not a valid run record. Check the file by hand.`),
  };
  const http = createHttp(ports, { onWait, onLost: () => undefined }, createSendGuard(target), target.url);
  const apiFor = (record: RunRecord) =>
    createApi(target, { http, gate: createGate(ports), ports, notes: record }).cleanup;
  const undoAll = (record: RunRecord) => undoRecord({ api: apiFor(record), record, all });
  try {
    for (const one of found.filter((record) => record.target === recordTarget(target.url))) {
      if (one.busy) all.left.push(one.busy);
      else if (target.isDry) listPending(new RunRecord(noFile(one.path), one.lines).pending, all);
      else if (target.readOnly) await undoAll(new RunRecord(noFile(one.path), one.lines));
      else {
        const file = await one.take();
        if (!file) {
          all.left.push(`Another process is undoing ${one.path}.`);
          continue;
        }
        const record = new RunRecord(file, one.lines);
        try {
          await undoAll(record);
        } finally {
          await record.close();
        }
      }
    }
    return all;
  } finally {
    await http.close();
  }
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
function announcementOf({ url, job }: Target, id: string): Exchange {
  const isAddress = job.follow === "Location";
  return {
    request: { method: "PUT", url: `${url}/`, headers: {}, body: undefined },
    status: 202,
    headers: isAddress ? { location: id } : {},
    text: "",
    json: isAddress ? {} : objectWith(job.id, id),
  };
}

/** Restores the fields that still have values of the run. Newer values of others stay. */
async function restore({ api, record, all }: Work, { kind, id, was, wrote }: Change): Promise<void> {
  const spec = api.target.resources.find((one) => one.kind === kind);
  if (!spec)
    return void all.left.push(
      `The run changed ${kind} ${id}, but this version does not know ${kind}s. Undo it with the version that ran.`,
    );
  const { exchange, resource: now } = await readResource(api, spec, id);
  if (!now) return void all.left.push(`${kind} ${id} was not restored: ${whyUnread(api, exchange)}.`);
  const fieldIn = (name: string, from: JsonObject) => withoutEventIds(spec, from)[name];
  const isOurs = (name: string) => {
    const written = (wrote[name] ?? []).map((value) => fieldIn(name, { [name]: value }) as JsonValue);
    return isWritten(spec, name, { was: fieldIn(name, was), wrote: written }, withoutEventIds(spec, now));
  };
  const foreign = Object.keys(was).filter((name) => !isOurs(name));
  const ours = pick(was, Object.keys(was).filter(isOurs));
  const isChanged = notRestored(spec, ours, pick(now, Object.keys(ours))).length > 0;
  if (api.target.readOnly) {
    if (isChanged) all.left.push(`Would restore ${Object.keys(ours).join(", ")} of ${kind} ${id}.`);
  } else {
    const fixture = new Fixture(api, { spec, id }, false, ours);
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

const whyUnread = ({ target }: Api, exchange: Exchange): string => {
  if (exchange.failure) throw new TargetError(`${target.url} does not respond: ${exchange.failure}`);
  return told(exchange);
};

/** Deletes a resource of the run, if it is still that resource. */
async function removeMade({ api, record, all }: Work, creation: Creation): Promise<void> {
  const { kind, mark, values, word, number } = creation;
  const spec = withRelated(api.target.resources).find((one) => one.kind === kind);
  if (!spec)
    return void all.left.push(
      `The run created ${nameOf(creation)}, but this version does not know ${kind}s. Undo it with the version that ran.`,
    );
  const ids = creation.id === undefined ? await findMade(api, spec, { mark: values[0], word }) : [creation.id];
  if (!ids) {
    return void all.left.push(
      `Could not look for ${nameOf(creation)}: the target does not list all its resources. Check by hand.`,
    );
  }
  if (ids.length === 0) record.settle(number);
  for (const id of ids) {
    const seen = await look(api, spec, id);
    if (seen && [404, 410].includes(seen.status)) {
      record.settle(number);
      continue;
    }
    const now = seen && isSuccess(seen.status) ? (api.codec.decode(seen.json) ?? {}) : {};
    const isOurs =
      now[mark] === undefined ||
      isWritten(spec, mark, { was: undefined, wrote: values }, now) ||
      (word !== "" && JSON.stringify(now).includes(word));
    if (seen && !isSuccess(seen.status)) all.left.push(`${kind} ${id} was not deleted: ${whyUnread(api, seen)}.`);
    else if (!isOurs) {
      all.left.push(`${kind} ${id} was not deleted: the run did not write its ${mark} ${JSON.stringify(now[mark])}.`);
    } else if (api.target.readOnly) all.left.push(`Would delete ${kind} ${id}.`);
    else {
      await record.adopt(number, id);
      const left = await removeForGood(api, spec, id);
      all.left.push(...left.map((one) => one.told));
      if (left.length === 0) all.done.push(`Deleted ${kind} ${id}.`);
    }
  }
}

/** Undefined if the target shows none. */
const look = async (api: Api, { operations, idParameter }: Removable, id: string): Promise<Exchange | undefined> =>
  api.has(operations.read) ? api.call(operations.read, { path: { [idParameter]: id } }) : undefined;

/**
 * Whether a shown value comes from the run: the original, a value that the run sent or saw, or a normal form of it,
 * possibly merged into the original.
 */
function isWritten(
  { forms = {}, file }: Pick<ResourceSpec, "forms" | "file">,
  field: string,
  { was, wrote }: { was: JsonValue | undefined; wrote: readonly JsonValue[] },
  resource: JsonObject,
): boolean {
  const now = resource[field] ?? null;
  const isForm = (sent: JsonValue, shown: JsonValue, form = forms[field] ?? "data") =>
    ["same", "normal form"].includes(likeness(bare(sent), bare(shown), form).is);
  const isMoved = (sent: JsonValue) => {
    if (!file || typeof sent !== "string" || typeof now !== "string") return false;
    if (field === file.path) {
      // Services add a prefix to the name only in the path.
      const { [file.name]: name = stemOf(now) } = resource;
      return !sent.includes("/") && isForm(sent, name, "basename") && stemOf(now).endsWith(String(name));
    }
    return field === file.name && sent.includes("/") && isForm(stemOf(sent), now, "basename");
  };
  const shapes = wrote.flatMap((one, at) => [one, merge(was, one), merge(wrote[at - 1] ?? was, one)]);
  return isSame(was, now) || shapes.some((one) => isForm(one, now)) || wrote.some(isMoved);
}

/** The name of a file in its path, without the extension. */
const stemOf = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");

/** The merge of two objects, as merging services do it. */
function merge(one: JsonValue | undefined, other: JsonValue): JsonValue {
  if (!isObject(one) || !isObject(other)) return other;
  const merged = Object.entries(other).map(([name, value]) => [name, merge(one[name], value)] as const);
  return Object.fromEntries([...Object.entries(one), ...merged]);
}

/** A value without empty members of objects, which services add. */
function bare(value: JsonValue): JsonValue {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, bare(one)] as const);
  return Object.fromEntries(members.filter(([, one]) => !isNothing(one)));
}

const isNothing = (value: JsonValue): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
