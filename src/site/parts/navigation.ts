import { type Html, html } from "../html.js";
import {
  commandLinePage,
  controlPage,
  factsPage,
  guidePage,
  libraryPage,
  operationPage,
  recipePage,
} from "../links.js";
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
  /** It is closed, unless the reader is on one of its pages. */
  folded?: true;
}

/** The pages of the menu. The operations stand under the document's tags, in its order. */
export function toNavigation({ operations, call, source }: DocsModel): NavigationGroup[] {
  const groups = source.documents.flat.tags.map(({ name }): NavigationGroup => {
    const tagged = operations.filter(({ tag }) => tag === name);
    const entries = [
      ...(call.tag === name ? [{ title: call.summary, page: callPage }] : []),
      ...tagged.map(({ id, summary }) => ({ title: summary, page: operationPage(id) })),
    ];
    // What the specification is about is shown at once: the two updates and the webhook call.
    const isOpen = call.tag === name || tagged.some(({ isUpdate }) => isUpdate);
    return { title: name, entries, ...(isOpen ? {} : { folded: true }) };
  });
  return [
    { title: "Start", entries: [{ title: "Overview", page: "index.html" }, ...guides(source.guides)] },
    ...groups,
    {
      title: "Rules and assumptions",
      entries: [
        { title: "Rules", page: "rules.html" },
        { title: "Assumptions", page: "assumptions.html" },
        { title: "Contracts", page: "contracts.html" },
        { title: "Errors", page: "errors.html" },
        { title: "The published service", page: factsPage },
        { title: "If yours differs", page: "if-yours-differs.html" },
      ],
    },
    {
      title: "Recipes",
      folded: true,
      entries: source.recipes.map(({ name, text }) => ({ title: titleOf(text), page: recipePage(name) })),
    },
    {
      title: "Reference",
      entries: [
        { title: "Command line", page: commandLinePage },
        { title: "Control interface", page: controlPage },
        { title: "Library", page: libraryPage },
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
