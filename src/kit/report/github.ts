import { toPrinted } from "../../base/visible.js";
import { statementOf } from "../engine/catalogue.js";
import { isCutOff, tellEnding } from "./exit-code.js";
import { askedIds, groupsOf } from "./groups.js";
import { isLeftover, type Report, type ReportedCase } from "./shape.js";
import { timeOf, verdictOf } from "./tallies.js";
import { tellCase } from "./told-case.js";

/** GitHub shows ten errors of a step, and no more. */
const mostAnnotations = 10;

/** The workflow commands that show on GitHub what a run fails for: one for each rule, and for what the kit got wrong. */
export function toAnnotations(report: Report): string[] {
  const { cases, failing, unmet, internal_errors = [] } = report;
  const groups = [...groupsOf(report, "broken"), ...groupsOf(report, "differs")];
  const failed = groups.filter(({ ids }) => failing.some(({ id }) => ids.includes(id)));
  const told = failed.map(({ ids, also, heading, verdict, cases: [first] }) => {
    const more = also.length > 0 ? ` (also: ${also.join(", ")})` : "";
    const [id = "", ...others] = ids;
    const stated = others.length > 0 ? heading : statementOf(id, report.catalogue);
    return toCommand(`${ids.join(", ")} ${isAre(ids, verdict)}${more}`, first ? `${tell(first)} ${stated}` : "");
  });
  const left = cases.filter(isLeftover);
  return [
    ...internal_errors.map(({ message }) => toCommand("standin verify: the kit itself failed", message)),
    ...(isCutOff(report)
      ? [
          toCommand(
            "standin verify: the run ended early",
            tellEnding(report)
              .split("\n")
              .map((line) => line.trim())
              .join(" "),
          ),
        ]
      : []),
    ...left.map(({ because }) => toCommand("standin verify: not restored", because ?? "")),
    ...told,
    ...unmet
      .filter((id) => !failing.some((one) => one.id === id))
      .map((id) => toCommand(`${id} is required, but did not hold`, statementOf(id, report.catalogue))),
  ].slice(0, mostAnnotations);
}

const isAre = ({ length }: readonly string[], verdict: ReportedCase["verdict"]) =>
  verdict === "broken" ? `${length > 1 ? "are" : "is"} broken` : length > 1 ? "differ" : "differs";

const tell = (one: ReportedCase) => `${tellCase(one)} (${one.id})`;

const toCommand = (title: string, message: string) =>
  `::error title=${escapeProperty(toPrinted(title))}::${escapeData(toPrinted(message))}`;

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** The report as Markdown, for a job summary. `notes` are sentences about accepted and fixed findings. */
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
    ...(isCutOff(report) ? [tellEnding(report).split("\n").map(toCell).join("<br>"), ""] : []),
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
  const rows = groups.map(
    ({ ids, also, heading, cases: [first] }) =>
      `| ${[...ids, ...also].join(", ")} | ${toCell(heading)} | ${toCell(first ? tell(first) : "")} |`,
  );
  return [`| ${title} | What is stated | What was found |`, "| --- | --- | --- |", ...rows, ""];
}

/** Escapes text from a target for a table cell: no markup, no link, no line break. */
const toCell = (text: string) => {
  const shown = text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
  return toPrinted(shown)
    .replace(/[\\`*_{}[\]<>()#+!|~@$]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/https?:/g, (scheme) => scheme.replace(":", "&#58;"));
};
const longestCell = 400;

const toCode = (text: string) => `<code>${toCell(text)}</code>`;
