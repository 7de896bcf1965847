import { guidePage, recipePage } from "../links.js";
import { toBlocks, toPlain } from "../markup.js";
import type { GuideSource } from "../model/source.js";
import type { Page } from "../parts/layout.js";
import { titleOf } from "../parts/navigation.js";

/** A guide, as it stands in `docs/guides`. */
export function guidePageOf({ name, text }: GuideSource): Page {
  return toPage(guidePage(name), text);
}

/** A recipe, as it stands in `docs/recipes`. */
export const recipePageOf = ({ name, text }: GuideSource): Page => toPage(recipePage(name), text);

function toPage(file: string, text: string): Page {
  return {
    file,
    title: titleOf(text),
    summary: toPlain(text.split(/\n\s*\n/)[1] ?? ""),
    content: toBlocks(text),
  };
}
