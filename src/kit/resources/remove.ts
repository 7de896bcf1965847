import { type JsonObject, type JsonValue, show } from "../../base/json.js";
import { valueAt } from "../../base/json-pointer.js";
import type { Removable } from "../specs/resource-spec.js";
import type { Api } from "../target/api.js";
import { type Exchange, isSuccess, told } from "../target/exchange.js";
import { toResourceId } from "../target/resource-id.js";
import type { Creation } from "../target/undo-notes.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { conclude } from "./outcome.js";

/** The values that identify a creation of the run. */
export interface MadeFrom {
  /** The value of its identifying field. */
  mark: JsonValue | undefined;
  /** A word that is unique to this run, and part of that value. */
  word: string;
}

/** A pending creation. */
export interface Unfinished extends MadeFrom {
  spec: Removable;
  exchange: Exchange;
  creation: Creation;
}

/** Whether a resource comes from this creation: by its identifying field, or by the word in any other text. */
export function isMadeOf({ mark }: Pick<Removable, "mark">, resource: JsonObject, from: MadeFrom): boolean {
  const shown = resource[mark];
  if (shown !== undefined && shown === from.mark) return true;
  return (
    from.word !== "" && Object.values(resource).some((value) => typeof value === "string" && value.includes(from.word))
  );
}

/** Whether a deletion succeeded. If it was retried, the first attempt may have deleted it. */
export const isRemoved = ({ status, repeated }: Exchange): boolean =>
  isSuccess(status) || (repeated !== undefined && [404, 410].includes(status));

/** Deletes a resource that this run created. Throws for any other. */
export async function remove(api: Api, { operations, idParameter, kind }: Removable, id: string): Promise<Exchange> {
  const undo = api.notes.deletes({ kind, id });
  const exchange = await api.call(operations.delete, { path: { [idParameter]: id }, undo });
  if (isRemoved(exchange) || [404, 410].includes(exchange.status)) api.notes.gone({ kind, id });
  return exchange;
}

/** Deletes a resource of the kit. A missing resource counts as deleted. */
export async function removeForGood(api: Api, spec: Removable, id: string): Promise<Leftover[]> {
  if (!api.has(spec.operations.delete)) return [leftResource(spec, id)];
  const { status } = await remove(api, spec, id);
  return isSuccess(status) || status === 404 || status === 410 ? [] : [leftResource(spec, id)];
}

/** Finds and deletes the resource of a pending creation: by the end of its job, or else by its mark in the list. */
export async function removeUnfinished(api: Api, pending: Unfinished): Promise<Leftover[]> {
  const { spec, mark, exchange, creation } = pending;
  const { resource } = await conclude(api, spec, exchange);
  const id = toResourceId(resource?.id);
  if (id !== undefined && resource && isMadeOf(spec, resource, pending)) {
    await creation.made(id);
    return removeForGood(api, spec, id);
  }
  const found = await findMade(api, spec, pending);
  if (!found) return [leftResource(spec, `with the ${spec.mark} ${mark}`, `may exist: ${told(exchange)}`)];
  const left: Leftover[] = [];
  for (const [index, one] of found.entries()) {
    // If a repeated creation created two resources, each has its own note.
    const note = index === 0 ? creation : api.notes.creates(spec.kind, spec.mark, mark ?? null, pending.word);
    await note.made(one);
    left.push(...(await removeForGood(api, spec, one)));
  }
  if (found.length === 0) creation.gone();
  return left;
}

/** The identifiers of a creation's resources, from all pages of the list. Undefined if the list is incomplete. */
export async function findMade(api: Api, spec: Removable, from: MadeFrom): Promise<string[] | undefined> {
  const { operations, wholeList } = spec;
  if (!api.has(operations.list)) return undefined;
  const isPaged = "page[limit]" in wholeList && !api.target.operations[operations.list]?.next;
  const shown = new Map<string, JsonObject>();
  for (let page = 0; page < mostPages; page++) {
    const query = { ...wholeList, ...(page === 0 ? {} : { "page[offset]": String(shown.size) }) };
    const { json, isPart } = await api.call(operations.list, { query });
    const listed = api.codec.decodeList(json);
    const before = shown.size;
    for (const one of listed ?? []) shown.set(show(one.id), one);
    const ids = [...shown.values()].flatMap((one) => (isMadeOf(spec, one, from) ? (toResourceId(one.id) ?? []) : []));
    if (ids.length > 0) return ids;
    if (!listed || isPart) return undefined;
    const total = valueAt(json, "/meta/total_count");
    const isWhole = typeof total === "number" ? shown.size >= total : !isPaged || listed.length === 0;
    if (isWhole) return [];
    // Stops at a target that repeats the same page.
    if (!isPaged || shown.size === before) return undefined;
  }
  return undefined;
}

/** Stops at an endless list. */
const mostPages = 100;
