import { isSame, type JsonObject, type JsonValue, pick, show } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import type { Named } from "../ledger/entries.js";
import type { Leftover } from "../ledger/leftovers.js";
import { isEmpty, isKitsOwn, isPartial, lostIn } from "../specs/changed-fields.js";
import { holdsMask, mayBeCut } from "../specs/normal-form.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { updatableFields } from "../specs/specs.js";
import { type Exchange, told } from "../wire/exchange.js";

/** What is known of a resource from its beginning. */
export interface Origin {
  /** Created by the kit, so every change is allowed. */
  made: boolean;
  /** The resource before any change. */
  copy: JsonObject;
  /** It is disabled for the time of the run, or was before: it is enabled at no address but the kit's. */
  isQuieted?: boolean;
  /** Its run is over, so only a value that its ledger proves to be the run's is not somebody else's. */
  isOver?: boolean;
  /** The end of the run enables it. Its entry stays open until then. */
  isEnabledLast?: boolean;
}

/** What the run has sent to a resource and read of it. */
export class Memory {
  /** The fields that were sent, ever and since the last complete restore; since then, whether anything was, and a path of a file. */
  readonly everTouched = new Set<string>();
  readonly touched = new Set<string>();
  isDirty = false;
  sentPath = false;
  /** The values sent since the last complete restore, or to a resource of the kit over the newest reading. */
  sent: JsonObject = {};
  /** The target keeps every key of an object field, so a resource of the run is as it was but for these. */
  keepsKeys = false;
  /** An update got no response, so it may still be applied. */
  isUncertain = false;
  /** How often the kit has waited for that since the target's last response to an update. */
  waits = 0;
  /** Updates with a job that may still run, and the reads that show whether the job is done. */
  readonly openJobs = new Map<Exchange, (api: Api) => Promise<boolean>>();
  lastRead: Exchange | undefined;
  /** The content of the newest reading, until the next write. */
  shown: JsonObject | undefined;
  /** The fields that updates since the newest reading have sent. */
  readonly unseen: string[] = [];
  /** The first reading, and the newest one, whatever was written since. */
  first: Exchange | undefined;
  newest: JsonObject | undefined;
  /** The members that updates of other ones have emptied. Those that are not fields cannot be set alone. */
  readonly lost = new Set<string>();
  /** The newest update of a contract, whose effect readings show. */
  lastSent: Exchange | undefined;
  /** What the run wrote before it last restored all: a late read may show it again. */
  readonly wroteBefore = new Map<string, JsonValue[]>();
  /** The values that somebody else has written during the run. */
  readonly foreign: Leftover[] = [];
  /** The fields of a borrowed resource that kept what was added to them. */
  readonly grown = new Set<string>();
  /** The refusals of null by fields of a borrowed resource that were null. */
  readonly refusedNulls = new Map<string, Exchange>();

  /** Notes fields that must be restored. */
  touch(fields: readonly string[]): void {
    for (const name of fields) this.touched.add(name) && this.everTouched.add(name);
    this.isDirty = true;
  }
}

/** A resource, with what is known of it, and what the run may do to it for that reason. */
export class KnownResource implements Named {
  constructor(
    readonly api: Api,
    readonly spec: ResourceSpec,
    readonly id: string,
    readonly origin: Origin,
    /** One for each resource of the target, however many look at it. */
    readonly memory = new Memory(),
  ) {}

  get kind(): string {
    return this.spec.kind;
  }

  get copy(): JsonObject {
    return this.origin.copy;
  }

  /** Whether a read does not show the whole value of a field: written back, a mask or the shown part of a secret would replace it. */
  isHidden(field: string): boolean {
    const { copy, spec } = this;
    const isSecret = Object.values(spec.secrets ?? {}).includes(field);
    return !(field in copy) || isPartial(copy[field]) || holdsMask(copy[field]) || (isSecret && mayBeCut(copy[field]));
  }

