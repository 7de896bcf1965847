import type { DefaultTheme } from "vitepress";
import { callPage, guidePage, operationPage } from "./links.js";
import type { DocsModel } from "./model/model.js";
import type { GuideSource } from "./model/source.js";
import { methodBadge } from "./pages/operation.js";
import { titleOf } from "./pages/written.js";

/** An entry of VitePress's side bar. */
export type NavigationItem = DefaultTheme.SidebarItem;

/** The pages by what readers come for; a new guide stands under Mock until it is put elsewhere. */
const start = ["quick-start", "console", "upgrading"];
const verify = ["verify", "bindings", "observe", "score"];
const reference = ["rules", "assumptions", "errors", "command-line", "control", "library"];

/** The groups of the menu. Only the group of the current page is open. */
export function toNavigation(model: DocsModel): NavigationItem[] {
  const { guides, recipes, reference: tables } = model.source;
  const others = guides.map(({ name }) => name).filter((name) => ![...start, ...verify].includes(name));
  return [
    group("Start", [page("Overview", "index.html"), ...entries(guides, start, guidePage)]),
    group("Mock", entries(guides, others, guidePage)),
    group("Verify", [...entries(guides, verify, guidePage), page("Contracts", "contracts.html")]),
    group("Reference", [
      group("Operations", operationGroups(model)),
      ...entries(tables, reference, (name) => `${name}.html`),
      page("The published service", "published-service.html"),
    ]),
    group(
      "Recipes",
      recipes.map(({ name, text }) => page(titleOf(text), guidePage(name, "recipes"))),
    ),
  ];
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
