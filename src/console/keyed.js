import { el, messageOf, openDisclosure } from "./dom.js";

/** @typedef {{ node: HTMLElement, stamp: string }} Shown */

/** @type {WeakMap<Element, Map<string, Shown>>} */
const shownIn = new WeakMap();

/**
 * Makes the children of a list those of the items. What has not changed stays as it is, with its focus; what has changed
 * is made anew, and is open and focused as it was. One that cannot be drawn says so in its place, and the others are there.
 * @template {{ id: string }} Item
 * @param {Element} root
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @param {(item: Item) => HTMLElement} render
 */
export function renderKeyed(root, items, keyOf, render) {
  const before = shownIn.get(root) ?? new Map();
  /** @type {Map<string, Shown>} */
  const now = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const stamp = JSON.stringify(item);
    const old = before.get(key);
    const node = old?.stamp === stamp ? old.node : draw(item, render);
    if (old && old.node !== node) replace(old.node, node);
    now.set(key, { node, stamp });
  }
  for (const [key, { node }] of before) if (!now.has(key)) node.remove();
  let place = root.firstElementChild;
  for (const { node } of now.values()) {
    if (node === place) place = node.nextElementSibling;
    else root.insertBefore(node, place);
  }
  shownIn.set(root, now);
}

/**
 * @template {{ id: string }} Item
 * @param {Item} item
 * @param {(item: Item) => HTMLElement} render
 */
function draw(item, render) {
  try {
    return render(item);
  } catch (error) {
    return el("li", { class: "unshown" }, el("code", {}, item.id), ` cannot be shown: ${messageOf(error)}`);
  }
}

/**
 * @param {HTMLElement} old
 * @param {HTMLElement} made
 */
function replace(old, made) {
  // Reopen open elements from the outside in, because inner ones exist only in an open outer one.
  for (const opened of old.querySelectorAll("details[open]")) {
    const name = opened.getAttribute("data-keep") ?? "";
    const again = made.querySelector(`details[data-keep="${CSS.escape(name)}"]`);
    if (again instanceof HTMLDetailsElement) openDisclosure(again);
  }
  const active = document.activeElement;
  const name = active instanceof HTMLElement && old.contains(active) ? active.dataset.focus : undefined;
  old.replaceWith(made);
  if (name === undefined) return;
  for (const candidate of made.querySelectorAll("[data-focus]")) {
    if (candidate instanceof HTMLElement && candidate.dataset.focus === name) candidate.focus();
  }
}
