import { toBlocks } from "../guide-markdown.js";
import { guidePage } from "../links.js";
import { toPlain } from "../markup.js";
import type { GuideSource } from "../model/source.js";
import type { Page } from "../parts/layout.js";
import { titleOf } from "../parts/navigation.js";

/** A guide, as it stands in `docs/guides`. */
export function guidePageOf({ name, text }: GuideSource): Page {
  return {
    file: guidePage(name),
    title: titleOf(text),
    summary: toPlain(text.split(/\n\s*\n/)[1] ?? ""),
    content: toBlocks(text),
  };
}
