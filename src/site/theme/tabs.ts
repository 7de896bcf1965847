/** Choosing a language or an envelope in one example chooses it in all of them, on every page. */
const key = "standin.tab";

/** Of `fetch · JSON:API` and `200 · JSON:API` the same. */
const envelopeOf = (title = ""): string => title.split(" · ")[1] ?? "";

function stored(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // A browser may keep nothing.
  }
}

export function followChoices(): void {
  document.addEventListener("click", (event) => {
    const label = event.target instanceof Element ? event.target.closest<HTMLElement>(".vp-code-group label") : null;
    if (!label || !event.isTrusted) return;
    const known = stored();
    const { title = "" } = label.dataset;
    // A response has only an envelope, so the language stays.
    const isResponse = label.closest("[data-requests]") !== null && !known.startsWith("client");
    const language = (isResponse && known.split(" · ")[0]) || (/^\d/.test(title) ? "curl" : title.split(" · ")[0]);
    try {
      localStorage.setItem(key, [language, envelopeOf(title)].filter(Boolean).join(" · "));
    } catch {
      // Then it holds for this page.
    }
    // Keep the position of the chosen tab on the screen, even if content above it changes.
    const before = label.getBoundingClientRect().top;
    showChoice();
    scrollBy({ top: label.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

/** Shows the chosen tab in each example, or else one of the same envelope. */
export function showChoice(): void {
  const choice = stored();
  if (choice === "") return;
  for (const group of document.querySelectorAll(".vp-code-group")) {
    const labels = [...group.querySelectorAll("label")];
    if (labels.every(({ dataset }) => envelopeOf(dataset.title) === "")) continue;
    const exact = labels.find(({ dataset }) => dataset.title === choice);
    const shown = exact ?? labels.find(({ dataset }) => envelopeOf(dataset.title) === envelopeOf(choice));
    if (shown?.control instanceof HTMLInputElement && !shown.control.checked) shown.control.click();
  }
}
