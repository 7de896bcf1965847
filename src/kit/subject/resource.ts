import { type JsonObject, pick } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { followJob, UnknownOutcomeError } from "../http/jobs.js";
import { callUpdate, conclude, type Outcome, readResource, sendUpdate, UnreadableError } from "../http/outcome.js";
import type { CallOptions } from "../http/request.js";
import type { Entry, Named } from "../ledger/entries.js";
import { type Leftover, leftUnderOtherId, leftValue } from "../ledger/leftovers.js";
import { whoseIs } from "../ledger/whose.js";
import { isUpdated, notRestored } from "../specs/changed-fields.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import { announcesJob } from "../wire/announced-job.js";
import { type Exchange, isAnswered, isMissing } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UntouchableError } from "../wire/unavailable.js";
import { sayable, whyCalled, whyUntouchable } from "./permission.js";
import type { Restorable } from "./restorable.js";
import { restoreValues } from "./settle.js";

/** What is known of a resource from its beginning. */
export interface Origin {
  /** Created by the kit, so every change is allowed. */
  made: boolean;
  /** The resource before any change. */
  copy: JsonObject;
  /** It is disabled for the time of the run, or was before: it is enabled at no address but the kit's. */
  isQuieted?: boolean;
  /** The end of the run enables it. Its entry stays open until then. */
  isEnabledLast?: boolean;
}

/** One resource under test: what the run sent to it, read of it, must restore and may not change. One object for each. */
export class Resource implements Restorable {
  readonly made: boolean;
  readonly copy: JsonObject;
  readonly #named: Named;
  /** Whether something was sent since the last complete restore, and which fields. */
  #isDirty = false;
  readonly #touched = new Set<string>();
  #everTouched = false;
  #sentPath = false;
  #keepsKeys = false;
  /** An update got no response, so it may still be applied. */
  #isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  #waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly #openJobs = new Map<Exchange, (api: Api) => Promise<boolean>>();
  /** The values sent since the last complete restore, or to a resource of the kit since the last reading. */
  #sent: JsonObject = {};
  #lastRead: Exchange | undefined;
  /** The content of the newest reading, and the same until the next write. */
  #read: JsonObject = {};
  #shown: JsonObject | undefined;
  /** The fields that updates since the newest reading have sent. */
  readonly #unseen: string[] = [];
  readonly #foreign: Leftover[] = [];
  /** Other IDs that the target has given it since. */
  readonly #otherIds = new Set<string>();
  /** The newest update of a contract, whose effect readings show. */
  #lastSent: Exchange | undefined;
  readonly #refusedNulls = new Map<string, Exchange>();

  constructor(
    readonly api: Api,
    readonly spec: ResourceSpec,
    readonly id: string,
    readonly origin: Origin,
  ) {
    this.made = origin.made;
    this.copy = origin.copy;
    this.#named = { kind: spec.kind, id };
  }

  get isDirty(): boolean {
    return this.#isDirty;
  }

