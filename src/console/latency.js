import { request } from "./api.js";
import { find } from "./dom.js";
import { say } from "./say.js";

/** @param {import("../openapi/page-types.js").Overview} overview */
export function showLatency({ latency: { minimum_ms: least, maximum_ms: most } }) {
  const field = find("#latency-of", HTMLInputElement);
  // Keep the text while the user writes.
  if (document.activeElement !== field) field.value = least === most ? String(least) : `${least}-${most}`;
}

/** @param {() => string} environment */
export function wireLatency(environment) {
  find("#latency", HTMLFormElement).addEventListener("submit", async (event) => {
    event.preventDefault();
    const latency = find("#latency-of", HTMLInputElement).value.trim();
    await request("/latency", { environment: environment(), method: "PUT", body: { latency } });
    say(`Each request to the API waits ${latency} ms.`);
  });
}
