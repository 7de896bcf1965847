/** An entry of a log; `weight` is about how many characters it holds on to. */
export interface Weighed {
  weight: number;
}

export interface LogLimits<Entry> {
  entries: number;
  /** The most that all entries may weigh: ten thousand of a megabyte each would fill the memory. */
  weight: number;
  /** Whether an entry is over, and may be dropped. */
  isOver(entry: Entry): boolean;
}

/** Entries by identifier, oldest first. Where one gains weight, as at its end, the oldest that are over make room. */
export class BoundedLog<Entry extends Weighed> extends Map<string, Entry> {
  #weight = 0;

  constructor(readonly limits: LogLimits<Entry>) {
    super();
  }

  override set(id: string, entry: Entry): this {
    this.#weight += entry.weight - (this.get(id)?.weight ?? 0);
    return super.set(id, entry);
  }

  override delete(id: string): boolean {
    this.#weight -= this.get(id)?.weight ?? 0;
    return super.delete(id);
  }

  /** An entry holds on to so much more than before. */
  weigh(id: string, more: number): void {
    const entry = this.get(id);
    if (!entry) return;
    entry.weight += more;
    this.#weight += more;
    this.#makeRoomBut(id);
  }

  /** Drops the oldest that are over until one more fits; answers whether one does. */
  makeRoom(): boolean {
    const { entries, isOver } = this.limits;
    for (const [id, entry] of this.size < entries ? [] : this) {
      if (isOver(entry)) this.delete(id);
      if (this.size < entries) return true;
    }
    return this.size < entries;
  }

  /** The newest stays, however heavy it is. */
  #makeRoomBut(newest: string): void {
    const { entries, weight, isOver } = this.limits;
    for (const [id, entry] of this.size > entries || this.#weight > weight ? this : []) {
      if (id !== newest && isOver(entry)) this.delete(id);
      if (this.size <= entries && this.#weight <= weight) return;
    }
  }
}
