import { onContentUpdated, type Theme } from "vitepress";
import theme from "vitepress/theme-without-fonts";
import { defineComponent, h, onMounted, ref } from "vue";
import { followReading } from "./follow.js";
import { openIds, type Statements } from "./ids.js";
import { mockRoot, toOwnMock } from "./mock.js";
import { followChoices, showChoice } from "./tabs.js";
// After VitePress's own, which it changes.
import "./theme.css";

/** VitePress's own theme, with what its pages do besides. */
export const themeWith = (statements: () => Promise<{ default: Statements }>): Theme => ({
  extends: theme,
  Layout: defineComponent(() => {
    const root = ref<string>();
    onMounted(() => {
      root.value = mockRoot();
      followChoices();
      followReading();
      openIds(async () => (await statements()).default);
      addEventListener("hashchange", reveal);
    });
    onContentUpdated(() => {
      oneButtonEach();
      toOwnMock();
      showChoice();
      reveal();
    });
    const consoleLink = () =>
      root.value === undefined
        ? undefined
        : h("a", { class: "console", href: `${root.value}_standin`, target: "_self" }, "Console");
    return () => h(theme.Layout, null, { "nav-bar-content-before": consoleLink });
  }),
});

/** A group of the side bar is a button, and so is VitePress's arrow in it: the arrow does nothing by itself. */
function oneButtonEach(): void {
  for (const arrow of document.querySelectorAll('.item[role="button"] > .caret')) {
    for (const name of ["role", "tabindex", "aria-label"]) arrow.removeAttribute(name);
  }
}

/** Opens the collapsed block of a link target and marks the target, because `:target` ignores addresses set by scripts. */
function reveal(): void {
  document.querySelector(".here")?.classList.remove("here");
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  target?.classList.add("here");
  let isOpened = false;
  for (let at = target?.closest("details"); at; at = at.parentElement?.closest("details")) {
    isOpened ||= !at.open;
    at.open = true;
  }
  if (isOpened) target?.scrollIntoView();
}