  get touched(): readonly string[] {
    return [...this.#touched];
  }

  get sentPath(): boolean {
    return this.#sentPath;
  }

  get lastRead(): Exchange | undefined {
    return this.#lastRead;
  }

  /** The refusals of null by fields of a borrowed resource that were null. */
  get refusedNulls(): ReadonlyMap<string, Exchange> {
    return this.#refusedNulls;
  }

  /** The values that somebody else has written during the run. */
  get foreign(): readonly Leftover[] {
    return this.#foreign;
  }

  /** Whether a job of an earlier update may still change it. */
  get isUnsettled(): boolean {
    return this.#openJobs.size > 0;
  }

  get keepsKeys(): boolean {
    return this.#keepsKeys;
  }

  /** The target keeps every key of an object field, so a resource of the run is as it was but for these. */
  noteKeptKeys(): void {
    this.#keepsKeys = true;
  }

  /** Why a field must not be changed: it could not be restored, or a change could reach others. Undefined if it may be. */
  whyUntouchable(field: string): string | undefined {
    return this.#foreign.some((one) => one.field === field)
      ? `somebody else changed /${field} during the run`
      : whyUntouchable(this, field);
  }

  get touchable(): string[] {
    return updatableFields(this.spec).filter((field) => this.whyUntouchable(field) === undefined);
  }

  /** Notes a write to some fields, or to unknown ones. Throws an UntouchableError if it would call somebody else. */
  touch(fields?: JsonObject): Entry {
    if (fields) this.#guardCalls(fields);
    this.#everTouched = true;
    this.#isDirty = true;
    this.#shown = undefined;
    const sent = fields ?? {};
    const names = this.#moving(fields ? Object.keys(fields) : this.touchable);
    for (const name of names) this.#touched.add(name);
    const { file } = this.spec;
    if (file && file.path in sent) this.#sentPath = true;
    return this.#note(names, sent);
  }

  /** With the fields that change together: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** The entry of a write. One field may change others: a path changes the name, and a name changes the path. */
  #note(names: readonly string[], sent: JsonObject): Entry {
    const { file } = this.spec;
    const [path, name] = file ? [sent[file.path], sent[file.name]] : [];
    const moved = {
      ...(file && path === undefined && name !== undefined ? { [file.path]: name } : {}),
      ...(file && name === undefined && path !== undefined ? { [file.name]: path } : {}),
    };
    const { ledger } = this.api;
    const entry = ledger.changes(this.#named, pick(this.copy, names), { ...sent, ...moved });
    if (!file || path === undefined || name === undefined) return entry;
    // Of both the path has the name.
    return ledger.changes(this.#named, {}, { [file.path]: name });
  }

  /** Throws an UntouchableError if calls would leave for others then. */
  #guardCalls(fields: JsonObject): void {
    this.#sent = { ...this.#sent, ...fields };
    const because = whyCalled(this, { ...this.copy, ...(this.made ? this.#read : {}), ...this.#sent });
    if (because === undefined) return;
    this.#sent = {};
    throw new UntouchableError(because);
  }

  /** Reads it. Throws an UnreadableError. */
  async read(api: Api = this.api): Promise<JsonObject> {
    const { exchange, resource } = await readResource(api, this.spec, this.id);
    this.#lastRead = this.#lastSent ? { ...exchange, follows: this.#lastSent } : exchange;
    this.#shown = resource;
    if (!resource) throw new UnreadableError(`could not read ${this.spec.kind} ${this.id}`, this.#lastRead);
    this.#read = resource;
    if (this.made) this.#sent = {};
    const unseen = this.#unseen.splice(0);
    if (unseen.length > 0) this.#sees(unseen, resource);
    this.#noteForeign(resource);
    return resource;
  }

  /** The current resource. A reading after the last write is still valid if only the kit writes. Throws an UnreadableError. */
  async known(api: Api = this.api): Promise<JsonObject> {
    const isSettled = this.made && api.readLag === 0 && !this.#isUncertain && this.#openJobs.size === 0;
    return (isSettled ? this.#shown : undefined) ?? this.read(api);
  }

  /** Sends an update, which `finish` follows to its end. Throws an UntouchableError. */
  async start(all: JsonObject, options: CallOptions = {}): Promise<Exchange> {
    const fields = sayable(this, all);
    const changing = Object.keys(fields).filter((field) => fields[field] !== null || !this.#refusedNulls.has(field));
    const [untouchable] = changing.flatMap((field) => this.whyUntouchable(field) ?? []);
    if (untouchable) throw new UntouchableError(untouchable);
    const before = this.#shown;
    this.#unseen.push(...Object.keys(fields));
    const undo = this.touch(fields);
    const exchange = await callUpdate(this.api, this, fields, { undo, ...options });
    if (announcesJob(this.api, this.spec, exchange))
      this.#openJobs.set(exchange, (api) => this.#shows(api, fields, before));
    if (!isAnswered(exchange)) this.#isUncertain = true;
    else this.#waits = 0;
    this.#lastSent = exchange;
    this.#shown = undefined;
    return exchange;
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  async finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    const isDone = this.#openJobs.get(exchange);
    const outcome = await conclude(this.api, this.spec, exchange, isDone && (() => isDone(this.api)));
    const { job } = outcome;
    if (!isJobOpen(outcome)) this.#openJobs.delete(exchange);
    if (outcome.resource) this.#sees(Object.keys(fields), outcome.resource);
    if (job?.problem === undefined || job.isSeen) return outcome;
    const what = Object.keys(fields).join(", ");
    throw new UnknownOutcomeError(
      `the outcome of the update of ${what} is unknown: its job ${job.problem}`,
      outcome.shown,
    );
  }

  async #shows(api: Api, fields: JsonObject, before: JsonObject | undefined): Promise<boolean> {
    const { resource } = await readResource(api, this.spec, this.id);
    return resource !== undefined && isUpdated(resource, fields, before);
  }

  /** Sets each null field to null, and notes the refusals. */
  async proveNulls(): Promise<void> {
    for (const field of this.touchable.filter((name) => this.copy[name] === null)) {
      const fields = { [field]: null };
      const { refused, shown } = await this.finish(fields, await this.start(fields));
      if (refused) this.#refusedNulls.set(field, shown);
    }
  }

  /** Waits for what earlier updates may still do. */
  async settled(api: Api): Promise<void> {
    this.#lastSent = undefined;
    for (const [job, isDone] of this.#openJobs)
      if (!(await followJob(api, job, () => isDone(api))).isOpen) this.#openJobs.delete(job);
    if (this.#isUncertain && this.#waits++ < mostWaits) await api.ports.sleep(settleTime);
    this.#isUncertain = false;
  }

  /** Sends values back. Resolves with whether an endless job holds them. */
  async sendBack(api: Api, patch: JsonObject): Promise<boolean> {
    const outcome = await sendUpdate(api, this, patch, { undo: this.#note([], patch) });
    if (outcome.resource) this.#sees(Object.keys(patch), outcome.resource);
    return isJobOpen(outcome);
  }

  /** Restores the values of an earlier reading. Resolves with the updatable fields that could not be restored. */
  restoreTo(to: JsonObject = this.copy): Promise<string[]> {
    return restoreValues(this, to);
  }

  /** Restores the copy and resolves with every value that differs from before. `isLast` checks restored values once more. */
  async restore({ isLast = false, isShort = false } = {}): Promise<Leftover[]> {
    const { copy } = this;
    if (isLast) this.#isDirty ||= this.#everTouched;
    const suspects = this.touched.filter((field) => field in copy && this.whyUntouchable(field) === undefined);
    const elsewhere = async () => (isLast ? [...this.#foreign, ...(await this.leftElsewhere())] : []);
    try {
      const fields = await restoreValues(this, copy, { isShort });
      const now = fields.length > 0 ? await this.read(this.api.cleanup) : {};
      return [...fields.map((field) => leftValue(this, field, copy, now)), ...(await elsewhere())];
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return [...suspects.map((field) => leftValue(this, field, copy)), ...(await elsewhere())];
    }
  }

  /** What the target still finds in the other IDs that it has given the resource. It may belong to somebody, so it stays. */
  async leftElsewhere(): Promise<Leftover[]> {
    const { spec, id, api } = this;
    const left: Leftover[] = [];
    for (const other of this.#otherIds) {
      const found = await readResource(api.cleanup, spec, other).catch(() => undefined);
      if (!found || !isMissing(found.exchange)) left.push(leftUnderOtherId(spec, id, other));
    }
    return left;
  }

  /**
   * Notes what a target shows of the fields that an update sent, since it may have put them into another form. Other fields that
   * changed with it are not known to be the run's: somebody else may have changed them just before.
   */
  #sees(sent: readonly string[], shown: JsonObject): void {
    const id = toResourceId(shown.id);
    if (id !== undefined && id !== toResourceId(this.copy.id) && id !== this.id) this.#otherIds.add(id);
    this.api.ledger.shows(this.#named, pick(shown, this.#moving(sent)));
  }

  /**
   * Notes the values that somebody else has written to a borrowed resource during the run: the run neither sent them nor saw them
   * in answer to what it sent. They stay, and the run touches these fields no more.
   */
  #noteForeign(now: JsonObject): void {
    const { spec, id, copy, touchable, made } = this;
    const change = made ? undefined : this.api.ledger.changeOf(this.#named);
    if (!change) return;
    const entry = { wrote: change.wrote, was: copy };
    for (const field of notRestored(spec, copy, now)) {
      if (!touchable.includes(field) || !(field in copy)) continue;
      if (whoseIs(spec, entry, now, field) !== "another's") continue;
      const left = leftValue({ spec, id }, field, copy, now);
      this.#foreign.push({ ...left, told: `${left.told} Somebody else wrote that value during the run, so it stays.` });
    }
  }

  /** Everything is as it was. */
  restored(): void {
    this.#isDirty = false;
    this.#sentPath = false;
    this.#touched.clear();
    this.#sent = {};
    if (!this.origin.isEnabledLast) this.api.ledger.restored(this.#named);
  }

  /** Another run uses the resource, and restores it. */
  leaveToOthers(): void {
    this.restored();
    this.#everTouched = false;
    this.#foreign.length = 0;
  }
}

/** Whether an endless job blocks the update, and so the next one. */
const isJobOpen = ({ job }: Outcome): boolean => job?.isOpen === true;

/** How long an update without a response may still be applied, in milliseconds. */
const settleTime = 500;
/** If several updates in a row get no response, the target applies none. */
const mostWaits = 4;
