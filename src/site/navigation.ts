import type { DefaultTheme } from "vitepress";
import { callPage, changesPage, factsPage, guidePage, operationPage } from "./links.js";
import { plain } from "./markdown.js";
import type { DocsModel } from "./model/model.js";
import type { GuideSource } from "./model/source.js";
import { methodBadge } from "./pages/operation.js";
import { titleOf } from "./pages/written.js";

/** An entry of VitePress's side bar. */
export type NavigationItem = DefaultTheme.SidebarItem;

/** The guides in the order of a reader. One that is not listed stands at the end of Mock. */
const start = ["install", "quick-start", "isolation", "upload", "envelopes", "alternatives"];
const mock = ["console", "seeds", "webhooks", "jobs", "faults", "options", "limits"];
const test = ["connect", "browser"];
const verify = ["verify", "report", "bindings", "observe", "score"];
const reference = ["marks", "rules", "assumptions", "errors", "command-line", "control", "library"];

/** The groups of the menu. Only the group of the current page is open. */
export function toNavigation(model: DocsModel): NavigationItem[] {
  const { guides, recipes, reference: tables } = model.source;
  const listed = [...start, ...mock, ...test, ...verify, "upgrading"];
  const others = guides.map(({ name }) => name).filter((name) => !listed.includes(name));
  return [
    group("Start", [
      page("Overview", "index.html"),
      ...entries(guides, [...start, "upgrading"], guidePage),
      page("Changes", changesPage),
    ]),
    group("Mock", entries(guides, [...mock, ...others], guidePage)),
    group("Test", entries(guides, test, guidePage)),
    group("Verify", [...entries(guides, verify, guidePage), page("Contracts", "contracts.html")]),
    group("Reference", [
      group("Operations", operationGroups(model)),
      ...entries(tables, reference, (name) => `${name}.html`),
      page("The published service", factsPage),
    ]),
    group(
      "Recipes",
      recipes.map(({ name, text }) => page(titleOf(text), guidePage(name, "recipes"))),
    ),
  ];
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
const page = (text: string, file: string): NavigationItem => ({ text, link: `/${file}` });

const entries = (from: readonly GuideSource[], names: readonly string[], fileOf: (name: string) => string) =>
  names.flatMap((name) => from.filter((one) => one.name === name).map(({ text }) => page(titleOf(text), fileOf(name))));

/** The operations stand under the document's tags, in its order. */
function operationGroups({ operations, call, source }: DocsModel): NavigationItem[] {
  return source.documents.flat.tags.map(({ name }) =>
    group(name, [
      ...(call.tag === name ? [page(call.summary, callPage)] : []),
      ...operations
        .filter(({ tag }) => tag === name)
        .map(({ id, summary, method }) => ({
          ...page(`${methodBadge(method)} ${summary}`, operationPage(id)),
          docFooterText: summary,
        })),
    ]),
  );
}
