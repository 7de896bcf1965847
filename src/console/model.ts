import { effect, type Signal, signal } from "@preact/signals";
import type { Choices, JournalEntry, Overview } from "../openapi/page-types.js";

/*
 * What the page knows. Parts read these signals, and are drawn anew when one changes: no part keeps a copy, so that no
 * list is stale, a form's neither.
 */
/** Something that is chosen: it stands in the address, so that it can be reloaded and passed on. */
function inAddress(name: string, usual = "") {
  const chosen = signal(new URLSearchParams(location.search).get(name) ?? usual);
  effect(() => {
    const url = new URL(location.href);
    if (chosen.value === usual) url.searchParams.delete(name);
    else url.searchParams.set(name, chosen.value);
    history.replaceState(null, "", url);
  });
  return chosen;
}

/** Gives a signal a value, as an expression. */
export const set = <Value>(signal: Signal<Value>, value: Value) => void Object.assign(signal, { value });

export const environment = inAddress("environment", "main");
/** The words by which the journal is filtered, and those that uploads are searched for. */
export const filter = inAddress("filter");
export const searched = inAddress("uploads");
/** The ID of the collection whose uploads are shown; `none` for those in none, and empty for all. */
export const collection = inAddress("collection");
/** The most uploads that are shown. */
export const uploadsShown = signal(200);
/** Everything but the journal; null until it has been read. */
export const overview = signal<Overview | null>(null);
export const choices = signal<Choices | null>(null);
export const connection = signal<"waiting" | "live" | "lost">("waiting");
/** By ID, oldest first; null until it has been read. */
export const entries = signal<ReadonlyMap<string, JournalEntry> | null>(null);
export const toast = signal("");
export const news = signal("");

/** How long a message about an action stays, in milliseconds. */
const shownFor = 6000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says what came of an action, to eyes and to screen readers. */
export function say(text: string): void {
  toast.value = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => set(toast, ""), shownFor);
}

/** Does what a button is for, and says what came of it. */
export async function act(run: () => unknown): Promise<void> {
  const told = await run();
  if (typeof told === "string") say(told);
}
