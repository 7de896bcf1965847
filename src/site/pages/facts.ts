import { factsPage } from "../links.js";
import { toBlocks } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import type { Page } from "../parts/layout.js";
import { titleOf } from "../parts/navigation.js";

/** What is known of the published service, as it stands in `docs/spec`. */
export function factsPageOf({ source: { facts } }: DocsModel): Page {
  return {
    file: factsPage,
    title: titleOf(facts),
    summary:
      "What the published service’s documentation, client and recorded exchanges show: the source of assumptions.",
    content: toBlocks(facts),
  };
}
