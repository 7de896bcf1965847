import { isObject, isSame, isTime, type JsonObject, type JsonValue, toJson } from "../../base/json.js";
import { fixtureNamed } from "../binding/defaults.js";
import type { Api } from "../http/api.js";
import { readOne } from "../http/outcome.js";
import { type Leftover, leftResource, leftValue } from "../ledger/leftovers.js";
import type { Removable } from "../specs/resource-spec.js";
import { type Exchange, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";

/*
 * What resources refer to: what the binding or a borrowed resource names. The kit sends it nothing, but a service with nested writes may
 * change it by a reference to it. So it is read before the first update and after the last.
 */

/** A collection of somebody's, as it was before the run. */
export interface Referred {
  readonly spec: Removable;
  readonly id: string;
  readonly was: JsonObject;
}

/** Reads what resources may refer to, where the target can show it. */
export async function readReferred(
  api: Api,
  borrowed: ReadonlyMap<string, { readonly copy: JsonObject }>,
): Promise<Referred[]> {
  const found = api.target.resources.flatMap(({ kind, related }) =>
    related.flatMap((spec) => idsOf(api, spec, borrowed.get(kind)?.copy).map((id) => ({ spec, id }))),
  );
  const read = found.map(async ({ spec, id }) => ({ spec, id, was: (await readOne(api, spec, id))?.resource }));
  return (await Promise.all(read)).flatMap(({ was, ...one }) => (was ? [{ ...one, was }] : []));
}

/** What differs from before, or cannot be read any more. */
export async function changedReferred(api: Api, all: readonly Referred[]): Promise<Leftover[]> {
  const changed = all.map(async ({ spec, id, was }): Promise<Leftover[]> => {
    const read = await readOne(api, spec, id);
    const now = read?.resource;
    if (!now) return [{ ...leftResource({ kind: spec.kind, id }, ""), told: unread(spec, id, read?.exchange) }];
    const names = Object.keys(was).filter((name) => differs(was[name], now[name]));
    return names.map((field) => {
      const left = leftValue({ kind: spec.kind, id }, field, was, now);
      const what = `The ${spec.kind} ${id} changed during the run: ${field} was ${toJson(left.was)} and is ${toJson(left.now ?? null)}.`;
      return { ...left, told: `${what} The run sent it nothing: a reference to it may have changed it, or somebody.` };
    });
  });
  return (await Promise.all(changed)).flat();
}

const unread = ({ kind }: Removable, id: string, exchange: Exchange | undefined): string =>
  `The ${kind} ${id} cannot be read any more${exchange ? ` (${told(exchange)})` : ""}, so the kit cannot tell whether it is as before. The run sent it nothing.`;

/** The collections that the binding names, and that of the borrowed resource. */
function idsOf({ target }: Api, spec: Removable, lent: JsonObject | undefined): string[] {
  const named = [`${spec.kind}_id`, `other_${spec.kind}_id`].map((name) => fixtureNamed(target, name));
  const { [spec.idParameter.replace(/_id$/, "")]: reference } = lent ?? {};
  const current = isObject(reference) ? reference.id : undefined;
  return [...new Set([...named, current].flatMap((id) => toResourceId(id) ?? []))];
}

/** A time may pass on. */
const differs = (was: JsonValue | undefined, now: JsonValue | undefined): boolean =>
  now !== undefined && was !== undefined && !isSame(was, now) && !(isTime(was) && isTime(now));
