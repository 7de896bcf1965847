import { type JsonObject, type JsonValue, omit, pick, show } from "../../base/json.js";
import { neededFor } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { FileStore } from "../http/file-store.js";
import { readOne, readResource } from "../http/outcome.js";
import { mayReach, type Receiver } from "../http/receiver.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { asReceived, type Exchange, isFailure, isMissing, told, toldInOwnWords } from "../wire/exchange.js";
import { type Created, createOne } from "./creation.js";
import { Resource } from "./resource.js";
import { remove, restoreValues } from "./settle.js";

type Acts = "touch" | "read" | "readAll" | "known" | "send" | "start" | "finish";
type Asked = "whyUntouchable" | "mayTouch" | "touchable" | "mayLose" | "refusedNulls";

/** A resource as the pool hands it to a contract, existing or created. The kit restores it after each contract. */
export type Fixture = Pick<Resource, "api" | "spec" | "id" | "copy" | "lastRead" | Acts | Asked>;

/** A resource for a contract that knows more of its kind, and restores it between its steps. */
export interface Restorable extends Fixture {
  /** Restores the values of an earlier reading (default: the original ones). Resolves with the fields that could not be restored. */
  restoreTo(to?: JsonObject): Promise<string[]>;
}

export const Restorable: new (one: Fixture, spec: ResourceSpec) => Restorable = class extends Resource {
  constructor(one: Fixture, spec: ResourceSpec) {
    if (!(one instanceof Resource)) throw new Error("A fixture is a resource of the kit.");
    super(one.api, spec, one.id, one.origin, one.memory);
  }

  restoreTo(to = this.copy): Promise<string[]> {
    return restoreValues(this, to);
  }
};

/** Creates the resources that contracts use, if the target can, and hands them out. The end of the run deletes them. */
export class Pool {
  readonly files: FileStore;
  readonly #made = new Set<Resource>();
  /** What resources of the kit may refer to. No other resource may refer to it, since it is deleted. */
  readonly #related = new Map<string, Promise<readonly JsonValue[]>>();
  /** What the target wanted of a new one besides, by kind of resource. */
  readonly #wanted = new Map<string, JsonObject>();
  readonly #proven = new Set<string>();
  /** Why there is none, by kind of resource. */
  readonly #refusals = new Map<string, string>();
  readonly #failures = new Map<string, Exchange>();

  constructor(
    readonly api: Api,
    readonly receiver: () => Promise<Receiver>,
  ) {
    this.files = new FileStore(api);
  }

  /** Why there is none, to continue a sentence. Empty without a reason. */
  whyNone({ kind, file, operations }: Removable & Partial<Pick<ResourceSpec, "file">>): string {
    const missing = [operations.create, operations.delete].find((id) => !this.api.target.operations[id]);
    const ofFile = file && this.files.whyNone;
    const because = missing ? `the binding has no ${missing}` : (this.#refusals.get(kind) ?? ofFile);
    return because === undefined ? "" : `, since ${because}`;
  }

  failure({ kind }: ResourceSpec): Exchange | undefined {
    return this.#failures.get(kind);
  }

  #can({ operations }: Removable): boolean {
    return this.api.has(operations.create) && this.api.has(operations.delete) && !this.api.target.readOnly;
  }

