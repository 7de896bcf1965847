import { exampleId } from "../binding/document-defaults.js";
import { fixtureNamed } from "../binding/target.js";
import type { Api } from "../http/api.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Exchange } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { Fixture } from "./fixture.js";
import { readResource } from "./outcome.js";

/**
 * The resource to borrow, if there is one: the named one, or on a Standin the one of the document's examples, which is in its
 * seed. On any other target, that would belong to somebody.
 */
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
  return { fixture: resource && new Fixture(api, { spec, id }, false, resource), exchange };
}
