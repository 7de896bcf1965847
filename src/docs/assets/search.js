// The search: every word must be found, names before texts. The index is a script, read when it is first wanted.
{
  const input = document.getElementById("search");
  const list = document.getElementById("results");
  const status = document.getElementById("search-status");
  const maximum = 12;
  let index;
  let active = -1;

  const loadIndex = () => {
    index ??= new Promise((resolve) => {
      const script = document.createElement("script");
      script.src = "assets/search-index.js";
      script.addEventListener("load", () => resolve(window.standinSearchIndex));
      script.addEventListener("error", () => resolve([]));
      document.head.append(script);
    });
    return index;
  };

  /** How well an entry answers to a word: its name itself, its beginning, a part of it, a word of its text; 0 for not at all. */
  const score = ([, name, , words], word) => {
    const title = name.toLowerCase();
    if (title === word || title.split(".").at(-1) === word) return 8;
    if (title.startsWith(word)) return 5;
    if (title.includes(word)) return 3;
    const text = words.toLowerCase();
    if (text.split(/[^\p{L}\p{N}_-]+/u).includes(word)) return 2;
    return text.includes(word) ? 1 : 0;
  };

  const find = (entries, query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return entries
      .map((entry) => {
        const scores = words.map((word) => score(entry, word));
        return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0) };
      })
      .filter((one) => one.score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry);
  };

  const element = (name, className, text) => {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = text;
    return made;
  };

  const toOption = ([kind, name, address, words], position) => {
    const option = element("li", "", "");
    option.id = `result-${position}`;
    option.setAttribute("role", "option");
    option.setAttribute("aria-selected", "false");
    option.dataset.address = address;
    option.append(element("span", `kind ${kind}`, kind), element("strong", "", name), element("span", "words", words));
    return option;
  };

  const activate = (position) => {
    const options = [...list.children];
    active = options.length === 0 ? -1 : (position + options.length) % options.length;
    for (const [at, option] of options.entries()) option.setAttribute("aria-selected", String(at === active));
    if (active < 0) input.removeAttribute("aria-activedescendant");
    else {
      input.setAttribute("aria-activedescendant", options[active].id);
      options[active].scrollIntoView({ block: "nearest" });
    }
  };

  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    activate(-1);
    input.removeAttribute("aria-activedescendant");
  };

  const show = async () => {
    const query = input.value;
    const found = find(await loadIndex(), query);
    // Something else was typed while the index was read.
    if (query !== input.value) return;
    if (query.trim() === "") {
      status.textContent = "";
      list.replaceChildren();
      return close();
    }
    status.textContent = found.length === 0 ? `Nothing found for ${query}` : `${found.length} found`;
    list.replaceChildren(...found.slice(0, maximum).map(toOption));
    if (found.length === 0) list.append(nothing(query));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    activate(found.length === 0 ? -1 : 0);
  };

  const nothing = (query) => {
    const option = element("li", "nothing", `Nothing is called “${query}”, nor says so.`);
    option.setAttribute("role", "option");
    option.setAttribute("aria-disabled", "true");
    option.setAttribute("aria-selected", "false");
    return option;
  };

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
    else if (event.key === "Enter") go(list.children[active]);
    else if (event.key === "Escape" && !list.hidden) close();
    else return;
    event.preventDefault();
  });
  input.addEventListener("blur", () => close());
  // Before the input loses the focus, and the list with it.
  list.addEventListener("mousedown", (event) => {
    event.preventDefault();
    go(event.target.closest("[role=option]"));
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    const isShortcut = event.key === "/" || (event.key === "k" && (event.ctrlKey || event.metaKey));
    if (!isShortcut || (isTyping && event.key === "/")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
