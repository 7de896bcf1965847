// Choosing an envelope and a language, copying code, the menu of small screens. Every page is whole without it.
{
  const root = document.documentElement;
  /** @type {Record<string, string>} */
  const keys = { envelope: "showEnvelope", language: "showLanguage" };
  const buttons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-choose]")]);

  const showChoices = () => {
    for (const button of buttons) {
      const { choose: name = "", value } = button.dataset;
      button.setAttribute("aria-pressed", String(root.dataset[keys[name] ?? ""] === value));
    }
  };
  /**
   * @param {string} name
   * @param {string} value
   */
  const choose = (name, value) => {
    root.dataset[keys[name] ?? ""] = value;
    try {
      localStorage.setItem(`standin.${name}`, value);
    } catch {
      // Then it holds for this page.
    }
    showChoices();
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      // What was chosen stays where it was on the screen, though what is above it may have changed.
      const before = button.getBoundingClientRect().top;
      choose(button.dataset.choose ?? "", button.dataset.value ?? "");
      window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: "instant" });
    });
  }
  showChoices();

  // A link may lead to what is folded up, or to the other envelope.
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const envelope = target.closest("[data-envelope]")?.getAttribute("data-envelope");
    if (envelope && envelope !== root.dataset.showEnvelope) choose("envelope", envelope);
    for (let at = target.closest("details"); at; at = at.parentElement?.closest("details") ?? null) at.open = true;
    target.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("hashchange", reveal);
  reveal();

  for (const figure of document.querySelectorAll("figure.code")) {
    const code = figure.querySelector("code");
    if (code) figure.append(copyButton(code));
  }

  /** @param {HTMLElement} code */
  function copyButton(code) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      button.textContent = (await copied(code)) ? "Copied" : "Press Ctrl+C";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 2000);
    });
    return button;
  }

  /** @param {HTMLElement} code */
  async function copied(code) {
    try {
      await navigator.clipboard.writeText(code.textContent ?? "");
      return true;
    } catch {
      // Not allowed here: then it is selected, ready to be copied.
      getSelection()?.selectAllChildren(code);
      return false;
    }
  }

  const menu = document.getElementById("menu");
  const menuButton = document.querySelector(".menu-button");
  if (menu && menuButton instanceof HTMLButtonElement) {
    menuButton.hidden = false;
    // Only the menu's own frame is moved, so that the reader sees where they are in it.
    const showCurrent = () => {
      const current = menu.querySelector("[aria-current]");
      if (!(current instanceof HTMLElement)) return;
      const { top } = current.getBoundingClientRect();
      menu.scrollTop += top - menu.getBoundingClientRect().top - menu.clientHeight / 2;
    };
    showCurrent();
    /** @param {boolean} [force] */
    const toggle = (force) => {
      const open = menu.classList.toggle("open", force);
      menuButton.setAttribute("aria-expanded", String(open));
      if (open) showCurrent();
    };
    menuButton.addEventListener("click", () => toggle());
    document.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.classList.contains("open")) return;
      toggle(false);
      menuButton.focus();
    });
  }
}
