import { showSize } from "../base/size.js";
import { DomainError } from "../openapi/errors.js";

/** The kinds of stored data, and how users can free each. */
export const ways = {
  uploads: "DELETE /uploads/{upload_id}",
  webhooks: "DELETE /webhooks/{webhook_id}",
  collections: "DELETE /upload-collections/{upload_collection_id}",
  "upload filters": "DELETE /upload-filters/{upload_filter_id}",
  tags: "POST /_standin/reset",
  records: "POST /_standin/reset",
  files: "POST /_standin/reset",
  "upload requests": "POST /_standin/reset",
  jobs: 'POST /_standin/clock {"advance":"1h"}, or POST /_standin/jobs {"release":"{job_id}"}',
  "job scripts": "POST /_standin/reset",
  "webhook calls": "DELETE /webhooks/{webhook_id}",
  "fault rules": "DELETE /_standin/faults",
  receivers: "POST /_standin/reset",
  environments: "DELETE /_standin/environments/{name}",
  "requests in flight": "wait for the responses to other requests",
  responses: "read the responses to other requests, or request fewer entries",
  "live streams": "close some of them",
  "expendable data": "nothing, because Standin frees it automatically",
} as const;

export type Purpose = keyof typeof ways;

/** Expendable data: the journal, and finished jobs and calls. If memory is full, the oldest is dropped. */
export interface Expendable {
  /** Its total memory in bytes. */
  readonly weight: number;
  /** Drops the oldest entry. Returns false if there was none. */
  dropOldest(): boolean;
}

/** The share of all memory that one environment may use. */
const shareOfOne = 5 / 8;
/** The share of one kind of expendable data, and of data that users did not create, so that updates always work. */
const shareOfOthers = 1 / 4;
/** The amount dropped at once when all memory is full, because finding its owner takes a look at every environment. */
const dropped = 1024 * 1024;

interface Full {
  account: Account;
  fullest: Purpose;
}

/** Counts memory in bytes by use. The account of an environment counts toward that of the process. */
export class Account {
  #used = 0;
  #isClosed = false;
  readonly #byPurpose = Object.fromEntries(Object.keys(ways).map((purpose) => [purpose, 0])) as Record<Purpose, number>;
  readonly #expendables: Expendable[] = [];
  readonly #members = new Set<Account>();

  constructor(
    readonly limit = Number.POSITIVE_INFINITY,
    readonly name: string | undefined = undefined,
    readonly whole: Account | undefined = undefined,
  ) {
    if (whole) whole.#members.add(this);
  }

  open(name: string): Account {
    return new Account(Math.floor(this.limit * shareOfOne), name, this);
  }

  get used(): number {
    return this.#used;
  }

  usedFor(purpose: Purpose): number {
    return this.#byPurpose[purpose];
  }

