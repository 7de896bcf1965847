import { toVisible } from "../../base/visible.js";
import { failedRules, type Report, type ReportedCase } from "./report.js";

/** Gives a text a colour, where there are any. */
export type Paint = (text: string, style: "red" | "yellow" | "green" | "dim") => string;

/** What a run found, for people: what is broken first, then by rule and assumption, then what was not verified. */
export function toSummary(report: Report, accepted: readonly string[] = [], paint: Paint = (text) => text): string {
  const { rules, assumptions, cases, internal_errors = [] } = report;
  const failed = failedRules(report);
  const broken = cases.filter((one) => one.verdict === "broken");
  const differing = cases.filter((one) => one.verdict === "differs");
  const open = cases.filter((one) => one.verdict === "not-verified");
  const lines = [
    toVisible(report.target),
    "",
    ...internal_errors.map(
      ({ contract, message }) =>
        `${paint("KIT FAILED", "red")}${contract ? ` (${contract})` : ""}: ${toVisible(message)}`,
    ),
    ...broken.flatMap((one) => detail(paint("BROKEN", "red"), one)),
    ...differing.flatMap((one) =>
      detail(paint(one.ids.every((id) => accepted.includes(id)) ? "differs (accepted)" : "differs", "yellow"), one),
    ),
    ...notVerified(open, rules, assumptions, paint),
    ...report.readings.map(
      ({ id, name, text, taken_back }) => `${id} ${name}${taken_back ? " (taken back)" : ""}: ${toVisible(text)}`,
    ),
    ...(report.readings.length > 0 ? ["A reading is taken back with --without.", ""] : []),
    `Rules:   ${tally(rules, { held: "green", broken: "red", "not-verified": "dim" }, paint)}`,
    `Assumptions: ${tally(assumptions, { same: "green", differs: "yellow", "not-verified": "dim" }, paint)}`,
    `Seen:    ${seen(rules)} rules and ${seen(assumptions)} assumptions of the catalogue`,
    ...(failed.length > 0
      ? [`${paint("The target failed", "red")} under ${failed.join(" ")}: nothing is known of them`]
      : []),
    "",
  ];
  return `${lines.join("\n")}\n`;
}

/** How many there is a verdict of, of how many. */
function seen(verdicts: Readonly<Record<string, string>>): string {
  const all = Object.values(verdicts);
  return `${all.filter((one) => one !== "not-verified").length} of ${all.length}`;
}

function detail(word: string, { id, ids, because, request, response, readings = [] }: ReportedCase): string[] {
  return [
    `${word} ${ids.join(", ")} (${id})`,
    `  ${toVisible(because ?? "")}`,
    ...(readings.length > 0 ? [`  Leans on ${readings.join(", ")}`] : []),
    ...(request ? [`  ${toVisible(request)}`] : []),
    ...(response ? [`  → ${response.status} ${toVisible(JSON.stringify(response.body).slice(0, 600))}`] : []),
    "",
  ];
}

/** What nothing at all was verified of; and what could not be restored. */
function notVerified(
  open: readonly ReportedCase[],
  rules: Report["rules"],
  assumptions: Report["assumptions"],
  paint: Paint,
): string[] {
  const verdicts: Record<string, string> = { ...rules, ...assumptions };
  const lines = open.flatMap(({ id, ids, because }) => {
    if (id === "put-back") return [`${paint("NOT RESTORED", "red")} ${toVisible(because ?? "")}`];
    const silent = ids.filter((one) => verdicts[one] === "not-verified");
    if (silent.length === 0) return [];
    return [`${paint("not verified", "dim")} ${silent.join(", ")} (${id}): ${toVisible(because ?? "")}`];
  });
  return lines.length > 0 ? [...new Set(lines), ""] : [];
}

function tally(verdicts: Record<string, string>, kinds: Record<string, Parameters<Paint>[1]>, paint: Paint): string {
  return Object.entries(kinds)
    .map(([kind, style]) => {
      const ids = Object.keys(verdicts).filter((id) => verdicts[id] === kind);
      const named = kind === "held" || kind === "same" || ids.length === 0 ? "" : ` (${ids.join(" ")})`;
      const count = `${ids.length} ${kind.replace("-", " ")}`;
      return `${ids.length > 0 ? paint(count, style) : count}${named}`;
    })
    .join(", ");
}
