// The search: every word must be found, names before texts; where nothing is, MiniSearch looks for what was meant. Both it and the
// index are scripts, read when they are first wanted.
{
  /** @typedef {NonNullable<Window["standinSearchIndex"]>[number]} Entry */
  // They are on every page.
  const input = /** @type {HTMLInputElement} */ (document.getElementById("search"));
  const list = /** @type {HTMLElement} */ (document.getElementById("results"));
  const status = /** @type {HTMLElement} */ (document.getElementById("search-status"));
  const maximum = 12;
  /** @type {Promise<Entry[]> | undefined} */
  let index;
  let active = -1;
  const options = () => /** @type {HTMLElement[]} */ ([...list.children]);

  /**
   * Resolves when the script has run, or could not be read.
   *
   * @param {string} name
   */
  const load = (name) =>
    new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = `assets/${name}.js`;
      script.addEventListener("load", resolve);
      script.addEventListener("error", resolve);
      document.head.append(script);
    });

  /** @returns {Promise<Entry[]>} */
  const loadIndex = () => {
    index ??= load("search-index").then(() => window.standinSearchIndex ?? []);
    return index;
  };

  /** @type {Promise<(query: string) => Entry[]> | undefined} */
  let forgiving;
  /** Finds what is written nearly so: a letter more, less or another for each four. */
  const loadForgiving = async () => {
    const entries = await loadIndex();
    await load("minisearch");
    const { MiniSearch } = window;
    if (!MiniSearch) return () => [];
    const search = new MiniSearch({ fields: ["name", "words"] });
    search.addAll(entries.map(([, name, , words], id) => ({ id, name: plain(name), words })));
    return (/** @type {string} */ query) =>
      search
        .search(plain(query), { prefix: true, fuzzy: 0.25, combineWith: "AND", boost: { name: 3 } })
        .map(({ id }) => entries[id])
        .filter((entry) => entry !== undefined);
  };

  /** Nobody types the `[]` and `*` of `events[].filters`. @param {string} text */
  const plain = (text) => text.toLowerCase().replaceAll("[]", "").replaceAll("*.", "");

  /**
   * How well an entry matches a word: its name, the beginning of its name, a part of it, a word of its text; 0: not at all.
   *
   * @param {Entry} entry
   * @param {string} word
   * @returns {number}
   */
  const score = ([, name, , words], word) => {
    const title = plain(name);
    if (title === word || title.split(".").at(-1) === word) return 8;
    if (title.startsWith(word)) return 5;
    if (title.includes(word)) return 3;
    const text = words.toLowerCase();
    if (text.split(/[^\p{L}\p{N}_-]+/u).includes(word)) return 2;
    return text.includes(word) ? 1 : 0;
  };

  /**
   * @param {Entry[]} entries
   * @param {string} query
   */
  const find = (entries, query) => {
    const words = plain(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return entries
      .map((entry) => {
        const scores = words.map((word) => score(entry, word));
        const sum = scores.reduce((before, one) => before + one, 0);
        return { entry, score: scores.some((one) => one === 0) ? 0 : sum };
      })
      .filter((one) => one.score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry);
  };

  /**
   * @param {string} name
   * @param {string} className
   * @param {string} text
   */
  const element = (name, className, text) => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };

  /**
   * @param {Entry} entry
   * @param {number} position
   */
  const toOption = ([kind, name, address, words], position) => {
    const option = element("li", "", "");
    option.id = `result-${position}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.dataset.address = address;
    option.append(element("span", `kind ${kind}`, kind), element("strong", "", name), element("span", "words", words));
    return option;
  };

  /** @param {number} position one beyond either end is the other end */
  const activate = (position) => {
    const all = options();
    active = all.length === 0 ? -1 : (position + all.length) % all.length;
    for (const [at, option] of all.entries()) option.setAttribute("aria-selected", String(at === active));
    input.setAttribute("aria-activedescendant", all[active]?.id ?? "");
    all[active]?.scrollIntoView({ block: "nearest" });
  };

  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
    active = -1;
  };

  const show = async () => {
    const query = input.value;
    let found = find(await loadIndex(), query);
    if (found.length === 0 && query.trim() !== "") {
      const search = forgiving ?? loadForgiving();
      forgiving = search;
      found = (await search)(query);
    }
    // Something else was typed while the index was read.
    if (query !== input.value) return;
    if (query.trim() === "") {
      status.textContent = "";
      list.replaceChildren();
      return close();
    }
    status.textContent = found.length === 0 ? `No results for “${query}”` : `${found.length} found`;
    list.replaceChildren(...found.slice(0, maximum).map(toOption));
    if (found.length === 0) list.append(nothing(query));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    if (found.length > 0) activate(0);
  };

  /** @param {string} query */
  const nothing = (query) => {
    const option = element("li", "nothing", `No results for “${query}”`);
    option.setAttribute("role", "option");
    option.setAttribute("aria-disabled", "true");
    option.setAttribute("aria-selected", "false");
    return option;
  };

  /** @param {HTMLElement | null | undefined} option */
  const go = (option) => {
    if (!option?.dataset.address) return;
    close();
    input.value = "";
    input.blur();
    location.href = option.dataset.address;
  };

  input.disabled = false;
  input.addEventListener("focus", loadIndex);
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") activate(active + 1);
    else if (event.key === "ArrowUp") activate(active - 1);
    else if (event.key === "Enter") go(options()[active]);
    else if (event.key === "Escape" && !list.hidden) close();
    else return;
    event.preventDefault();
  });
  input.addEventListener("blur", () => close());
  // Before the input loses the focus, and the list with it.
  list.addEventListener("mousedown", (event) => {
    event.preventDefault();
    const target = /** @type {Element} */ (event.target);
    go(/** @type {HTMLElement | null} */ (target.closest("[role=option]")));
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
    const isShortcut = event.key === "/" || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut || (isTyping && event.key === "/")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
