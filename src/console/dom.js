/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Attributes */

/**
 * Makes an element. Texts become text nodes, whatever is in them: nothing that a user stored is ever parsed as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes] `onclick` and the like are listeners; `undefined` and `false` are left out
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  append(element, children);
  return element;
}

/**
 * @param {Element} parent
 * @param {readonly Child[]} children
 */
export function append(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An element of the page that is there from the start.
 * @template {HTMLElement} Kind
 * @param {string} selector
 * @param {{ new (): Kind }} kind
 * @param {ParentNode} [within]
 * @returns {Kind}
 */
export function find(selector, kind, within = document) {
  const element = within.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${kind.name} at ${selector}.`);
}

/**
 * Something that can be opened; its body is built when it is, for the first time.
 * @param {readonly Child[]} summary
 * @param {() => readonly Child[]} build
 * @param {string} [name] by which it is known again when it is drawn anew, among those of its row
 */
export function disclosure(summary, build, name = "row") {
  const body = el("div", { class: "details" });
  const details = el("details", { "data-keep": name }, el("summary", { "data-focus": name }, ...summary), body);
  const fill = () => {
    if (body.childElementCount > 0) return;
    try {
      append(body, build());
    } catch (error) {
      body.replaceChildren(el("p", { class: "unshown" }, `This cannot be shown: ${messageOf(error)}`));
    }
  };
  details.addEventListener("toggle", () => details.open && fill());
  fillers.set(details, fill);
  return details;
}

/** @type {WeakMap<Element, () => void>} */
const fillers = new WeakMap();

/**
 * Opens one, with its body there at once.
 * @param {HTMLDetailsElement} details
 */
export function openDisclosure(details) {
  details.open = true;
  fillers.get(details)?.();
}

/**
 * The message of an error.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));
