/**
 * Whether a path matches a glob: `*` stands for any characters but `/`, and a part that is `**` for any number of parts. Takes
 * time in proportion to the product of both lengths at most, whatever the glob.
 */
export function matchesGlob(glob: string, path: string): boolean {
  const parts = path.split("/");
  // The numbers of path parts that the glob so far can match.
  let reached = new Set([0]);
  for (const wanted of glob.split("/")) {
    const next = new Set<number>();
    if (wanted === "**") {
      for (let at = Math.min(...reached); at <= parts.length; at++) next.add(at);
    } else {
      for (const at of reached) if (at < parts.length && matchesPart(wanted, parts[at] ?? "")) next.add(at + 1);
    }
    if (next.size === 0) return false;
    reached = next;
  }
  return reached.has(parts.length);
}

/** The same within one part. The match of the last `*` grows until the rest fits. */
function matchesPart(glob: string, text: string): boolean {
  let [inGlob, inText, star, starText] = [0, 0, -1, 0];
  while (inText < text.length) {
    if (glob[inGlob] === "*") {
      star = inGlob++;
      starText = inText;
    } else if (glob[inGlob] === text[inText]) {
      inGlob++;
      inText++;
    } else if (star >= 0) {
      inGlob = star + 1;
      inText = ++starText;
    } else return false;
  }
  while (glob[inGlob] === "*") inGlob++;
  return inGlob === glob.length;
}
