import { type Html, html, join } from "./html.js";
import { catalogueLink } from "./links.js";

/** The little Markdown that stands in the document: code, bold, links, and ids of the catalogue, which become links. */
export function toInline(text: string): Html {
  const pattern = /(`[^`]+`)|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|<(https?:[^<>\s]+)>|\b([A-Z]-\d\d)\b/g;
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [all, code, bold, label, target, address, id] = match;
    parts.push(html`${text.slice(end, match.index)}`);
    end = match.index + all.length;
    if (code) parts.push(toCode(code.slice(1, -1)));
    else if (bold) parts.push(html`<strong>${bold}</strong>`);
    else if (label && target) parts.push(html`<a href="${target}">${toInline(label)}</a>`);
    else if (address) parts.push(html`<code>${address}</code>`);
    else if (id) parts.push(html`<a class="whole" href="${catalogueLink(id)}">${id}</a>`);
  }
  return join([...parts, html`${text.slice(end)}`]);
}

/** A browser breaks `--dry-run` after any of its hyphens; what is short stays whole. */
const toCode = (text: string): Html =>
  html`<code${text.includes("-") && text.length <= 24 && html` class="whole"`}>${text}</code>`;

/** The same, in paragraphs. */
export function toParagraphs(text: string | undefined): Html {
  const paragraphs = (text ?? "").split(/\n\s*\n/).filter((one) => one.trim() !== "");
  return join(paragraphs.map((one) => html`<p>${toInline(one.trim())}</p>`));
}

/** The text alone, for a search or a title. */
export const toPlain = (text: string): string =>
  text
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, "$1")
    .replace(/[`*]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** A long name that may break after each dot and underscore and before each capital of `aName`, rather than anywhere. */
export const breakable = (name: string): Html =>
  join(name.split(/(?<=[._])|(?<=[a-z])(?=[A-Z])/).map((piece, index) => html`${index > 0 && html`<wbr>`}${piece}`));
