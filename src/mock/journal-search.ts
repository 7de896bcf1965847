import type { Journal, JournalEntry } from "./journal.js";

/** The filter for entries. A missing member matches any entry. */
export interface JournalFilter {
  operation?: string;
  method?: string;
  status?: number;
  /** The identifier of an entity that the request named in its path, or changed. */
  entity?: string;
}

/** The newest matching entries, oldest first. */
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

/** The newest matching request. Throws an Error that lists the closest ones. */
export function findOne(journal: Pick<Journal, "entries">, filter: JournalFilter): JournalEntry {
  const found = findEntries(journal, filter).at(-1);
  if (found) return found;
  const wanted = `No request matches ${JSON.stringify(filter)}.`;
  const others = [...journal.entries()];
  if (others.length === 0) throw new Error(`${wanted} There was no request.`);
  const fits = (entry: JournalEntry) =>
    Object.entries(filter).filter(([key, value]) => findEntries(onlyOf(entry), { [key]: value }).length > 0).length;
  const closest = others.map((entry) => ({ entry, score: fits(entry) })).sort((a, b) => b.score - a.score);
  const lines = closest.slice(0, 3).map(({ entry: { id, method, url, operation, response } }) => {
    return `  ${id}: ${method} ${url} (${operation ?? "no operation"}) → ${response?.status ?? "no response yet"}`;
  });
  throw new Error(`${wanted} These came closest:\n${lines.join("\n")}`);
}

const onlyOf = (entry: JournalEntry) => ({ entries: () => [entry] });
