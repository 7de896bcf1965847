import { assertQuery } from "../mock/input.js";
import type { JournalEntry } from "../mock/journal.js";
import { findEntries } from "../mock/journal-search.js";
import { toJournalView } from "../mock/journal-view.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

/** The most bytes that are shown at once, beside the newest entry: what is shown is made of copies, and a text of all of them. */
const maximumShown = 32 * 1024 * 1024;

/** `GET /_standin/journal?operation=…&status=…&entity=…&method=…&limit=…`. */
export function listJournal({ environment, query }: ControlCall): ControlReply<"listJournal"> {
  const { environment: _, limit, method, ...filter } = assertQuery("listJournal", query);
  const entries = findEntries(
    environment.journal,
    { ...filter, ...(method === undefined ? {} : { method: method.toUpperCase() }) },
    limit,
  );
  return { status: 200, body: { entries: newest(entries).map(toJournalView) } };
}

function newest(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  let weight = 0;
  const first = entries.findLastIndex((entry) => {
    weight += entry.weight;
    return weight > maximumShown;
  });
  return entries.slice(Math.min(first + 1, entries.length - 1));
}
