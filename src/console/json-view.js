import { el } from "./dom.js";
import { coloured } from "./json-tokens.js";

/**
 * A titled block of text that can be scrolled, with the keyboard too; what is JSON is coloured.
 * @param {string} title
 * @param {unknown} value a text, or what is shown as JSON
 */
export function block(title, value) {
  const json = typeof value === "string" ? pretty(value) : JSON.stringify(value, null, 2);
  const shown = json === undefined ? [String(value)] : coloured(json);
  return el(
    "div",
    { class: "block" },
    el("h4", {}, title),
    el("pre", { tabindex: "0", role: "region", "aria-label": title }, el("code", {}, ...shown)),
  );
}

/**
 * A JSON text in lines. Undefined if it is not JSON.
 * @param {string} text
 */
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

/** @param {Record<string, unknown>} headers */
export const headerLines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : value}`)
    .join("\n");
