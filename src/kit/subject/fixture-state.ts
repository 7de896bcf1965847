import { isSame, type JsonObject, pick, show } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import type { Named, Undo } from "../record/undo-notes.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import { type Exchange, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UntouchableError } from "../wire/unavailable.js";
import { isEmpty, isKitsOwn, isPartial, notRestored } from "./changed-fields.js";
import { type Leftover, leftValue } from "./leftovers.js";
import { holdsMask, mayBeCut } from "./normal-form.js";
import { oursIn } from "./written.js";

/** What a run knows of one resource: what it sent, read, must restore and may not change. Shared by its objects. */
export class FixtureState {
  /** Whether something was sent since the last complete restore, and which fields. */
  isDirty = false;
  readonly touched = new Set<string>();
  /** An update got no response, so it may still be applied. */
  isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly openJobs = new Map<Exchange, () => Promise<boolean>>();
  everTouched = false;
  /** It is disabled for the time of the run, or was before: it is enabled at no address but the kit's. */
  isQuieted = false;
  /** Another fixture of it enables it at the end of the run. Its record stays until then. */
  isEnabledLast = false;
  sentPath = false;
  /** The target keeps every key of an object field, so a resource of the run is as it was but for these. */
  keepsKeys = false;
  /** The values sent since the last complete restore. */
  sent: JsonObject = {};
  /** The newest reading, for a report. */
  lastRead: Exchange | undefined;
  /** The content of that reading, until the next write. */
  shown: JsonObject | undefined;
  /** The fields that updates since the newest reading have sent. */
  readonly unseen: string[] = [];
  /** The values that somebody else has written during the run. */
  readonly foreign: Leftover[] = [];
  /** Other IDs that the target has given it since. */
  readonly otherIds = new Set<string>();
  /** The newest update of a contract, whose effect readings show. */
  lastSent: Exchange | undefined;
  /** The refusals of null by fields of a borrowed resource that were null. */
  readonly refusedNulls = new Map<string, Exchange>();
  readonly #named: Named;

  constructor(
    readonly api: Api,
    readonly spec: ResourceSpec,
    readonly id: string,
    readonly made: boolean,
    readonly copy: JsonObject,
  ) {
    this.#named = { kind: spec.kind, id };
  }

  /** Why a field must not be changed: it could not be restored. Undefined if it may be. */
  whyUntouchable(field: string): string | undefined {
    const { spec, copy, api } = this;
    if (this.foreign.some((one) => one.field === field)) return `somebody else changed /${field} during the run`;
    if (this.made || !updatableFields(spec).includes(field)) return undefined;
    const isSecret = Object.values(spec.secrets ?? {}).includes(field);
    // Written back, a mask or the shown part of a secret would replace the whole.
    const isHidden = holdsMask(copy[field]) || (isSecret && mayBeCut(copy[field]));
    if (!(field in copy) || isPartial(copy[field]) || isHidden)
      return `the target does not show /${field}, so the kit could not restore it on an existing ${spec.kind}`;
    const refusal = this.refusedNulls.get(field);
    if (refusal) return `the target refuses null in /${field}, so the kit could not restore it: ${told(refusal)}`;
    const { field: keyed, fixture = "" } = spec.keyed ?? {};
    if (field !== keyed || !isEmpty(copy[field]) || fixtureNamed(api.target, fixture) !== undefined) return undefined;
    return `the existing ${spec.kind} has no ${fixture} in /${field}, and the kit could not remove one again. Set fixtures.${fixture} in the binding`;
  }

  get touchable(): string[] {
    return updatableFields(this.spec).filter((field) => this.whyUntouchable(field) === undefined);
  }

  /** Notes a write to some fields, or to unknown ones. Throws an UntouchableError if it would call somebody else. */
  touch(fields?: JsonObject): Undo {
    if (fields) this.#guardCalls(fields);
    this.everTouched = true;
    this.isDirty = true;
    this.shown = undefined;
    const sent = fields ?? {};
    const names = this.#moving(fields ? Object.keys(fields) : this.touchable);
    for (const name of names) this.touched.add(name);
    const { file } = this.spec;
    if (file && file.path in sent) this.sentPath = true;
    return this.note(names, sent);
  }

