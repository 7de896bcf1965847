import type { JsonObject } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { followJob, UnknownOutcomeError } from "../http/jobs.js";
import type { CallOptions } from "../http/request.js";
import type { Undo } from "../record/undo-notes.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { exampleId } from "../specs/specs.js";
import { announcesJob } from "../wire/announced-job.js";
import { type Exchange, isMissing } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UntouchableError } from "../wire/unavailable.js";
import { isUpdated, notRestored, restoringPatches } from "./changed-fields.js";
import { FixtureState } from "./fixture-state.js";
import { type Leftover, leftUnderOtherId, leftValue } from "./leftovers.js";
import {
  callUpdate,
  conclude,
  type Outcome,
  type ResourceId,
  readResource,
  sendUpdate,
  UnreadableError,
} from "./outcome.js";
import { look } from "./remove.js";

/** One resource under test, borrowed or created. The kit restores it after each contract. */
export class Fixture implements ResourceId {
  constructor(
    readonly api: Api,
    readonly spec: ResourceSpec,
    readonly id: string,
    /** Created by the kit, so every change is allowed. */
    readonly made: boolean,
    /** The resource before any change. */
    readonly copy: JsonObject,
    /** Shared by all objects of the same resource. */
    readonly state = new FixtureState(api, spec, id, made, copy),
  ) {}

  get lastRead(): Exchange | undefined {
    return this.state.lastRead;
  }

  get refusedNulls(): Map<string, Exchange> {
    return this.state.refusedNulls;
  }

  whyUntouchable(field: string): string | undefined {
    return this.state.whyUntouchable(field);
  }

  mayTouch(field: string): boolean {
    return this.whyUntouchable(field) === undefined;
  }

  get touchable(): string[] {
    return this.state.touchable;
  }

  /** Notes a write that somebody else sends. Returns the note, which the request needs. Throws an UntouchableError. */
  touch(fields?: JsonObject): Undo {
    return this.state.touch(fields);
  }

  /** Reads the resource. Throws an UnreadableError. */
  async read(api: Api = this.api): Promise<JsonObject> {
    const { state } = this;
    const { exchange, resource } = await readResource(api, this.spec, this.id);
    state.lastRead = state.lastSent ? { ...exchange, follows: state.lastSent } : exchange;
    state.shown = resource;
    if (!resource) throw new UnreadableError(`could not read ${this.spec.kind} ${this.id}`, state.lastRead);
    state.read(resource);
    return resource;
  }

  /** The current resource. A reading after the last write is still valid if only the kit writes. Throws an UnreadableError. */
  async known(api: Api = this.api): Promise<JsonObject> {
    const isSettled = this.made && api.readLag === 0 && !this.state.isUncertain && this.state.openJobs.size === 0;
    return (isSettled ? this.state.shown : undefined) ?? this.read(api);
  }

  /** Sends an update and follows it to its end. Throws an UntouchableError, and an UnknownOutcomeError. */
  async send(fields: JsonObject, options: CallOptions = {}): Promise<Outcome> {
    return this.finish(fields, await this.start(fields, options));
  }

  /** Sends an update, which `finish` follows to its end. Throws an UntouchableError. */
  async start(fields: JsonObject, options: CallOptions = {}): Promise<Exchange> {
    const { state } = this;
    const changing = Object.keys(fields).filter((field) => fields[field] !== null || !this.refusedNulls.has(field));
    const [untouchable] = changing.flatMap((field) => this.whyUntouchable(field) ?? []);
    if (untouchable) throw new UntouchableError(untouchable);
    const before = state.shown;
    state.unseen.push(...Object.keys(fields));
    const undo = state.touch(fields);
    const exchange = await callUpdate(this.api, this, fields, { undo, ...options });
    if (announcesJob(this.api, this.spec, exchange)) state.openJobs.set(exchange, () => this.#shows(fields, before));
    if ([0, 502, 503, 504].includes(exchange.status)) state.isUncertain = true;
    else state.waits = 0;
    state.lastSent = exchange;
    state.shown = undefined;
    return exchange;
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  async finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    const outcome = await conclude(this.api, this.spec, exchange, this.state.openJobs.get(exchange));
    const { job } = outcome;
    if (!isJobOpen(outcome)) this.state.openJobs.delete(exchange);
    if (outcome.resource) this.state.saw(Object.keys(fields), outcome.resource);
    if (job?.problem === undefined || job.isSeen) return outcome;
    const what = Object.keys(fields).join(", ");
    throw new UnknownOutcomeError(
      `the outcome of the update of ${what} is unknown: its job ${job.problem}`,
      outcome.shown,
    );
  }

  async #shows(fields: JsonObject, before: JsonObject | undefined): Promise<boolean> {
    const { resource } = await readResource(this.api, this.spec, this.id);
    return resource !== undefined && isUpdated(resource, fields, before);
  }

  /** Whether a job of an earlier update may still change it. */
  get isUnsettled(): boolean {
    return this.state.openJobs.size > 0;
  }

