import { Refusal, request } from "./api.js";
import { el, find } from "./dom.js";
import { openForm } from "./form.js";

/**
 * @param {import("../openapi/page-types.js").Overview} overview
 * @param {string} chosen
 */
export function showEnvironments({ environments }, chosen) {
  const names = [...new Set([...environments, chosen])];
  const select = find("#environment", HTMLSelectElement);
  const shown = [...select.options].map(({ value }) => value);
  if (JSON.stringify(shown) !== JSON.stringify(names)) {
    select.replaceChildren(...names.map((name) => el("option", { value: name }, name)));
  }
  select.value = chosen;
}

/** @param {(name: string) => void} choose */
export function wireEnvironments(choose) {
  const select = find("#environment", HTMLSelectElement);
  select.addEventListener("change", () => choose(select.value));
  find("#new-environment", HTMLButtonElement).addEventListener("click", () =>
    openForm({
      title: "New environment",
      hint: "It starts from the seed, with a state of its own. Requests with this name in X-Environment are for it.",
      action: "Make it",
      fields: [{ at: "/name", label: "Name", kind: "text", hint: "1 to 64 letters, digits, “-” and “_”." }],
      async submit({ name = "" }) {
        await make(String(name));
        choose(String(name));
      },
    }),
  );
}

/**
 * An environment is made by the first request that names it.
 * @param {string} name
 */
async function make(name) {
  try {
    await request(`/clock?environment=${encodeURIComponent(name)}`, { environment: "main" });
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.message, [{ pointer: "/name", detail: error.message }]) : error;
  }
}
