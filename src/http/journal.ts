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
}

/** The newest requests are kept, up to this number. */
const maximumEntries = 10_000;

/** The requests of one environment, oldest first, and what came of each. */
export class Journal {
  /** The entry of number n stands at n modulo the maximum: a new one takes the place of the oldest. */
  readonly #ring: JournalEntry[] = [];
  #count = 0;

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
    };
    this.#ring[(this.#count - 1) % maximumEntries] = entry;
    return entry;
  }

  *entries(): Iterable<JournalEntry> {
    const oldest = this.#count > maximumEntries ? this.#count % maximumEntries : 0;
    yield* this.#ring.slice(oldest);
    yield* this.#ring.slice(0, oldest);
  }

  get(id: string | null): JournalEntry | undefined {
    if (id === null) return undefined;
    const entry = this.#ring[(Number(id) - 1) % maximumEntries];
    return entry?.id === id ? entry : undefined;
  }

  /** Puts changes down to the request that `current` names: the one that is handled, or the one whose job ends. */
  recordChanges(current: () => string | null): ChangeListener {
    let entry: JournalEntry | undefined;
    let made = new Map<object, Change>();
    return (type, id, before, after) => {
      const now = this.get(current());
      if (!now) return;
      if (now !== entry && made.size > 0) made = new Map();
      entry = now;
      // A request may put an entity in its place in more than one step: what is there before the next is what it has made.
      const earlier = before && now.changes.length > 0 ? made.get(before) : undefined;
      const change = earlier ?? { type, id, before, after };
      change.after = after;
      if (!earlier) now.changes.push(change);
      if (after) made.set(after, change);
    };
  }
}

/** A request's JSON as an object, for those who look members up in it. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
