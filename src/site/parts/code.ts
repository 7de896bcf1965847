import { type Html, html } from "../html.js";

/** Code to copy. The frame can be reached by keyboard, since it scrolls. */
export function code(text: string, label: string): Html {
  return html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0"><code>${text}</code></pre></figure>`;
}
