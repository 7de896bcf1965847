import type { ChangeListener } from "../domain/entity-map.js";
import type { JsonObject } from "../openapi/openapi-document.js";

/** What changed about one entity; undefined before it was made, and after it was taken away. */
export interface Change {
  type: string;
  id: string;
  before: object | undefined;
  after: object | undefined;
}

/** One request of an environment, as it was; `journal-view.ts` says how it is shown. */
export interface JournalEntry {
  id: string;
  /** Milliseconds since 1970, on the environment's clock. */
  at: number;
  operation: string | null;
  method: string;
  /** Path and query. */
  url: string;
  /** Where it was sent, for whoever repeats it. */
  origin: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: unknown;
  response: { status: number; body: unknown } | null;
  /** Milliseconds. */
  duration: number;
  refused: { code: string; pointer: string; detail: string } | null;
  changes: Change[];
  webhookCalls: string[];
  /** How many bytes of bodies it holds on to. */
  weight: number;
}

/** The newest requests are kept: so many, and so many bytes of their bodies. */
const maximumEntries = 10_000;
const maximumWeight = 64 * 1024 * 1024;

/** The requests of one environment, oldest first, and what came of each. */
export class Journal {
  readonly #entries = new Map<string, JournalEntry>();
  #count = 0;
  #oldest = 1;
  #weight = 0;

  open(request: Pick<JournalEntry, "at" | "operation" | "method" | "url" | "origin" | "headers">): JournalEntry {
    const id = String(++this.#count);
    const entry: JournalEntry = {
      id,
      ...request,
      body: undefined,
      response: null,
      duration: 0,
      refused: null,
      changes: [],
      webhookCalls: [],
      weight: 0,
    };
    this.#entries.set(id, entry);
    if (this.#entries.size > maximumEntries) this.#dropOldest();
    return entry;
  }

  /** The bodies of a request and of its answer are in its entry. */
  weigh(entry: JournalEntry, bytes: number): void {
    if (!this.#entries.has(entry.id)) return;
    entry.weight = bytes;
    this.#weight += bytes;
    while (this.#weight > maximumWeight && this.#entries.size > 1) this.#dropOldest();
  }

  #dropOldest(): void {
    const id = String(this.#oldest++);
    this.#weight -= this.#entries.get(id)?.weight ?? 0;
    this.#entries.delete(id);
  }

  entries(): Iterable<JournalEntry> {
    return this.#entries.values();
  }

  get(id: string | null): JournalEntry | undefined {
    return id === null ? undefined : this.#entries.get(id);
  }

  /** Puts changes down to the request that `current` names: the one that is handled, or the one whose job ends. */
  recordChanges(current: () => string | null): ChangeListener {
    let entry: JournalEntry | undefined;
    let made = new Map<string, Change>();
    return (type, id, before, after) => {
      const now = this.get(current());
      if (!now) return;
      if (now !== entry) made = new Map();
      entry = now;
      const key = `${type} ${id}`;
      const earlier = made.get(key);
      // A request may put an entity in its place in more than one step.
      if (earlier) earlier.after = after;
      else {
        const change = { type, id, before, after };
        made.set(key, change);
        now.changes.push(change);
      }
    };
  }
}

/** A request's JSON as an object, for those who look members up in it. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
