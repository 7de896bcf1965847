import { isSame, type JsonObject, omit, pick } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { followJob, UnknownOutcomeError } from "../http/jobs.js";
import { callUpdate, conclude, type Outcome, readResource, sendUpdate, UnreadableError } from "../http/outcome.js";
import type { CallOptions } from "../http/request.js";
import { both, type Entry, keyOf } from "../ledger/entries.js";
import { leftValue } from "../ledger/leftovers.js";
import { whoseIs } from "../ledger/whose.js";
import { isUpdated, leftOutIn, lostIn, notRestored } from "../specs/changed-fields.js";
import { updatableFields } from "../specs/specs.js";
import { announcesJob } from "../wire/announced-job.js";
import { type Exchange, isAnswered } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UntouchableError } from "../wire/unavailable.js";
import { KnownResource } from "./memory.js";

/** One resource under test: what the run sends to it, reads of it and must restore. */
export class Resource extends KnownResource {
  get lastRead(): Exchange | undefined {
    return this.memory.lastRead;
  }

  get refusedNulls(): ReadonlyMap<string, Exchange> {
    return this.memory.refusedNulls;
  }

  /** Whether it is gone without a deletion by the kit, for example after a restart of the target. */
  get isLost(): boolean {
    return this.lastRead?.status === 404 && this.api.has(this.spec.operations.read);
  }

  /** Whether a job of an earlier update may still change it. */
  get isUnsettled(): boolean {
    return this.memory.openJobs.size > 0;
  }

  /** Whether the value of a field may be lost, since nobody needs it after the run. */
  mayLose(_field: string): boolean {
    return this.origin.made;
  }

  /**
   * Notes a write to some fields, or to unknown ones. Returns the entry, which the request needs. Throws an UntouchableError if
   * calls would leave for others then.
   */
  touch(fields?: JsonObject): Entry {
    const { memory } = this;
    const sent = { ...memory.sent, ...fields };
    const because = fields && this.whyCalled({ ...this.copy, ...sent });
    if (because !== undefined) throw new UntouchableError(because);
    const names = this.#moving(fields ? Object.keys(fields) : this.touchable);
    memory.touch(names);
    const { path = "" } = this.spec.file ?? {};
    const sentPath = memory.sentPath || path in { ...fields };
    Object.assign(memory, { sent, sentPath, shown: undefined });
    return this.#note(names, fields ?? {});
  }

