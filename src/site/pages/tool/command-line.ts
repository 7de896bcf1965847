import { html } from "../../html.js";
import { commandLinePage, toAnchor } from "../../links.js";
import { toInline } from "../../markup.js";
import type { DocsModel } from "../../model/model.js";
import type { CommandSource, FlagSource } from "../../model/tool.js";
import { code } from "../../parts/code.js";
import type { Page } from "../../parts/layout.js";
import { table } from "../../parts/table.js";

/** Where a flag is told of: `command-line.html#serve--port`. */
export const flagAnchor = (command: string, flags: string): string =>
  toAnchor(`${command}${/--[\w-]+/.exec(flags)?.[0] ?? ""}`);

/** Every command with its flags, as its help has them. */
export function commandLinePageOf({ source: { tool } }: DocsModel): Page {
  return {
    file: commandLinePage,
    title: "Command line",
    summary: "Every command of standin, and every flag.",
    content: html`<h1>Command line</h1>
<p class="lead">From a clone <code>npx standin</code> works after <code>npm ci</code>; in a project of yours, after <code>npm install --save-dev</code> of the tarball that <code>npm pack</code> makes.</p>
${tool.commands.map(section)}`,
  };
}

const section = ({ name, text, flags }: CommandSource) => html`<h2 id="${toAnchor(name)}">standin ${name}</h2>
<p>${toInline(text)}</p>
${code(`npx standin ${name} --help`, "Shell", "sh")}
${table(
  "guide",
  `Flags of standin ${name}`,
  ["Flag", "What it is for", "Default"],
  flags.map((one) => ({
    anchor: flagAnchor(name, one.flags),
    cells: [
      html`<code class="whole">${one.flags}</code>`,
      describe(one),
      one.default === undefined ? "" : html`<code>${one.default}</code>`,
    ],
  })),
)}`;

const describe = ({ text, choices }: FlagSource) =>
  html`${toInline(text)}${choices.length > 0 && html`: ${choices.map((one, index) => html`${index > 0 && ", "}<code>${one}</code>`)}`}`;
