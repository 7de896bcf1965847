/** The text of each rule, reading and assumption, by ID. */
export type Statements = Readonly<Record<string, string>>;

/** The text of a rule or an assumption opens where its id is clicked or touched; it has a link to its row. */
export function openIds(readStatements: () => Promise<Statements>): void {
  const note = Object.assign(document.createElement("div"), { id: "statement", popover: "auto" });
  note.setAttribute("role", "note");
  document.body.append(note);
  let statements: Promise<Statements> | undefined;

  document.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.id") : null;
      // With a key held it opens in a tab, as any link.
      if (!link || note.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      event.preventDefault();
      event.stopPropagation();
      statements ??= readStatements();
      void statements.then((texts) => show(link, texts[link.textContent ?? ""] ?? ""));
    },
    true,
  );

  function show(link: HTMLAnchorElement, text: string): void {
    const more = Object.assign(document.createElement("a"), {
      href: link.href,
      textContent: `All of ${link.textContent}`,
    });
    more.addEventListener("click", () => note.hidePopover());
    const words = Object.assign(document.createElement("p"), { textContent: text });
    // What it says of the element that it stands at.
    const here = link.title && `: ${link.title}`;
    const name = Object.assign(document.createElement("strong"), { textContent: link.textContent + here });
    note.replaceChildren(name, words, more);
    note.showPopover();
    place(link);
    more.focus({ preventScroll: true });
  }

  /** Below the ID, or above it if there is no room. */
  function place(link: HTMLAnchorElement): void {
    const { left, top, bottom } = link.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    note.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    note.style.top = `${bottom + height + 12 < innerHeight ? bottom + 4 : Math.max(8, top - height - 4)}px`;
  }
}
