/** Marks in the example what one reads: the field whose row is pointed at, or is at the top of the screen. */
export function followReading(): void {
  if (typeof Highlight === "undefined") return;
  document.addEventListener("mouseover", ({ target }) => follow(target instanceof Element ? rowOf(target) : null));
  let isWaiting = false;
  addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const rows = [...document.querySelectorAll(".beside tbody tr")];
      follow(rows.find((row) => row.getBoundingClientRect().bottom > innerHeight / 3));
    });
  });
}

/** The row of a field; that of a member is its term. */
function rowOf(target: Element): Element | null {
  const row = target.closest("dt, dd, tr");
  return row?.tagName === "DD" ? row.previousElementSibling : row;
}

/** Opens the first example that has the field, the open one before others, and scrolls to it there. */
function follow(row: Element | null | undefined): void {
  const names = row?.querySelector(".anchor code")?.textContent?.split(/[.[*]+/) ?? [];
  const name = names.filter(Boolean).at(-1);
  const examples = row?.closest(".beside")?.querySelector(".examples");
  if (!name || !examples) return;
  const all = [...examples.querySelectorAll<HTMLDetailsElement>(":scope > details")].sort(
    (one, other) => Number(other.open) - Number(one.open),
  );
  const found = all.find((one) => placesIn(one, name).length > 0);
  const places = found ? placesIn(found, name) : [];
  CSS.highlights.set("read", new Highlight(...places));
  if (!found) return;
  for (const one of all) one.open = one === found;
  for (const box of [...found.querySelectorAll("pre"), examples]) {
    const place = places.find((one) => box.contains(one.startContainer) && one.getBoundingClientRect().height > 0);
    if (!place) continue;
    const [{ top, bottom }, inner] = [box.getBoundingClientRect(), place.getBoundingClientRect()];
    if (inner.top < top || inner.bottom > bottom - 24) box.scrollTop += inner.top - top - 24;
  }
}

/** Where code names a field: `"author":` in a command, and the words `"author"` and `author:` elsewhere. */
function placesIn(example: Element, name: string): Range[] {
  const ranges: Range[] = [];
  for (const code of example.querySelectorAll("pre code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? "";
      const [, word] = /^\s*"?([^":\s]+)"?:?\s*$/.exec(words) ?? [];
      const at = words.indexOf(word === name ? name : `"${name}":`);
      if (at < 0) continue;
      const range = new Range();
      range.setStart(text, words.indexOf(name, at));
      range.setEnd(text, words.indexOf(name, at) + name.length);
      ranges.push(range);
    }
  }
  return ranges;
}
