import { mark, palette } from "../base/brand.js";
import { documents } from "../openapi/documents.js";
import { guidePage } from "./links.js";
import { type Page, plain, withoutHtml } from "./markdown.js";
import { type DocsModel, toModel } from "./model/model.js";
import type { DocsSource } from "./model/source.js";
import { toIndex, toNavigation } from "./navigation.js";
import { operationPageOf } from "./pages/operation.js";
import { linkedPage, referencePages } from "./pages/written.js";

/** The sources of VitePress, by path: the pages as Markdown, and the data of its configuration and theme. */
export function siteSource(handed: Omit<DocsSource, "documents">): Map<string, string> {
  const model = toModel({ documents, ...handed });
  const all = toPages(model);
  const navigation = toNavigation(model, all);
  const statements = Object.fromEntries(
    [...model.catalogue.values()].map(({ id, question, text }) => [
      id,
      plain(question === undefined ? text : `${question}: ${text}`),
    ]),
  );
  const pages = all.map(({ file, content }) => [file.replace(/html$/, "md"), content] as const);
  return new Map([
    ...pages.map(([file, content]): [string, string] => [file, asItStands(content)]),
    // For programs that read: a list of the pages, and each page without its HTML.
    ...pages.map(([file, content]): [string, string] => [`public/${file}`, withoutHtml(content)]),
    ["public/llms.txt", toIndex(navigation)],
    ["index.md", handed.home],
    ["public/mark.svg", mark],
    [".vitepress/config.ts", configWith(navigation, handed.version)],
    [".vitepress/theme/statements.json", JSON.stringify(statements)],
    [".vitepress/theme/palette.css", palette],
    [".vitepress/theme/index.ts", theme],
  ]);
}

/** From the folder of VitePress in the generated source. */
const own = "../../src/site";
const ownTheme = `../${own}/theme`;

const configWith = (navigation: object, version: string): string =>
  `import { siteConfig } from "${own}/vitepress.js";

export default siteConfig(${JSON.stringify(navigation)}, "${version}");
`;

const theme = `import "./palette.css";
import { themeWith } from "${ownTheme}/index.js";

export default themeWith(() => import("./statements.json"));
`;

const toPages = (model: DocsModel): Page[] => [
  ...model.source.guides.map(({ name, text }) => linkedPage(guidePage(name, "guides"), text)),
  ...model.source.recipes.map(({ name, text }) => linkedPage(guidePage(name, "recipes"), text, "recipes")),
  ...model.operations.map((operation) => operationPageOf(operation, model)),
  ...referencePages(model),
  { file: "published-service.html", content: model.source.facts },
  linkedPage(
    "changes.html",
    model.source.changes.replace(
      "# Changelog",
      `# Changes\n\nWhich version is this? These pages describe ${model.source.version}. \`npx --no-install standin --version\` prints which version is installed, and the console shows which one is running. The changelog below has the release notes of each version: what changed.`,
    ),
  ),
];

/** Text in braces is a Mustache template, not a Vue expression. What VitePress is to know of a page stands before all else. */
const asItStands = (markdown: string): string =>
  markdown.replace(/^(---\n[\s\S]*?\n---\n)?([\s\S]*)$/, "$1<div v-pre>\n\n$2\n\n</div>\n");
