import type { Account, Expendable } from "./memory.js";

/** More than so many are read by nobody. */
export const maximumEntries = 10_000;

/** Things that may be lost, oldest first, each with the bytes that it holds: where there is no room for more, the oldest go. */
export class Expendables<Item extends object> implements Expendable {
  readonly #weights = new Map<Item, number>();
  /** Stands before the oldest: to start anew each time would count through the places of all that have gone. */
  #oldestFirst = this.#weights.keys();
  weight = 0;

  /** `drop` forgets one elsewhere too; `most` is how many there may be. */
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

  /** One that finds no room is dropped at once. */
  add(item: Item, bytes: number): void {
    while (this.#weights.size >= this.most) this.dropOldest();
    if (!this.account.makeRoomIn(this, bytes)) {
      this.drop(item);
      return;
    }
    this.#weights.set(item, bytes);
    this.#count(bytes);
  }

  /** One of them holds so many bytes more, or fewer. */
  grow(item: Item, more: number): void {
    const fits = this.account.makeRoomIn(this, more);
    const bytes = this.#weights.get(item);
    // It may have gone itself to make room.
    if (bytes === undefined) return;
    if (fits) {
      this.#weights.set(item, bytes + more);
      this.#count(more);
    } else if (this.remove(item)) this.drop(item);
  }

  /** One of them is kept elsewhere now, or nowhere. */
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
      // One that came to an end does not see what is added later.
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
