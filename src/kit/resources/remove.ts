import type { JsonObject } from "../../base/json.js";
import type { ResourceSpec } from "../specs/resource-spec.js";
import type { Api } from "../target/api.js";
import { type Exchange, isSuccess } from "../target/exchange.js";
import type { Ports } from "../target/ports.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { conclude } from "./outcome.js";

/** Something that was asked for, and nobody has seen yet what came of it. */
export interface Birth {
  spec: ResourceSpec;
  draft: JsonObject;
  exchange: Exchange;
}

/** Whether a resource is the one that a draft was made into, as far as it shows. */
export function isMadeOf({ mark }: ResourceSpec, resource: JsonObject, draft: JsonObject): boolean {
  return resource[mark] === undefined || resource[mark] === draft[mark];
}

/** Whether a deletion went well; where it was sent again, the first try may have done it. */
export const isRemoved = ({ status, repeated }: Exchange): boolean =>
  isSuccess(status) || (repeated !== undefined && [404, 410].includes(status));

export function remove(api: Api, { operations, idParameter }: ResourceSpec, id: string): Promise<Exchange> {
  return api.call(operations.delete, { path: { [idParameter]: id } });
}

/** Deletes something of the kit's own; what is not there any more counts as deleted. */
export async function removeForGood(api: Api, spec: ResourceSpec, id: string): Promise<Leftover[]> {
  if (!api.has(spec.operations.delete)) return [leftResource(spec, id)];
  const { status } = await remove(api, spec, id);
  return isSuccess(status) || status === 404 || status === 410 ? [] : [leftResource(spec, id)];
}

/** Finds and deletes what an unfinished creation made: by its job's end, else by its mark in the list. */
export async function removeUnfinished(api: Api, ports: Ports, { spec, draft, exchange }: Birth): Promise<Leftover[]> {
  const { resource } = await conclude(api, ports, spec, exchange);
  if (resource?.id !== undefined && isMadeOf(spec, resource, draft)) {
    return removeForGood(api, spec, String(resource.id));
  }
  const found = await findBorn(api, { spec, draft, exchange });
  const unknown = `with the ${spec.mark} ${draft[spec.mark]}`;
  if (!found) return [leftResource(spec, unknown, "may be there: its creation was not answered")];
  const left: Leftover[] = [];
  for (const { id } of found) left.push(...(await removeForGood(api, spec, String(id))));
  return left;
}

/** What a creation made, by its mark in the list; undefined where no list tells. */
export async function findBorn(api: Api, { spec, draft }: Birth): Promise<JsonObject[] | undefined> {
  const { mark, operations, wholeList: query } = spec;
  if (!api.has(operations.list)) return undefined;
  const listed = api.codec.decodeList((await api.call(operations.list, { query })).json);
  return listed?.filter((one) => one[mark] !== undefined && isMadeOf(spec, one, draft));
}
