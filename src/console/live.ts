import type { JournalEntry, StreamEvent } from "../openapi/page-types.js";
import { readJson, request } from "./api.js";
import { choices, connection, entries, environment, overview, searched, tellNews, writeAddress } from "./model.js";

/** Milliseconds before another try, when the server is gone. */
const pause = 1000;
/** So many entries of the journal are read at the start, and kept at the most. */
const maximumKept = 1000;

let following = new AbortController();
let isReading = false;
let isStale = false;

/** Reads everything but the journal anew; whoever asks while it is read gets it read once more. */
export async function refresh(): Promise<void> {
  isStale = true;
  if (isReading) return;
  isReading = true;
  try {
    while (isStale) {
      isStale = false;
      const words = searched.value.trim();
      const read = await readJson("/overview", words === "" ? "" : `?uploads=${encodeURIComponent(words)}`);
      if (read.environment === environment.value) overview.value = read;
    }
  } finally {
    isReading = false;
  }
}

/** Shows another environment, from nothing. */
export function choose(name: string): void {
  environment.value = name;
  overview.value = null;
  entries.value = null;
  writeAddress();
  start();
}

export function start(): void {
  following.abort();
  following = new AbortController();
  waiting = [];
  document.title = environment.value === "main" ? "Standin" : `${environment.value} · Standin`;
  connection.value = "waiting";
  void follow(environment.value, following.signal);
}

/** Follows what happens until the signal ends it. Read with fetch, since an EventSource sends no token. */
async function follow(of: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const told of messagesOf(await request("/stream", { of, signal }))) {
        if (signal.aborted) return;
        if (told.event === "hello") await readAll(signal);
        else hear(told);
      }
    } catch (error) {
      if (!signal.aborted && !(error instanceof Error)) throw error;
    }
    if (signal.aborted) return;
    connection.value = "lost";
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readAll(signal: AbortSignal): Promise<void> {
  const [journal, names] = await Promise.all([
    readJson("/journal", `?limit=${maximumKept}`),
    readJson("/choices"),
    refresh(),
  ]);
  if (signal.aborted) return;
  entries.value = new Map(journal.entries.map((entry) => [entry.id, entry]));
  choices.value = names;
  connection.value = "live";
}

function hear(told: StreamEvent): void {
  if (told.event === "journal") addEntry(told.data);
  if (told.event === "reset") {
    waiting = [];
    entries.value = new Map();
  }
  // A request that only reads changes nothing here but the journal.
  if (told.event !== "journal" || told.data.method !== "GET") void refresh();
}

let waiting: JournalEntry[] = [];

/** Hundreds may come at once; they are painted together. */
function addEntry(entry: JournalEntry): void {
  waiting.push(entry);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => {
    const kept = new Map(entries.value);
    for (const one of waiting) {
      if (!kept.has(one.id)) tellNews(`${one.method} ${one.path}: ${outcome(one)}`);
      kept.set(one.id, one);
    }
    waiting = [];
    const extra = kept.size - maximumKept;
    for (const id of [...kept.keys()].slice(0, Math.max(0, extra))) kept.delete(id);
    entries.value = kept;
  });
}

export function outcome({ response }: JournalEntry): string {
  if (response === null) return "Waiting";
  return response.status === 0 ? "Dropped" : String(response.status);
}

async function* messagesOf(response: Response): AsyncGenerator<StreamEvent> {
  if (!response.body) return;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const messages = text.split("\n\n");
    text = messages.pop() ?? "";
    for (const message of messages) {
      const [, event = "", data = "null"] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      // The document says which events there are.
      yield { event, data: JSON.parse(data) } as StreamEvent;
    }
  }
}
