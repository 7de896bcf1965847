/** Whether a path matches a glob: `*` is any text without `/`, `**` any number of parts. Takes no exponential time. */
export const matchesGlob = (glob: string, path: string): boolean =>
  matches(glob.split("/"), path.split("/"), "**", (part, text) =>
    matches([...part], [...text], "*", (one, other) => one === other),
  );

/** Whether items are those of a pattern, in which `any` stands for any number of them. The match of the last `any` grows until the rest fits. */
function matches(
  pattern: readonly string[],
  items: readonly string[],
  any: string,
  isOne: (wanted: string, item: string) => boolean,
): boolean {
  let [at, item, last, from] = [0, 0, -1, 0];
  while (item < items.length) {
    const wanted = pattern[at];
    if (wanted === any) [last, from] = [at++, item];
    else if (wanted !== undefined && isOne(wanted, items[item] as string)) [at, item] = [at + 1, item + 1];
    else if (last >= 0) [at, item] = [last + 1, ++from];
    else return false;
  }
  return pattern.slice(at).every((rest) => rest === any);
}
