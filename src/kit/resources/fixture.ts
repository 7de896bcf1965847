import { isSame, type JsonObject, pick, show } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { announcesJob } from "../target/announced-job.js";
import type { Api, CallOptions } from "../target/api.js";
import { updatableFields } from "../target/document-defaults.js";
import type { Exchange } from "../target/exchange.js";
import { followJob, UnknownOutcomeError } from "../target/jobs.js";
import { toEvidence } from "../target/redact.js";
import { UntouchableError } from "../target/unavailable.js";
import type { Named, Undo } from "../target/undo-notes.js";
import { isEmpty, isKitsOwn, isUpdated, notRestored } from "./changed-fields.js";
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
  /** Whether something was sent since the last complete restore, and which fields. */
  #isDirty = false;
  readonly #touched = new Set<string>();
  /** An update got no response, so it may still be applied. */
  #isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  #waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly #openJobs = new Map<Exchange, () => Promise<boolean>>();
  #everTouched = false;
  #sentPath = false;
  /** The values sent since the last complete restore. */
  #sent: JsonObject = {};
  /** The newest reading, for a report. */
  lastRead: Exchange | undefined;
  /** The content of that reading, until the next write. */
  #shown: JsonObject | undefined;
  /** The newest update of a contract, whose effect readings show. */
  #lastSent: Exchange | undefined;

  constructor(
    readonly api: Api,
    { spec, id }: ResourceId,
    /** Created by the kit, so every change is allowed. */
    readonly made: boolean,
    /** The resource before any change. */
    readonly copy: JsonObject,
  ) {
    this.spec = spec;
    this.id = id;
    this.named = { kind: spec.kind, id };
  }

  /** The refusals of null by fields of a borrowed resource that were null. Known after `proveNulls`. */
  readonly refusedNulls = new Map<string, Exchange>();

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
    this.lastRead = toEvidence(this.#lastSent ? { ...exchange, follows: this.#lastSent } : exchange);
    this.#shown = resource;
    if (resource) return resource;
    throw new UnreadableError(`could not read ${this.spec.kind} ${this.id}`, this.lastRead);
  }

  /** The current resource. A reading after the last write is still valid if only the kit writes. Throws an UnreadableError. */
  async known(api: Api = this.api): Promise<JsonObject> {
    const isSettled = this.made && api.target.times.readLag === 0 && !this.#isUncertain && this.#openJobs.size === 0;
    return (isSettled ? this.#shown : undefined) ?? this.read(api);
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
    const before = this.#shown;
    const undo = this.touch(fields);
    const exchange = await callUpdate(this.api, this, fields, { undo, ...options });
    if (announcesJob(this.api, this.spec, exchange)) this.#openJobs.set(exchange, () => this.#shows(fields, before));
    if ([0, 502, 503, 504].includes(exchange.status)) this.#isUncertain = true;
    else this.#waits = 0;
    this.#lastSent = toEvidence(exchange);
    this.#shown = undefined;
    return exchange;
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  async finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    const outcome = await conclude(this.api, this.spec, exchange, this.#openJobs.get(exchange));
    const { job } = outcome;
    if (!isJobOpen(outcome)) this.#openJobs.delete(exchange);
    this.#saw(fields, outcome);
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
    return this.#openJobs.size > 0;
  }

  /**
   * Notes a write to some fields, or to unknown ones. Returns the note, which the request needs. Throws an UntouchableError if
   * the write would send credentials of a borrowed resource to somebody else.
   */
  touch(fields?: JsonObject): Undo {
    if (fields) this.#guardCredentials(fields);
    this.#everTouched = true;
    this.#isDirty = true;
    this.#shown = undefined;
    const names = this.#moving(fields ? Object.keys(fields) : this.touchable);
    for (const name of names) this.#touched.add(name);
    const { file } = this.spec;
    if (file && fields && file.path in fields) this.#sentPath = true;
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

  /** A borrowed resource with credentials may call only its own address or the kit's. */
  #guardCredentials(fields: JsonObject): void {
    const { secrets, calls } = this.spec;
    if (this.made || !secrets || !calls) return;
    this.#sent = { ...this.#sent, ...fields };
    const { copy } = this;
    const isHidden = !(secrets.password in copy) && !(secrets.user in copy);
    const isSecret = [secrets.user, secrets.password, secrets.headers].some((name) => !isEmpty(copy[name]));
    if (!isHidden && !isSecret) return;
    const { [calls.address]: address, [calls.enabled]: isEnabled } = { ...copy, ...this.#sent };
    if (isEnabled === false || isKitsOwn(address, this.api.seen.receivers)) return;
    if (isSame(address, copy[calls.address]) && isSame(isEnabled, copy[calls.enabled])) return;
    this.#sent = {};
    throw new UntouchableError(`the credentials of ${this.spec.kind} ${this.id} would be sent to ${show(address)}`);
  }

  /** Does not restore it, since another run uses it and restores it. */
  leaveToOthers(): void {
    this.api.notes.restored(this.named);
    this.#everTouched = false;
    this.#isDirty = false;
    this.#touched.clear();
  }

  /**
   * Restores the values of an earlier reading (default: the copy), also after the end of the run. Waits for a target that is
   * down. Resolves with the updatable fields that could not be restored. A refusal is not an error.
   */
  async restoreTo(to: JsonObject = this.copy): Promise<string[]> {
    if (!this.#isDirty || this.api.target.readOnly) return [];
    const api = this.api.cleanup;
    this.#lastSent = undefined;
    await this.#settle(api);
    const fields = [...this.touchable, ...this.refusedNulls.keys()].filter((field) => field in to);
    const differing = (now: JsonObject) => notRestored(this.spec, to, now).filter((field) => fields.includes(field));
    let now = await this.known(api);
    // A read may be older than the last write, so the kit writes first and then reads.
    const written = [...this.#touched].filter((field) => fields.includes(field));
    const patches = restoringPatches(this.spec, this.#sentPath, fields);
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
    if (differing(now).length === 0 && to === this.copy) {
      this.#isDirty = false;
      this.#sentPath = false;
      this.#touched.clear();
      this.#sent = {};
      this.api.notes.restored(this.named);
    }
    return differing(now);
  }

  async #sendBack(api: Api, patch: JsonObject): Promise<Outcome> {
    const outcome = await sendUpdate(api, this, patch, { undo: this.#note([], patch) });
    this.#saw(patch, outcome);
    return outcome;
  }

  /** So the run recognizes its own values, even if the target changed their form. */
  #saw(sent: JsonObject, { resource }: Outcome): void {
    if (resource) this.api.notes.saw(this.named, pick(resource, this.#moving(Object.keys(sent))));
  }

  /** With the fields that change together: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** Waits for pending changes, as far as possible. */
  async #settle(api: Api): Promise<void> {
    for (const [job, isDone] of this.#openJobs)
      if (!(await followJob(api, job, isDone)).isOpen) this.#openJobs.delete(job);
    if (this.#isUncertain && this.#waits++ < mostWaits) await api.ports.sleep(settleTime);
    this.#isUncertain = false;
  }

  /** Restores the copy and resolves with every value that differs from before. `again` checks restored values once more. */
  async restore({ again = false } = {}): Promise<Leftover[]> {
    if (again) this.#isDirty ||= this.#everTouched;
    const suspects = [...this.#touched].filter((field) => field in this.copy && this.touchable.includes(field));
    try {
      const fields = await this.restoreTo();
      const now = fields.length > 0 ? await this.read(this.api.cleanup) : {};
      return fields.map((field) => leftValue(this, field, this.copy, now));
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
