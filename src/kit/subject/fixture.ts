import { isSame, type JsonObject, pick, show } from "../../base/json.js";
import { updatableFields } from "../binding/document-defaults.js";
import type { Api, CallOptions } from "../http/api.js";
import { followJob, UnknownOutcomeError } from "../http/jobs.js";
import { toEvidence } from "../http/redact.js";
import type { Named, Undo } from "../record/undo-notes.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { announcesJob } from "../wire/announced-job.js";
import type { Exchange } from "../wire/exchange.js";
import { UntouchableError } from "../wire/unavailable.js";
import { isEmpty, isKitsOwn, isUpdated, notRestored } from "./changed-fields.js";
import { FixtureState } from "./fixture-state.js";
import { noteForeign, noteSeen } from "./foreign.js";
import { type Leftover, leftValue } from "./leftovers.js";
import {
  callUpdate,
  conclude,
  type Outcome,
  type ResourceId,
  readResource,
  sendUpdate,
  UnreadableError,
} from "./outcome.js";
import { restoringPatches } from "./restoring-patches.js";
import { whyUntouchable } from "./untouchable.js";

/** One resource under test, borrowed or created. The kit restores it after each contract. */
export class Fixture implements ResourceId {
  readonly spec: ResourceSpec;
  readonly id: string;
  readonly named: Named;
  constructor(
    readonly api: Api,
    { spec, id }: ResourceId,
    /** Created by the kit, so every change is allowed. */
    readonly made: boolean,
    /** The resource before any change. */
    readonly copy: JsonObject,
    /** Shared by all objects of the same resource. */
    readonly state = new FixtureState(),
  ) {
    this.spec = spec;
    this.id = id;
    this.named = { kind: spec.kind, id };
  }

  /** The newest reading, for a report. */
  get lastRead(): Exchange | undefined {
    return this.state.lastRead;
  }

  get refusedNulls(): Map<string, Exchange> {
    return this.state.refusedNulls;
  }

  /** Why a field must not be changed, since it could not be restored. Undefined if it may be. */
  whyUntouchable(field: string): string | undefined {
    return whyUntouchable(this, field);
  }

  mayTouch(field: string): boolean {
    return this.whyUntouchable(field) === undefined;
  }

  get touchable(): string[] {
    return updatableFields(this.spec).filter((field) => this.mayTouch(field));
  }

  /** Reads the resource. Throws an UnreadableError. */
  async read(api: Api = this.api): Promise<JsonObject> {
    const { exchange, resource } = await readResource(api, this.spec, this.id);
    this.state.lastRead = toEvidence(this.state.lastSent ? { ...exchange, follows: this.state.lastSent } : exchange);
    this.state.shown = resource;
    if (resource) {
      const unseen = this.state.unseen.splice(0);
      if (unseen.length > 0) noteSeen(this, unseen, resource);
      noteForeign(this, resource);
      return resource;
    }
    throw new UnreadableError(`could not read ${this.spec.kind} ${this.id}`, this.lastRead as Exchange);
  }

  /** The current resource. A reading after the last write is still valid if only the kit writes. Throws an UnreadableError. */
  async known(api: Api = this.api): Promise<JsonObject> {
    const isSettled =
      this.made && api.target.times.readLag === 0 && !this.state.isUncertain && this.state.openJobs.size === 0;
    return (isSettled ? this.state.shown : undefined) ?? this.read(api);
  }

  /** Sends an update and follows it to its end. Throws an UntouchableError, and an UnknownOutcomeError. */
  async send(fields: JsonObject, options: CallOptions = {}): Promise<Outcome> {
    return this.finish(fields, await this.start(fields, options));
  }

