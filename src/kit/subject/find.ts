import type { JsonObject } from "../../base/json.js";
import { bodyWith } from "../../base/json-pointer.js";
import type { OperationId } from "../../openapi/documents.js";
import type { Target } from "../binding/target.js";
import type { Api } from "../http/api.js";
import type { Listing } from "../http/list.js";
import { conclude, type Outcome } from "../http/outcome.js";
import type { CreationEntry } from "../ledger/entries.js";
import type { Ledger } from "../ledger/ledger.js";
import { hasWord, isWord, whoseIs } from "../ledger/whose.js";
import type { Removable } from "../specs/resource-spec.js";
import { createdBy, withRelated } from "../specs/specs.js";
import { type Exchange, isSuccess, unanswered } from "../wire/exchange.js";
import { toResourceId } from "../wire/operation-request.js";
import { UnavailableError } from "../wire/unavailable.js";

/* Looking for what a run created: in the results of jobs and in lists. What is found is proven. */

/** With what it looks. */
export interface Search {
  api: Api;
  ledger: Ledger;
  /** Whether the run of this process looks for its own creations, which it has proven before. */
  isLive: boolean;
}

export const specOf = (api: Api, kind: string) => withRelated(api.target.resources).find((one) => one.kind === kind);

export const decoded = (api: Api, seen: Exchange | undefined): JsonObject | undefined =>
  seen && isSuccess(seen.status) ? (api.codec.decode(seen.json) ?? {}) : undefined;

/** Reads a resource of the run. Undefined if the target has no operation that shows it. */
export const look = async (
  api: Api,
  { operations, idParameter }: Removable,
  id: string,
): Promise<Exchange | undefined> =>
  api.has(operations.read) ? api.call(operations.read, { path: { [idParameter]: id } }) : undefined;

/** Of a record that nobody signed, only a word of the kit's form proves a creation. */
export function isOurs(
  { ledger, isLive }: Search,
  spec: Removable,
  entry: CreationEntry,
  shown: JsonObject | undefined,
): boolean {
  if (!isLive && !ledger.file.isSigned) return shown !== undefined && isWord(entry.word) && hasWord(shown, entry.word);
  return whoseIs(spec, entry, shown) === "ours";
}

/** Follows the jobs that had not ended. A job may show what it created. */
export async function followJobs(search: Search): Promise<void> {
  const { api, ledger } = search;
  const { jobs, creations } = ledger.open();
  const follow = async ([job, operation]: [string, string]) => {
    const kind = createdBy(api.target.resources, operation as OperationId)?.kind;
    const spec = withRelated(api.target.resources).find((one) => one.kind === kind) ?? api.target.resources[0];
    if (!spec) return;
    const announced = announcementOf(api.target, job, operation);
    const { resource } = await conclude(api, spec, announced).catch((error): Partial<Outcome> => {
      // Of a job that shows no outcome, for example to a refused token, lists and reads show what it did.
      if (error instanceof UnavailableError) return {};
      throw error;
    });
    const id = toResourceId(resource?.id);
    const entry = creations.find((one) => one.kind === kind && !one.id && isOurs(search, spec, one, resource));
    if (entry && id !== undefined) await ledger.adopt(entry.number, id);
  };
  await Promise.all([...jobs].map(follow));
}

/** A minimal response that announces a job, to follow it. */
const announcementOf = ({ url, job }: Target, id: string, operation: string): Exchange => ({
  ...unanswered({ method: "PUT", url: `${url}/`, headers: {} }),
  ...{ status: job.accepted[0] ?? 202, ...(operation ? { operation: operation as OperationId } : {}) },
  ...(job.follow === "Location" ? { headers: { location: id }, json: {} } : { json: bodyWith(job.id, id) }),
});

/** The resources of a creation in a list, and why there may be more. */
export async function rowsOf(search: Search, spec: Removable, entry: CreationEntry, { all, because }: Listing) {
  const { api, ledger } = search;
  const found: string[] = [];
  let unclear = because;
  let looks = 0;
  for (const row of all) {
    const id = toResourceId(row.id);
    if (id === undefined && whoseIs(spec, entry, row) === "ours") unclear ??= "the list shows it without a usable ID";
    if (id === undefined || ledger.owns({ kind: spec.kind, id })) continue;
    let shown: JsonObject | undefined = row;
    // A list may show only a summary.
    if (row[spec.mark] === undefined && !hasWord(row, entry.word) && looks++ < mostLooks)
      shown = decoded(api, await look(api, spec, id));
    if (isOurs(search, spec, entry, shown)) found.push(id);
    else if (whoseIs(spec, entry, shown) === "unknown")
      unclear ??= `the target does not show the ${spec.mark} of ${spec.kind} ${id}`;
  }
  return { found, because: unclear };
}

/** How many resources of a list are read for one creation. */
const mostLooks = 50;
