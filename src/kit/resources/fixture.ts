import { changedMembers, isSame, type JsonObject, pick, show } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { announcesJob } from "../target/announced-job.js";
import type { Api, CallOptions } from "../target/api.js";
import { updatableFields } from "../target/document-defaults.js";
import type { Exchange } from "../target/exchange.js";
import { followJob, UnknownOutcomeError } from "../target/jobs.js";
import { toEvidence } from "../target/redact.js";
import type { Named, Undo } from "../target/undo-notes.js";
import { isEmpty, isKitsOwn, isPartial, isUpdated } from "./changed-fields.js";
import { type Leftover, leftValue } from "./leftovers.js";
import { isMask } from "./mask.js";
import { callUpdate, conclude, type Outcome, type ResourceId, readResource, sendUpdate } from "./outcome.js";
import { restoringPatches } from "./restoring-patches.js";

/** Thrown where a field would be changed that could not be restored. */
export class UntouchableError extends Error {}

/** Thrown where a resource that was there cannot be read any more. */
export class UnreadableError extends Error {
  constructor(
    message: string,
    readonly exchange: Exchange,
  ) {
    super(message);
  }
}

/** One resource that contracts work on, borrowed or made for them; it is restored after each contract. */
export class Fixture implements ResourceId {
  readonly spec: ResourceSpec;
  readonly id: string;
  readonly named: Named;
  /** Whether something was sent since all was as it was, and which fields. */
  #isDirty = false;
  readonly #touched = new Set<string>();
  /** Sent without a response: nobody knows whether it was taken, or will be. */
  #isUncertain = false;
  /** How often that was waited for since an update was last answered by the target itself. */
  #waits = 0;
  /** Updates that announced a job whose end has not been seen, and the looks at whether its work is done. */
  readonly #openJobs = new Map<Exchange, () => Promise<boolean>>();
  #everTouched = false;
  #sentPath = false;
  /** What was sent since it was as it was. */
  #sent: JsonObject = {};
  /** The newest reading, for a report. */
  lastRead: Exchange | undefined;
  /** What that showed, until something is sent that may change it. */
  #shown: JsonObject | undefined;
  /** The newest update of a contract, which readings show the effect of. */
  #lastSent: Exchange | undefined;

  constructor(
    readonly api: Api,
    { spec, id }: ResourceId,
    /** Made by the kit, so that everything may be done to it. */
    readonly made: boolean,
    /** As it was before anything was done to it. */
    readonly copy: JsonObject,
  ) {
    this.spec = spec;
    this.id = id;
    this.named = { kind: spec.kind, id };
  }

  /** Whether a field may be changed: what a copy does not show, or shows as a mask, cannot be restored. */
  mayTouch(field: string): boolean {
    if (this.made || !updatableFields(this.spec).includes(field)) return true;
    if (!(field in this.copy) || isPartial(this.copy[field])) return false;
    return !(field === this.spec.secrets?.password && isMask(this.copy[field]));
  }

  get touchable(): string[] {
    return updatableFields(this.spec).filter((field) => this.mayTouch(field));
  }

  /** As the target shows it now. Throws an UnreadableError. */
  async read(api: Api = this.api): Promise<JsonObject> {
    const { exchange, resource } = await readResource(api, this.spec, this.id);
    this.lastRead = toEvidence(this.#lastSent ? { ...exchange, follows: this.#lastSent } : exchange);
    this.#shown = resource;
    if (resource) return resource;
    throw new UnreadableError(`could not read ${this.spec.kind} ${this.id}`, this.lastRead);
  }

  /**
   * As it is before something is sent: nobody else writes to what the kit has made, so that what was read since the last
   * update need not be read again. Throws an UnreadableError.
   */
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
    const untouchable = Object.keys(fields).find((field) => !this.mayTouch(field));
    if (untouchable)
      throw new UntouchableError(`the target does not show ${untouchable}, so the kit could not restore it`);
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

  /** Follows an update to its end. Throws an UnknownOutcomeError where neither its job nor a read tells what came of it. */
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

  /** Whether a read shows the work of an update. */
  async #shows(fields: JsonObject, before: JsonObject | undefined): Promise<boolean> {
    const { resource } = await readResource(this.api, this.spec, this.id);
    return resource !== undefined && isUpdated(resource, fields, before);
  }