  /** The memory by use, without unused entries. */
  get usage(): Partial<Record<Purpose, number>> {
    return Object.fromEntries(Object.entries(this.#byPurpose).filter(([, bytes]) => bytes !== 0));
  }

  /** The total of expendable data. */
  get expendable(): number {
    return this.#expendables.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** Registers expendable data, whose oldest entries are dropped when memory is full. */
  watch(expendable: Expendable): void {
    this.#expendables.push(expendable);
  }

  /** Adds a number of bytes, which may be negative. Throws INSUFFICIENT_STORAGE if memory is full, and then counts nothing. */
  charge(purpose: Purpose, bytes: number): void {
    this.assertRoom(purpose, bytes);
    this.add(purpose, bytes);
  }

  /** Charges a value by its size, and so many bytes beside it. */
  hold(purpose: Purpose, value: unknown, besides = 0): void {
    this.charge(purpose, memoryOf(value) + besides);
  }

  /** Throws INSUFFICIENT_STORAGE if there is no room for steps that each keep the value once more. Counts nothing. */
  expect(purpose: Purpose, value: unknown, steps: number): void {
    this.assertRoom(purpose, steps * (memoryOf(value) + 1024));
  }

  /** What `hold` took is free again. */
  free(purpose: Purpose, value: unknown, besides = 0): void {
    this.release(purpose, memoryOf(value) + besides);
  }

  /** An entity takes the place of another, or there is none more. Returns the bytes that only the earlier one used. */
  exchange(purpose: Purpose, after: object | undefined, before: object | undefined): number {
    const { gained, lost } = compareEntities(after, before);
    this.charge(purpose, gained - lost);
    return lost;
  }

  /** Adds bytes of data that must leave room for all else. Returns whether there was room, and does not throw. */
  take(purpose: Purpose, bytes: number): boolean {
    if (bytes > 0 && this.#byPurpose[purpose] + bytes > this.limit * shareOfOthers) return false;
    if (this.#fullFor(bytes)) return false;
    this.add(purpose, bytes);
    return true;
  }

  /** Throws INSUFFICIENT_STORAGE if there is no room for this number of bytes. */
  assertRoom(purpose: Purpose, bytes: number): void {
    const full = this.#fullFor(bytes);
    if (full) throw refusal(full, purpose);
  }

  /** Counts existing data, even without room. */
  add(purpose: Purpose, bytes: number): void {
    if (this.#isClosed) return;
    this.#used += bytes;
    this.#byPurpose[purpose] += bytes;
    this.whole?.add(purpose, bytes);
  }

  release(purpose: Purpose, bytes: number): void {
    this.add(purpose, -bytes);
  }

  /** Frees memory for more expendable data. Returns whether there is room. */
  makeRoomIn(expendable: Expendable, bytes: number): boolean {
    const most = this.limit * shareOfOthers;
    if (bytes > most) return false;
    while (expendable.weight + bytes > most && expendable.dropOldest());
    return expendable.weight + bytes <= most && !this.#fullFor(bytes);
  }

  /** Releases all memory, and ignores later additions. */
  close(): void {
    for (const [purpose, bytes] of Object.entries(this.#byPurpose)) this.add(purpose as Purpose, -bytes);
    this.#isClosed = true;
    if (this.whole) this.whole.#members.delete(this);
  }

  /** The account without room for this number of bytes, even after dropping all expendable data. */
  #fullFor(bytes: number): Full | undefined {
    if (bytes <= 0 || this.#isClosed) return undefined;
    while (this.#used + bytes > this.limit)
      if (!this.#dropSome(bytes)) return { account: this, fullest: this.#fullest() };
    const { whole } = this;
    return whole ? whole.#fullFor(bytes) : undefined;
  }

  /** Drops the oldest entries of the largest expendable data, here or in the environment with the most. */
  #dropSome(bytes: number): boolean {
    const own = heaviest(this.#expendables, ({ weight }) => weight);
    if (own && own.weight > 0) return own.dropOldest();
    const member = heaviest(this.#members, ({ expendable }) => expendable);
    const wanted = this.#used - Math.max(bytes, Math.min(dropped, this.limit / 16));
    let isDropped = false;
    while (member && this.#used > wanted && member.expendable > 0 && member.#dropSome(bytes)) isDropped = true;
    return isDropped;
  }

  #fullest(): Purpose {
    const [fullest = "environments"] = heaviest(Object.entries(this.#byPurpose), ([, bytes]) => bytes) ?? [];
    return fullest as Purpose;
  }
}

function heaviest<Item>(items: Iterable<Item>, weigh: (item: Item) => number): Item | undefined {
  let found: Item | undefined;
  let most = -1;
  for (const item of items) {
    const weight = weigh(item);
    if (weight <= most) continue;
    [found, most] = [item, weight];
  }
  return found;
}

function refusal({ account: { name, limit, usage }, fullest }: Full, purpose: Purpose): DomainError {
  const who = name === undefined ? "All environments together use" : `The environment ${JSON.stringify(name)} uses`;
  const size = `${showSize(limit)}, the maximum (--memory raises it), so there is no room for more ${purpose}`;
  const most = `Most of it is ${fullest} (${showMebibytes(usage[fullest] ?? 0)})`;
  const everything =
    name === undefined ? "DELETE /_standin/environments drops all of them" : "POST /_standin/reset frees all";
  return new DomainError(
    "INSUFFICIENT_STORAGE",
    `${who} ${size}. ${most}. To free memory: ${ways[fullest]}. ${everything}.`,
    { details: { full: fullest, limit } },
  );
}

export const showMebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/* The approximate memory of JSON values in V8. It is more than the length of their text: each object and member takes some. */

/** An object of JSON, and each of its members beside its value: many that are unlike each other take as much. */
const objectBytes = 64;
const memberBytes = 96;
const arrayBytes = 32;
const stringBytes = 32;
/** An array element, and a number outside the small integers. */
const valueBytes = 16;
/** An entity, whose members are those of all of its kind, and its places in maps. */
const entityBytes = 768;

/** Longer texts are checked for characters of two bytes each. */
const shortText = 64;
const wide = /[^\0-\xff]/;

/** The estimated bytes of a value, without the parts that `than` contains too (the same objects). */
export function memoryOf(value: unknown, than?: unknown): number {
  if (typeof value === "string") {
    if (value === than) return 0;
    return stringBytes + value.length * (value.length > shortText && wide.test(value) ? 2 : 1);
  }
  if (typeof value !== "object" || value === null) return value === than ? 0 : valueBytes;
  if (value === than) return 0;
  let bytes = 0;
  if (Array.isArray(value)) {
    const others = Array.isArray(than) ? than : [];
    bytes = arrayBytes + 8 * value.length;
    for (let at = 0; at < value.length; at++) bytes += memoryOf(value[at], others[at]);
    return bytes;
  }
  const others = (typeof than === "object" && !Array.isArray(than) ? than : null) as Readonly<
    Record<string, unknown>
  > | null;
  bytes = objectBytes;
  // Ours come from JSON, and have no members that they inherit.
  for (const name in value) {
    bytes += memberBytes + name.length + memoryOf(value[name as keyof typeof value], others?.[name]);
  }
  return bytes;
}

/** The memory that only this entity uses, and the memory that only the previous one uses. */
export function compareEntities<Entity extends object>(after: Entity | undefined, before: Entity | undefined) {
  let gained = 0;
  let lost = 0;
  for (const name in after ?? before) {
    const now = after?.[name as keyof Entity];
    const then = before?.[name as keyof Entity];
    if (now === then) continue;
    gained += memoryOf(now, then);
    lost += memoryOf(then, now);
  }
  return { gained: after ? gained + entityBytes : 0, lost: before ? lost + entityBytes : 0 };
}
