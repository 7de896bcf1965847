import type { EntityChange } from "../domain/happenings.js";
import { type Account, memoryOf } from "../domain/memory.js";
import { Recent } from "../domain/recent.js";
import type { OperationId } from "../openapi/documents.js";
import type { ErrorCode } from "../openapi/errors.js";

/** The change of one entity. A later step of the same request may replace its state after the change. */
export type Change = { -readonly [Member in keyof EntityChange]: EntityChange[Member] };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One request of an environment. `journal-view.ts` converts it for display. */
export interface JournalEntry {
  id: string;
  /** Milliseconds since 1970, on the environment's clock. */
  at: number;
  operation: OperationId | null;
  method: string;
  /** Path and query. */
  url: string;
  /** The origin of the request, to repeat it. */
  origin: string;
  headers: Headers;
  body: unknown;
  response: JournalResponse | null;
  /** Milliseconds. */
  duration: number;
  refused: { code: ErrorCode; pointer: string; detail: string } | null;
  /** The identifier of the fault that affected it. */
  fault: string | null;
  changes: readonly Change[];
  webhookCalls: readonly string[];
  bytes: number;
}

/** A response as it was sent. */
export interface JournalResponse {
  /** 0 if the connection was dropped. */
  readonly status: number;
  /** The headers that Standin set, with names in lower case. */
  readonly headers: Headers;
  readonly body: unknown;
}

/** The approximate memory of a response's headers. */
const sentHeadersBytes = 512;

/** A response as the mock sent it. */
export class SentResponse implements JournalResponse {
  /** Alternating names and values, as sent. */
  readonly #sent: readonly string[];

  constructor(
    readonly status: number,
    readonly body: unknown,
    sent: readonly string[],
  ) {
    // A dropped connection has sent nothing.
    this.#sent = status === 0 ? [] : sent;
  }

  /** Created on demand, since most are never read. */
  get headers(): Readonly<Record<string, string>> {
    const headers: Record<string, string> = {};
    for (let at = 0; at + 1 < this.#sent.length; at += 2)
      headers[String(this.#sent[at]).toLowerCase()] = String(this.#sent[at + 1]);
    return headers;
  }
}

/** The memory of an entry besides its long parts, and of each change. */
const entryBytes = 512;
const changeBytes = 256;
const idBytes = 64;

/** Nobody reads more changes of one request, and they slow down every reader of the journal. */
const maximumChanges = 1000;

/** Shared by all entries without changes. */
const none: readonly never[] = [];

/** The requests of one environment with their effects, oldest first; in few objects, for the garbage collector. */
export class Journal {
  readonly #entries = new Map<string, JournalEntry>();
  readonly #kept: Recent<JournalEntry>;
  #newest = 0;
  #lastHeaders: Headers = {};
  /** The last request that changed an entity, by the entity's new state. */
  #lastChanged: { entry?: JournalEntry; made: Map<object | undefined, Change> } = { made: new Map() };

  constructor(memory: Account) {
    this.#kept = new Recent(memory, ({ id }) => this.#entries.delete(id));
  }

  open(request: Pick<JournalEntry, "at" | "operation" | "method" | "url" | "origin" | "headers">): JournalEntry {
    const id = String(++this.#newest);
    // A client repeats the same headers, so they are stored once.
    if (!isSame(request.headers, this.#lastHeaders)) this.#lastHeaders = request.headers;
    const headers = this.#lastHeaders;
    const { at, operation, method, url, origin } = request;
    const own = headers === request.headers ? weightOf(headers) : 0;
    const entry: JournalEntry = {
      id,
      at,
      operation,
      method,
      url,
      origin,
      headers,
      body: undefined,
      response: null,
      duration: 0,
      refused: null,
      fault: null,
      changes: none,
      webhookCalls: none,
      bytes: entryBytes + url.length + origin.length + own,
    };
    this.#entries.set(id, entry);
    this.#kept.add(entry, entry.bytes);
    return entry;
  }

  /** The request has got its response; `length` is the number of characters of its body. */
  conclude(entry: JournalEntry, length: number): void {
    this.#weigh(entry, length + memoryOf(entry.body) + sentHeadersBytes);
  }

  /** Adds to the memory of an entry, which may have been dropped. */
  #weigh(entry: JournalEntry, bytes: number): void {
    entry.bytes += bytes;
    this.#kept.grow(entry, bytes);
  }

  entries(): Iterable<JournalEntry> {
    return this.#entries.values();
  }

  get(id: string | null): JournalEntry | undefined {
    return id === null ? undefined : this.#entries.get(id);
  }

  /** Notes a change by a stored request or its job. The entry keeps the memory that the state has `lost`. */
  recordChange(requestId: string | null, { type, id, before, after }: EntityChange, lost = 0): void {
    const entry = this.get(requestId);
    if (!entry) return;
    if (entry.changes.length === 0) {
      this.#weigh(entry, changeBytes + lost);
      entry.changes = [{ type, id, before, after }];
      return;
    }
    if (entry !== this.#lastChanged.entry)
      this.#lastChanged = { entry, made: new Map(entry.changes.map((one) => [one.after, one])) };
    const { made } = this.#lastChanged;
    // A request may change an entity in several steps, each starting from its own previous result.
    let change = before && made.get(before);
    if (!change && entry.changes.length >= maximumChanges) return;
    this.#weigh(entry, changeBytes + lost);
    if (change) change.after = after;
    else {
      change = { type, id, before, after };
      (entry.changes as Change[]).push(change);
    }
    if (after) made.set(after, change);
  }

  /** Notes that a stored request started these webhook calls. */
  recordCalls(requestId: string | null, ids: readonly string[]): void {
    const entry = this.get(requestId);
    if (!entry) return;
    if (entry.webhookCalls.length === 0) entry.webhookCalls = [...ids];
    else for (const id of ids) (entry.webhookCalls as string[]).push(id);
    this.#weigh(entry, idBytes * ids.length);
  }
}

/** The memory of a header besides its characters. */
const headerWeight = 64;

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