  /** With the fields that change together: the name of a file and its path. */
  #moving(names: readonly string[]): string[] {
    const { path, name } = this.spec.file ?? { path: "", name: "" };
    return names.includes(path) || names.includes(name) ? [...names, path, name] : [...names];
  }

  /** The note of a write. One field may change others: a path changes the name, and a name changes the path. */
  note(names: readonly string[], sent: JsonObject): Undo {
    const { file } = this.spec;
    const { notes } = this.api;
    const [path, name] = file ? [sent[file.path], sent[file.name]] : [];
    const moved = {
      ...(file && path === undefined && name !== undefined ? { [file.path]: name } : {}),
      ...(file && name === undefined && path !== undefined ? { [file.name]: path } : {}),
    };
    const undo = notes.changes(this.#named, pick(this.copy, names), { ...sent, ...moved });
    if (!file || path === undefined || name === undefined) return undo;
    // Of both the path has the name.
    return notes.changes(this.#named, {}, { [file.path]: name });
  }

  /** A borrowed resource may call only its own address or the kit's: with credentials, and if it was disabled, only the kit's. */
  #guardCalls(fields: JsonObject): void {
    const { spec, id, copy } = this;
    const { secrets, calls } = spec;
    if (this.made || !secrets || !calls) return;
    this.sent = { ...this.sent, ...fields };
    const { [calls.address]: address, [calls.enabled]: isEnabled } = { ...copy, ...this.sent };
    if (isEnabled === false || isKitsOwn(address, this.api.seen.receivers)) return;
    const refuse = (because: string) => {
      this.sent = {};
      throw new UntouchableError(because);
    };
    if (this.isQuieted)
      refuse(`${spec.kind} ${id} would be called at its own address. Pass --allow-calls to allow that`);
    const isHidden = !(secrets.password in copy) && !(secrets.user in copy);
    const isSecret = [secrets.user, secrets.password, secrets.headers].some((name) => !isEmpty(copy[name]));
    if (!isHidden && !isSecret) return;
    if (isSame(address, copy[calls.address]) && isSame(isEnabled, copy[calls.enabled])) return;
    refuse(`the credentials of ${spec.kind} ${id} would be sent to ${show(address)}`);
  }

  /** Takes a reading, after which a change by somebody else shows. */
  read(now: JsonObject): void {
    const unseen = this.unseen.splice(0);
    if (unseen.length > 0) this.saw(unseen, now);
    this.#noteForeign(now);
  }

  /**
   * Notes what a target shows of the fields that an update sent, since it may have put them into another form. Other fields that
   * changed with it are not known to be the run's: somebody else may have changed them just before.
   */
  saw(sent: readonly string[], shown: JsonObject): void {
    const id = toResourceId(shown.id);
    if (id !== undefined && id !== toResourceId(this.copy.id) && id !== this.id) this.otherIds.add(id);
    this.api.notes.saw(this.#named, pick(shown, this.#moving(sent)));
  }

  /**
   * Notes the values that somebody else has written to a borrowed resource during the run: the run neither sent them nor saw them
   * in answer to what it sent. They stay, and the run touches these fields no more.
   */
  #noteForeign(now: JsonObject): void {
    const { spec, id, copy, touchable } = this;
    const change = this.made ? undefined : this.api.notes.changeOf(this.#named);
    if (!change) return;
    const isOurs = oursIn(spec, { ...change, was: copy }, now);
    for (const field of notRestored(spec, copy, now)) {
      if (!touchable.includes(field) || !(field in copy && field in now) || isOurs(field)) continue;
      const left = leftValue({ spec, id }, field, copy, now);
      this.foreign.push({ ...left, told: `${left.told} Somebody else wrote that value during the run, so it stays.` });
    }
  }

  /** Everything is as it was. */
  restored(): void {
    this.isDirty = false;
    this.sentPath = false;
    this.touched.clear();
    this.sent = {};
    if (!this.isEnabledLast) this.api.notes.restored(this.#named);
  }

  /** Another run uses the resource, and restores it. */
  leaveToOthers(): void {
    this.restored();
    this.everTouched = false;
    this.foreign.length = 0;
  }
}
