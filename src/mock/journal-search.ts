import type { Journal, JournalEntry } from "./journal.js";

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
