type Value = string | number | null;

/** What items can be sorted by. */
export type SortKeys<Item, Key extends Value = Value> = Readonly<Record<string, (item: Item) => Key>>;

/** Compares by rules such as `_created_at_DESC`, one after the other. Items without a value come last in both directions. */
export function inOrder<Item>(rules: readonly string[], keys: SortKeys<Item>): (one: Item, other: Item) => number {
  const steps = rules.flatMap((rule) => {
    const [, field = "", direction = ""] = /^(.+)_(asc|desc)$/i.exec(rule) ?? [];
    const keyOf = keys[field];
    return keyOf ? { keyOf, sign: direction.toLowerCase() === "asc" ? 1 : -1 } : [];
  });
  return (one, other) => {
    for (const { keyOf, sign } of steps) {
      const [a, b] = [keyOf(one), keyOf(other)];
      if (a === b) continue;
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b ? -sign : sign;
    }
    return 0;
  };
}
