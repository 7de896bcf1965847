import { type Account, type Expendable, memoryOf } from "./memory.js";

/** Nobody reads more entries than this. */
const maximumEntries = 10_000;

/** The bytes of an entry's places in maps. */
export const itemBytes = 256;

/** Recent entries, oldest first, each with its memory. If memory is full, the oldest are dropped. */
export class Recent<Item extends object> implements Expendable {
  readonly #weights = new Map<Item, number>();
  /** The position before the oldest entry. A search from the start would pass all dropped entries each time. */
  #oldestFirst = this.#weights.keys();
  weight = 0;

  /** `drop` removes an entry elsewhere too. `most` is the maximum number. */
  constructor(
    readonly account: Account,
    readonly drop: (item: Item) => void = () => undefined,
    readonly most = maximumEntries,
  ) {
    account.watch(this);
  }

  get items(): Item[] {
    return [...this.#weights.keys()];
  }

  has(item: Item): boolean {
    return this.#weights.has(item);
  }

  /** Adds an entry that keeps a value, by the size of that. */
  keep(item: Item, value: unknown = item): void {
    this.add(item, itemBytes + memoryOf(value));
  }

  /** An entry without room is dropped at once. */
  add(item: Item, bytes: number): void {
    while (this.#weights.size >= this.most) this.dropOldest();
    if (!this.account.makeRoomIn(this, bytes)) {
      this.drop(item);
      return;
    }
    this.#weights.set(item, bytes);
    this.#count(bytes);
  }

  grow(item: Item, more: number): void {
    const fits = this.account.makeRoomIn(this, more);
    const bytes = this.#weights.get(item);
    // The entry itself may have been dropped to free memory.
    if (bytes === undefined) return;
    if (fits) {
      this.#weights.set(item, bytes + more);
      this.#count(more);
    } else if (this.remove(item)) this.drop(item);
  }

  /** Removes an entry that is stored elsewhere now, or nowhere. */
  remove(item: Item): boolean {
    const bytes = this.#weights.get(item);
    if (bytes === undefined) return false;
    this.#weights.delete(item);
    this.#count(-bytes);
    return true;
  }

  dropOldest(): boolean {
    let next = this.#oldestFirst.next();
    if (next.done) {
      // A finished iterator does not see later entries.
      this.#oldestFirst = this.#weights.keys();
      next = this.#oldestFirst.next();
    }
    if (next.done) return false;
    this.remove(next.value);
    this.drop(next.value);
    return true;
  }

  #count(bytes: number): void {
    this.weight += bytes;
    this.account.add("expendable data", bytes);
  }
}
