import { type Html, html } from "../html.js";
import { type CodeLanguage, highlight } from "./highlight.js";

/** Code to copy. The frame can be reached by keyboard, since it scrolls. */
export function code(text: string, label: string, language: CodeLanguage): Html {
  return html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0"><code>${highlight(text, language)}</code></pre></figure>`;
}
