import { signal } from "@preact/signals";
import type { Choices, JournalEntry, Overview } from "../openapi/page-types.js";

/*
 * What the page knows. Parts read these signals, and are drawn anew when one changes: no part keeps a copy, so that no
 * list is stale, a form's neither.
 */
const address = new URLSearchParams(location.search);

export const environment = signal(address.get("environment") ?? "main");
/** Everything but the journal; null until it has been read. */
export const overview = signal<Overview | null>(null);
export const choices = signal<Choices | null>(null);
export const connection = signal<"waiting" | "live" | "lost">("waiting");
/** By ID, oldest first; null until it has been read. */
export const entries = signal<ReadonlyMap<string, JournalEntry> | null>(null);
export const filter = signal(address.get("filter") ?? "");
export const searched = signal("");
export const toast = signal("");
export const news = signal("");

/** Environment and filter stand in the address, so that it can be reloaded and passed on. */
export function writeAddress(): void {
  const query = new URLSearchParams({
    ...(environment.value === "main" ? {} : { environment: environment.value }),
    ...(filter.value === "" ? {} : { filter: filter.value }),
  });
  history.replaceState(null, "", query.size === 0 ? location.pathname : `?${query}`);
}

/** How long a message about an action stays, and how long news is gathered, so that a screen reader is not flooded: in milliseconds. */
const [shownFor, gatheredFor] = [6000, 1500];
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says what came of an action, to eyes and to screen readers. */
export function say(text: string): void {
  toast.value = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    toast.value = "";
  }, shownFor);
}

let gathered: string[] = [];

/** Tells screen readers what happened by itself; eyes see it in its place. */
export function tellNews(text: string): void {
  gathered.push(text);
  if (gathered.length > 1) return;
  setTimeout(() => {
    const [last = ""] = gathered.slice(-1);
    news.value = gathered.length === 1 ? last : `${gathered.length} requests, the last: ${last}`;
    gathered = [];
  }, gatheredFor);
}
