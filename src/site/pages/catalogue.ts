import { contractLink, factsLink } from "../links.js";
import type { Page } from "../markdown.js";
import { anchored, blocks, capital, code, heading, inline, rows } from "../markdown.js";
import type { CatalogueItem } from "../model/catalogue.js";
import type { DocsModel } from "../model/model.js";
import { badge, statement } from "./marks.js";

const ruleGroups = {
  U: "The update of an upload",
  W: "The update of a webhook",
  A: "Access",
  C: "Webhook calls",
};

/** Every rule: what the specification states; and how rules are read. */
export function rulesPage({ catalogue }: DocsModel): Page {
  const of = (letter: string) =>
    [...catalogue.values()]
      .filter(({ id }) => id.startsWith(letter))
      .map((item) => [idCell(item), lines(statement(item.text), noteOf(item), related(item)), traces(item)]);
  return {
    file: "rules.html",
    content: blocks(
      "# Rules",
      `${badge("stated")} What the specification states. An implementation that breaks one of these is wrong, and \`standin verify\` ends with 1.`,
      ...Object.entries(ruleGroups).flatMap(([letter, title]) => [
        heading(2, title, letter),
        rows(["Id", "What the specification states", "Where, and checked by"], of(letter), " ids"),
      ]),
      heading(2, "Readings", "R"),
      "How a rule is checked where the specification states a fact and no way to observe it. A reading is Standin’s own: a report that calls a rule broken names the readings that it rests on. If you read the specification otherwise, ignore a reading with `--without R-01`.",
      rows(["Id", "How rules are read", ""], of("R"), " ids"),
    ),
  };
}

/** Every assumption: what the specification leaves open, and what Standin does. */
export function assumptionsPage({ catalogue }: DocsModel): Page {
  const all = [...catalogue.values()]
    .filter(({ kind }) => kind === "assumed")
    .map((item) => [
      idCell(item),
      `*${inline(capital(item.question ?? ""))}*<br>${statement(item.text)}`,
      `${basis(item)}${traces(item)}`,
    ]);
  return {
    file: "assumptions.html",
    content: blocks(
      "# Assumptions",
      `${badge("assumed")} What the specification leaves open, and what Standin does. An implementation may differ without being wrong: \`standin verify\` reports the difference and ends with 0, or with 1 under \`--strict\`.`,
      heading(2, "What they rest on", "basis"),
      "An assumption is *published* where the service’s public documentation, client or recorded exchanges show it; the day of the source stands with it. It is *chosen* where Standin chose it. “The reference” is [the facts of the published service](published-service.html).",
      heading(2, "All of them", "all"),
      rows(["Id", "What is open, and what is assumed", "Basis, where, and checked by"], all, " ids"),
    ),
  };
}

/** Where an assumption comes from: of what is published the source, its day, and the facts on these pages. */
function basis({ basis: rests }: CatalogueItem): string {
  if (rests?.source === undefined) return `${inline(rests?.basis ?? "")}<br>`;
  const { source, date, facts = "" } = rests;
  const link = `[${facts}](${factsLink(facts)})`;
  return `${inline(rests.basis)}<br><small>${inline(capital(source))}, ${date}. ${link}</small><br>`;
}

const lines = (...all: string[]): string => all.filter((one) => one !== "").join("<br>");

const noteOf = ({ note }: CatalogueItem): string =>
  note === undefined ? "" : `<small>Note: ${statement(note)}</small>`;

const related = ({ kind, related: ids }: CatalogueItem): string =>
  ids.length > 0 ? `<small>${kind === "read" ? "Rules that rest on it:" : "Read by"} ${ids.join(" ")}</small>` : "";

const idCell = ({ id }: CatalogueItem): string => anchored(id, id);

/** Where the document has it and what checks it, folded up; a reading marks nothing, and no contract is of it alone. */
function traces({ kind, elements, contracts }: CatalogueItem): string {
  if (kind === "read") return "";
  const places = elements.map(({ label, address }) => `[${code(label)}](${address ?? ""})`);
  const checks = contracts.map(({ id }) => `[${id}](${contractLink(id)})`);
  return `${folded(places, "place")}${folded(checks, "contract") || "<small>no contract: always not verified</small>"}`;
}

const folded = (links: readonly string[], what: string): string =>
  links.length === 0
    ? ""
    : `<details><summary>${links.length} ${what}${links.length > 1 ? "s" : ""}</summary>${links.join("<br>")}</details>`;

/** Every contract of the kit, and the rules and assumptions that it checks. */
export function contractsPage({ source: { contracts } }: DocsModel): Page {
  return {
    file: "contracts.html",
    content: blocks(
      "# Contracts",
      "What `standin verify` does: each contract sends requests to the implementation, reads the responses, and reports for each rule and assumption whether it holds.",
      "Select rules, assumptions and contracts by their ids:",
      "```sh\nnpx standin verify --target http://127.0.0.1:4010 --only U-14,Q-16\nnpx standin verify --target http://127.0.0.1:4010 --only upload-basename --dry-run\n```",
      heading(2, "All of them", "all"),
      rows(
        ["Contract", "What it shows", "Checks"],
        contracts.map(({ id, ids, title }) => [anchored(id, code(id)), inline(title), ids.join(" ")]),
        " ids",
      ),
    ),
  };
}