  /** Sets each null field to null, and notes the refusals. */
  async proveNulls(): Promise<void> {
    for (const field of this.touchable.filter((name) => this.copy[name] === null)) {
      const { refused, shown } = await this.send({ [field]: null });
      if (refused) this.refusedNulls.set(field, shown);
    }
  }

  /**
   * Restores the values of an earlier reading (default: the copy), also after the end of the run. Waits for a target that is
   * down. Resolves with the updatable fields that could not be restored. A refusal is not an error.
   */
  async restoreTo(to: JsonObject = this.copy): Promise<string[]> {
    const { state, spec } = this;
    if (!state.isDirty || this.api.target.readOnly) return [];
    const api = this.api.cleanup;
    state.lastSent = undefined;
    await this.#settle(api);
    let now = await this.known(api);
    const fields = [...this.touchable, ...this.refusedNulls.keys()].filter((field) => field in to);
    // A target may keep every key of an object. A resource of the run need not lose them.
    const keyed = this.made && to === this.copy ? spec.keyed?.field : undefined;
    const isKept = (field: string) => field === keyed && state.keepsKeys;
    const differing = () => notRestored(spec, to, now).filter((field) => fields.includes(field) && !isKept(field));
    // A read may be older than the last write, so the kit writes first and then reads.
    const written = [...state.touched].filter((field) => fields.includes(field));
    const patches = restoringPatches(spec, state.sentPath, fields);
    let isHeld = false;
    const sendBack = async (patch: JsonObject) => {
      const outcome = await sendUpdate(api, this, patch, { undo: state.note([], patch) });
      if (outcome.resource) state.saw(Object.keys(patch), outcome.resource);
      isHeld = isJobOpen(outcome);
      now = await this.read(api);
    };
    if (written.length > 0 && (!this.made || api.readLag > 0))
      await sendBack(patches[0](to, now, [...new Set([...differing(), ...written])]));
    for (const toPatch of patches) {
      if (differing().length === 0 || isHeld) break;
      const patch = toPatch(to, now, differing());
      if (Object.keys(patch).length > 0) await sendBack(patch);
    }
    if (differing().some((field) => field === keyed)) state.keepsKeys = true;
    if (differing().length === 0 && to === this.copy) state.restored();
    return differing();
  }

  async #settle(api: Api): Promise<void> {
    const { state } = this;
    for (const [job, isDone] of state.openJobs)
      if (!(await followJob(api, job, isDone)).isOpen) state.openJobs.delete(job);
    if (state.isUncertain && state.waits++ < mostWaits) await api.ports.sleep(settleTime);
    state.isUncertain = false;
  }

  /** Restores the copy and resolves with every value that differs from before. `again` checks restored values once more. */
  async restore({ again = false } = {}): Promise<Leftover[]> {
    const { state, copy, touchable } = this;
    if (again) state.isDirty ||= state.everTouched;
    const suspects = [...state.touched].filter((field) => field in copy && touchable.includes(field));
    try {
      const fields = await this.restoreTo();
      const now = fields.length > 0 ? await this.read(this.api.cleanup) : {};
      const left = fields.map((field) => leftValue(this, field, copy, now));
      return again ? [...left, ...state.foreign, ...(await this.leftElsewhere())] : left;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      const left = suspects.map((field) => leftValue(this, field, copy));
      return again ? [...left, ...(await this.leftElsewhere())] : left;
    }
  }

  /** What the target still finds in the other IDs that it has given the resource. It may belong to somebody, so it stays. */
  async leftElsewhere(): Promise<Leftover[]> {
    const { spec, id, state, api } = this;
    const left: Leftover[] = [];
    for (const other of state.otherIds) {
      const found = await look(api.cleanup, spec, other);
      if (!found || !isMissing(found)) left.push(leftUnderOtherId(spec, id, other));
    }
    return left;
  }
}

/** Whether an endless job blocks the update, and so the next one. */
const isJobOpen = ({ job }: Outcome): boolean => job?.isOpen === true;

/** How long an update without a response may still be applied, in milliseconds. */
const settleTime = 500;
/** If several updates in a row get no response, the target applies none. */
const mostWaits = 4;

/** The resource to borrow: the named one, or on a Standin that of the document's examples. Others are somebody's. */
export async function borrow(
  api: Api,
  spec: ResourceSpec,
  { isStandin }: { isStandin: boolean },
): Promise<{ fixture: Fixture | undefined; exchange: Exchange } | undefined> {
  const named = fixtureNamed(api.target, spec.idParameter);
  const id = named ?? (isStandin ? exampleId(spec) : undefined);
  if (toResourceId(id) === undefined || id === undefined) return undefined;
  const reads = spec.operations.read;
  api.notes.borrow({ kind: spec.kind, id });
  let { exchange, resource } = await readResource(api, spec, id);
  if (!resource && named && api.has(reads) && [404, 405].includes(exchange.status)) {
    // The identifier exists, so the target does not have the operation.
    api.lacks(reads);
    if (!api.target.readOnly) ({ exchange, resource } = await readResource(api, spec, id));
  }
  return { fixture: resource && new Fixture(api, spec, id, false, resource), exchange };
}
