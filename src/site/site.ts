import { documents } from "../openapi/documents.js";
import { type DocsModel, toModel } from "./model/model.js";
import type { HandedIn } from "./model/source.js";
import { assumptionsPage, rulesPage } from "./pages/catalogue.js";
import { contractsPage } from "./pages/contracts.js";
import { errorsPage } from "./pages/errors.js";
import { factsPageOf } from "./pages/facts.js";
import { guidePageOf, recipePageOf } from "./pages/guide.js";
import { homePage } from "./pages/home.js";
import { ifYoursDiffersPage } from "./pages/if-yours-differs.js";
import { operationPageOf } from "./pages/operation.js";
import { commandLinePageOf } from "./pages/tool/command-line.js";
import { controlPageOf } from "./pages/tool/control.js";
import { libraryPageOf } from "./pages/tool/library.js";
import { webhookCallPage } from "./pages/webhook-call.js";
import { layout, type Page } from "./parts/layout.js";
import { toNavigation } from "./parts/navigation.js";
import { toSearchIndex } from "./search-index.js";

/** The files of the site that are made, by their path in it; its own styles and scripts come from `assets/`. */
export function generateSite(handed: HandedIn): Map<string, string> {
  const model = toModel({ documents, ...handed });
  const pages = toPages(model);
  const navigation = toNavigation(model);
  const files = new Map(pages.map((page) => [page.file, layout(page, navigation).text]));
  // Scripts, not JSON: a page that was opened from a file may not fetch.
  files.set("assets/search-index.js", toScript("standinSearchIndex", toSearchIndex(model, pages)));
  return files;
}

function toPages(model: DocsModel): Page[] {
  return [
    homePage(model),
    ...model.source.guides.map(guidePageOf),
    ...model.source.recipes.map(recipePageOf),
    commandLinePageOf(model),
    controlPageOf(),
    libraryPageOf(model),
    ...model.operations.map((operation) => operationPageOf(operation, model)),
    webhookCallPage(model),
    rulesPage(model),
    assumptionsPage(model),
    contractsPage(model),
    errorsPage(model),
    factsPageOf(model),
    ifYoursDiffersPage(model),
  ];
}

const toScript = (name: string, value: unknown): string => `window.${name} = ${JSON.stringify(value)};\n`;
