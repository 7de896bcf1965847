import { type JsonObject, type JsonValue, show, toJson } from "../../base/json.js";
import { wordsIn } from "../../base/word.js";
import type { OperationId } from "../../openapi/documents.js";
import { neededFor } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { FileStore } from "../http/file-store.js";
import { listWhole } from "../http/list.js";
import { conclude, type Outcome, readResource } from "../http/outcome.js";
import { mayReach, type Receiver } from "../http/receiver.js";
import type { Creation } from "../ledger/entries.js";
import type { Leftover } from "../ledger/leftovers.js";
import { whoseIs } from "../ledger/whose.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { asReceived, type Exchange, isAnswered, isFailure, isMissing, told, toldInOwnWords } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { Fixture } from "./fixture.js";
import { Resource } from "./resource.js";
import { remove } from "./settle.js";

/** A creation and its end. */
interface Created extends Pick<Outcome, "accepted" | "refused" | "resource" | "job" | "exchange"> {
  /** Its entry. */
  number: number;
  /** The identifier, from the response or from the list. */
  id: string | undefined;
  /** Whether the list shows that the run created it. */
  isFound: boolean;
  /** Whose a shown resource is. */
  whose(shown: JsonObject): ReturnType<typeof whoseIs>;
}

/** Waits before looking for a creation that got no response, in milliseconds. */
const pauses = [100, 300, 900];

/** Creates the resources that contracts use, if the target can, and hands them out. The end of the run deletes them. */
export class Pool {
  readonly files: FileStore;
  readonly #made = new Set<Fixture>();
  /** Those that the target has lost, which the kit did not delete. */
  readonly #lost = new Set<Fixture>();
  /** What resources of the kit may refer to. No other resource may refer to it, since it is deleted. */
  readonly #related = new Map<string, Promise<readonly JsonValue[]>>();
  /** What the target wanted of a new one besides, by kind of resource. */
  readonly #wanted = new Map<string, JsonObject>();
  readonly #proven = new Set<string>();
  /** Why there is none, by kind of resource, or by the operation that transfers files. */
  readonly #refusals = new Map<string, string>();
  readonly #failures = new Map<string, Exchange>();

  constructor(
    readonly api: Api,
    readonly receiver: () => Promise<Receiver>,
  ) {
    this.files = new FileStore(api);
  }

  /** Why there is none, to continue a sentence. Empty without a reason. */
  whyNone({ kind, file, operations }: ResourceSpec): string {
    const missing = [operations.create, operations.delete].find((id) => !this.api.target.operations[id]);
    const ofFile = file && this.files.whyNone;
    const because = missing ? `the binding has no ${missing}` : (this.#refusals.get(kind) ?? ofFile);
    return because === undefined ? "" : `, since ${because}`;
  }

  failure({ kind }: ResourceSpec): Exchange | undefined {
    return this.#failures.get(kind);
  }

  #can(...operationIds: OperationId[]): boolean {
    return operationIds.every((id) => this.api.has(id)) && !this.api.target.readOnly;
  }

