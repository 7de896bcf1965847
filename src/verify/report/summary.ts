import type { Report, ReportedCase } from "./report.js";

/** What a run found, for people: what is broken first, then by rule and answer, then what was not verified. */
export function toSummary(report: Report, url: string, accepted: readonly string[] = []): string {
  const { rules, answers, cases } = report;
  const broken = cases.filter((one) => one.verdict === "broken");
  const differing = cases.filter((one) => one.verdict === "differs");
  const open = cases.filter((one) => one.verdict === "not-verified");
  const lines = [
    `${url}`,
    "",
    ...broken.flatMap((one) => detail("BROKEN", one)),
    ...differing.flatMap((one) =>
      detail(one.ids.every((id) => accepted.includes(id)) ? "differs (accepted)" : "differs", one),
    ),
    ...notVerified(open, rules, answers),
    `Rules:   ${tally(rules, ["held", "broken", "not-verified"])}`,
    `Answers: ${tally(answers, ["same", "differs", "not-verified"])}`,
    "",
  ];
  return `${lines.join("\n")}\n`;
}

function detail(word: string, { id, ids, because, request, response }: ReportedCase): string[] {
  return [
    `${word} ${ids.join(", ")} (${id})`,
    `  ${because}`,
    ...(request ? [`  ${request}`] : []),
    ...(response ? [`  → ${response.status} ${JSON.stringify(response.body).slice(0, 600)}`] : []),
    "",
  ];
}

/** What nothing at all was verified of; and what could not be put back. */
function notVerified(open: readonly ReportedCase[], rules: Report["rules"], answers: Report["answers"]): string[] {
  const verdicts: Record<string, string> = { ...rules, ...answers };
  const lines = open.flatMap(({ id, ids, because }) => {
    const silent = ids.filter((one) => verdicts[one] === "not-verified");
    if (id !== "put-back" && silent.length === 0) return [];
    return [`not verified ${silent.join(", ")} (${id}): ${because}`];
  });
  return lines.length > 0 ? [...new Set(lines), ""] : [];
}

function tally(verdicts: Record<string, string>, kinds: readonly string[]): string {
  return kinds
    .map((kind) => {
      const ids = Object.keys(verdicts).filter((id) => verdicts[id] === kind);
      const named = kind === "held" || kind === "same" || ids.length === 0 ? "" : ` (${ids.join(" ")})`;
      return `${ids.length} ${kind.replace("-", " ")}${named}`;
    })
    .join(", ");
}
