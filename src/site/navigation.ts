import { guidePage, operationPage } from "./links.js";
import type { DocsModel } from "./model/model.js";
import { callPage } from "./model/places.js";
import { titleOf } from "./pages/guides.js";
import { methodBadge } from "./pages/operation.js";

/** An entry of VitePress's side bar. */
export interface NavigationItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: NavigationItem[];
  /** What the link of the page before or after it says, where its own text has more than words. */
  docFooterText?: string;
}

/** The guides by what readers come for; a new one stands under Mock until it is put elsewhere. */
const start = ["quick-start", "console", "upgrading"];
const verify = ["verify", "bindings", "observe", "score"];

/** The groups of the menu: closed, but for the one in which the reader is. */
export function toNavigation(model: DocsModel): NavigationItem[] {
  const { guides, recipes } = model.source;
  const entry = (name: string): NavigationItem[] =>
    guides.filter((one) => one.name === name).map(({ text }) => ({ text: titleOf(text), link: `/${guidePage(name)}` }));
  const others = guides.map(({ name }) => name).filter((name) => !start.includes(name) && !verify.includes(name));
  const page = (text: string, file: string): NavigationItem => ({ text, link: `/${file}` });
  return [
    group("Start", [page("Overview", "index.html"), ...start.flatMap(entry)]),
    group("Mock", others.flatMap(entry)),
    group("Verify", [...verify.flatMap(entry), page("Contracts", "contracts.html")]),
    group("Reference", [
      group("Operations", operationGroups(model)),
      page("Rules", "rules.html"),
      page("Assumptions", "assumptions.html"),
      page("Errors", "errors.html"),
      page("Command line", "command-line.html"),
      page("Control interface", "control.html"),
      page("Library", "library.html"),
      page("The published service", "published-service.html"),
    ]),
    group(
      "Recipes",
      recipes.map(({ name, text }) => page(titleOf(text), guidePage(name, "recipes"))),
    ),
  ];
}

/** The operations stand under the document's tags, in its order. */
function operationGroups({ operations, call, source }: DocsModel): NavigationItem[] {
  return source.documents.flat.tags.map(({ name }) =>
    group(name, [
      ...(call.tag === name ? [{ text: call.summary, link: `/${callPage}` }] : []),
      ...operations
        .filter(({ tag }) => tag === name)
        .map(({ id, summary, method }) => ({
          text: `${methodBadge(method)} ${summary}`,
          link: `/${operationPage(id)}`,
          docFooterText: summary,
        })),
    ]),
  );
}

const group = (text: string, items: NavigationItem[]): NavigationItem => ({ text, collapsed: true, items });
