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

/** A piece of a page. Only `html` and `trusted` make one, so that a text never becomes a part of the page unescaped. */
class Html {
  constructor(private readonly text: string) {}
  get length(): number {
    return this.text.length;
  }
  toString(): string {
    return this.text;
  }
}

export type { Html };

/** What a template takes: texts are escaped, pieces and lists of them are inserted, false inserts nothing. */
type Value = string | number | false | Html | readonly Value[];

/** A piece of a page. Every text in it is escaped, for an element as well as for an attribute in quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.map((part, at) => (at === 0 ? part : toText(values[at - 1] ?? "") + part)).join(""));

/** Text in backticks is code. */
export const toProse = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Text of the kit itself that is HTML, CSS or a script. Never pass what a target, a user or a file could have written. */
export const trusted = (text: string): Html => new Html(text);

function toText(value: Value): string {
  if (value === false) return "";
  if (value instanceof Html) return value.toString();
  return Array.isArray(value) ? value.map(toText).join("") : escapeXml(String(value));
}
