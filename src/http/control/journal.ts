import type { Journal, JournalEntry } from "../../mock/journal.js";
import { toJournalView } from "../../mock/journal-view.js";
import { routes } from "../../openapi/documents.js";
import { type ControlCall, type ControlReply, fieldError } from "./call.js";

/** What entries are looked for by; absent members match anything. */
export interface JournalFilter {
  operation?: string;
  method?: string;
  status?: number;
  /** The identifier of an entity that the request named in its path, or changed. */
  entity?: string;
}

/** The newest entries that match, oldest first. */
export function findEntries(
  journal: Pick<Journal, "entries">,
  filter: JournalFilter,
  limit = Number.POSITIVE_INFINITY,
): JournalEntry[] {
  const found = [...journal.entries()].filter((entry) => matchesFilter(entry, filter));
  return found.slice(Math.max(0, found.length - limit));
}

function matchesFilter(entry: JournalEntry, { operation, method, status, entity }: JournalFilter): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (method === undefined || entry.method === method) &&
    (status === undefined || entry.response?.status === status) &&
    (entity === undefined || concerns(entry, entity))
  );
}

function concerns({ url, changes }: JournalEntry, id: string): boolean {
  return url.split(/[/?]/).includes(encodeURIComponent(id)) || changes.some((change) => change.id === id);
}

const filters = ["operation", "method", "status", "entity"];
const operations: readonly string[] = routes.map((route) => route.operationId);

/** `GET /_standin/journal?operation=…&status=…&entity=…&method=…&limit=…`. */
export function showJournal({ environment, query }: ControlCall): ControlReply {
  const { environment: _, limit, ...asked } = query;
  const unknown = Object.keys(asked).find((name) => !filters.includes(name));
  if (unknown !== undefined) throw fieldError(`/${unknown}`, `is no filter; there are ${filters.join(", ")} and limit`);
  const { status, operation, method, ...filter } = asked;
  if (operation !== undefined && !operations.includes(operation)) {
    throw fieldError("/operation", `must be one of ${operations.join(", ")}`);
  }
  const entries = findEntries(
    environment.journal,
    {
      ...filter,
      ...(operation === undefined ? {} : { operation }),
      ...(method === undefined ? {} : { method: method.toUpperCase() }),
      ...(status === undefined ? {} : { status: toNumber("status", status) }),
    },
    limit === undefined ? undefined : toNumber("limit", limit),
  );
  return { status: 200, body: { entries: entries.map(toJournalView) } };
}

function toNumber(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw fieldError(`/${name}`, "must be a number");
}
