import { showSize } from "../base/size.js";
import { DomainError } from "../openapi/errors.js";

/** What is kept, and how whoever uses Standin frees it. */
const ways = {
  uploads: "DELETE /uploads/{upload_id}",
  webhooks: "DELETE /webhooks/{webhook_id}",
  collections: "DELETE /upload-collections/{upload_collection_id}",
  "upload filters": "DELETE /upload-filters/{upload_filter_id}",
  tags: "POST /_standin/reset",
  files: "POST /_standin/reset",
  "upload requests": "POST /_standin/reset",
  jobs: 'POST /_standin/clock {"advance":"1h"}, or POST /_standin/jobs {"release":"{job_id}"}',
  "job scripts": "POST /_standin/reset",
  "webhook calls": "DELETE /webhooks/{webhook_id}",
  "fault rules": "DELETE /_standin/faults",
  receivers: "POST /_standin/reset",
  environments: "DELETE /_standin/environments/{name}",
  "requests in flight": "wait for the responses to other requests",
  responses: "request fewer entries",
  "live streams": "close some of them",
  "expendable data": "nothing, because Standin frees it automatically",
} as const;

/** What memory is kept for. */
export type Purpose = keyof typeof ways;

/** What may be lost: the journal, what has ended. The oldest of it goes where there is no room. */
export interface Expendable {
  /** Bytes that it holds, all of them counted. */
  readonly weight: number;
  /** Returns whether there was something that went. */
  dropOldest(): boolean;
}

/** The share of it all that one environment may keep. */
const shareOfOne = 5 / 8;
/**
 * The share that one kind of what may go takes, since more is read by nobody and slows the garbage collector; and the share of what
 * nobody asked for, such as webhook calls that wait, so that updates go on.
 */
const shareOfOthers = 1 / 4;
/** So much goes at once where the whole is full: whose it is costs a look at every environment. */
const dropped = 1024 * 1024;

/** What is full, and what of it takes the most. */
interface Full {
  account: Account;
  fullest: Purpose;
}

/** Memory that is kept, in bytes, by what it is for; the account of an environment counts against that of the process. */
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

  /** The account of an environment. */
  open(name: string): Account {
    return new Account(Math.floor(this.limit * shareOfOne), name, this);
  }

  get used(): number {
    return this.#used;
  }

  /** What is kept, by what it is for; what takes nothing is left out. */
  get usage(): Partial<Record<Purpose, number>> {
    return Object.fromEntries(Object.entries(this.#byPurpose).filter(([, bytes]) => bytes !== 0));
  }

  /** What may go, together. */
  get expendable(): number {
    return this.#expendables.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** The oldest of this goes where there is no room. */
  watch(expendable: Expendable): void {
    this.#expendables.push(expendable);
  }

  /** Counts so many bytes more, or fewer. Throws INSUFFICIENT_STORAGE where there is no room; then nothing is counted. */
  charge(purpose: Purpose, bytes: number): void {
    this.assertRoom(purpose, bytes);
    this.add(purpose, bytes);
  }

  /** The same for what must leave room for all else, and whose refusal has another form; returns whether there was any. */
  take(purpose: Purpose, bytes: number): boolean {
    if (bytes > 0 && this.#byPurpose[purpose] + bytes > this.limit * shareOfOthers) return false;
    if (this.#fullFor(bytes)) return false;
    this.add(purpose, bytes);
    return true;
  }

  /** Throws INSUFFICIENT_STORAGE where there is no room for so many bytes more. */
  assertRoom(purpose: Purpose, bytes: number): void {
    const full = this.#fullFor(bytes);
    if (full) throw refusal(full, purpose);
  }

  /** Counts what is here already, whatever there is room for. */
  add(purpose: Purpose, bytes: number): void {
    if (this.#isClosed) return;
    this.#used += bytes;
    this.#byPurpose[purpose] += bytes;
    this.whole?.add(purpose, bytes);
  }

  release(purpose: Purpose, bytes: number): void {
    this.add(purpose, -bytes);
  }

  /** Makes room for more of what may go itself; returns whether there is any. */
  makeRoomIn(expendable: Expendable, bytes: number): boolean {
    const most = this.limit * shareOfOthers;
    if (bytes > most) return false;
    while (expendable.weight + bytes > most && expendable.dropOldest());
    return expendable.weight + bytes <= most && !this.#fullFor(bytes);
  }

  /** Nothing of it is kept any more, nor is anything that comes later counted. */
  close(): void {
    for (const [purpose, bytes] of Object.entries(this.#byPurpose)) this.add(purpose as Purpose, -bytes);
    this.#isClosed = true;
    if (this.whole) this.whole.#members.delete(this);
  }

  /** The account that has no room for so many bytes more, when all that may go for them has gone. */
  #fullFor(bytes: number): Full | undefined {
    if (bytes <= 0 || this.#isClosed) return undefined;
    while (this.#used + bytes > this.limit)
      if (!this.#dropSome(bytes)) return { account: this, fullest: this.#fullest() };
    const { whole } = this;
    return whole ? whole.#fullFor(bytes) : undefined;
  }

  /** Drops the oldest of what holds the most, here or in the environment that has the most to drop. */
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

const showMebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
