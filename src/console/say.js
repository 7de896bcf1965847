import { find } from "./dom.js";

/** How long a message about an action stays, in milliseconds. */
const shownFor = 6000;
/** News is gathered for so long, so that a screen reader is not flooded. */
const gatheredFor = 1500;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/**
 * Says what came of an action, to eyes and to screen readers.
 * @param {string} text
 */
export function say(text) {
  const toast = find("#toast", HTMLParagraphElement);
  toast.textContent = text;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    toast.textContent = "";
  }, shownFor);
}

/** @type {string[]} */
let gathered = [];

/**
 * Tells screen readers what happened by itself; eyes see it in its place.
 * @param {string} text
 */
export function tellNews(text) {
  gathered.push(text);
  if (gathered.length > 1) return;
  setTimeout(() => {
    const [last = ""] = gathered.slice(-1);
    find("#news", HTMLParagraphElement).textContent =
      gathered.length === 1 ? last : `${gathered.length} requests, the last: ${last}`;
    gathered = [];
  }, gatheredFor);
}
