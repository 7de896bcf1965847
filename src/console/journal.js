import { readJson } from "./api.js";
import { el, find } from "./dom.js";
import { journalRow, outcome } from "./journal-row.js";
import { renderKeyed } from "./keyed.js";
import { tellNews } from "./say.js";
import { listIn, offerMore, showCount } from "./section.js";

/** @typedef {import("../openapi/page-types.js").JournalEntry} Entry */

/** So many are read at the start, and kept at the most. */
const maximumKept = 1000;
const step = 25;

/** @type {Map<string, Entry>} */
let entries = new Map();
let shownCount = step;
let environmentShown = "main";
let isDue = false;

/** @param {string} environment */
export async function loadJournal(environment) {
  const { entries: loaded } = await readJson("/journal", environment, `?limit=${maximumKept}`);
  environmentShown = environment;
  entries = new Map(loaded.map((entry) => [entry.id, entry]));
  render();
}

/** After a reset the list is empty, and announces new entries. */
export function clearJournal() {
  entries = new Map();
  render();
}

/** @param {Entry} entry */
export function addEntry(entry) {
  if (!entries.has(entry.id)) tellNews(`${entry.method} ${entry.path}: ${outcome(entry)}`);
  entries.set(entry.id, entry);
  const [oldest] = entries.keys();
  if (entries.size > maximumKept && oldest !== undefined) entries.delete(oldest);
  if (isDue) return;
  isDue = true;
  // Hundreds may come at once; they are painted together.
  requestAnimationFrame(() => {
    isDue = false;
    render();
  });
}

export function watchFilter() {
  find("#filter", HTMLInputElement).addEventListener("input", () => render());
}

function render() {
  showCount("journal", entries.size);
  const words = find("#filter", HTMLInputElement).value.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = [...entries.values()]
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .reverse();
  const list = listIn("journal", "ol", "rows", matching.length, () =>
    entries.size > 0 ? ["No request matches the filter."] : firstRequest(environmentShown),
  );
  if (!list) return;
  renderKeyed(list, matching.slice(0, shownCount), ({ id }) => id, journalRow);
  offerMore(list, "Show older requests", matching.length - shownCount, () => {
    shownCount += step * 4;
    render();
  });
}

/** @param {Entry} entry */
function textOf({ method, path, operation, response, refused, fault }) {
  const injected = fault === null ? "" : `fault ${fault}`;
  return `${method} ${path} ${operation ?? ""} ${response?.status ?? ""} ${refused?.code ?? ""} ${injected}`.toLowerCase();
}

/** @param {string} environment */
function firstRequest(environment) {
  const header = environment === "main" ? "" : ` -H "X-Environment: ${environment}"`;
  const curl = `curl -X PUT ${location.origin}/uploads/1001 -H "Authorization: Bearer any-token"${header} -H "Content-Type: application/json" -d '{"author":"Grace Hopper"}'`;
  return [
    "No requests yet. They appear here as they come; try one:",
    el("code", { class: "sample", tabindex: "0" }, curl),
  ];
}
