import type { JsonObject } from "../../base/json.js";
import { bodyWith } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import type { Api } from "../http/api.js";
import { type Listing, listWhole } from "../http/list.js";
import { conclude, type Outcome, readOne } from "../http/outcome.js";
import type { Creation, CreationEntry } from "../ledger/entries.js";
import { type Leftover, leftResource } from "../ledger/leftovers.js";
import { hasWord, type Sought, whoseIs } from "../ledger/whose.js";
import type { Removable } from "../specs/resource-spec.js";
import { createdBy, specOf, withRelated } from "../specs/specs.js";
import { type Exchange, isAnswered, isMissing, isSuccess, told, unanswered } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UnavailableError } from "../wire/unavailable.js";

/* A creation: its request, what lists and the results of jobs show of it, and whether it is gone. What is found is proven. */

export type Created = Awaited<ReturnType<typeof createOne>>;

/** How long a target may work on a request that nobody waits for any more, in milliseconds. */
const longestWork = 2000;

/** How much of that is left of a request that was sent at some time. Of a time that is still to come nothing is known. */
export function restOfWork(sent: number, now: number): number {
  const left = sent + longestWork - now;
  return left > 0 && left <= longestWork ? left : 0;
}

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

/** Looks for a resource in the list. A target that returns 404 to everything has lost its routes, not this resource. */
export async function lookInList(api: Api, spec: Removable, id: string, read: Exchange) {
  const { all, because } = await listWhole(api, spec);
  const row = all.find((one) => toResourceId(one.id) === id);
  return { row, because, isGone: !row && (because === undefined || (isMissing(read) && all.length > 0)) };
}

/** Follows the jobs that had not ended. A job may show what it created. */
export async function followJobs(api: Api): Promise<void> {
  const { jobs, creations } = api.ledger.open;
  const follow = async ([job, operation]: [string, string]) => {
    const { resources } = api.target;
    const kind = createdBy(resources, operation as OperationId)?.kind;
    const spec = withRelated(resources).find((one) => one.kind === kind) ?? resources[0];
    if (!spec) return;
    const announced = announcementOf(api.target, job, operation);
    const { resource } = await conclude(api, spec, announced).catch((error): Partial<Outcome> => {
      // Of a job that shows no outcome, for example to a refused token, lists and reads show what it did.
      if (error instanceof UnavailableError) return {};
      throw error;
    });
    const id = toResourceId(resource?.id);
    const isIt = (one: CreationEntry) => one.kind === kind && !one.id && whoseIs(spec, one, resource) === "ours";
    const entry = creations.find(isIt);
    if (entry && id !== undefined) await api.ledger.adopt(entry.number, id);
  };
  await Promise.all([...jobs].map(follow));
}

/** A minimal response that announces a job, to follow it. */
const announcementOf = ({ url, job }: Target, id: string, operation: string): Exchange => ({
  ...unanswered({ method: "PUT", url: `${url}/`, headers: {} }),
  ...{ status: job.accepted[0] ?? 202, ...(operation ? { operation: operation as OperationId } : {}) },
  ...(job.follow === "Location" ? { headers: { location: id }, json: {} } : { json: bodyWith(job.id, id) }),
});

/** Looks for creations in whole lists, and notes what it finds. Resolves with the others, and why they may exist all the same. */
export async function findAll(api: Api, entries: readonly CreationEntry[]) {
  const lists = new Map<string, Listing>();
  const missing: { entry: CreationEntry; because: string | undefined }[] = [];
  for (const entry of entries.filter(({ id }) => id === undefined)) {
    const spec = specOf(withRelated(api.target.resources), entry.kind);
    const listing = lists.get(entry.kind) ?? (await listWhole(api, spec));
    lists.set(entry.kind, listing);
    const { found, because } = await findCreated(api, spec, entry, listing);
    for (const id of found) await api.ledger.adopt(entry.number, id);
    if (found.length === 0) missing.push({ entry, because });
  }
  return missing;
}

/** The IDs of a creation in a list, except those that the ledger has, and why there may be more. */
async function findCreated(api: Api, spec: Removable, entry: Sought, { all, because }: Listing) {
  const found: string[] = [];
  let unclear = because;
  let looks = 0;
  for (const row of all) {
    const id = toResourceId(row.id);
    if (id !== undefined && api.ledger.owns({ kind: spec.kind, id })) continue;
    // A list may show only a summary.
    const isPart = id !== undefined && row[spec.mark] === undefined && !hasWord(row, entry.word);
    const isRead = isPart && looks++ < mostLooks;
    const shown = isRead ? (await readOne(api, spec, id))?.resource : row;
    const isAnothers = isRead && shown && api.ledger.open.recognized.has(spec.kind);
    const whose = whoseIs(spec, entry, shown);
    if (id !== undefined && whose === "ours") found.push(id);
    else if (whose === "ours") unclear ??= "the list shows it without a usable ID";
    else if (whose === "unknown" && !isAnothers)
      unclear ??= `the target does not show the ${spec.mark} of ${spec.kind} ${id}`;
  }
  return { found, because: unclear };
}

/** How many resources of a list are read for one creation. */
const mostLooks = 50;

/** Waits for a target that deletes later, in milliseconds. */
const removalPauses = [100, 300, 900, 2700];

/** Why a resource may be left after its deletion, to continue a sentence. Undefined if a read shows that it is gone. */
export async function whyLeft(api: Api, spec: Removable, id: string, deletion: Exchange, isRead: boolean) {
  const isDeleted = isSuccess(deletion.status);
  let shown = (await readOne(api, spec, id))?.exchange;
  // Whoever answers with a failure may have deleted it all the same.
  if (!isDeleted && !isMissing(deletion) && !(shown && isMissing(shown)))
    return `could not be deleted: ${told(deletion)}`;
  for (const pause of removalPauses) {
    if (!shown || !isSuccess(shown.status)) break;
    await api.ports.sleep(pause);
    shown = (await readOne(api, spec, id))?.exchange;
  }
  if (!shown) return `may be left, because nothing shows whether it is gone: ${told(deletion)}`;
  if (isSuccess(shown.status)) return `is still there after its deletion: ${told(deletion)}`;
  if (isMissing(shown) && isDeleted && isRead) return undefined;
  // A target may hide with 403 what is gone, or return 404 for what is there, or to everything. A list tells.
  if (!isMissing(shown) && !(shown.status === 403 && isDeleted)) return `may be left: ${told(shown)}`;
  const { isGone, because = "the list shows it" } = await lookInList(api, spec, id, shown);
  return isGone ? undefined : `may be left: ${told(deletion)}, and ${because}`;
}

/** What the target still finds under other IDs that updates gave to resources. It may belong to somebody, so it stays. */
export async function leftElsewhere(api: Api): Promise<Leftover[]> {
  const left: Leftover[] = [];
  for (const { spec, id, other } of api.seen.otherIds.values()) {
    const found = await readOne(api, spec, other).catch(() => undefined);
    if (found && isMissing(found.exchange)) continue;
    const told = `An update gave the ${spec.kind} ${id} the ID ${other}, and the target still finds it there. The kit did not delete it.`;
    left.push({ ...leftResource({ kind: spec.kind, id: other }, ""), told });
  }
  return left;
}
