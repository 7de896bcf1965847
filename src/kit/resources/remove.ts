import type { JsonObject } from "../../base/json.js";
import type { Api } from "../target/api.js";
import { deleteOperations, listOperations } from "../target/document-defaults.js";
import { type Exchange, isSuccess } from "../target/exchange.js";
import type { Ports } from "../target/ports.js";
import type { Kind } from "../target/target.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { conclude } from "./outcome.js";

/** Something that was asked for, and nobody has seen yet what came of it. */
export interface Birth {
  kind: Kind;
  draft: JsonObject;
  exchange: Exchange;
}

/** The field that tells what the kit made from everything else. */
const marks = { upload: "path", webhook: "name" } as const;

/** Whether a resource is the one that a draft was made into, as far as it shows. */
export function isMadeOf(kind: Kind, resource: JsonObject, draft: JsonObject): boolean {
  const mark = marks[kind];
  return resource[mark] === undefined || resource[mark] === draft[mark];
}

export function remove(api: Api, kind: Kind, id: string): Promise<Exchange> {
  return api.call(deleteOperations[kind], { path: { [`${kind}_id`]: id } });
}

/** Deletes something of the kit's own; what is not there any more counts as deleted. */
export async function removeForGood(api: Api, kind: Kind, id: string): Promise<Leftover[]> {
  if (!api.has(deleteOperations[kind])) return [leftResource(kind, id)];
  const { status } = await remove(api, kind, id);
  return isSuccess(status) || status === 404 || status === 410 ? [] : [leftResource(kind, id)];
}

/** Finds and deletes what an unfinished creation made: by its job's end, else by its mark in the list. */
export async function removeUnfinished(api: Api, ports: Ports, { kind, draft, exchange }: Birth): Promise<Leftover[]> {
  const { resource } = await conclude(api, ports, kind, exchange);
  if (resource?.id !== undefined && isMadeOf(kind, resource, draft)) {
    return removeForGood(api, kind, String(resource.id));
  }
  const mark = marks[kind];
  const unknown = [
    leftResource(kind, `with the ${mark} ${draft[mark]}`, "may be there: its creation was not answered"),
  ];
  if (!api.has(listOperations[kind])) return unknown;
  const query = kind === "upload" ? { query: { "page[limit]": "500" } } : {};
  const listed = api.codec.decodeList((await api.call(listOperations[kind], query)).json);
  if (!listed) return unknown;
  const found = listed.filter((one) => one[mark] !== undefined && isMadeOf(kind, one, draft));
  const left: Leftover[] = [];
  for (const { id } of found) left.push(...(await removeForGood(api, kind, String(id))));
  return left;
}
