import { guidePage } from "../links.js";
import { type Page, plain } from "../markdown.js";
import type { GuideSource } from "../model/source.js";

/** A guide begins with its title. */
export const titleOf = (markdown: string): string => plain(/^# (.+)$/m.exec(markdown)?.[1] ?? "");

/** A guide or a recipe, as it stands in its folder of `docs`; they link to one another by their files. */
export const guidePageOf = ({ name, text }: GuideSource, kind: "guides" | "recipes"): Page => ({
  file: guidePage(name, kind),
  content: text.replace(
    /\]\((?:(?:\.\.\/)?(guides|recipes)\/|\.\/)?([a-z-]+)\.md(#[^)]*)?\)/g,
    (_, folder: "guides" | "recipes" = kind, target: string, anchor = "") => `](${guidePage(target, folder)}${anchor})`,
  ),
});
