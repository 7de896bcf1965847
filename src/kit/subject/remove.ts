import type { JsonObject, JsonValue } from "../../base/json.js";
import type { Api } from "../http/api.js";
import type { Creation } from "../record/undo-notes.js";
import type { Removable } from "../specs/resource-spec.js";
import { type Exchange, isMissing, isSuccess, told } from "../wire/exchange.js";
import { toResourceId } from "../wire/resource-id.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { listWhole } from "./list.js";
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

/** A deletion, and why the resource may be left, to continue a sentence. Undefined if a read shows that it is gone. */
export interface Removal {
  exchange: Exchange;
  left: string | undefined;
}

/**
 * Deletes a resource that this run created, unless the deletion `done` was accepted. Throws for any other. Only a read proves
 * that it is gone.
 */
export async function remove(api: Api, spec: Removable, id: string, done?: Exchange): Promise<Removal> {
  const { operations, idParameter, kind } = spec;
  const undo = api.notes.deletes({ kind, id });
  const isDone = done && isSuccess(done.status);
  const exchange = isDone ? done : await api.call(operations.delete, { path: { [idParameter]: id }, undo });
  const left = await whyLeft(api, spec, id, exchange);
  if (left === undefined) api.notes.gone({ kind, id });
  return { exchange, left };
}

/** Waits for a target that deletes later, in milliseconds. */
const removalPauses = [100, 300, 900, 2700];

async function whyLeft(api: Api, spec: Removable, id: string, deletion: Exchange): Promise<string | undefined> {
  if (!isSuccess(deletion.status) && !isMissing(deletion)) return `could not be deleted: ${told(deletion)}`;
  let shown = await look(api, spec, id);
  for (const pause of removalPauses) {
    if (!shown || !isSuccess(shown.status)) break;
    await api.ports.sleep(pause);
    shown = await look(api, spec, id);
  }
  if (!shown) return `may be left, because nothing shows whether it is gone: ${told(deletion)}`;
  if (isSuccess(shown.status)) return `is still there after its deletion: ${told(deletion)}`;
  if (!isMissing(shown)) return `may be left: ${told(shown)}`;
  // A target that returns 404 to everything has lost its routes, not this resource.
  if (isSuccess(deletion.status) || (await isListing(api, spec))) return undefined;
  return `may be left: ${told(deletion)}, and no list shows that the target still finds its ${spec.kind}s`;
}

/** Reads a resource of the run. Undefined if the target has no operation that shows it. */
export const look = async (
  api: Api,
  { operations, idParameter }: Removable,
  id: string,
): Promise<Exchange | undefined> =>
  api.has(operations.read) ? api.call(operations.read, { path: { [idParameter]: id } }) : undefined;

/** Whether the target still finds what it has. One that returns 404 to everything does not. */
export const isListing = async (api: Api, { operations }: Removable): Promise<boolean> =>
  api.has(operations.list) && isSuccess((await api.call(operations.list)).status);

/** Deletes a resource of the kit. */
export async function removeForGood(api: Api, spec: Removable, id: string, done?: Exchange): Promise<Leftover[]> {
  if (!api.has(spec.operations.delete)) return [leftResource(spec, id)];
  const { left } = await remove(api, spec, id, done);
  return left === undefined ? [] : [leftResource(spec, id, left)];
}

/** Deletes a resource of a pending creation, unless a target that casts IDs finds another in its ID. */
async function removeFound(api: Api, { spec, ...from }: Unfinished, id: string): Promise<Leftover[]> {
  const seen = await look(api, spec, id);
  const isOther = seen && isSuccess(seen.status) && !isMadeOf(spec, api.codec.decode(seen.json) ?? {}, from);
  if (!isOther) return removeForGood(api, spec, id);
  return [leftResource(spec, id, `was not deleted: the target finds another ${spec.kind} in its ID (${told(seen)})`)];
}

/** Finds and deletes the resource of a pending creation: by the end of its job, or else by its mark in the list. */
export async function removeUnfinished(api: Api, pending: Unfinished): Promise<Leftover[]> {
  const { spec, mark, exchange, creation } = pending;
  const { resource } = await conclude(api, spec, exchange);
  const id = toResourceId(resource?.id);
  if (id !== undefined && resource && isMadeOf(spec, resource, pending)) {
    await creation.made(id);
    return removeFound(api, pending, id);
  }
  const found = await findMade(api, spec, pending);
  if (!found) return [leftResource(spec, `with the ${spec.mark} ${mark}`, `may exist: ${told(exchange)}`)];
  const left: Leftover[] = [];
  for (const [index, one] of found.entries()) {
    // If a repeated creation created two resources, each has its own note.
    const note = index === 0 ? creation : api.notes.creates(spec.kind, spec.mark, mark ?? null, pending.word);
    await note.made(one);
    left.push(...(await removeFound(api, pending, one)));
  }
  if (found.length === 0) creation.gone();
  return left;
}

/** The identifiers of a creation's resources, from all pages of the list. Undefined if the list is incomplete. */
export async function findMade(api: Api, spec: Removable, from: MadeFrom): Promise<string[] | undefined> {
  const madeIn = (all: readonly JsonObject[]) =>
    all.flatMap((one) => (isMadeOf(spec, one, from) ? (toResourceId(one.id) ?? []) : []));
  const { all, because } = await listWhole(api, spec, (some) => madeIn(some).length > 0);
  const ids = madeIn(all);
  return ids.length === 0 && because !== undefined ? undefined : ids;
}
