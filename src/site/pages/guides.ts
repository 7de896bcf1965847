import { guidePage } from "../links.js";
import { plain } from "../markdown.js";
import type { GuideSource } from "../model/source.js";
import type { Page } from "./page.js";

/** A guide begins with its title. */
export const titleOf = (markdown: string): string => plain(/^# (.+)$/m.exec(markdown)?.[1] ?? "");

/** A guide or a recipe, as it stands in its folder of `docs`; they link to one another by their files. */
export function guidePageOf({ name, text }: GuideSource, kind: "guides" | "recipes"): Page {
  const content = text.replace(
    /\]\((?:(?:\.\.\/)?(guides|recipes)\/|\.\/)?([a-z-]+)\.md(#[^)]*)?\)/g,
    (_, folder: "guides" | "recipes" = kind, target: string, anchor = "") => `](${guidePage(target, folder)}${anchor})`,
  );
  return pageOf(guidePage(name, kind), content);
}

/** A page of Markdown as it stands. */
export const pageOf = (file: string, text: string): Page => ({
  file,
  title: titleOf(text),
  summary: plain(text.split(/\n\s*\n/)[1] ?? "").slice(0, 200),
  content: text,
});