  /** Creates a resource. Undefined if the target cannot create one. */
  async make(spec: ResourceSpec, fields: JsonObject = {}): Promise<Resource | undefined> {
    const { api } = this;
    const { kind, calls } = spec;
    if (!this.#can(spec)) return undefined;
    const file = async (name: string, bytes: Buffer) => (await this.files.store(spec, name, bytes))?.path;
    let word = "";
    const unique = () => (word = api.ports.unique());
    const draft = await spec.draft({ unique, file });
    if (!draft) return undefined;
    // The mark tells it from everything else.
    const { [spec.mark]: _, without = [], ...needed } = neededFor(api.target, kind);
    // A target that refuses null gets a resource without it, on which an update of null then shows that.
    const nulls = Object.keys(draft).filter((name) => draft[name] === null);
    let wanted = this.#wanted.get(kind);
    const create = () => {
      const all = { ...omit(draft, wanted ? nulls : []), ...wanted, ...needed, ...fields };
      return createOne(api, spec, omit(all, without as string[]), word);
    };
    let created = await create();
    // Another creation may have learned meanwhile what the target wants.
    const learned = () => this.#wanted.get(kind);
    for (const find of [learned, () => spec.wanted, () => answering(spec, api, this.receiver)]) {
      if (!isOfFields(created) || (this.#proven.has(kind) && find !== learned)) break;
      const more = await find();
      if (!more || Object.keys(more).every((name) => name in { ...wanted })) continue;
      wanted = { ...wanted, ...more };
      created = await create();
    }
    // A target may also require the fields that the first attempt set to null.
    if (wanted && nulls.length > 0 && isOfFields(created)) {
      wanted = { ...pick(draft, nulls), ...wanted };
      created = await create();
    }
    const { id, exchange } = created;
    if (!created.accepted || id === undefined) {
      // 501 means that the target does not have the operation.
      if (isFailure(exchange) && exchange.status !== 501) this.#failures.set(kind, exchange);
      // If some were created before, the target has reached its limit.
      return this.#refuse(spec, this.#refusals.get(kind) ?? whyNotMade(spec, created), !this.#proven.has(kind));
    }
    if (wanted) this.#wanted.set(kind, wanted);
    let one = await this.#prove(spec, id, created);
    const { enabled = "" } = calls ?? {};
    const isListening =
      calls && one && one.copy[enabled] !== false && !api.codec.isAbsent(spec.operations.read, enabled);
    if (one && isListening && fields[enabled] !== true) {
      // Nothing may be sent to a listener before a contract wants calls.
      await one.send({ [enabled]: false });
      one = new Resource(api, spec, id, { made: true, copy: await one.read() });
    }
    if (one) this.#made.add(one);
    return one;
  }

  /** Notes why there is none, and with `isFinal` that the target creates none. */
  #refuse({ kind, operations }: Removable, because: string, isFinal = true): undefined {
    this.#refusals.set(kind, because);
    if (isFinal) this.api.lacks(operations.create);
  }

  /** The resource, if anything shows that the kit created it. Otherwise it must neither be changed nor deleted. */
  async #prove(spec: ResourceSpec, id: string, created: Created): Promise<Resource | undefined> {
    const { api } = this;
    const { read } = spec.operations;
    const { entry, exchange, whose, isFound, isOwn } = created;
    // If it cannot be read, the kit would identify it by an update of nothing. That is allowed only for the run's own resources.
    const first = isOwn || api.has(read) ? await readResource(api, spec, id) : undefined;
    const shown = [created.resource, first?.resource].filter((one) => one !== undefined).map(whose);
    // What the kit created may be elsewhere, so the creation stays open.
    if (shown.includes("another's"))
      return this.#refuse(spec, `${told(exchange)} with a different ${spec.mark} than was sent`);
    if (!isFound && !shown.includes("ours")) {
      const because = `so the kit cannot tell whether it created the ${spec.kind}`;
      return this.#refuse(spec, `${told(exchange)} with no ${spec.mark}, ${because}`);
    }
    const copy = first?.resource ?? created.resource;
    if (!copy) {
      const because = `the list shows the ${spec.kind} that the kit created, but`;
      return this.#refuse(spec, `${because} ${first && told(first.exchange)}`);
    }
    if (first && !first.resource && api.has(read) && [404, 405].includes(first.exchange.status)) api.lacks(read);
    await entry.made(id);
    if (api.has(read) && first?.resource && whose(first.resource) === "ours") api.ledger.recognizes(spec.kind);
    this.#proven.add(spec.kind);
    return new Resource(api, spec, id, { made: true, copy });
  }

  /** The identifiers of two resources of a related kind, as the target shows them. Fewer if it does not create them. */
  related(spec: Removable): Promise<readonly JsonValue[]> {
    const found = this.#related.get(spec.kind) ?? this.#makeTwo(spec);
    this.#related.set(spec.kind, found);
    found.catch(() => this.#related.delete(spec.kind));
    return found;
  }

  async #makeTwo(spec: Removable): Promise<readonly JsonValue[]> {
    const { api } = this;
    const ids: JsonValue[] = [];
    while (ids.length < 2 && this.#can(spec)) {
      const word = api.ports.unique();
      const made = await createOne(api, spec, { [spec.mark]: `Standin verify ${word}` }, word);
      const { exchange, accepted, id } = made;
      if (!accepted) this.#refuse(spec, toldInOwnWords(exchange), [404, 405, 501].includes(exchange.status));
      if (!accepted || id === undefined) break;
      // A response need not show what it created, and a list shows an identifier as a text, which a reference may not be.
      const { resource } = made.isOwn && made.resource ? made : ((await readOne(api, spec, id)) ?? {});
      const own = resource && made.whose(resource) === "ours" ? resource.id : undefined;
      if (own === undefined) this.#refuse(spec, `${told(exchange)}, and nothing shows that the kit created it`, false);
      if (own === undefined) break;
      await made.entry.made(id);
      ids.push(own);
    }
    // An update that refers to them may be checked against what reads show.
    if (ids.length > 0 && api.readLag > 0) await api.ports.sleep(api.readLag);
    return ids;
  }

  async remove({ spec, id }: Pick<Resource, "spec" | "id">): Promise<Exchange> {
    const { exchange } = await remove(this.api, spec, id);
    if (!exchange) throw new Error(`The target does not support ${spec.operations.delete}.`);
    return exchange;
  }

  /** The resources created so far, except those that the kit has deleted, or that the target has lost. */
  get standing(): readonly Resource[] {
    return [...this.#made].filter((one) => this.api.ledger.owns(one) && !one.isLost);
  }

  /** Whether the target has lost several of these (oldest first), except newer ones, without a deletion by the kit. */
  async areGone(these: readonly Resource[]): Promise<boolean> {
    const { api } = this;
    const gone: boolean[] = [];
    for (const one of these) {
      if (!api.ledger.owns(one)) continue;
      const read = await readOne(api, one.spec, one.id);
      if (!read) return false;
      if (api.ledger.owns(one)) gone.push(isMissing(read.exchange));
      if (gone[0] === false) return false;
    }
    // Newer resources exist, but not the oldest.
    const newest = gone.lastIndexOf(true);
    return newest > 0 && !gone.slice(0, newest).includes(false);
  }
}

/** Whether a creation was refused for its fields, which others may mend. */
const isOfFields = ({ refused, exchange: { status } }: Created): boolean => refused && [400, 409, 422].includes(status);

/** An address of the kit's receiver, which answers. Many targets try the address of a listener before they take it. */
async function answering(
  { calls }: ResourceSpec,
  { target }: Api,
  receiver: () => Promise<Receiver>,
): Promise<JsonObject | undefined> {
  if (!calls || !mayReach(target)) return undefined;
  // If it cannot listen, the contracts that need it report that.
  const listening = await receiver().catch(() => undefined);
  return listening && { [calls.address]: listening.inbox().url };
}

function whyNotMade({ kind }: Removable, created: Created): string {
  const { exchange, job, accepted } = created;
  if (job?.problem) return `${told(exchange)} with a job that ${job.problem}`;
  if (accepted) return `${told(exchange)} without an id: ${show(asReceived(exchange).json)}`;
  const hint = isOfFields(created) ? ` (fixtures.${kind} in the binding can say what a creation needs)` : "";
  return toldInOwnWords(exchange) + hint;
}
