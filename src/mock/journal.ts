import { maximumEntries } from "../domain/expendables.js";
import type { EntityChange } from "../domain/happenings.js";
import type { Account, Expendable } from "../domain/memory.js";
import type { OperationId } from "../openapi/documents.js";
import type { ErrorCode } from "../openapi/errors.js";

/** What changed about one entity; a further step of the same request may replace what is there after it. */
export type Change = { -readonly [Member in keyof EntityChange]: EntityChange[Member] };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One request of an environment, as it was; `journal-view.ts` says how it is shown. */
export interface JournalEntry {
  id: string;
  /** Milliseconds since 1970, on the environment's clock. */
  at: number;
  operation: OperationId | null;
  method: string;
  /** Path and query. */
  url: string;
  /** Where it was sent, for whoever repeats it. */
  origin: string;
  headers: Headers;
  body: unknown;
  response: JournalResponse | null;
  /** Milliseconds. */
  duration: number;
  refused: { code: ErrorCode; pointer: string; detail: string } | null;
  /** The identifier of the fault that was used for it. */
  fault: string | null;
  changes: readonly Change[];
  webhookCalls: readonly string[];
  /** Bytes that it holds. */
  weight: number;
}

/** A response as it was sent. */
export interface JournalResponse {
  /** 0 where the connection was dropped. */
  readonly status: number;
  /** Those that Standin set, by their names in lower case. */
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the headers of a response take in memory, about. */
export const sentHeadersWeight = 512;

/** The same of a response of ours. */
export class SentResponse implements JournalResponse {
  /** Names and values in turn, as they left. */
  readonly #sent: readonly string[];

  constructor(
    readonly status: number,
    readonly body: unknown,
    sent: readonly string[],
  ) {
    // On a connection that was dropped nothing was sent.
    this.#sent = status === 0 ? [] : sent;
  }

  /** Made when somebody looks, since most are never looked at. */
  get headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    for (let at = 0; at + 1 < this.#sent.length; at += 2)
      headers[String(this.#sent[at]).toLowerCase()] = String(this.#sent[at + 1]);
    return headers;
  }
}

/** What an entry takes beside what can be long in it, and each of its changes. */
const entryBytes = 512;
const changeBytes = 256;
const idBytes = 64;

/** More of one request are read by nobody, and slow all who look at the journal. */
const maximumChanges = 1000;

/** Shared by all the entries that have none. */
const none: readonly never[] = [];

/**
 * The requests of one environment, oldest first, and what came of each. What is kept must be moved by the garbage
 * collector, twice: that is most of what the journal costs, so that an entry is made of as few objects as can be.
 */
export class Journal implements Expendable {
  /** A new entry takes the place of the oldest. */
  readonly #ring: (JournalEntry | undefined)[] = [];
  #newest = 0;
  #lastHeaders: Headers = {};
  #oldest = 1;
  weight = 0;
  /** The request that changed an entity last, with its changes by what they made. */
  #lastChanged: { entry?: JournalEntry; made: Map<object | undefined, Change> } = { made: new Map() };

  constructor(readonly memory: Account) {
    memory.watch(this);
  }

  open(request: Pick<JournalEntry, "at" | "operation" | "method" | "url" | "origin" | "headers">): JournalEntry {
    const id = String(++this.#newest);
    const headers = this.#shared(request.headers);
    const entry: JournalEntry = {
      id,
      ...request,
      headers,
      body: undefined,
      response: null,
      duration: 0,
      refused: null,
      fault: null,
      changes: none,
      webhookCalls: none,
      weight: 0,
    };
    if (this.#newest - this.#oldest >= maximumEntries) this.dropOldest();
    this.#ring[slotOf(this.#newest)] = entry;
    const { url, origin } = request;
    this.weigh(entry, entryBytes + url.length + origin.length + (headers === request.headers ? weightOf(headers) : 0));
    return entry;
  }

  /** A client sends the same headers again and again: they are kept once. */
  #shared(headers: Headers): Headers {
    if (!isSame(headers, this.#lastHeaders)) this.#lastHeaders = headers;
    return this.#lastHeaders;
  }

  /** An entry holds on to so many bytes more, such as the bodies of a request and of its response. */
  weigh(entry: JournalEntry, bytes: number): void {
    const fits = this.memory.makeRoomIn(this, bytes);
    // It may have gone before, or just now, to make room.
    if (this.get(entry.id) !== entry) return;
    if (fits) {
      entry.weight += bytes;
      this.#count(bytes);
    } else this.#drop(Number(entry.id));
  }

  #drop(number: number): void {
    const slot = slotOf(number);
    this.#count(-(this.#ring[slot]?.weight ?? 0));
    this.#ring[slot] = undefined;
  }

  #count(bytes: number): void {
    this.weight += bytes;
    this.memory.add("expendable data", bytes);
  }

  dropOldest(): boolean {
    if (this.#oldest > this.#newest) return false;
    this.#drop(this.#oldest++);
    return true;
  }

  *entries(): Iterable<JournalEntry> {
    for (let number = this.#oldest; number <= this.#newest; number++) {
      const entry = this.#ring[slotOf(number)];
      if (entry) yield entry;
    }
  }

  get(id: string | null): JournalEntry | undefined {
    if (id === null) return undefined;
    const entry = this.#ring[slotOf(Number(id))];
    return entry?.id === id ? entry : undefined;
  }

  /** A request, if it is kept, changed this entity: while it was handled, or by its job. It keeps what the state has `lost`. */
  recordChange(requestId: string | null, { type, id, before, after }: EntityChange, lost = 0): void {
    const entry = this.get(requestId);
    if (!entry) return;
    if (entry.changes.length === 0) {
      this.weigh(entry, changeBytes + lost);
      entry.changes = [{ type, id, before, after }];
      return;
    }
    if (entry !== this.#lastChanged.entry)
      this.#lastChanged = { entry, made: new Map(entry.changes.map((one) => [one.after, one])) };
    const { made } = this.#lastChanged;
    // A request may put an entity in its place in more than one step: what is there before the next is what it has made.
    let change = before && made.get(before);
    if (!change && entry.changes.length >= maximumChanges) return;
    this.weigh(entry, changeBytes + lost);
    if (change) change.after = after;
    else {
      change = { type, id, before, after };
      (entry.changes as Change[]).push(change);
    }
    if (after) made.set(after, change);
  }

  /** A request, if it is kept, started these webhook calls. */
  recordCalls(requestId: string | null, ids: readonly string[]): void {
    const entry = this.get(requestId);
    if (!entry) return;
    if (entry.webhookCalls.length === 0) entry.webhookCalls = [...ids];
    else for (const id of ids) (entry.webhookCalls as string[]).push(id);
    this.weigh(entry, idBytes * ids.length);
  }
}

const slotOf = (number: number): number => (number - 1) % maximumEntries;

/** What a header takes in memory beside its characters. */
const headerWeight = 64;

/** How many bytes headers hold on to. */
function weightOf(headers: Headers): number {
  let weight = 0;
  for (const [name, value = ""] of Object.entries(headers)) {
    weight += headerWeight + name.length;
    for (const part of [value].flat()) weight += part.length;
  }
  return weight;
}

function isSame(headers: Headers, others: Headers): boolean {
  let count = 0;
  for (const name in headers) {
    if (headers[name] !== others[name]) return false;
    count++;
  }
  return count === Object.keys(others).length;
}