  /** Creates a resource. Undefined if the target cannot create one. */
  async make(spec: ResourceSpec, fields: JsonObject = {}): Promise<Fixture | undefined> {
    const { create: creates, delete: deletes } = spec.operations;
    if (!this.#can(creates, deletes)) return undefined;
    const file = async (name: string, bytes: Buffer) => (await this.files.store(spec, name, bytes))?.path;
    let word = "";
    const unique = () => {
      word = this.api.ports.unique();
      return word;
    };
    const draft = await spec.draft({ unique, file });
    if (!draft) return undefined;
    // The mark tells it from everything else.
    const { [spec.mark]: _, without = [], ...needed } = neededFor(this.api.target, spec.kind);
    const isWanted = ([name]: [string, JsonValue]) => !(without as JsonValue[]).includes(name);
    // A target that refuses null gets a resource without it, on which an update of null then shows that.
    const some = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
    let wanted = this.#wanted.get(spec.kind);
    const create = () => {
      const all = { ...(wanted ? some : draft), ...wanted, ...needed, ...fields };
      return this.#create(spec, Object.fromEntries(Object.entries(all).filter(isWanted)), word);
    };
    let created = await create();
    // Another creation may have learned meanwhile what the target wants.
    const learned = () => this.#wanted.get(spec.kind);
    for (const find of [learned, () => spec.wanted, () => answering(spec, this.api, this.receiver)]) {
      if (!isOfFields(created) || (this.#proven.has(spec.kind) && find !== learned)) break;
      const more = await find();
      if (!more || Object.keys(more).every((name) => name in { ...wanted })) continue;
      wanted = { ...wanted, ...more };
      created = await create();
    }
    const { id, exchange } = created;
    if (created.accepted && id !== undefined) {
      if (wanted) this.#wanted.set(spec.kind, wanted);
      const fixture = await this.#prove(spec, id, created);
      return fixture && spec.calls && fields[spec.calls.enabled] !== true ? this.#switchOff(fixture) : fixture;
    }
    // 501 means that the target does not have the operation.
    if (isFailure(exchange) && exchange.status !== 501) this.#failures.set(spec.kind, exchange);
    if (!this.#refusals.has(spec.kind)) this.#refusals.set(spec.kind, whyNotMade(spec, created));
    // If some were created before, the target has reached its limit.
    if (!this.#proven.has(spec.kind)) this.api.lacks(creates);
    return undefined;
  }

  /** Creates a resource, and follows its job. Without a response, looks for it before it tries again: each request has its entry. */
  async #create(spec: Removable, fields: JsonObject, word: string): Promise<Created> {
    const { api } = this;
    const { create, list } = spec.operations;
    const { [spec.mark]: mark = null } = fields;
    const whose = (shown: JsonObject) => whoseIs(spec, { mark: spec.mark, values: [mark], word }, shown);
    // A creation that was noted but not sent would be looked for as a leftover.
    api.pass();
    const body = api.codec.encode(create, fields);
    const entries: Creation[] = [];
    const send = () => {
      const entry = api.ledger.creates(spec.kind, spec.mark, mark, word);
      entries.push(entry);
      return api.call(create, { body, undo: entry });
    };
    let exchange = await send();
    let found: string | undefined;
    const look = async () => {
      const listing = await listWhole(api, spec, (some) => some.some((one) => whose(one) === "ours"));
      found = toResourceId(listing.all.find((one) => whose(one) === "ours")?.id);
      return found !== undefined || listing.because === undefined;
    };
    for (const pause of pauses) {
      if (isAnswered(exchange)) break;
      // Where reads lag, so do lists.
      await api.ports.sleep(Math.max(pause, api.readLag));
      // If the kit cannot tell whether it exists, a retry might create a second one.
      if (!(await look()) || found !== undefined) break;
      exchange = await send();
    }
    const isCreated = async () => (await look()) && found !== undefined;
    const outcome = found === undefined && (await conclude(api, spec, exchange, api.has(list) ? isCreated : undefined));
    // The name may be taken by what an earlier request has created meanwhile.
    if (outcome !== false && outcome.refused && entries.length > 1) await look();
    const { accepted, refused, resource, job } =
      found === undefined && outcome
        ? outcome
        : { accepted: true, refused: false, resource: undefined, job: undefined };
    // A response or a job need not show the resource that it created.
    if (accepted && found === undefined && toResourceId(resource?.id) === undefined) await look();
    const id = found ?? toResourceId(resource?.id);
    // A request without a response may create a second one, so its entry stays open.
    const isSure = entries.length === 1 && isAnswered(exchange);
    const own = found === undefined || isSure ? entries.at(-1) : api.ledger.creates(spec.kind, spec.mark, mark, word);
    const number = own?.number ?? 0;
    return { number, exchange, id, isFound: found !== undefined, accepted, refused, resource, job, whose };
  }

  /** The fixture, if anything shows that the kit created this resource. Otherwise it must neither be changed nor deleted. */
  async #prove(spec: ResourceSpec, id: string, created: Created): Promise<Fixture | undefined> {
    const { api } = this;
    const { create, read } = spec.operations;
    const { number, exchange, whose, isFound } = created;
    const isOwn = isFound || (created.resource !== undefined && whose(created.resource) === "ours");
    if (isOwn) await api.ledger.adopt(number, id);
    // If it cannot be read, the kit would identify it by an update of nothing. That is allowed only for the run's own resources.
    const first = isOwn || api.has(read) ? await readResource(api, spec, id) : undefined;
    const shown = [created.resource, first?.resource].filter((one) => one !== undefined);
    const isOther = shown.some((one) => whose(one) === "another's");
    const refuse = (because: string) => {
      this.#refusals.set(spec.kind, because);
      api.lacks(create);
      return undefined;
    };
    // What the kit created may be elsewhere, so the creation stays open.
    if (isOther) return refuse(`${told(exchange)} with a different ${spec.mark} than was sent`);
    if (!isFound && !shown.some((one) => whose(one) === "ours"))
      return refuse(
        `${told(exchange)} with no ${spec.mark}, so the kit cannot tell whether it created the ${spec.kind}`,
      );
    const copy = first?.resource ?? created.resource;
    if (!copy)
      return refuse(`the list shows the ${spec.kind} that the kit created, but ${first && told(first.exchange)}`);
    if (first && !first.resource && api.has(read) && [404, 405].includes(first.exchange.status)) api.lacks(read);
    await api.ledger.adopt(number, id);
    const fixture = new Fixture(new Resource(api, spec, id, { made: true, copy }));
    this.#made.add(fixture);
    this.#proven.add(spec.kind);
    return fixture;
  }

  /** Switches off a listener that the target has created enabled: nothing may be sent to it before a contract wants calls. */
  async #switchOff(fixture: Fixture): Promise<Fixture> {
    const { api, spec, id, copy } = fixture;
    const enabled = spec.calls?.enabled ?? "";
    if (copy[enabled] === false || api.codec.isAbsent(spec.operations.read, enabled)) return fixture;
    await fixture.send({ [enabled]: false });
    this.#made.delete(fixture);
    const off = new Fixture(new Resource(api, spec, id, { made: true, copy: await fixture.read() }));
    this.#made.add(off);
    return off;
  }

  /** The identifiers of two resources of a related kind, as the target shows them. Fewer if it does not create them. */
  related(spec: Removable): Promise<readonly JsonValue[]> {
    const found = this.#related.get(spec.kind) ?? this.#makeTwo(spec);
    this.#related.set(spec.kind, found);
    found.catch(() => this.#related.delete(spec.kind));
    return found;
  }

  async #makeTwo(spec: Removable): Promise<readonly JsonValue[]> {
    const first = await this.#makeRelated(spec);
    const second = first === undefined ? undefined : await this.#makeRelated(spec);
    const ids = [first, second].filter((id) => id !== undefined);
    // An update that refers to them may be checked against what reads show.
    const { readLag } = this.api;
    if (ids.length > 0 && readLag > 0) await this.api.ports.sleep(readLag);
    return ids;
  }

  async #makeRelated(spec: Removable): Promise<JsonValue | undefined> {
    const { create, delete: deletes } = spec.operations;
    if (!this.#can(create, deletes)) return undefined;
    const word = this.api.ports.unique();
    const created = await this.#create(spec, { [spec.mark]: `Standin verify ${word}` }, word);
    const { number, id, resource, isFound, accepted, whose } = created;
    if ([404, 405, 501].includes(created.exchange.status)) this.api.lacks(create);
    const isOwn = isFound || (accepted && resource !== undefined && whose(resource) === "ours");
    if (!isOwn || id === undefined) return undefined;
    await this.api.ledger.adopt(number, id);
    // The list shows an identifier as a text, which a reference may not be.
    return resource?.id;
  }

  /** Whether a run of the kit created a resource: this one, or any by its word. */
  owns({ kind }: ResourceSpec, shown: JsonObject): boolean {
    return this.api.ledger.owns({ kind, id: String(shown.id) }) || wordsIn(toJson(shown)).length > 0;
  }

  async remove({ spec, id }: Fixture): Promise<Exchange> {
    const { exchange } = await remove(this.api, spec, id);
    if (!exchange) throw new Error(`The target does not support ${spec.operations.delete}.`);
    return exchange;
  }

  #isLeft({ spec, id }: Fixture): boolean {
    return this.api.ledger.owns({ kind: spec.kind, id });
  }

  /** The resources created so far and not deleted. */
  get standing(): readonly Fixture[] {
    return [...this.#made].filter((one) => this.#isLeft(one) && !this.#lost.has(one));
  }

  /** Whether the target has lost several of these (oldest first), except newer ones, without a deletion by the kit. */
  async areGone(these: readonly Fixture[]): Promise<boolean> {
    const gone: boolean[] = [];
    for (const one of these) {
      if (!this.#isLeft(one)) continue;
      const isLost = this.#lost.has(one);
      if (!isLost && !this.api.has(one.spec.operations.read)) return false;
      const isThere = !isLost && !isMissing((await readResource(this.api, one.spec, one.id)).exchange);
      if (this.#isLeft(one)) gone.push(!isThere);
      if (gone[0] === false) return false;
    }
    // Newer resources exist, but not the oldest.
    const newest = gone.lastIndexOf(true);
    return newest > 0 && !gone.slice(0, newest).includes(false);
  }

  /** Uses a resource no more that no longer exists, for example after a restart. Whether it is gone shows at the end. */
  forget(fixture: Fixture): void {
    this.#lost.add(fixture);
  }

  /** What updates have left under other IDs than those that the run deletes. */
  async leftElsewhere(): Promise<Leftover[]> {
    const left: Leftover[] = [];
    if (!this.api.isInside) for (const { resource } of this.#made) left.push(...(await resource.leftElsewhere()));
    return left;
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
