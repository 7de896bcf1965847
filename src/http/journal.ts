import type { ChangeListener } from "../domain/entity-map.js";
import type { JsonObject } from "../openapi/openapi-document.js";

/** What changed about one entity; undefined before it was made, and after it was taken away. */
export interface Change {
  type: string;
  id: string;
  before: object | undefined;
  after: object | undefined;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

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
  headers: Headers;
  body: unknown;
  response: { status: number; body: unknown } | null;
  /** Milliseconds. */
  duration: number;
  refused: { code: string; pointer: string; detail: string } | null;
  changes: readonly Change[];
  webhookCalls: readonly string[];
}

/** The newest requests are kept, up to this number. */
const maximumEntries = 10_000;

/** Shared by all the entries that have none. */
const none: readonly never[] = [];

/**
 * The requests of one environment, oldest first, and what came of each. What is kept must be moved by the garbage
 * collector, twice: that is most of what the journal costs, so that an entry is made of as few objects as can be.
 */
export class Journal {
  /** The entry of number n stands at n modulo the maximum: a new one takes the place of the oldest. */
  readonly #ring: JournalEntry[] = [];
  #count = 0;
  #lastHeaders: Headers = {};

  open(request: Pick<JournalEntry, "at" | "operation" | "method" | "url" | "origin" | "headers">): JournalEntry {
    const id = String(++this.#count);
    const entry: JournalEntry = {
      id,
      ...request,
      headers: this.#shared(request.headers),
      body: undefined,
      response: null,
      duration: 0,
      refused: null,
      changes: none,
      webhookCalls: none,
    };
    this.#ring[(this.#count - 1) % maximumEntries] = entry;
    return entry;
  }

  /** A client sends the same headers again and again: they are kept once. */
  #shared(headers: Headers): Headers {
    if (!isSame(headers, this.#lastHeaders)) this.#lastHeaders = headers;
    return this.#lastHeaders;
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
    let made: Map<object | undefined, Change> | undefined;
    return (type, id, before, after) => {
      const now = this.get(current());
      if (!now) return;
      if (now !== entry) made = undefined;
      entry = now;
      const [first] = now.changes;
      if (!first) {
        now.changes = [{ type, id, before, after }];
        return;
      }
      // A request may put an entity in its place in more than one step: what is there before the next is what it has made.
      made ??= new Map([[first.after, first]]);
      let change = before && made.get(before);
      if (change) change.after = after;
      else {
        change = { type, id, before, after };
        (now.changes as Change[]).push(change);
      }
      if (after) made.set(after, change);
    };
  }
}

function isSame(headers: Headers, others: Headers): boolean {
  let count = 0;
  for (const name in headers) {
    if (headers[name] !== others[name]) return false;
    count++;
  }
  return count === Object.keys(others).length;
}

/** A request's JSON as an object, for those who look members up in it. */
export const asObject = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