  /** Sends an update, which `finish` follows to its end. Throws an UntouchableError. */
  async start(fields: JsonObject, options: CallOptions = {}): Promise<Exchange> {
    const changing = Object.keys(fields).filter((field) => fields[field] !== null || !this.refusedNulls.has(field));
    const [untouchable] = changing.flatMap((field) => this.whyUntouchable(field) ?? []);
    if (untouchable) throw new UntouchableError(untouchable);
    const before = this.state.shown;
    this.state.unseen.push(...Object.keys(fields));
    const undo = this.touch(fields);
    const exchange = await callUpdate(this.api, this, fields, { undo, ...options });
    if (announcesJob(this.api, this.spec, exchange))
      this.state.openJobs.set(exchange, () => this.#shows(fields, before));
    if ([0, 502, 503, 504].includes(exchange.status)) this.state.isUncertain = true;
    else this.state.waits = 0;
    this.state.lastSent = toEvidence(exchange);
    this.state.shown = undefined;
    return exchange;
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  async finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    const outcome = await conclude(this.api, this.spec, exchange, this.state.openJobs.get(exchange));
    const { job } = outcome;
    if (!isJobOpen(outcome)) this.state.openJobs.delete(exchange);
    if (outcome.resource) noteSeen(this, Object.keys(fields), outcome.resource);
    if (job?.problem === undefined || job.isSeen) return outcome;
    const what = Object.keys(fields).join(", ");
    throw new UnknownOutcomeError(
      `the outcome of the update of ${what} is unknown: its job ${job.problem}`,
      outcome.shown,
    );
  }

  /** Whether a read shows the effect of an update. */
  async #shows(fields: JsonObject, before: JsonObject | undefined): Promise<boolean> {
    const { resource } = await readResource(this.api, this.spec, this.id);
    return resource !== undefined && isUpdated(resource, fields, before);
  }

  /** Whether a job of an earlier update may still change it. */
  get isUnsettled(): boolean {
    return this.state.openJobs.size > 0;
  }

  /**
   * Notes a write to some fields, or to unknown ones. Returns the note, which the request needs. Throws an UntouchableError if
   * the write would cause calls to somebody else.
   */
  touch(fields?: JsonObject): Undo {
    if (fields) this.#guardCalls(fields);
    this.state.everTouched = true;
    this.state.isDirty = true;
    this.state.shown = undefined;
    const names = this.#moving(fields ? Object.keys(fields) : this.touchable);
    for (const name of names) this.state.touched.add(name);
    const { file } = this.spec;
    if (file && fields && file.path in fields) this.state.sentPath = true;
    return this.#note(names, fields ?? {});
  }

