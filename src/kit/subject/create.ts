import type { JsonObject } from "../../base/json.js";
import type { Api } from "../http/api.js";
import { listWhole } from "../http/list.js";
import { conclude } from "../http/outcome.js";
import type { Creation } from "../ledger/entries.js";
import { whoseIs } from "../ledger/whose.js";
import type { Removable } from "../specs/resource-spec.js";
import { isAnswered } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { findCreated } from "./find.js";

/** A creation and its end. */
export type Created = Awaited<ReturnType<typeof createOne>>;

/** Waits before looking for a creation that got no response, in milliseconds. */
const pauses = [100, 300, 900];

/** Creates a resource, and follows its job. Without a response, looks for it before it tries again: each request has its entry. */
export async function createOne(api: Api, spec: Removable, fields: JsonObject, word: string) {
  const { create, list } = spec.operations;
  const { kind, mark } = spec;
  const value = fields[mark] ?? null;
  const sought = { mark, values: [value], word, isSigned: true };
  const whose = (shown: JsonObject) => whoseIs(spec, sought, shown);
  const body = api.codec.encode(create, fields);
  const entries: Creation[] = [];
  const open = () => {
    const entry = api.ledger.creates(kind, mark, value, word);
    entries.push(entry);
    return entry;
  };
  let exchange = await api.call(create, { body, undo: open() });
  let found: string | undefined;
  /** Whether the list shows it, or is known not to. */
  const look = async () => {
    const listing = await listWhole(api, spec, (some) => some.some((one) => whose(one) === "ours"));
    const { found: ids, because } = await findCreated(api, spec, sought, listing);
    [found] = ids;
    return found !== undefined || because === undefined;
  };
  for (const pause of pauses) {
    if (isAnswered(exchange)) break;
    // Where reads lag, so do lists.
    await api.ports.sleep(Math.max(pause, api.readLag));
    // If the kit cannot tell whether it exists, a retry might create a second one.
    if (!(await look()) || found !== undefined) break;
    exchange = await api.call(create, { body, undo: open() });
  }
  const isCreated = async () => (await look()) && found !== undefined;
  const outcome = found ? undefined : await conclude(api, spec, exchange, api.has(list) ? isCreated : undefined);
  const { resource, job } = outcome ?? {};
  // A response or a job need not show the resource that it created.
  const isHidden = outcome?.accepted && toResourceId(resource?.id) === undefined;
  // The name may be taken by what an earlier request has created meanwhile.
  const isTaken = outcome?.refused && entries.length > 1;
  if (found === undefined && (isHidden || isTaken)) await look();
  const isFound = found !== undefined;
  const id = found ?? toResourceId(resource?.id);
  // A request without a response may create a second one, so its entry stays open.
  const isSure = !isFound || (entries.length === 1 && isAnswered(exchange));
  const entry = (isSure && entries.at(-1)) || open();
  const isOwn = isFound || (resource !== undefined && whose(resource) === "ours");
  if (isOwn && id !== undefined) await entry.made(id);
  const accepted = isFound || outcome?.accepted === true;
  const refused = !isFound && outcome?.refused === true;
  /** `id` is from the response or the list, which show with `isOwn` that the run created it. */
  return { entry, exchange, id, isOwn, isFound, accepted, refused, resource, job, whose };
}
