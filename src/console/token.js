import { find } from "./dom.js";

const key = "standin-control-token";

export const currentToken = () => sessionStorage.getItem(key);

/** @type {Promise<void> | undefined} */
let asking;

/**
 * Asks for the token, once for all who need it.
 * @param {boolean} wasWrong whether one was sent
 */
export function askForToken(wasWrong) {
  asking ??= ask(wasWrong).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** @param {boolean} wasWrong */
function ask(wasWrong) {
  const dialog = find("#token-dialog", HTMLDialogElement);
  const form = find("form", HTMLFormElement, dialog);
  const field = find("input", HTMLInputElement, form);
  const problem = find(".problem", HTMLParagraphElement, form);
  problem.textContent = "That is not the token.";
  problem.hidden = !wasWrong;
  field.value = "";
  // Nothing works without it, so there is no way around.
  dialog.oncancel = (event) => event.preventDefault();
  dialog.showModal();
  return new Promise((/** @type {(value: void) => void} */ resolve) => {
    form.onsubmit = (event) => {
      event.preventDefault();
      sessionStorage.setItem(key, field.value.trim());
      dialog.close();
      resolve();
    };
  });
}
