/** Items, oldest first, up to a number of them and up to a weight of all: the oldest make room. The newest stays, however heavy. */
export class BoundedQueue<Item> {
  #entries: { item: Item; weight: number }[] = [];
  #weight = 0;

  constructor(readonly limits: { readonly items: number; readonly weight: number }) {}

  get items(): Item[] {
    return this.#entries.map(({ item }) => item);
  }

  push(item: Item, weight: number): void {
    this.#entries.push({ item, weight });
    this.#weight += weight;
    const { limits } = this;
    while (this.#entries.length > 1 && (this.#entries.length > limits.items || this.#weight > limits.weight)) {
      this.#weight -= this.#entries.shift()?.weight ?? 0;
    }
  }

  /** Takes out the oldest item that is wanted; undefined where none is. */
  take(isWanted: (item: Item) => boolean): Item | undefined {
    const index = this.#entries.findIndex(({ item }) => isWanted(item));
    const [found] = index < 0 ? [] : this.#entries.splice(index, 1);
    this.#weight -= found?.weight ?? 0;
    return found?.item;
  }

  clear(): void {
    this.#entries = [];
    this.#weight = 0;
  }
}
