import { Refusal, request } from "./api.js";
import { el, find, messageOf } from "./dom.js";
import { say } from "./say.js";

/**
 * What the last reset took away, as a seed.
 * @type {{ environment: string, seed: unknown } | undefined}
 */
let lost;

/** @param {string} environment */
const readState = async (environment) => (await request("/state", { environment })).json();

/**
 * Saving and loading the state, the reset, and what takes that back.
 * @param {() => string} environment
 */
export function wireState(environment) {
  const input = find("#state-file", HTMLInputElement);
  const undo = find("#undo", HTMLButtonElement);
  find("#save-state", HTMLButtonElement).addEventListener("click", () => save(environment()));
  find("#load-state", HTMLButtonElement).addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) void load(environment(), file);
    // The same file may be chosen again.
    input.value = "";
  });
  find("#reset", HTMLButtonElement).addEventListener("click", async () => {
    const name = environment();
    const seed = await readState(name);
    await request("/reset", { environment: name, method: "POST" });
    lost = { environment: name, seed };
    undo.hidden = false;
    say(`${name} is back to its seed. Undo brings uploads, webhooks and collections back, not the journal.`);
  });
  undo.addEventListener("click", async () => {
    if (!lost) return;
    const { environment: name, seed } = lost;
    await request("/state", { environment: name, method: "PUT", body: seed });
    forgetReset();
    find("#reset", HTMLButtonElement).focus();
    say(`${name} is as it was before the reset.`);
  });
}

/** After this there is nothing to undo. */
export function forgetReset() {
  lost = undefined;
  find("#undo", HTMLButtonElement).hidden = true;
}

/** @param {string} environment */
async function save(environment) {
  const text = JSON.stringify(await readState(environment), null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const name = `standin-${environment}.json`;
  el("a", { href: address, download: name }).click();
  URL.revokeObjectURL(address);
  say(`The state is saved as ${name}; it can be loaded here, and be a --seed.`);
}

/**
 * @param {string} environment
 * @param {File} file
 */
async function load(environment, file) {
  const seed = parse(file.name, await file.text());
  await request("/state", { environment, method: "PUT", body: seed });
  say(`${environment} has the state of ${file.name}.`);
}

/**
 * @param {string} name
 * @param {string} text
 */
function parse(name, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${name} is not JSON: ${messageOf(error)}`);
  }
}
