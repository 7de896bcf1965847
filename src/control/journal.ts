import { assertQuery } from "../mock/input.js";
import { findEntries } from "../mock/journal-search.js";
import { toJournalView } from "../mock/journal-view.js";
import type { ControlReply } from "../openapi/control.js";
import type { ControlCall } from "./call.js";

/** `GET /_standin/journal?operation=…&status=…&entity=…&method=…&limit=…`. */
export function listJournal({ environment, query }: ControlCall): ControlReply<"listJournal"> {
  const { environment: _, limit, method, ...filter } = assertQuery("listJournal", query);
  const entries = findEntries(
    environment.journal,
    { ...filter, ...(method === undefined ? {} : { method: method.toUpperCase() }) },
    limit,
  );
  return { status: 200, body: { entries: entries.map(toJournalView) } };
}
