import { type Html, html, join } from "./html.js";
import { guidePage, headingAnchor, recipePage } from "./links.js";
import { toInline } from "./markup.js";
import { code } from "./parts/code.js";
import { table } from "./parts/table.js";

const labels: Record<string, string> = {
  sh: "Shell",
  ts: "TypeScript",
  js: "JavaScript",
  json: "JSON",
  jsonc: "JSON",
  jsx: "JSX",
  yaml: "YAML",
};

/** What a guide is written in: headings, paragraphs, lists, tables and code; enough for these pages, and no more. */
export function toBlocks(markdown: string): Html {
  // Code first: what stands in it is no Markdown. Text and code come in turn.
  const pieces = markdown.split(/^```/m);
  const parts = pieces.map((piece, index) => (index % 2 === 0 ? toText(piece) : toCode(piece)));
  return join(parts.flat(), "\n");
}

const toText = (piece: string): Html[] => piece.split(/\n\s*\n/).map(toBlock);

/** Its first line says the language, and what an editor is to know. */
function toCode(piece: string): Html {
  const [first = "", ...lines] = piece.split("\n");
  return code(lines.slice(0, -1).join("\n"), labels[/^\w+/.exec(first)?.[0] ?? ""] ?? "Code");
}

function toBlock(text: string): Html {
  const block = text.trim();
  const heading = /^(#{1,3}) (.+)$/.exec(block);
  if (block === "") return html``;
  if (heading) return toHeading(heading[1]?.length ?? 1, heading[2] ?? "");
  if (block.startsWith("|")) return toTable(block);
  if (/^(-|\d+\.) /.test(block)) return toList(block);
  return html`<p>${inline(block)}</p>`;
}

function toHeading(level: number, text: string): Html {
  if (level === 1) return html`<h1>${inline(text)}</h1>`;
  const id = headingAnchor(text);
  return level === 2 ? html`<h2 id="${id}">${inline(text)}</h2>` : html`<h3 id="${id}">${inline(text)}</h3>`;
}

function toTable(block: string): Html {
  const [head = [], , ...rows] = block.split("\n").map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  const cells = (row: string[]) => row.map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
  return table(
    "guide",
    head.map((cell) => cell.trim()).join(", "),
    head.map((cell) => cell.trim()),
    rows.map((row) => ({ cells: cells(row) })),
  );
}

function toList(block: string): Html {
  const items = block.split(/\n(?=(?:-|\d+\.) )/).map((item) => item.replace(/^(-|\d+\.) /, ""));
  const list = items.map((item) => html`<li>${inline(item)}</li>`);
  if (block.startsWith("-")) return html`<ul>${list}</ul>`;
  // Code between two items ends a list; the next one goes on counting.
  const first = Number.parseInt(block, 10);
  return html`<ol${first > 1 && html` start="${first}"`}>${list}</ol>`;
}

/** Guides link to one another by their files. */
const inline = (text: string): Html =>
  toInline(
    text
      .replace(/\]\(\.\.\/recipes\/([a-z-]+)\.md\)/g, (_, name: string) => `](${recipePage(name)})`)
      .replace(/\]\((?:\.\/|\.\.\/guides\/)?([a-z-]+)\.md\)/g, (_, name: string) => `](${guidePage(name)})`),
  );
