import type { Api } from "../http/api.js";
import type { Removable } from "../specs/resource-spec.js";
import { type Exchange, isMissing, isSuccess, told } from "../wire/exchange.js";
import { type Leftover, leftResource } from "./leftovers.js";
import { listWhole } from "./list.js";

/**
 * Deletes a resource that this run created, unless the deletion `done` was accepted. Throws for any other. `left` says why it
 * may be left, to continue a sentence. Undefined if a read shows that it is gone.
 */
export async function remove(api: Api, spec: Removable, id: string, done?: Exchange) {
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
  // A target may hide with 403 what is gone. Then a whole list shows it.
  if (shown.status === 403 && isSuccess(deletion.status) && (await isUnlisted(api, spec, id))) return undefined;
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

async function isUnlisted(api: Api, spec: Removable, id: string): Promise<boolean> {
  const { all, because } = await listWhole(api, spec);
  return because === undefined && !all.some((one) => String(one.id) === id);
}

/** Whether the target still finds what it has. One that returns 404 to everything does not. */
export const isListing = async (api: Api, { operations }: Removable): Promise<boolean> =>
  api.has(operations.list) && isSuccess((await api.call(operations.list)).status);

export async function removeForGood(api: Api, spec: Removable, id: string, done?: Exchange): Promise<Leftover[]> {
  if (!api.has(spec.operations.delete)) return [leftResource(spec, id)];
  const { left } = await remove(api, spec, id, done);
  return left === undefined ? [] : [leftResource(spec, id, left)];
}
