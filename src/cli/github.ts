import { toErrorCommand } from "../base/github-command.js";
import { toPrinted } from "../base/visible.js";
import type { Group } from "../kit/report/groups.js";
import type { ReportedCase } from "../kit/report/shape.js";
import { tellCase } from "../kit/report/told-case.js";
import { counted, timeOf, type View } from "../kit/report/view.js";
import { statementOf } from "../kit/run/catalogue.js";

/** GitHub shows ten errors of a step, and no more. */
const mostAnnotations = 10;

/** The workflow commands that show on GitHub why a run does not exit with 0: one for each reason and each rule. */
export function toAnnotations({ report, reasons, left, broken, differing }: View): string[] {
  const { failing, unmet, internal_errors = [], catalogue } = report;
  const isFailing = (id: string) => failing.some((one) => one.id === id);
  const groups = [...broken, ...differing].flatMap(({ ids, also, heading, verdict, cases: [first] }) => {
    // What follows from an accepted rule need not be accepted itself.
    const named = ids.some(isFailing) ? ids : also.filter(isFailing);
    if (named.length === 0) return [];
    const rest = also.filter((id) => !named.includes(id));
    const more = rest.length > 0 ? ` (also: ${rest.join(", ")})` : "";
    const [id = "", ...others] = named;
    const stated = others.length > 0 ? heading : statementOf(id, catalogue);
    return toErrorCommand(
      `${named.join(", ")} ${isAre(named, verdict)}${more}`,
      first ? `${tell(first)} ${stated}` : "",
    );
  });
  return [
    ...internal_errors.map(({ message }) => toErrorCommand("standin verify: KIT FAILED", message)),
    ...reasons
      .filter(({ word }) => word !== "BROKEN" && word !== "KIT FAILED")
      .map(({ word, text }) => toErrorCommand(`standin verify: ${word}`, text)),
    ...left.map((text) => toErrorCommand("standin verify: not restored", text)),
    ...groups,
    ...unmet
      .filter((id) => !isFailing(id))
      .map((id) => toErrorCommand(`${id} is required, but did not hold`, statementOf(id, catalogue))),
  ].slice(0, mostAnnotations);
}

const isAre = ({ length }: readonly string[], verdict: ReportedCase["verdict"]) =>
  verdict === "broken" ? `${length > 1 ? "are" : "is"} broken` : length > 1 ? "differ" : "differs";

const tell = (one: ReportedCase) => `${tellCase(one)} (${one.id})`;

/** The report as Markdown, for a job summary. `notes` are sentences about accepted and fixed findings. */
export function toMarkdown(view: View, notes: readonly string[]): string {
  const { report, asked, title, tally, left } = view;
  const { rules, assumptions, target, contracts, requests_sent, duration_ms } = report;
  const open = [...Object.entries(rules), ...Object.entries(assumptions)]
    .filter(([id, verdict]) => asked.has(id) && verdict === "not-verified")
    .map(([id]) => id);
  const inPart = Object.keys(report.held_in_part);
  const declared = view.declared.flatMap(({ ids }) => ids);
  return [
    `## Contracts: ${toCell(title, 4000)}`,
    "",
    `${toCell(tally)} · ${toCode(target)} · ${counted(contracts.length, "contract")}, ${counted(requests_sent, "request")} in ${timeOf(duration_ms)}`,
    "",
    ...(left.length > 0 ? [...left.map((text) => `- ${toCell(text)}`), ""] : []),
    ...toTable(view.broken, "Broken rule"),
    ...toTable(view.differing, "Differing assumption"),
    ...notes.map((note) => `- ${toCell(note)}`),
    ...(inPart.length > 0 ? ["", `Held in part: ${inPart.join(", ")}`] : []),
    ...(declared.length > 0 ? ["", `Declared by the binding: ${declared.join(", ")}`] : []),
    ...(open.length > 0 ? ["", `Not verified: ${open.join(", ")}`] : []),
    "",
  ].join("\n");
}

function toTable(groups: readonly Group[], title: string): string[] {
  if (groups.length === 0) return [];
  const rows = groups.map(
    ({ ids, also, heading, cases: [first] }) =>
      `| ${[...ids, ...also].join(", ")} | ${toCell(heading)} | ${toCell(first ? tell(first) : "")} |`,
  );
  return [`| ${title} | What is stated | What was found |`, "| --- | --- | --- |", ...rows, ""];
}

/** Escapes text from a target for a table cell: no markup, no link, no line break. */
const toCell = (text: string, most = 400) => {
  const shown = text.length > most ? `${text.slice(0, most)}…` : text;
  return toPrinted(shown)
    .replace(/[\\`*_{}[\]<>()#+!|~@$]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/https?:/g, (scheme) => scheme.replace(":", "&#58;"));
};

const toCode = (text: string) => `<code>${toCell(text)}</code>`;
