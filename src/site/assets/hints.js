// The text of a rule or an assumption where its id is pointed at, or has the focus; it is in the index of the search.
{
  const hint = Object.assign(document.createElement("div"), { id: "hint", hidden: true });
  hint.setAttribute("role", "tooltip");
  document.body.append(hint);
  /** @type {HTMLAnchorElement | undefined} */
  let shownFor;
  /** @type {Promise<Map<string, string>> | undefined} */
  let texts;

  /** The texts by the ids; read when the first is wanted. */
  const readTexts = () =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      if (window.standinSearchIndex) return resolve();
      const script = Object.assign(document.createElement("script"), { src: "assets/search-index.js" });
      script.onload = () => resolve();
      script.onerror = () => resolve();
      document.head.append(script);
    }).then(() => new Map((window.standinSearchIndex ?? []).map(([, name, , words]) => [name, words])));

  const hide = () => {
    hint.hidden = true;
    shownFor?.removeAttribute("aria-describedby");
    shownFor = undefined;
  };

  /** @param {EventTarget | null} target */
  const linkAt = (target) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !/^[A-Z]-\d\d$/.test(link.textContent ?? "")) return undefined;
    // In its own row the text stands beside it.
    return link.closest("tr")?.id === link.textContent ? undefined : link;
  };

  /** Below the link, or above it where there is no room. @param {HTMLAnchorElement} link */
  const place = (link) => {
    const { left, top, bottom } = link.getBoundingClientRect();
    const { width, height } = hint.getBoundingClientRect();
    hint.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    hint.style.top = bottom + height + 4 < innerHeight ? `${bottom}px` : `${top - height}px`;
  };

  /** @param {HTMLAnchorElement} link */
  const show = async (link) => {
    shownFor = link;
    texts ??= readTexts();
    const text = (await texts).get(link.textContent ?? "");
    // The pointer has gone on meanwhile.
    if (text === undefined || shownFor !== link) return;
    hint.textContent = text;
    hint.hidden = false;
    link.setAttribute("aria-describedby", "hint");
    place(link);
  };

  for (const event of ["pointerover", "focusin"]) {
    document.addEventListener(event, ({ target }) => {
      // The hint itself may be pointed at, to be read or copied.
      if (target instanceof Node && hint.contains(target)) return;
      const link = linkAt(target);
      if (link === shownFor) return;
      hide();
      if (link) void show(link);
    });
  }
  document.addEventListener("focusout", hide);
  // What had the focus, or was scrolled to, keeps its text; what the pointer is over then is told by the browser.
  document.addEventListener("scroll", () => shownFor && place(shownFor), { passive: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
