import { toVisible } from "../../base/visible.js";

/** XML 1.0 has no place for most control characters, not even escaped, and a page none for what reverses or hides its text. */
export function escapeXml(text: string): string {
  return toVisible(text, "\n\t")
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