  /** Whether a job of an earlier update may still change it. */
  get isUnsettled(): boolean {
    return this.#openJobs.size > 0;
  }

  /**
   * Notes that something is sent, some fields or nobody knows which, and resolves what undoes it: a request goes with that. Throws
   * an UntouchableError for what would hand credentials of a borrowed one to somebody else.
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

  /** What is sent may show as more than itself: a path as a name, and a name as a path. */
  #note(names: readonly string[], sent: JsonObject): Undo {
    const { file } = this.spec;
    const [path, name] = file ? [sent[file.path], sent[file.name]] : [];
    const moved = {
      ...(file && path === undefined && name !== undefined ? { [file.path]: name } : {}),
      ...(file && name === undefined && path !== undefined ? { [file.name]: path } : {}),
    };
    return this.api.notes.changes(this.named, pick(this.copy, names), { ...sent, ...moved });
  }

  /** A borrowed one that has credentials of its own calls no other address than its own with them, or the kit's. */
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

  /** Nothing of it is restored: another run works on it, and restores it. */
  leaveToOthers(): void {
    this.api.notes.restored(this.named);
    this.#everTouched = false;
    this.#isDirty = false;
    this.#touched.clear();
  }

  /**
   * Restores the values of an earlier reading, by default those of the copy. Resolves with the updatable fields that
   * could not be; a refusal is no error. It goes on after the run was ended, and waits for a target that is down.
   */
  async restoreTo(to: JsonObject = this.copy): Promise<string[]> {
    if (!this.#isDirty || this.api.target.readOnly) return [];
    const api = this.api.steady;
    this.#lastSent = undefined;
    await this.#settle(api);
    const fields = this.touchable.filter((field) => field in to);
    const differing = (now: JsonObject) => changedMembers(to, now).filter((field) => fields.includes(field));
    let now = await this.known(api);
    // What a read shows may be older than what was sent: so it is written, and then seen.
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

  /** So the run knows its own doing again, whatever the target made of what was sent. */
  #saw(sent: JsonObject, { resource }: Outcome): void {
    if (resource) this.api.notes.saw(this.named, pick(resource, this.#moving(Object.keys(sent))));
  }

  /** With those that move along: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** What may still happen to it by itself has happened, as far as that can be waited for. */
  async #settle(api: Api): Promise<void> {
    for (const [job, isDone] of this.#openJobs)
      if (!(await followJob(api, job, isDone)).isOpen) this.#openJobs.delete(job);
    if (this.#isUncertain && this.#waits++ < mostWaits) await api.ports.sleep(settleTime);
    this.#isUncertain = false;
  }

  /**
   * Restores the copy, whatever happens on the way; resolves with every value that is not as it was. `again` looks once
   * more at what was restored before.
   */
  async restore({ again = false } = {}): Promise<Leftover[]> {
    if (again) this.#isDirty ||= this.#everTouched;
    const suspects = [...this.#touched].filter((field) => field in this.copy && this.touchable.includes(field));
    try {
      const fields = await this.restoreTo();
      const now = fields.length > 0 ? await this.read(this.api.steady) : {};
      return fields.map((field) => leftValue(this, field, this.copy, now));
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return suspects.map((field) => leftValue(this, field, this.copy));
    }
  }
}

/** Whether an update is behind a job that does not end: so would be the next. */
const isJobOpen = ({ job }: Outcome): boolean => job?.isOpen === true;

/** How long an update that got no response may still be worked on, in milliseconds. */
const settleTime = 500;
/** Where one update after the other gets none, nothing is worked on. */
const mostWaits = 4;
