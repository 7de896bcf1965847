import type { JournalFilter } from "../mock/journal-search.js";
import type { ControlSchemas } from "../openapi/control.js";
import type { RemoteEnvironment, RemoteJournalEntry } from "./remote.js";
import type { Send } from "./request.js";

/** How many of the newest requests are named where none matches. */
const shown = 3;

export function journalOf(send: Send): RemoteEnvironment["journal"] {
  const list = async (filter: JournalFilter & { limit?: number } = {}): Promise<RemoteJournalEntry[]> => {
    const given = Object.entries(filter).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    const { entries } = (await send("GET", `/journal${query && `?${query}`}`)) as ControlSchemas["JournalEntryList"];
    return entries.map(toEntry);
  };
  return {
    list,
    async find(filter) {
      const [found] = await list({ ...filter, limit: 1 });
      if (found) return found;
      const newest = await list({ limit: shown });
      const lines = newest.map(
        ({ id, method, url, operation, response }) =>
          `  ${id}: ${method} ${url} (${operation ?? "no operation"}) → ${response?.status ?? "no response yet"}`,
      );
      const instead = newest.length === 0 ? "There was none at all." : `The newest were:\n${lines.join("\n")}`;
      throw new Error(`No request matches ${JSON.stringify(filter)}. ${instead}`);
    },
  };
}

/** An entry as the library has it. */
function toEntry(entry: ControlSchemas["JournalEntry"]): RemoteJournalEntry {
  const { at, path, request, duration_ms, changes, webhook_calls, ...same } = entry;
  return {
    ...same,
    at: Date.parse(at),
    url: path,
    headers: request.headers,
    body: request.body,
    duration: duration_ms,
    changes: changes.map(({ before, after, ...entity }) => ({
      ...entity,
      before: before ?? undefined,
      after: after ?? undefined,
    })),
    webhookCalls: webhook_calls,
  };
}
