/** The name among `known` that `name` was probably meant to be; undefined where none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  const ranked = known
    .map((one) => ({ one, distance: distanceOf(plain(name), plain(one)) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : undefined;
}

/** How many letters have to be put in, taken out or exchanged (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to++) {
      const exchanged = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(exchanged, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
