import type { JsonObject } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { type Outcome, type ResourceId, readResource } from "../http/outcome.js";
import type { CallOptions } from "../http/request.js";
import type { Entry } from "../ledger/entries.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { exampleId } from "../specs/specs.js";
import type { Exchange } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { Resource } from "./resource.js";

/** A resource that the pool hands to a contract, existing or created. The kit restores it after each contract. */
export class Fixture implements ResourceId {
  constructor(
    readonly resource: Resource,
    readonly spec: ResourceSpec = resource.spec,
  ) {}

  get api(): Api {
    return this.resource.api;
  }

  get id(): string {
    return this.resource.id;
  }

  /** Whether a change of it may stay, since the run deletes it. */
  get made(): boolean {
    return this.resource.made;
  }

  /** The resource before any change. */
  get copy(): JsonObject {
    return this.resource.copy;
  }

  get lastRead(): Exchange | undefined {
    return this.resource.lastRead;
  }

  get refusedNulls(): ReadonlyMap<string, Exchange> {
    return this.resource.refusedNulls;
  }

  get touchable(): string[] {
    return this.resource.touchable;
  }

  whyUntouchable(field: string): string | undefined {
    return this.resource.whyUntouchable(field);
  }

  mayTouch(field: string): boolean {
    return this.whyUntouchable(field) === undefined;
  }

  /** Notes a write that somebody else sends. Returns the entry, which the request needs. Throws an UntouchableError. */
  touch(fields?: JsonObject): Entry {
    return this.resource.touch(fields);
  }

  /** Reads the resource. Throws an UnreadableError. */
  read(): Promise<JsonObject> {
    return this.resource.read();
  }

  /** The current resource, by a reading only if it may have changed. Throws an UnreadableError. */
  known(): Promise<JsonObject> {
    return this.resource.known();
  }

  /** Sends an update and follows it to its end. Throws an UntouchableError, and an UnknownOutcomeError. */
  async send(fields: JsonObject, options: CallOptions = {}): Promise<Outcome> {
    return this.finish(fields, await this.start(fields, options));
  }

  /** Sends an update, which `finish` follows to its end. Throws an UntouchableError. */
  start(fields: JsonObject, options: CallOptions = {}): Promise<Exchange> {
    return this.resource.start(fields, options);
  }

  /** Follows an update to its end. Throws an UnknownOutcomeError if nothing shows its outcome. */
  finish(fields: JsonObject, exchange: Exchange): Promise<Outcome> {
    return this.resource.finish(fields, exchange);
  }

  /** Restores the values of an earlier reading (default: the copy). Resolves with the fields that could not be restored. */
  restoreTo(to?: JsonObject): Promise<string[]> {
    return this.resource.restoreTo(to);
  }
}

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
  api.ledger.borrow({ kind: spec.kind, id });
  let { exchange, resource } = await readResource(api, spec, id);
  if (!resource && named && api.has(reads) && [404, 405].includes(exchange.status)) {
    // The identifier exists, so the target does not have the operation.
    api.lacks(reads);
    if (!api.target.readOnly) ({ exchange, resource } = await readResource(api, spec, id));
  }
  const fixture = resource && new Fixture(new Resource(api, spec, id, { made: false, copy: resource }));
  return { fixture, exchange };
}
