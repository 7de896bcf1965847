import { append, el, find } from "./dom.js";

/**
 * The list in a section, or undefined when it has nothing; then the section says what would bring something.
 * @param {string} section
 * @param {"ul" | "ol"} tag
 * @param {string} kind
 * @param {number} count
 * @param {() => readonly import("./dom.js").Child[]} whenEmpty
 * @returns {HTMLElement | undefined}
 */
export function listIn(section, tag, kind, count, whenEmpty) {
  const body = find(`#${section} .body`, HTMLElement);
  const list = body.querySelector(`:scope > ${tag}`);
  if (count === 0) {
    list?.remove();
    // The link to more of the list is outdated.
    body.querySelector(":scope > .more")?.remove();
    body.querySelector(".empty")?.remove();
    const empty = el("p", { class: "empty" });
    append(empty, whenEmpty());
    body.prepend(empty);
    return undefined;
  }
  body.querySelector(".empty")?.remove();
  if (list instanceof HTMLElement) return list;
  const made = el(tag, { class: kind });
  body.prepend(made);
  return made;
}

/**
 * What shows more of a list, below it; it is there while there is more.
 * @param {HTMLElement} list
 * @param {string} text
 * @param {number} count how many more there are
 * @param {() => void} show
 */
export function offerMore(list, text, count, show) {
  list.parentElement?.querySelector(":scope > .more")?.remove();
  if (count > 0) list.after(el("button", { type: "button", class: "more", onclick: show }, `${text} (${count})`));
}

/** @type {readonly [string, string][]} */
const sections = [
  ["journal", "Journal"],
  ["calls", "Calls"],
  ["jobs", "Jobs"],
  ["uploads", "Uploads"],
  ["webhooks", "Webhooks"],
  ["faults", "Faults"],
];

/** Creates the links to the sections, each with its count. */
export function makeSectionLinks() {
  const list = find("#sections", HTMLElement);
  for (const [id, title] of sections) {
    list.append(el("li", {}, el("a", { href: `#${id}`, id: `to-${id}` }, title, " ", el("span", { class: "count" }))));
  }
}

/**
 * @param {string} section
 * @param {number} count
 * @param {boolean} [isNotable] whether it should catch the eye
 */
export function showCount(section, count, isNotable = false) {
  const link = find(`#to-${section}`, HTMLAnchorElement);
  find(".count", HTMLElement, link).textContent = String(count);
  link.toggleAttribute("data-notable", isNotable);
}
