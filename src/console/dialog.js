import { Refusal } from "./api.js";
import { find, messageOf } from "./dom.js";

/**
 * A dialog with a form, opened by a button. What the server refuses is said in it, where it can be mended.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {(given: FormData) => Promise<void>} submit
 */
export function wireDialog(dialog, opener, submit) {
  const form = find("form", HTMLFormElement, dialog);
  const problem = find(".problem", HTMLParagraphElement, form);
  opener.addEventListener("click", () => {
    problem.hidden = true;
    dialog.showModal();
  });
  find("button[value=cancel]", HTMLButtonElement, form).addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await submit(new FormData(form));
      dialog.close();
    } catch (error) {
      problem.textContent = messageOf(error);
      problem.hidden = false;
      const name = error instanceof Refusal ? error.violations[0]?.pointer.split("/")[1] : undefined;
      const field = name ? form.elements.namedItem(name) : null;
      if (field instanceof HTMLElement && !field.closest("[hidden]")) field.focus();
    }
  });
}
