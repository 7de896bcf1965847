/** Pieces of Markdown, as VitePress reads it: with HTML in it. */

/** A page of the site: its path (`rules.html`) and its Markdown, which begins with the heading. */
export interface Page {
  file: string;
  content: string;
}

/** Text of the document for a line of Markdown: what looks like a tag in it is meant to be read, but code stays as it is. */
export const text = (words: string): string =>
  words.trim().replace(/(`+)[\s\S]*?\1|</g, (found) => (found === "<" ? "&lt;" : found));

/** Text in a cell of a table, or in a line of a list. */
export const inline = (words: string): string => text(words).replace(/\s*\n\s*/g, " ");

export const code = (value: string): string => (value.includes("`") ? `\`\` ${value} \`\`` : `\`${value}\``);

/** A table that becomes cards where the page is narrow; `ids`: its first column holds only ids. A cell or a row may be empty. */
export function rows(
  columns: readonly string[],
  lines: readonly (readonly (string | undefined)[])[],
  kind: "" | " ids" = "",
): string {
  const line = (cells: readonly (string | undefined)[]): string =>
    `| ${cells.map((cell = "") => cell.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  const table = [columns, columns.map(() => "---"), ...lines].map(line).join("\n");
  return `<div class="rows${kind}">\n\n${table}\n\n</div>`;
}

export interface CodeBlock {
  /** The language, for its colors. */
  language: string;
  text: string;
  /** What the block is; in a group, the name of its tab. */
  title?: string;
}

/** A block of code; two spaces before each line would make it a part of a list, so there are none. */
export const fence = ({ language, text: content, title }: CodeBlock): string =>
  `\`\`\`\`${language}${title === undefined ? "" : ` [${title}]`}\n${content}\n\`\`\`\``;

/** Blocks of which one is shown, by tabs. */
export const tabs = (blocks: readonly CodeBlock[]): string =>
  `::: code-group\n\n${blocks.map(fence).join("\n\n")}\n\n:::`;

export const details = (summary: string, content: string, open = false): string =>
  `<details${open ? " open" : ""}><summary>${summary}</summary>\n\n${content}\n\n</details>`;

/** Text as the value of an attribute of HTML. */
export const attribute = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Where a row or a name can be linked to, and found by the search under that name. */
export const anchored = (id: string, content: string, name = ""): string =>
  `<span class="anchor${name}" id="${id}">${content}</span>`;

export const heading = (level: number, title: string, id: string): string => `${"#".repeat(level)} ${title} {#${id}}`;

/** Joins blocks. Missing blocks leave no gap. */
export const blocks = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((one) => one !== false && one !== undefined && one !== "").join("\n\n");

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Markdown without the HTML in it, for a program that reads: its links lead to other such pages. */
export const withoutHtml = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/(`+)[\s\S]*?\1|<summary>(.*?)<\/summary>|<br>|<\/?[a-z][^>]*>/g, (found, ticks, summary) =>
      ticks
        ? found
        : summary
          ? `**${plain(summary)}**`
          : found === "<br>"
            ? "; "
            : /^<(?:small|div|dt|dd)/.test(found)
              ? " "
              : "",
    )
    .replace(/^:::.*\n/gm, "")
    .replace(/ \{#[^}]*\}$/gm, "")
    .replace(/\.html([#)])/g, ".md$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The plain text of Markdown. */
export const plain = (markdown: string): string =>
  markdown
    .replace(/<[^>]*>/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]/g, "")
    .trim();

/** A page begins with its title. */
export const titleOf = (markdown: string): string => plain(/^# (.+)$/m.exec(markdown)?.[1] ?? "");
