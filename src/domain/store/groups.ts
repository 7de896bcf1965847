/** Identifiers in groups, each group in the order in which they came. Where a group has one, as most have, it needs no set. */
export class Groups<Key extends string> {
  readonly #groups = new Map<Key, string | Set<string>>();

  constructor(from?: Groups<Key>) {
    for (const [key, group] of from ? from.#groups : [])
      this.#groups.set(key, typeof group === "string" ? group : new Set(group));
  }

  /** Do not keep the result: later additions may or may not appear in it. */
  of(key: Key): ReadonlySet<string> {
    const group = this.#groups.get(key);
    if (group === undefined) return none;
    return typeof group === "string" ? new Set([group]) : group;
  }

  has(key: Key): boolean {
    return this.#groups.has(key);
  }

  add(key: Key, id: string): void {
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, id);
    else if (typeof group !== "string") group.add(id);
    else if (group !== id) this.#groups.set(key, new Set([group, id]));
  }

  delete(key: Key, id: string): void {
    const group = this.#groups.get(key);
    if (typeof group === "object") group.delete(id);
    if (group === id || (typeof group === "object" && group.size === 0)) this.#groups.delete(key);
  }
}

const none: ReadonlySet<string> = new Set();
