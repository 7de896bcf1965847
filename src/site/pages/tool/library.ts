import { libraryMembers } from "../../../openapi/generated/library-members.js";
import { html } from "../../html.js";
import { guidePage, libraryPage, toAnchor } from "../../links.js";
import { toInline } from "../../markup.js";
import type { DocsModel } from "../../model/model.js";
import { code } from "../../parts/code.js";
import type { Page } from "../../parts/layout.js";
import { table } from "../../parts/table.js";

const headings: Readonly<Record<string, string>> = {
  Standin: "What createStandin gives",
  EnvironmentHandle: "The handle of an environment",
  ReceiverHandle: "A receiver",
};

export const memberAnchor = ({ of, name }: { of: string; name: string }): string => toAnchor(`${of}.${name}`);
export const optionAnchor = (name: string): string => toAnchor(`option-${name}`);

const example = `import { createStandin } from "standin";

const standin = await createStandin({ port: 0, clock: "stepped" });
console.log(standin.url);
await standin.close();`;

/** The options of createStandin, and everything that it gives, from the types. */
export function libraryPageOf({ source: { tool } }: DocsModel): Page {
  const kinds = [...new Set(libraryMembers.map(({ of }) => of))];
  return {
    file: libraryPage,
    title: "Library",
    summary: "createStandin: its options, and the members of what it gives.",
    content: html`<h1>Library</h1>
<p class="lead"><code>createStandin</code> of <code>standin</code> is the mock in your own process. The same handle of a mock that runs elsewhere is <code>connect</code> of <code>standin/client</code> (<a href="${guidePage("connect")}">how</a>), with asynchronous methods; <code>standin/playwright</code> and <code>standin/vitest</code> give one to each test.</p>
${code(example, "JavaScript", "ts")}
<h2 id="options">Options</h2>
${table(
  "guide",
  "Options of createStandin",
  ["Option", "What it is for", "Flag", "Default"],
  tool.options.map(({ name, flag, text, choices, default: value }) => ({
    anchor: optionAnchor(name),
    cells: [
      html`<code>${name}</code>`,
      html`${toInline(text)}${choices.length > 0 && `: ${choices.join(", ")}`}`,
      flag === undefined ? "" : html`<code class="whole">${flag}</code>`,
      value === undefined ? "" : html`<code>${value}</code>`,
    ],
  })),
)}
${kinds.map(
  (kind) => html`<h2 id="${toAnchor(kind)}">${headings[kind] ?? kind}</h2>
${table(
  "guide",
  headings[kind] ?? kind,
  ["Member", "Type", "What it does"],
  libraryMembers
    .filter(({ of }) => of === kind)
    .map((one) => ({
      anchor: memberAnchor(one),
      cells: [html`<code>${one.name}</code>`, html`<code>${one.signature}</code>`, toInline(one.text)],
    })),
)}`,
)}`,
  };
}
