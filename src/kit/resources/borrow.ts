import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Api } from "../target/api.js";
import { exampleId } from "../target/document-defaults.js";
import type { Exchange } from "../target/exchange.js";
import { toResourceId } from "../target/resource-id.js";
import { fixtureNamed } from "../target/target.js";
import { Fixture } from "./fixture.js";
import { readResource } from "./outcome.js";

/**
 * The resource that the target lends, if it does: the one that was named, and on a Standin that of the document's examples, which
 * is one of its seed. On anything else that would be somebody's.
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
    // An identifier that is known to be good: so there is no such operation.
    api.lacks(reads);
    if (!api.target.readOnly) ({ exchange, resource } = await readResource(api, spec, id));
  }
  return { fixture: resource && new Fixture(api, { spec, id }, false, resource), exchange };
}
