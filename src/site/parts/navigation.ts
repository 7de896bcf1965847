import { type Html, html } from "../html.js";
import { guidePage, operationPage } from "../links.js";
import { toPlain } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import { callPage } from "../model/places.js";

export interface NavigationEntry {
  title: string;
  page: string;
}

export interface NavigationGroup {
  title: string;
  entries: readonly NavigationEntry[];
  /** It is long, and shown whole only where the reader is in it. */
  folded?: true;
}

/** Every page that people go to by themselves, as the menu has them. */
export function toNavigation({ operations, call, source }: DocsModel): NavigationGroup[] {
  const tagged = (tag: string) =>
    operations
      .filter((operation) => operation.tag === tag)
      .map(({ id, summary }) => ({ title: summary, page: operationPage(id) }));
  return [
    { title: "Start", entries: [{ title: "Overview", page: "index.html" }, ...guides(source.guides)] },
    { title: "Updates", entries: [...tagged("Updates"), { title: call.summary, page: callPage }] },
    { title: "Around the updates", entries: tagged("Supporting"), folded: true },
    {
      title: "Promise and guess",
      entries: [
        { title: "Rules", page: "rules.html" },
        { title: "Answers", page: "answers.html" },
        { title: "Contracts", page: "contracts.html" },
        { title: "Errors", page: "errors.html" },
        { title: "If yours differs", page: "if-yours-differs.html" },
      ],
    },
    {
      title: "Reference",
      entries: [
        { title: "Flat document", page: "reference.html" },
        { title: "JSON:API document", page: "reference-json-api.html" },
      ],
    },
  ];
}

const guides = (sources: DocsModel["source"]["guides"]): NavigationEntry[] =>
  sources.map(({ name, text }) => ({ title: titleOf(text), page: guidePage(name) }));

/** A guide begins with its title. */
export const titleOf = (markdown: string): string => toPlain(/^# (.+)$/m.exec(markdown)?.[1] ?? "");

export function navigation(groups: readonly NavigationGroup[], current: string): Html {
  return html`<nav id="menu" aria-label="Pages">${groups.map(({ title, entries, folded }) => {
    const links = html`<ul>${entries.map((entry) => link(entry, current))}</ul>`;
    const isHere = entries.some(({ page }) => page === current);
    return folded
      ? html`<details${isHere && html` open`}><summary>${title}</summary>${links}</details>`
      : html`<h2>${title}</h2>${links}`;
  })}</nav>`;
}

const link = ({ title, page }: NavigationEntry, current: string): Html =>
  html`<li><a href="${page}"${page === current && html` aria-current="page"`}>${title}</a></li>`;
