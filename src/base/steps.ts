/** Long work as a generator that yields after each step. Its changes must not be visible before its end. */
export type Steps<Result> = Generator<void, Result>;

/** Milliseconds after which other work gets a turn. */
const turn = 20;

export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes the steps in turn with all else that waits for the event loop; `giveWay` lets that go first. */
export async function inTurns<Result>(
  steps: Steps<Result>,
  giveWay: () => Promise<void>,
  now = () => performance.now(),
): Promise<Result> {
  for (let end = now() + turn; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (now() < end) continue;
    await giveWay();
    end = now() + turn;
  }
}

/** Maps each item, one step for each. */
export function* mapped<Item, Made>(items: readonly Item[], make: (item: Item, index: number) => Made): Steps<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item, made.length));
    yield;
  }
  return made;
}

/** So many items are sorted in one step. */
const run = 1000;

/** The items in order; equal ones stay as they were. */
export function* sorted<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += run) {
    runs.push(items.slice(at, at + run).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<Item>(one: Item[], other: Item[], compare: (one: Item, other: Item) => number): Steps<Item[]> {
  const both: Item[] = [];
  for (let [at, from] = [0, 0]; at < one.length || from < other.length; ) {
    const isNext = from === other.length || (at < one.length && compare(one[at] as Item, other[from] as Item) <= 0);
    both.push((isNext ? one[at++] : other[from++]) as Item);
    if (both.length % run === 0) yield;
  }
  return both;
}

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