  /** Why a field must not be changed: it could not be restored, or a change could reach others. Undefined if it may be. */
  whyUntouchable(field: string): string | undefined {
    const { api, spec, copy, memory } = this;
    if (memory.foreign.some((one) => one.field === field)) return `somebody else changed /${field} during the run`;
    if (!updatableFields(spec).includes(field)) return undefined;
    if (api.codec.isAbsent(spec.operations.read, field)) return `/${field} is not in this product, as the binding says`;
    const plain = api.shapes.whyPlain(spec, field);
    if (plain !== undefined || this.origin.made) return plain;
    if (this.isHidden(field))
      return `the target does not show /${field}, so the kit could not restore it on an existing ${spec.kind}`;
    if (field === spec.file?.path && api.target.operations[spec.operations.update]?.multipart)
      return `a new file comes with its bytes there, so the kit could not give an existing ${spec.kind} its own back`;
    if (memory.grown.has(field)) return `the target only adds to /${field}, so the kit could not restore it`;
    const refusal = memory.refusedNulls.get(field);
    if (refusal) return `the target refuses null in /${field}, so the kit could not restore it: ${told(refusal)}`;
    const { field: keyed, fixture = "" } = spec.keyed ?? {};
    if (field !== keyed || !isEmpty(copy[field]) || fixtureNamed(api.target, fixture) !== undefined) return undefined;
    return `the existing ${spec.kind} has no ${fixture} in /${field}, and the kit could not remove one again. Set fixtures.${fixture} in the binding`;
  }

  mayTouch(field: string): boolean {
    return this.whyUntouchable(field) === undefined;
  }

  get touchable(): string[] {
    return updatableFields(this.spec).filter((field) => this.mayTouch(field));
  }

  /**
   * The fields that must have their original values again: what the run has learned since takes none of them out. What somebody else
   * has written stays.
   */
  get restorable(): string[] {
    const { everTouched, foreign } = this.memory;
    const isOwed = (field: string) => this.mayTouch(field) || (everTouched.has(field) && !this.isHidden(field));
    return updatableFields(this.spec).filter((name) => isOwed(name) && !foreign.some(({ field }) => field === name));
  }

  /** All of it as it was first read, if something is still gone: the fields, and the rest in the target's form. */
  whole(now: JsonObject): { fields: JsonObject; base: JsonObject } | undefined {
    const { api, spec, copy, memory, restorable } = this;
    if (!memory.first || this.#lostStill(now).length === 0) return undefined;
    // What is hidden would be replaced by its mask.
    const isOpen = (name: string) => name in copy && (isEmpty(copy[name]) || restorable.includes(name));
    const rest = api.codec.restOf(spec, memory.first);
    return {
      fields: pick(copy, updatableFields(spec).filter(isOpen)),
      base: Object.fromEntries(Object.entries(rest).filter(([, value]) => !holdsMask(value))),
    };
  }

  #lostStill(now: JsonObject): string[] {
    return lostIn(this.copy, now, []).filter((name) => this.memory.lost.has(name));
  }

  /** The fields that are gone for good. */
  get gone(): string[] {
    return this.#lostStill(this.memory.newest ?? this.copy);
  }

  /**
   * Why calls would leave for others in a state, to continue a sentence. One of the kit is never enabled, subscribed and addressed
   * to others at once. A borrowed one may call only its own address or the kit's: with credentials, and if it was disabled, only
   * the kit's.
   */
  whyCalled(state: JsonObject): string | undefined {
    const { copy, origin } = this;
    const { secrets, calls } = this.spec;
    if (!secrets || !calls) return undefined;
    const { [calls.address]: address, [calls.enabled]: isEnabled } = state;
    if (isEnabled === false || isKitsOwn(address, this.api.seen.receivers)) return undefined;
    const what = `${this.kind} ${this.id}`;
    if (origin.made)
      return !isSame(state[calls.events], []) && mayAnswer(address)
        ? `${what} would be called at ${show(address)}, which is not an address of the kit`
        : undefined;
    if (origin.isQuieted) return `${what} would be called at its own address. Pass --allow-calls to allow that`;
    const isHidden = !(secrets.password in copy) && !(secrets.user in copy);
    const isSecret = [secrets.user, secrets.password, secrets.headers].some((name) => !isEmpty(copy[name]));
    if (!isHidden && !isSecret) return undefined;
    const isAsBefore = isSame(address, copy[calls.address]) && isSame(isEnabled, copy[calls.enabled]);
    return isAsBefore ? undefined : `the credentials of ${what} would be sent to ${show(address)}`;
  }
}

/** Whether somebody may listen at an address. Nobody does below `.invalid` (RFC 2606). */
function mayAnswer(address: JsonValue | undefined): boolean {
  // Somebody may read the address in it.
  if (typeof address === "object" && address !== null) return Object.values(address).some(mayAnswer);
  if (typeof address !== "string" || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && !hostname.endsWith(".invalid");
}
