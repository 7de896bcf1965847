import { effect } from "@preact/signals";
import type { StreamEvent } from "../openapi/page-types.js";
import { control, request } from "./api.js";
import { outcomeOf } from "./format.js";
import {
  choices,
  collection,
  connection,
  entries,
  environment,
  news,
  overview,
  searched,
  set,
  uploadsShown,
} from "./model.js";

/** Milliseconds before another try, when the server is gone. */
const pause = 1000;
/** So many entries of the journal are read at the start, and kept at the most. */
const maximumKept = 1000;

let isAsked = false;
let reading: Promise<unknown> = Promise.resolve();

/** Reads everything but the journal anew; whoever asks while it is read gets it read once more. */
function refresh(): Promise<unknown> {
  if (!isAsked) reading = reading.catch(() => undefined).then(readOverview);
  isAsked = true;
  return reading;
}

async function readOverview(): Promise<void> {
  isAsked = false;
  // The server searches, since not all uploads are here.
  const limit = String(uploadsShown.value);
  const asked = Object.entries({ uploads: searched.value.trim(), upload_collection: collection.value, limit });
  const query = Object.fromEntries(asked.filter(([, text]) => text !== ""));
  const read = await control("get", "/overview", { query });
  if (read.environment === environment.value) overview.value = read;
}

/** Shows the environment that is chosen, from nothing; another one ends that. */
export function start(): void {
  effect(() => {
    const following = new AbortController();
    document.title = environment.value === "main" ? "Standin" : `${environment.value} · Standin`;
    overview.value = null;
    entries.value = null;
    connection.value = "waiting";
    void follow(environment.value, following.signal);
    return () => following.abort();
  });
  for (const chosen of [searched, collection, uploadsShown])
    chosen.subscribe(() => void (overview.peek() && refresh()));
}

/** Follows what happens until the signal ends it. Read with fetch, since an EventSource sends no token. */
async function follow(of: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const events of eventsOf(await request("/_standin/stream", { of, signal }))) {
        if (events.some(({ event }) => event === "hello")) await readAll(signal);
        if (!signal.aborted) hear(events);
      }
    } catch {
      // It is tried again.
    }
    if (signal.aborted) return;
    connection.value = "lost";
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function readAll(signal: AbortSignal): Promise<void> {
  const [journal, names] = await Promise.all([
    control("get", "/journal", { query: { limit: String(maximumKept) } }),
    control("get", "/choices"),
    refresh(),
  ]);
  if (signal.aborted) return;
  entries.value = new Map(journal.entries.map((entry) => [entry.id, entry]));
  choices.value = names;
  connection.value = "live";
}

function hear(events: readonly StreamEvent[]): void {
  const kept = new Map(entries.value);
  for (const { event, data } of events) {
    if (event === "reset") kept.clear();
    if (event !== "journal") continue;
    kept.set(data.id, data);
    tellNews(`${data.method} ${data.path}: ${outcomeOf(data)}`);
  }
  entries.value = new Map([...kept].slice(-maximumKept));
  // A request that only reads changes nothing here but the journal.
  const isRead = ({ event, data }: StreamEvent) => event === "hello" || (event === "journal" && data.method === "GET");
  if (!events.every(isRead)) void refresh();
}

/** Milliseconds without news, after which the last is told, so that a screen reader is not flooded. */
const gatheredFor = 1500;
let telling: ReturnType<typeof setTimeout> | undefined;

/** Tells screen readers what happened by itself; eyes see it in its place. */
function tellNews(text: string): void {
  clearTimeout(telling);
  telling = setTimeout(() => set(news, text), gatheredFor);
}

/** What has come together: hundreds of requests are shown at once. */
async function* eventsOf({ body }: Response): AsyncGenerator<StreamEvent[]> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return;
    const messages = (text + value).split("\n\n");
    text = messages.pop() ?? "";
    yield messages.map((message) => {
      const [, event = "", data = "null"] = /^event: (.*)\ndata: (.*)$/.exec(message) ?? [];
      // The document says which events there are.
      return { event, data: JSON.parse(data) } as StreamEvent;
    });
  }
}
