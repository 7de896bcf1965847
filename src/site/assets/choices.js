// What the reader chose, before anything is shown, so that nothing jumps. Without scripts everything is shown.
{
  const root = document.documentElement;
  /** @param {string} name */
  const stored = (name) => {
    try {
      return localStorage.getItem(`standin.${name}`);
    } catch {
      return null; // A browser may keep nothing for pages from files.
    }
  };
  root.classList.add("scripted");
  root.dataset.showEnvelope = stored("envelope") === "json-api" ? "json-api" : "flat";
  root.dataset.showLanguage = ["fetch", "client"].find((one) => one === stored("language")) ?? "curl";
}
