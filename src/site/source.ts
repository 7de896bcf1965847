import { mark, palette } from "../base/brand.js";
import { documents } from "../openapi/documents.js";
import { factsPage } from "./links.js";
import { type Page, plain } from "./markdown.js";
import { type DocsModel, toModel } from "./model/model.js";
import type { HandedIn } from "./model/source.js";
import { toNavigation } from "./navigation.js";
import { operationPageOf } from "./pages/operation.js";
import { guidePageOf, referencePages } from "./pages/written.js";

/** The sources of VitePress, by path: the pages as Markdown, and the data of its configuration and theme. */
export function siteSource(handed: HandedIn): Map<string, string> {
  const model = toModel({ documents, ...handed });
  const statements = Object.fromEntries(
    [...model.catalogue.values()].map(({ id, question, text }) => [
      id,
      plain(question === undefined ? text : `${question}: ${text}`),
    ]),
  );
  return new Map([
    ...toPages(model).map(({ file, content }): [string, string] => [file.replace(/html$/, "md"), asItStands(content)]),
    ["index.md", handed.home],
    ["public/mark.svg", mark],
    [".vitepress/navigation.json", JSON.stringify(toNavigation(model))],
    [".vitepress/config.ts", config],
    [".vitepress/theme/statements.json", JSON.stringify(statements)],
    [".vitepress/theme/palette.css", palette],
    [".vitepress/theme/index.ts", theme],
  ]);
}

/** From the folder of VitePress in the generated source. */
const own = "../../src/site";
const ownTheme = `../${own}/theme`;

const config = `import { siteConfig } from "${own}/vitepress.js";
import navigation from "./navigation.json";

export default siteConfig(navigation);
`;

const theme = `import "./palette.css";
import { themeWith } from "${ownTheme}/index.js";

export default themeWith(() => import("./statements.json"));
`;

const toPages = (model: DocsModel): Page[] => [
  ...model.source.guides.map((guide) => guidePageOf(guide, "guides")),
  ...model.source.recipes.map((recipe) => guidePageOf(recipe, "recipes")),
  ...model.operations.map((operation) => operationPageOf(operation, model)),
  ...referencePages(model),
  { file: factsPage, content: model.source.facts },
];

/** Text in braces is a Mustache template, not a Vue expression. */
const asItStands = (markdown: string): string => `<div v-pre>\n\n${markdown}\n\n</div>\n`;
