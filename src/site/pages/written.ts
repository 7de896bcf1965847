import { guidePage } from "../links.js";
import type { Page } from "../markdown.js";
import type { DocsModel } from "../model/model.js";
import { catalogueTables } from "./catalogue.js";
import { errorTables } from "./errors.js";
import { statements } from "./marks.js";
import { toolTables } from "./tool.js";
import { callTables } from "./webhook-call.js";

/** A page with links to files of `docs`, which lead to their pages. */
export const linkedPage = (file: string, text: string, kind: "guides" | "recipes" = "guides"): Page => ({
  file,
  content: text.replace(
    /\]\((?:(?:\.\.\/|docs\/)?(guides|recipes)\/|\.\/)?([a-z-]+)\.md(#[^)]*)?\)/g,
    (_, folder: "guides" | "recipes" = kind, target: string, anchor = "") => `](${guidePage(target, folder)}${anchor})`,
  ),
});

/** The pages of `docs/reference`: a comment in them is where a table stands, `<!-- codes -->`, or statements, `<!-- C-01 Q-07 -->`. */
export function referencePages(model: DocsModel): Page[] {
  const tables: Record<string, string> = {
    ...catalogueTables(model),
    ...errorTables(model),
    ...toolTables(model),
    ...callTables(model),
  };
  const put = (_: string, name: string) => tables[name] ?? statements(name.split(" "));
  return model.source.reference.map(({ name, text }) => ({
    file: `${name}.html`,
    content: text.replace(/<!-- (.+) -->/g, put),
  }));
}
