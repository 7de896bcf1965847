import { Refusal } from "./api.js";
import { el, find, messageOf } from "./dom.js";

/**
 * @typedef {object} Field
 * @property {string} at the JSON pointer of its value in the body, such as `/author`
 * @property {string} label
 * @property {"text" | "long" | "choice" | "check" | "file"} kind
 * @property {string} [shown] its initial value
 * @property {(text: string) => unknown} [read] what a text means; throws an Error for one that means nothing
 * @property {string} [hint]
 * @property {readonly (readonly [value: string, label: string])[]} [choices]
 */

/**
 * @typedef {object} Form
 * @property {string} title
 * @property {string} hint
 * @property {string} action what the button says
 * @property {readonly Field[]} fields
 * @property {(body: Record<string, unknown>, file: File | undefined) => Promise<void>} submit receives only the changed values
 */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

/** @typedef {{ field: Field, control: Control, problem: HTMLElement }} Shown */

/**
 * Opens a dialog with these fields. What the server refuses is shown at the field that it is about, and the dialog stays open.
 * @param {Form} form
 */
export function openForm({ title, hint, action, fields, submit }) {
  const dialog = find("#form-dialog", HTMLDialogElement);
  const form = find("form", HTMLFormElement, dialog);
  find("h2", HTMLElement, form).textContent = title;
  find(".hint", HTMLElement, form).textContent = hint;
  find("button[type=submit]", HTMLElement, form).textContent = action;
  find("#form-problem", HTMLElement).hidden = true;
  const shown = fields.map(showField);
  find(".fields", HTMLElement, form).replaceChildren(...shown.map(({ row }) => row));
  const place = placeOfFocus();
  dialog.onclose = () => place()?.focus();
  find("button[value=cancel]", HTMLButtonElement, form).onclick = () => dialog.close();
  form.onsubmit = async (event) => {
    event.preventDefault();
    clearProblems(shown);
    try {
      await submit(readAll(shown), fileOf(shown));
      dialog.close();
    } catch (error) {
      showProblems(shown, error);
    }
  };
  dialog.showModal();
}

/** The focused element may be redrawn meanwhile, so it is found again by its name in the row with the same ID. */
function placeOfFocus() {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return () => null;
  const { focus: name = "" } = active.dataset;
  const id = active.closest("[id]")?.id ?? "";
  return () => {
    if (active.isConnected) return active;
    const again = document.querySelector(`#${CSS.escape(id)} [data-focus="${CSS.escape(name)}"]`);
    return again instanceof HTMLElement ? again : null;
  };
}

/**
 * @param {Field} field
 * @param {number} index
 */
function showField(field, index) {
  const problem = el("span", { class: "problem", id: `field-problem-${index}`, hidden: true });
  const hint =
    field.hint === undefined ? undefined : el("span", { class: "hint", id: `field-hint-${index}` }, field.hint);
  const described = [hint?.id, problem.id].filter(Boolean).join(" ");
  const control = makeControl(field, { "aria-describedby": described });
  const label = el("label", { class: field.kind === "check" ? "check" : undefined }, field.label, control);
  return { field, control, problem, row: el("div", { class: "field" }, label, hint, problem) };
}

/**
 * @param {Field} field
 * @param {import("./dom.js").Attributes} attributes
 * @returns {Control}
 */
function makeControl({ kind, shown = "", choices = [] }, attributes) {
  if (kind === "long") {
    const rows = Math.min(14, Math.max(3, shown.split("\n").length));
    return el("textarea", { ...attributes, rows, spellcheck: "false" }, shown);
  }
  if (kind === "choice") {
    const options = choices.map(([value, label]) => el("option", { value, selected: value === shown }, label));
    return el("select", attributes, ...options);
  }
  if (kind === "file") return el("input", { ...attributes, type: "file" });
  if (kind === "check") return el("input", { ...attributes, type: "checkbox", checked: shown === "true" });
  return el("input", { ...attributes, value: shown, autocomplete: "off", spellcheck: "false" });
}

/** @param {Shown} shown */
function textOf({ field, control }) {
  return field.kind === "check" ? String(/** @type {HTMLInputElement} */ (control).checked) : control.value;
}

/** @param {readonly Shown[]} shown */
function fileOf(shown) {
  const one = shown.find(({ field }) => field.kind === "file");
  return one && /** @type {HTMLInputElement} */ (one.control).files?.[0];
}

/**
 * The values that differ from what was shown at first, each at its place in the body.
 * @param {readonly Shown[]} shown
 */
function readAll(shown) {
  /** @type {Record<string, unknown>} */
  const body = {};
  for (const one of shown) {
    const { at, kind, shown: before = "", read = (text) => text } = one.field;
    const text = textOf(one);
    if (kind === "file" || text === before) continue;
    try {
      setAt(body, at, kind === "check" ? text === "true" : read(text));
    } catch (error) {
      throw new Refusal("Nothing was sent.", [{ pointer: at, detail: messageOf(error) }]);
    }
  }
  return body;
}

/**
 * @param {Record<string, unknown>} body
 * @param {string} pointer
 * @param {unknown} value
 */
function setAt(body, pointer, value) {
  const names = pointer.split("/").slice(1);
  const last = names.pop() ?? "";
  let at = body;
  for (const name of names) {
    at[name] ??= {};
    at = /** @type {Record<string, unknown>} */ (at[name]);
  }
  at[last] = value;
}

/** @param {readonly Shown[]} shown */
function clearProblems(shown) {
  find("#form-problem", HTMLElement).hidden = true;
  for (const { control, problem } of shown) {
    control.removeAttribute("aria-invalid");
    problem.hidden = true;
  }
}

/**
 * Each violation at its field, or at the one that it is in; what is of no field stands above the buttons.
 * @param {readonly Shown[]} shown
 * @param {unknown} error
 */
function showProblems(shown, error) {
  const violations = error instanceof Refusal ? error.violations : [];
  /** @type {Control | undefined} */
  let first;
  let isPlaced = violations.length > 0;
  for (const { pointer, detail } of violations) {
    const found = shown.find(({ field: { at } }) => pointer === at || pointer.startsWith(`${at}/`));
    if (!found) {
      isPlaced = false;
      continue;
    }
    found.problem.textContent = detail;
    found.problem.hidden = false;
    found.control.setAttribute("aria-invalid", "true");
    first ??= found.control;
  }
  const problem = find("#form-problem", HTMLElement);
  problem.textContent = isPlaced
    ? "It was refused, and nothing has changed. The fields above say why."
    : messageOf(error);
  problem.hidden = false;
  first?.focus();
}
