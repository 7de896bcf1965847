import { sendJson } from "./api.js";
import { find } from "./dom.js";
import { counted, dateAndTime, span } from "./format.js";
import { say } from "./say.js";

/** The clock as it was told last, and when that was, by the page's own. */
let told = { now: 0, runs: false, at: 0 };

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showClock({ clock }) {
  told = { now: Date.parse(clock.now), runs: clock.runs, at: performance.now() };
  const offset = find("#offset", HTMLElement);
  offset.hidden = clock.offset_ms === 0;
  offset.textContent = `+${span(clock.offset_ms)}`;
  offset.title = "How far it was advanced";
  tick();
}

function tick() {
  if (told.now === 0) return;
  const now = told.now + (told.runs ? performance.now() - told.at : 0);
  const time = find("#now", HTMLTimeElement);
  time.dateTime = new Date(now).toISOString();
  time.textContent = dateAndTime(now);
}

/** @param {() => string} environment */
export function wireClock(environment) {
  setInterval(tick, 1000);
  const form = find("#clock", HTMLFormElement);
  const field = find("#advance-by", HTMLInputElement);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const advance = field.value.trim();
    await moveClock(environment(), advance, `${advance} ahead of where it was`);
  });
}

/**
 * Advances the clock, and shows what ran.
 * @param {string} environment
 * @param {string | number} advance
 * @param {string} told the new time, for a sentence
 */
export async function moveClock(environment, advance, told) {
  const { ran } = await sendJson("/clock", environment, { advance });
  const kinds = [
    counted(ran.filter(({ kind }) => kind === "job").length, "job"),
    counted(ran.filter(({ kind }) => kind === "webhook_call").length, "retry", "retries"),
  ].filter((text) => !text.startsWith("0 "));
  say(`The clock is ${told}; ${kinds.length > 0 ? `${kinds.join(" and ")} ran` : "nothing fell due"}.`);
}
