import type { DefaultTheme } from "vitepress";
import { operationPage } from "./links.js";
import { type Page, plain, titleOf } from "./markdown.js";
import type { DocsModel } from "./model/model.js";
import { methodBadge } from "./pages/operation.js";

/** An entry of VitePress's side bar. */
export type NavigationItem = DefaultTheme.SidebarItem;

/** The pages of each group of the menu, in the order of a reader. Operations and recipes follow by themselves. */
const groups = {
  Start: [
    ...["index", "guide-install", "guide-quick-start", "guide-isolation", "guide-upload", "guide-envelopes"],
    ...["guide-alternatives", "guide-upgrading", "changes"],
  ],
  Mock: [
    ...["guide-console", "guide-seeds", "guide-webhooks", "guide-jobs", "guide-faults", "guide-options"],
    "guide-limits",
  ],
  Test: ["guide-connect", "guide-browser"],
  Verify: [
    "guide-product",
    "guide-verify",
    "guide-report",
    "guide-bindings",
    "guide-observe",
    "guide-score",
    "contracts",
  ],
  Reference: [
    ...["marks", "rules", "assumptions", "errors", "command-line", "control", "library", "published-service"],
  ],
  Recipes: [],
};

/** The groups of the menu. Only the group of the current page is open. */
export function toNavigation(model: DocsModel, pages: readonly Page[]): NavigationItem[] {
  const titles = new Map(pages.map(({ file, content }) => [file, titleOf(content)]));
  const page = (file: string) => ({ text: titles.get(file) ?? "Overview", link: `/${file}` });
  /** The operations stand under the document's tags, in its order. */
  const operations = model.source.documents.flat.tags.map(({ name }) =>
    group(name, [
      ...(model.call.tag === name ? [page("webhook-call.html")] : []),
      ...model.operations
        .filter(({ tag }) => tag === name)
        .map(({ id, summary, method }) => ({
          ...page(operationPage(id)),
          ...{ text: `${methodBadge(method)} ${summary}`, docFooterText: summary },
        })),
    ]),
  );
  const first: Readonly<Record<string, NavigationItem[]>> = {
    Reference: [group("Operations", operations)],
    Recipes: pages.filter(({ file }) => file.startsWith("guide-recipe-")).map(({ file }) => page(file)),
  };
  return Object.entries(groups).map(([name, names]) =>
    group(name, [...(first[name] ?? []), ...names.map((one) => page(`${one}.html`))]),
  );
}

/** The pages as Markdown, as https://llmstxt.org has them listed. */
export function toIndex(navigation: readonly NavigationItem[]): string {
  const lines = ({ text = "", link, items = [] }: NavigationItem): string[] =>
    link === undefined
      ? items.flatMap(lines)
      : [`- [${plain(text)}](${link.slice(1).replace(/html$/, "md")})`].filter((line) => !line.includes("(index.md)"));
  const groups = navigation.map((one) => `## ${one.text}\n\n${lines(one).join("\n")}`);
  return `# Standin\n\n> Mock and verify two CMS API operations: update an upload and update a webhook.\n\n${groups.join("\n\n")}\n`;
}

const group = (text: string, items: NavigationItem[]): NavigationItem => ({ text, collapsed: true, items });
