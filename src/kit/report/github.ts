import { toPrinted } from "../../base/visible.js";
import { statementOf, textOf } from "../engine/catalogue.js";
import { askedIds, groupsOf } from "./groups.js";
import { reasonOf } from "./report.js";
import { isLeftover, type Report, type ReportedCase } from "./shape.js";
import { timeOf, verdictOf } from "./tallies.js";

/** GitHub shows ten errors of a step, and no more. */
const mostAnnotations = 10;

/** The workflow commands that show on GitHub what a run fails for: one for each rule, and for what the kit got wrong. */
export function toAnnotations(report: Report): string[] {
  const { cases, failing, unmet, internal_errors = [] } = report;
  const groups = [...groupsOf(report, "broken"), ...groupsOf(report, "differs")];
  const failed = groups.filter(({ id }) => failing.some((one) => one.id === id));
  const told = failed.map(({ id, also, cases: [first] }) => {
    const more = also.length > 0 ? ` (also: ${also.join(", ")})` : "";
    const word = id in report.rules ? "is broken" : "differs";
    return toCommand(
      `${id} ${word}${more}`,
      first ? `${tell(first, report)} ${statementOf(id, report.catalogue)}` : "",
    );
  });
  const left = cases.filter(isLeftover);
  return [
    ...internal_errors.map(({ message }) => toCommand("standin verify: the kit itself failed", message)),
    ...left.map(({ because }) => toCommand("standin verify: not restored", because ?? "")),
    ...told,
    ...unmet
      .filter((id) => !failing.some((one) => one.id === id))
      .map((id) => toCommand(`${id} is required, and was not seen to hold`, statementOf(id, report.catalogue))),
  ].slice(0, mostAnnotations);
}

const tell = (one: ReportedCase, report: Report) => `${one.difference ?? reasonOf(one, report)} (${one.id})`;

const toCommand = (title: string, message: string) =>
  `::error title=${escapeProperty(toPrinted(title))}::${escapeData(toPrinted(message))}`;

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** The report as Markdown, for the summary of a job. `notes` are sentences about what was accepted, or is mended. */
export function toMarkdown(report: Report, notes: readonly string[]): string {
  const { rules, assumptions, target, contracts, requests_sent, duration_ms } = report;
  const { word, told } = verdictOf(report);
  const asked = askedIds(report);
  const open = [...Object.entries(rules), ...Object.entries(assumptions)]
    .filter(([id, verdict]) => asked.has(id) && verdict === "not-verified")
    .map(([id]) => id);
  const inPart = Object.keys(report.held_in_part);
  return [
    `## Contracts: ${word.toLowerCase()}`,
    "",
    `${toCell(told)} · ${toCode(target)} · ${contracts.length} contracts, ${requests_sent} requests in ${timeOf(duration_ms)}`,
    "",
    ...toTable(report, "broken", "Broken rule"),
    ...toTable(report, "differs", "Differing assumption"),
    ...notes.map((note) => `- ${toCell(note)}`),
    ...(inPart.length > 0 ? ["", `Held in part: ${inPart.join(", ")}`] : []),
    ...(open.length > 0 ? ["", `Not verified: ${open.join(", ")}`] : []),
    "",
  ].join("\n");
}

function toTable(report: Report, verdict: "broken" | "differs", title: string): string[] {
  const groups = groupsOf(report, verdict);
  if (groups.length === 0) return [];
  const rows = groups.map(({ id, also, cases: [first] }) => {
    const stated = textOf(id, report.catalogue);
    return `| ${[id, ...also].join(", ")} | ${toCell(stated)} | ${toCell(first ? tell(first, report) : "")} |`;
  });
  return [`| ${title} | What is stated | What was found |`, "| --- | --- | --- |", ...rows, ""];
}

/** What comes from a target stands in a cell as text: no markup, no link, no line of its own. */
const toCell = (text: string) => {
  const shown = text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
  return toPrinted(shown)
    .replace(/[\\`*_{}[\]<>()#+!|~@$]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/https?:/g, (scheme) => scheme.replace(":", "&#58;"));
};
const longestCell = 400;

const toCode = (text: string) => `<code>${toCell(text)}</code>`;