  /** One field may change others: a path changes the name, and a name changes the path. */
  #note(names: readonly string[], sent: JsonObject): Undo {
    const { file } = this.spec;
    const [path, name] = file ? [sent[file.path], sent[file.name]] : [];
    const moved = {
      ...(file && path === undefined && name !== undefined ? { [file.path]: name } : {}),
      ...(file && name === undefined && path !== undefined ? { [file.name]: path } : {}),
    };
    const undo = this.api.notes.changes(this.named, pick(this.copy, names), { ...sent, ...moved });
    if (!file || path === undefined || name === undefined) return undo;
    // Of both the path has the name.
    return this.api.notes.changes(this.named, {}, { [file.path]: name });
  }

  /** A borrowed resource may call only its own address or the kit's: with credentials, and if it was disabled, only the kit's. */
  #guardCalls(fields: JsonObject): void {
    const { secrets, calls } = this.spec;
    if (this.made || !secrets || !calls) return;
    this.state.sent = { ...this.state.sent, ...fields };
    const { copy } = this;
    const { [calls.address]: address, [calls.enabled]: isEnabled } = { ...copy, ...this.state.sent };
    if (isEnabled === false || isKitsOwn(address, this.api.seen.receivers)) return;
    if (this.state.isQuieted) {
      this.state.sent = {};
      throw new UntouchableError(
        `${this.spec.kind} ${this.id} would be called at its own address. Pass --allow-calls to allow that`,
      );
    }
    const isHidden = !(secrets.password in copy) && !(secrets.user in copy);
    const isSecret = [secrets.user, secrets.password, secrets.headers].some((name) => !isEmpty(copy[name]));
    if (!isHidden && !isSecret) return;
    if (isSame(address, copy[calls.address]) && isSame(isEnabled, copy[calls.enabled])) return;
    this.state.sent = {};
    throw new UntouchableError(`the credentials of ${this.spec.kind} ${this.id} would be sent to ${show(address)}`);
  }

  /** Does not restore it, since another run uses it and restores it. */
  leaveToOthers(): void {
    if (!this.state.isQuieted) this.api.notes.restored(this.named);
    this.state.everTouched = false;
    this.state.clean();
    this.state.foreign.length = 0;
  }

  /**
   * Restores the values of an earlier reading (default: the copy), also after the end of the run. Waits for a target that is
   * down. Resolves with the updatable fields that could not be restored. A refusal is not an error.
   */
  async restoreTo(to: JsonObject = this.copy): Promise<string[]> {
    if (!this.state.isDirty || this.api.target.readOnly) return [];
    const api = this.api.cleanup;
    this.state.lastSent = undefined;
    await this.#settle(api);
    let now = await this.known(api);
    const fields = [...this.touchable, ...this.refusedNulls.keys()].filter((field) => field in to);
    // A target may keep every key of an object. A resource of the run need not lose them.
    const keyed = this.made && to === this.copy ? this.spec.keyed?.field : undefined;
    const isKept = (field: string) => field === keyed && this.state.keepsKeys;
    const differing = (now: JsonObject) =>
      notRestored(this.spec, to, now).filter((field) => fields.includes(field) && !isKept(field));
    // A read may be older than the last write, so the kit writes first and then reads.
    const written = [...this.state.touched].filter((field) => fields.includes(field));
    const patches = restoringPatches(this.spec, this.state.sentPath, fields);
    let isHeld = false;
    if (written.length > 0 && (!this.made || api.target.times.readLag > 0)) {
      const patch = patches[0](to, now, [...new Set([...differing(now), ...written])]);
      isHeld = isJobOpen(await this.#sendBack(api, patch));
      now = await this.read(api);
    }
    for (const toPatch of patches) {
      if (differing(now).length === 0 || isHeld) break;
      const patch = toPatch(to, now, differing(now));
      if (Object.keys(patch).length === 0) continue;
      isHeld = isJobOpen(await this.#sendBack(api, patch));
      now = await this.read(api);
    }
    if (differing(now).some((field) => field === keyed)) this.state.keepsKeys = true;
    if (differing(now).length === 0 && to === this.copy) {
      this.state.clean();
      if (!this.state.isQuieted) this.api.notes.restored(this.named);
    }
    return differing(now);
  }

  async #sendBack(api: Api, patch: JsonObject): Promise<Outcome> {
    const outcome = await sendUpdate(api, this, patch, { undo: this.#note([], patch) });
    if (outcome.resource) noteSeen(this, Object.keys(patch), outcome.resource);
    return outcome;
  }

  /** With the fields that change together: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** Waits for pending changes, as far as possible. */
  async #settle(api: Api): Promise<void> {
    for (const [job, isDone] of this.state.openJobs)
      if (!(await followJob(api, job, isDone)).isOpen) this.state.openJobs.delete(job);
    if (this.state.isUncertain && this.state.waits++ < mostWaits) await api.ports.sleep(settleTime);
    this.state.isUncertain = false;
  }

  /** Restores the copy and resolves with every value that differs from before. `again` checks restored values once more. */
  async restore({ again = false } = {}): Promise<Leftover[]> {
    if (again) this.state.isDirty ||= this.state.everTouched;
    const suspects = [...this.state.touched].filter((field) => field in this.copy && this.touchable.includes(field));
    try {
      const fields = await this.restoreTo();
      const now = fields.length > 0 ? await this.read(this.api.cleanup) : {};
      const left = fields.map((field) => leftValue(this, field, this.copy, now));
      return again ? [...left, ...this.state.foreign] : left;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return suspects.map((field) => leftValue(this, field, this.copy));
    }
  }
}

/** Whether an endless job blocks the update, and so the next one. */
const isJobOpen = ({ job }: Outcome): boolean => job?.isOpen === true;
/** How long an update without a response may still be applied, in milliseconds. */
const settleTime = 500;
/** If several updates in a row get no response, the target applies none. */
const mostWaits = 4;
