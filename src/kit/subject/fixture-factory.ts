import { isObject, type JsonObject, type JsonValue, show } from "../../base/json.js";
import type { OperationId } from "../../openapi/documents.js";
import { neededFor } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { webAddress } from "../http/jobs.js";
import type { Receiver } from "../http/receiver.js";
import type { Removable, ResourceSpec } from "../specs/resource-spec.js";
import { type Exchange, isFailure, isMissing, isSuccess, told, toldInOwnWords } from "../wire/exchange.js";
import { RefusedAddressError } from "../wire/unavailable.js";
import { answering, type Created, Creations, isMadeOf, isOfFields, whyNotMade } from "./creations.js";
import { Fixture } from "./fixture.js";
import type { Leftover } from "./leftovers.js";
import { readResource } from "./outcome.js";
import { remove, removeForGood } from "./remove.js";

/** A file for the kit at the target. */
export interface StoredFile {
  path: string;
  /** Undefined for a file that the binding names, whose bytes are unknown. */
  bytes: Buffer | undefined;
}

/** Creates the resources that contracts use, if the target can, and deletes them at the end. */
export class FixtureFactory {
  /** Set after the target has returned an address that the kit sends no bytes to. Without an exchange, the kit refused to connect. */
  fileProblem: { because: string; exchange: Exchange | undefined } | undefined;
  readonly #creations: Creations;
  /** All created so far. A lost one is gone, but not deleted by the kit. */
  readonly #made = new Map<Fixture, "there" | "lost" | "deleted">();
  /** What resources of the kit may refer to. No other resource may refer to it, since it is deleted. */
  readonly #related = new Map<string, Promise<readonly JsonValue[]>>();
  readonly #madeRelated: { spec: Removable; id: string }[] = [];
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
    this.#creations = new Creations(api);
  }

  /** Why there is none, to continue a sentence. Empty without a reason. */
  whyNone({ kind, file, operations }: ResourceSpec): string {
    const missing = [operations.create, operations.delete].find((id) => !this.api.target.operations[id]);
    const ofFile = file && (this.fileProblem?.because ?? this.#refusals.get(file.transfer.operation));
    const because = missing ? `the binding has no ${missing}` : (this.#refusals.get(kind) ?? ofFile);
    return because === undefined ? "" : `, since ${because}`;
  }

  failure({ kind }: ResourceSpec): Exchange | undefined {
    return this.#failures.get(kind);
  }

  #can(...operationIds: OperationId[]): boolean {
    return operationIds.every((id) => this.api.has(id)) && !this.api.target.readOnly;
  }

  /** Sends bytes to a path that no resource uses. Undefined if the target accepts none. */
  async file(spec: ResourceSpec, name: string, bytes: Buffer): Promise<StoredFile | undefined> {
    const { api } = this;
    const operation = spec.file?.transfer.operation;
    const held = api.hold(spec, name, bytes);
    if (held !== undefined) return { path: held, bytes };
    if (this.fileProblem || !operation) return undefined;
    if (!api.target.operations[operation]) this.#refusals.set(operation, `the binding has no ${operation}`);
    if (!this.#can(operation)) return undefined;
    const body = api.codec.encode(operation, { filename: name });
    // An unused address has no lasting effect, and the target may forget a file that no resource uses.
    const undo = api.notes.leavesNothing();
    const asked = await api.call(operation, { body, repeatable: true, undo });
    if (!isSuccess(asked.status)) {
      this.#refusals.set(operation, toldInOwnWords(asked));
      api.lacks(operation);
      return undefined;
    }
    const { id: path, url, request_headers: headers } = api.codec.decode(asked.json) ?? {};
    const address = webAddress(url, `${api.target.url}/`);
    if (typeof path !== "string" || address === undefined) {
      const because = `${told(asked)} with the id ${show(path)} and the url ${show(url)}, which are not a place for the bytes`;
      this.fileProblem = { because, exchange: asked };
      return undefined;
    }
    const addressHeaders = { "Content-Type": "application/octet-stream", ...textsIn(headers) };
    const sent = await api.send("PUT", address, { addressHeaders, rawBody: bytes, undo }).catch((error) => {
      if (!(error instanceof RefusedAddressError)) throw error;
      this.fileProblem = { because: error.message, exchange: undefined };
    });
    if (!sent) return undefined;
    if (isSuccess(sent.status)) return { path, bytes };
    this.#refusals.set(operation, toldInOwnWords(sent));
    return undefined;
  }

  /** Creates a resource. Undefined if the target cannot create one. */
  async make(spec: ResourceSpec, fields: JsonObject = {}): Promise<Fixture | undefined> {
    const { create: creates, delete: deletes } = spec.operations;
    if (!this.#can(creates, deletes)) return undefined;
    const file = async (name: string, bytes: Buffer) => (await this.file(spec, name, bytes))?.path;
    let word = "";
    const unique = () => {
      word = this.api.ports.unique();
      return word;
    };
    const draft = await spec.draft({ unique, file });
    if (!draft) return undefined;
    // The mark tells it from everything else.
    const { [spec.mark]: _, ...needed } = neededFor(this.api.target, spec.kind);
    // A target that refuses null gets a resource without it, on which an update of null then shows that.
    const some = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));
    let wanted = this.#wanted.get(spec.kind);
    const create = () =>
      this.#creations.create(spec, { ...(wanted ? some : draft), ...wanted, ...needed, ...fields }, word);
    let created = await create();
    for (const find of [() => spec.wanted, () => answering(spec, this.api.target, this.receiver)]) {
      if (!isOfFields(created) || this.#proven.has(spec.kind)) break;
      const more = await find();
      if (!more || Object.keys(more).every((name) => name in { ...wanted })) continue;
      wanted = { ...wanted, ...more };
      created = await create();
    }
    const { id } = created;
    if (created.accepted && id !== undefined) {
      if (wanted) this.#wanted.set(spec.kind, wanted);
      return this.#prove(spec, id, created);
    }
    const { exchange } = created.pending;
    // 501 means that the target does not have the operation.
    if (isFailure(exchange) && exchange.status !== 501) this.#failures.set(spec.kind, exchange);
    if (!this.#refusals.has(spec.kind)) this.#refusals.set(spec.kind, whyNotMade(created));
    // If some were created before, the target has reached its limit.
    if (!this.#proven.has(spec.kind)) this.api.lacks(creates);
    return undefined;
  }

  /** The fixture, if anything shows that the kit created this resource. Otherwise it must neither be changed nor deleted. */
  async #prove(spec: ResourceSpec, id: string, { pending, ...created }: Created): Promise<Fixture | undefined> {
    const { api } = this;
    const { create, read } = spec.operations;
    const isProven = (one: JsonObject | undefined) => one !== undefined && isMadeOf(spec, one, pending);
    const isOwn = created.isFound || isProven(created.resource);
    if (isOwn) await pending.creation.made(id);
    // If it cannot be read, the kit would identify it by an update of nothing. That is allowed only for the run's own resources.
    const first = isOwn || api.has(read) ? await readResource(api, spec, id) : undefined;
    const shown = [created.resource, first?.resource].filter((one) => one !== undefined);
    const isOther = shown.some((one) => one[spec.mark] !== undefined && !isProven(one));
    if (isOther || !(created.isFound || shown.some(isProven))) {
      // What the kit created may be elsewhere, so the creation stays pending.
      const because = isOther
        ? `a different ${spec.mark} than was sent`
        : `no ${spec.mark}, so the kit cannot tell whether it created the ${spec.kind}`;
      this.#refusals.set(spec.kind, `${told(pending.exchange)} with ${because}`);
      api.lacks(create);
      return undefined;
    }
    if (first && !first.resource && api.has(read) && [404, 405].includes(first.exchange.status)) api.lacks(read);
    await this.#creations.own(pending, id);
    const fixture = new Fixture(api, spec, id, true, first?.resource ?? (created.resource as JsonObject));
    this.#made.set(fixture, "there");
    this.#proven.add(spec.kind);
    return fixture;
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
    const created = await this.#creations.create(spec, { [spec.mark]: `Standin verify ${word}` }, word);
    const { pending, id, resource, isFound } = created;
    if ([404, 405, 501].includes(pending.exchange.status)) this.api.lacks(create);
    const isOwn = isFound || (created.accepted && resource !== undefined && isMadeOf(spec, resource, pending));
    if (!isOwn || id === undefined) return undefined;
    await this.#creations.own(pending, id);
    this.#madeRelated.push({ spec, id });
    // The list shows an identifier as a text, which a reference may not be.
    return resource?.id;
  }

  owns({ kind, mark }: ResourceSpec, { id, [mark]: text }: JsonObject): boolean {
    const isMarked = /standin[ -]verify|standin-/i.test(String(text));
    return isMarked || this.standing.some((one) => one.spec.kind === kind && one.id === String(id));
  }

  async remove(fixture: Fixture): Promise<Exchange> {
    const { exchange, left } = await remove(this.api, fixture.spec, fixture.id);
    if (left === undefined) this.#made.set(fixture, "deleted");
    return exchange;
  }

  /** The resources created so far and not deleted. */
  get standing(): readonly Fixture[] {
    return [...this.#made.keys()].filter((one) => this.#made.get(one) === "there");
  }

  /** Whether the target has lost several of these (oldest first), except newer ones, without a deletion by the kit. */
  async areGone(these: readonly Fixture[]): Promise<boolean> {
    const isLeft = (one: Fixture) => this.#made.get(one) !== "deleted";
    const gone: boolean[] = [];
    for (const one of these) {
      if (!isLeft(one)) continue;
      const isLost = this.#made.get(one) === "lost";
      if (!isLost && !this.api.has(one.spec.operations.read)) return false;
      const isThere = !isLost && !isMissing((await readResource(this.api, one.spec, one.id)).exchange);
      if (isLeft(one)) gone.push(!isThere);
      if (gone[0] === false) return false;
    }
    // Newer resources exist, but not the oldest.
    const newest = gone.lastIndexOf(true);
    return newest > 0 && !gone.slice(0, newest).includes(false);
  }

  /** Uses a resource no more that no longer exists, for example after a restart. Whether it is gone shows at the end. */
  forget(fixture: Fixture): void {
    this.#made.set(fixture, "lost");
  }

  /** Deletes all remaining resources, and then what they refer to. Resolves with those that could not be deleted. */
  async removeAll(): Promise<Leftover[]> {
    // Whatever is in an environment of the run goes with it.
    if (this.api.isInside) return [];
    const left: Leftover[] = [];
    const all = [...this.#made.keys()].filter((one) => this.#made.get(one) !== "deleted");
    while (all.length > 0) {
      const some = all.splice(0, atOnce).map(({ spec, id }) => removeForGood(this.api.cleanup, spec, id));
      left.push(...(await Promise.all(some)).flat());
    }
    // The list shows these by a mark that others may share, which are deleted now.
    left.push(...(await this.#creations.removePending()));
    for (const { spec, id } of this.#madeRelated.splice(0))
      left.push(...(await removeForGood(this.api.cleanup, spec, id)));
    for (const one of this.#made.keys()) left.push(...(await one.leftElsewhere()));
    this.#made.clear();
    return left;
  }
}

const atOnce = 8;

/** The members of an object that are texts, as headers must be. */
const textsIn = (value: JsonValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
