import { Marked, type RendererObject, type Token, type TokenizerAndRendererExtension, type Tokens } from "marked";
import { escapeHtml, Html, html, join } from "./html.js";
import { catalogueLink, guidePage, headingAnchor, recipePage } from "./links.js";
import { code } from "./parts/code.js";
import type { CodeLanguage } from "./parts/highlight.js";
import { table } from "./parts/table.js";

/** The languages that stand behind the fences of code: what they are called, and how they are coloured. */
const languages: Readonly<Record<string, readonly [label: string, language: CodeLanguage]>> = {
  sh: ["Shell", "sh"],
  ts: ["TypeScript", "ts"],
  js: ["JavaScript", "ts"],
  jsx: ["JSX", "ts"],
  html: ["HTML", "text"],
  json: ["JSON", "json"],
  jsonc: ["JSON", "json"],
  yaml: ["YAML", "yaml"],
};

/** Guides and recipes link to one another by their files. */
const toPage = (target: string): string =>
  target
    .replace(/^\.\.\/recipes\/([a-z-]+)\.md$/, (_, name: string) => recipePage(name))
    .replace(/^(?:\.\/|\.\.\/guides\/)?([a-z-]+)\.md$/, (_, name: string) => guidePage(name));

/** How the site shows what is not as Markdown has it. */
const renderer: RendererObject = {
  // Texts come from the document and the guides: what looks like HTML in them is meant to be read.
  html: ({ text }) => escapeHtml(text),
  text(token) {
    return "tokens" in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text);
  },
  codespan: ({ text }) => toCode(text).text,
  heading({ depth, text, tokens }) {
    const inner = new Html(this.parser.parseInline(tokens));
    if (depth === 1) return html`<h1>${inner}</h1>\n`.text;
    const id = headingAnchor(text);
    return depth === 2 ? html`<h2 id="${id}">${inner}</h2>\n`.text : html`<h3 id="${id}">${inner}</h3>\n`.text;
  },
  code({ text, lang = "" }) {
    const [label, language] = languages[/^\w*/.exec(lang)?.[0] ?? ""] ?? ["Code", "text"];
    return `${code(text, label, language).text}\n`;
  },
  table({ header, rows }) {
    const columns = header.map(({ tokens }) => tokens.map(plainOf).join(""));
    const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => new Html(this.parser.parseInline(tokens)));
    const shown = rows.map((row) => ({ cells: cells(row) }));
    return `${table("guide", columns.join(", "), columns, shown).text}\n`;
  },
  link({ href, text, tokens }) {
    // No page asks anybody for anything: an address elsewhere is told, and not led to.
    if (/^[a-z]+:/i.test(href)) return href === text ? toCode(text).text : this.parser.parseInline(tokens);
    return html`<a href="${toPage(href)}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
  },
};

/** Ids of the catalogue are links to their rule or assumption, but in a link. */
const catalogueId: TokenizerAndRendererExtension = {
  name: "catalogueId",
  level: "inline",
  start: (source) => /\b[A-Z]-\d\d\b/.exec(source)?.index,
  tokenizer(source) {
    const [raw] = /^[A-Z]-\d\d\b/.exec(source) ?? [];
    return raw === undefined || this.lexer.state.inLink ? undefined : { type: "catalogueId", raw, text: raw };
  },
  renderer: ({ raw }) => html`<a class="whole" href="${catalogueLink(raw)}">${raw}</a>`.text,
};

const markdown = new Marked({ renderer, extensions: [catalogueId], async: false });

/** A browser breaks `--dry-run` after any of its hyphens; what is short stays whole. */
const toCode = (text: string): Html =>
  html`<code${text.includes("-") && text.length <= 24 && html` class="whole"`}>${text}</code>`;

/** Markdown of one line: code, bold, links, and ids of the catalogue. */
export const toInline = (text: string): Html => new Html(markdown.parseInline(text, { async: false }));

/** Markdown in blocks: paragraphs, headings, lists, tables and code. */
export const toBlocks = (text: string | undefined): Html =>
  new Html(markdown.parse((text ?? "").trim(), { async: false }));

/** The words of Markdown alone, for a search or a title. */
export const toPlain = (text: string): string =>
  markdown.lexer(text).map(plainOf).join(" ").replace(/\s+/g, " ").trim();

function plainOf(token: Token): string {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .flat()
      .flatMap(({ tokens }) => tokens.map(plainOf))
      .join(" ");
  }
  if (token.type === "list") return (token as Tokens.List).items.map(plainOf).join(" ");
  if ("tokens" in token && token.tokens) return token.tokens.map(plainOf).join(token.type === "list_item" ? " " : "");
  return "text" in token ? String(token.text) : "";
}

/** A long name that may break after each dot and underscore and before each capital of `aName`, rather than anywhere. */
export const breakable = (name: string): Html =>
  join(name.split(/(?<=[._])|(?<=[a-z])(?=[A-Z])/).map((piece, index) => html`${index > 0 && html`<wbr>`}${piece}`));
