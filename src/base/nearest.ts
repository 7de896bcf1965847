/** The known name nearest to an unknown one, if they differ by one or two typing errors. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  // Nobody mistypes a name of that length, and the comparison takes the product of both lengths.
  if (name.length > 100) return undefined;
  let best: { name: string; distance: number } | undefined;
  for (const one of known) {
    const distance = distanceOf(name.toLowerCase(), one.toLowerCase());
    if (
      distance <= Math.max(one.length < 4 ? 1 : 2, Math.floor(one.length / 3)) &&
      distance < (best?.distance ?? Number.POSITIVE_INFINITY)
    )
      best = { name: one, distance };
  }
  return best?.name;
}

/** How many characters must be put in, left out or changed to make one text of the other. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const changed = (row[index - 1] ?? 0) + (one[at - 1] === other[index - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
