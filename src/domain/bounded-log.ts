/** An entry of a log; `weight` is about how many characters it holds on to. */
export interface Weighed {
  weight: number;
}

export interface LogLimits<Entry> {
  entries: number;
  /** The most that all entries that are over may weigh: ten thousand of a megabyte each would fill the memory. */
  weight: number;
  /** Whether an entry is over, and may be dropped. */
  isOver(entry: Entry): boolean;
}

/** Entries by identifier, oldest first. Where one gains weight, as at its end, the oldest that are over make room. */
export class BoundedLog<Entry extends Weighed> extends Map<string, Entry> {
  /** What those weigh that have ended. What others weigh is no reason to drop these: nothing would be left of them. */
  #weight = 0;
  /** Those that have ended, in this order: what waits need not be looked through for one that may go. */
  readonly #ended = new Set<string>();
  /** Stands before the oldest of them: to start anew each time would count through the places of all that have gone. */
  #oldestFirst = this.#ended.values();

  constructor(readonly limits: LogLimits<Entry>) {
    super();
  }

  override delete(id: string): boolean {
    if (this.#ended.delete(id)) this.#weight -= this.get(id)?.weight ?? 0;
    return super.delete(id);
  }

  /** An entry is over now, and may be dropped while it is. */
  end(id: string): void {
    const entry = this.get(id);
    if (!entry) return;
    if (!this.#ended.has(id)) this.#weight += entry.weight;
    this.#ended.add(id);
    this.#makeRoomBut(id);
  }

  /** An entry holds on to so much more than before. */
  weigh(id: string, more: number): void {
    const entry = this.get(id);
    if (!entry) return;
    entry.weight += more;
    if (this.#ended.has(id)) this.#weight += more;
    this.#makeRoomBut(id);
  }

  /** Drops the oldest that are over until one more fits; returns whether one does. */
  makeRoom(): boolean {
    while (this.size >= this.limits.entries && this.#dropOldest());
    return this.size < this.limits.entries;
  }

  /** The newest stays, however heavy it is. */
  #makeRoomBut(newest: string): void {
    const { entries, weight } = this.limits;
    while ((this.size > entries || this.#weight > weight) && this.#dropOldest(newest));
  }

  /** Returns whether there was one that may go. */
  #dropOldest(newest?: string): boolean {
    for (let left = this.#ended.size; left > 0; left--) {
      const id = this.#takeEnded();
      if (id === newest) {
        this.#ended.add(id);
        continue;
      }
      const entry = this.get(id) as Entry;
      this.#weight -= entry.weight;
      // One that was sent again may wait for a retry; it will end anew.
      if (this.limits.isOver(entry)) return this.delete(id);
    }
    return false;
  }

  #takeEnded(): string {
    let next = this.#oldestFirst.next();
    if (next.done) {
      // One that came to an end does not see what is added later.
      this.#oldestFirst = this.#ended.values();
      next = this.#oldestFirst.next();
    }
    const id = next.value as string;
    this.#ended.delete(id);
    return id;
  }
}