  /** The fields without those that the product has not, where they have the value that means the same. */
  #sayable(fields: JsonObject): JsonObject {
    const { read } = this.spec.operations;
    const isMeant = (name: string) => isSame(fields[name], this.spec.neutral?.[name] ?? null);
    return omit(
      fields,
      Object.keys(fields).filter((name) => this.api.codec.isAbsent(read, name) && isMeant(name)),
    );
  }

  /** With the fields that change together: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** The entry of a write. One field may change others: a path changes the name, and a name changes the path. */
  #note(names: readonly string[], sent: JsonObject): Entry {
    const note = (was: JsonObject, all: JsonObject) => this.api.ledger.changes(this, was, all);
    const { path: place, name: title } = this.spec.file ?? { path: "", name: "" };
    const { [place]: path, [title]: name } = sent;
    const moved = path === undefined && name !== undefined ? { [place]: name } : {};
    const named = name === undefined && path !== undefined ? { [title]: path } : {};
    const entry = note(pick(this.copy, names), { ...sent, ...moved, ...named });
    // Of both the path has the name.
    return path === undefined || name === undefined ? entry : both(entry, note({}, { [place]: name }));
  }

  /** Reads it. Throws an UnreadableError. */
  async read(api: Api = this.api): Promise<JsonObject> {
    const { memory } = this;
    const { exchange, resource } = await readResource(api, this.spec, this.id);
    const lastRead = memory.lastSent ? { ...exchange, follows: memory.lastSent } : exchange;
    const { newest, shown } = memory;
    Object.assign(memory, { lastRead, shown: resource, newest: resource ?? newest });
    if (!resource) throw new UnreadableError(`could not read ${this.kind} ${this.id}`, lastRead);
    if (memory.everTouched.size === 0) memory.first = exchange;
    if (this.origin.made) memory.sent = resource;
    const unseen = memory.unseen.splice(0);
    if (unseen.length > 0) this.#sees(unseen, resource);
    if (newest && !shown && !this.origin.made) await this.#noteLost(newest, resource, this.#moving(unseen), api);
    this.#noteForeign(resource);
    return resource;
  }

  /**
   * Reads it, and once more where that lacks something that an earlier reading has: not every reading of a target need show all.
   * Throws an UnreadableError.
   */
  async readAll(before: JsonObject, api: Api = this.api): Promise<JsonObject> {
    const now = await this.read(api);
    return leftOutIn(before, now).length === 0 ? now : { ...(await this.read(api)), ...now };
  }

  /** The current resource. A reading after the last write is still valid if only the kit writes. Throws an UnreadableError. */
  async known(api: Api = this.api): Promise<JsonObject> {
    const isSettled = this.origin.made && api.readLag === 0 && !this.memory.isUncertain && !this.isUnsettled;
    return (isSettled ? this.memory.shown : undefined) ?? this.read(api);
  }

  /** Sends an update and follows it to its end. Throws an UntouchableError, and an UnknownOutcomeError. */
  async send(fields: JsonObject, options: CallOptions = {}): Promise<Outcome> {
    return this.finish(fields, await this.start(fields, options));
  }

  /** Sends an update, which `finish` follows to its end. Throws an UntouchableError. */
  async start(all: JsonObject, options: CallOptions = {}): Promise<Exchange> {
    const { memory } = this;
    const fields = this.#sayable(all);
    const changing = Object.keys(fields).filter((field) => fields[field] !== null || !memory.refusedNulls.has(field));
    const loss = this.origin.made ? undefined : this.api.seen.losses.get(this.kind);
    const [untouchable = loss] = changing.flatMap((field) => this.whyUntouchable(field) ?? []);
    if (untouchable) throw new UntouchableError(untouchable);
    const before = memory.shown;
    memory.unseen.push(...Object.keys(fields));
    const undo = this.touch(fields);
    const exchange = await callUpdate(this.api, this, fields, { undo, ...options });
    const isDone = async (api: Api) => {
      const { resource } = await readResource(api, this.spec, this.id);
      return resource !== undefined && isUpdated(resource, fields, before);
    };
    if (announcesJob(this.api, this.spec, exchange)) {
      memory.openJobs.set(exchange, isDone);
      this.api.seen.jobTimes.note(exchange, this.api.ports.now());
    }
    if (!isAnswered(exchange)) memory.isUncertain = true;
    else memory.waits = 0;
    Object.assign(memory, { lastSent: exchange, shown: undefined });
    return exchange;
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  async finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    const isDone = this.memory.openJobs.get(exchange);
    const outcome = await conclude(this.api, this.spec, exchange, isDone && (() => isDone(this.api)));
    const { job } = outcome;
    if (!isJobOpen(outcome)) this.memory.openJobs.delete(exchange);
    if (outcome.resource) this.#sees(Object.keys(fields), outcome.resource);
    if (job?.problem === undefined || job.isSeen) return outcome;
    const what = Object.keys(fields).join(", ");
    const because = `the outcome of the update of ${what} is unknown: its job ${job.problem}`;
    throw new UnknownOutcomeError(because, outcome.shown);
  }

  /** Sets each null field to null, and notes the refusals. */
  async proveNulls(): Promise<void> {
    for (const field of this.touchable.filter((name) => this.copy[name] === null)) {
      const { refused, shown } = await this.send({ [field]: null });
      if (refused) this.memory.refusedNulls.set(field, shown);
    }
  }

  /** Waits for what earlier updates may still do. */
  async settled(api: Api): Promise<void> {
    const { memory } = this;
    memory.lastSent = undefined;
    for (const [job, isDone] of memory.openJobs)
      if (!(await followJob(api, job, () => isDone(api))).isOpen) memory.openJobs.delete(job);
    if (memory.isUncertain && memory.waits++ < mostWaits) await api.ports.sleep(settleTime);
    memory.isUncertain = false;
  }

  /** Sends values back, with the rest of a whole resource as `base`. Resolves with whether an endless job holds them. */
  async sendBack(api: Api, patch: JsonObject, base?: JsonObject): Promise<boolean> {
    const outcome = await sendUpdate(api, this, patch, { base, undo: this.#note([], patch) });
    if (outcome.resource) this.#sees(Object.keys(patch), outcome.resource);
    return isJobOpen(outcome);
  }

  /**
   * Notes what a target shows of the fields that an update sent, since it may have put them into another form. Other fields that
   * changed with it are not known to be the run's: somebody else may have changed them just before.
   */
  #sees(sent: readonly string[], shown: JsonObject): void {
    const { api, spec, id, copy } = this;
    const other = toResourceId(shown.id);
    if (other !== undefined && other !== toResourceId(copy.id) && other !== id && !api.isInside)
      api.seen.otherIds.set(keyOf({ kind: spec.kind, id: other }), { spec, id, other });
    api.ledger.shows(this, pick(shown, this.#moving(sent)));
  }

  /**
   * Notes the values that somebody else has written to a borrowed resource during the run: the run neither sent them nor saw them
   * in answer to what it sent. They stay, and the run touches these fields no more.
   */
  #noteForeign(now: JsonObject): void {
    const { spec, copy, restorable } = this;
    const { isOver } = this.origin;
    const change = this.api.ledger.open.change(this);
    if (!change) return;
    for (const field of notRestored(spec, copy, now)) {
      if (!restorable.includes(field) || !(field in copy)) continue;
      const wrote = { [field]: [...(this.memory.wroteBefore.get(field) ?? []), ...(change.wrote[field] ?? [])] };
      const whose = whoseIs(spec, { wrote, was: copy }, now, field);
      if (whose === "ours" || (whose === "unknown" && !isOver)) continue;
      const left = leftValue(this, field, copy, now);
      const because = isOver ? "The run did not write this value" : "Somebody else wrote that value during the run";
      this.memory.foreign.push({ ...left, told: `${left.told} ${because}, so it stays.` });
    }
  }

  /**
   * Notes what a borrowed resource has lost since the reading before the newest update, which has `sent` some fields: on a target whose
   * updates replace the whole, or empty other fields. That is the run's to restore, and no such update is sent any more to what the
   * kit did not create.
   */
  async #noteLost(before: JsonObject, shown: JsonObject, sent: readonly string[], client: Api): Promise<void> {
    const { copy, memory, api, kind, id, spec } = this;
    // Not every reading of a target need show all.
    const again = leftOutIn(before, shown).length > 0 ? (await readResource(client, spec, id)).resource : undefined;
    const now = { ...again, ...shown };
    const lost = lostIn(before, now, sent).filter((name) => name in copy);
    const fields = lost.filter((name) => updatableFields(spec).includes(name) && !this.isHidden(name));
    for (const name of lost) memory.lost.add(name);
    if (fields.length > 0) {
      const emptied = Object.fromEntries(fields.map((name) => [name, now[name] ?? null]));
      const entry = api.ledger.changes(this, pick(copy, fields), emptied);
      await entry.ready();
      if (memory.lastRead) entry.saw(memory.lastRead);
      memory.touch(fields);
    }
    const gone = lost.filter((name) => !fields.includes(name)).map((name) => `/${name}`);
    if (gone.length > 0) api.seen.losses.set(kind, `an update of ${kind} ${id} also removed ${gone.join(", ")}`);
  }

  /** Everything is as it was. */
  restored(): void {
    const { wroteBefore } = this.memory;
    for (const [name, values] of Object.entries(this.api.ledger.open.change(this)?.wrote ?? {}))
      wroteBefore.set(name, [...(wroteBefore.get(name) ?? []), ...values]);
    this.memory.touched.clear();
    Object.assign(this.memory, { isDirty: false, sentPath: false, sent: {} });
    if (!this.origin.isEnabledLast) this.api.ledger.restored(this);
  }

  /** Another run uses the resource, and restores it. */
  leaveToOthers(): void {
    this.restored();
    this.memory.everTouched.clear();
    this.memory.foreign.length = 0;
  }
}

/** Whether an endless job blocks the update, and so the next one. */
const isJobOpen = ({ job }: Outcome): boolean => job?.isOpen === true;

/** How long an update without a response may still be applied, in milliseconds. */
const settleTime = 500;
/** If several updates in a row get no response, the target applies none. */
const mostWaits = 4;
