import type { JsonObject } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { readResource } from "../http/outcome.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import { exampleId } from "../specs/specs.js";
import type { Exchange } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { Resource } from "./resource.js";
import { restoreValues } from "./settle.js";

type Acts = "touch" | "read" | "known" | "send" | "start" | "finish";
type Asked = "whyUntouchable" | "mayTouch" | "touchable" | "mayLose" | "refusedNulls";

/** A resource as the pool hands it to a contract, existing or created. The kit restores it after each contract. */
export type Fixture = Pick<Resource, "api" | "spec" | "id" | "copy" | "lastRead" | Acts | Asked>;

/** The same resource, for a contract that knows more of its kind and restores it between its steps. */
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

/** The resource to borrow: the named one, or on a Standin that of the document's examples. Others are somebody's. */
export async function borrow(
  api: Api,
  spec: ResourceSpec,
  { isStandin }: { isStandin: boolean },
): Promise<{ fixture: Resource | undefined; exchange: Exchange } | undefined> {
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
  return { fixture: resource && new Resource(api, spec, id, { made: false, copy: resource }), exchange };
}
