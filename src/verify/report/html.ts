import { statementOf } from "../catalogue.js";
import { escapeXml } from "./junit.js";
import type { Report, ReportedCase } from "./report.js";
import { style } from "./style.js";

const verdicts = {
  held: "Every rule that could be verified holds",
  differs: "No rule is broken; some answers differ",
  broken: "Rules of the spec are broken",
  "not-verified": "Nothing could be verified",
} as const;

const endings: Partial<Record<Report["ended"], string>> = {
  interrupted: "The run was interrupted: this is what was found so far.",
  "target lost": "The target went away: this is what was found until then.",
};

/** The report as one page that needs nothing else: no script, no font, no address outside. The verdict stands first. */
export function toHtml(report: Report): string {
  const { target, verdict, cases, rules, answers, ended } = report;
  const of = (kind: ReportedCase["verdict"]) => cases.filter((one) => one.verdict === kind && one.ids.length > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>standin verify: ${escapeXml(verdict)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header class="head ${verdict}">
<h1>${verdicts[verdict]}</h1>
<p class="sub">${escapeXml(target)}</p>
${endings[ended] ? `<p><strong>${endings[ended]}</strong></p>` : ""}
<dl><div><dt>Rules of the spec</dt><dd>${tally(rules)}</dd></div><div><dt>Answers where it is silent</dt><dd>${tally(answers)}</dd></div></dl>
</header>
${toLeftBehind(report)}
${toEvidence("Broken rules", of("broken"), true)}
${toEvidence("Differing answers", of("differs"), false)}
${toEvidence("Not verified", of("not-verified"), false)}
<h2>Rules</h2>
${toTable(rules)}
<h2>Answers</h2>
${toTable(answers)}
</main>
</body>
</html>
`;
}

function tally(found: Record<string, string>): string {
  const counts = new Map<string, number>();
  for (const one of Object.values(found)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([word, count]) => `<span class="${word}">${count} ${spaced(word)}</span>`).join(" · ");
}

const spaced = (word: string) => word.replace("-", " ");

function toLeftBehind({ cases }: Report): string {
  const left = cases.filter(({ id }) => id === "put-back");
  if (left.length === 0) return "";
  return `<h2>Not put back</h2>\n<ul>${left.map(({ because }) => `<li>${escapeXml(because ?? "")}</li>`).join("")}</ul>`;
}

function toEvidence(title: string, cases: readonly ReportedCase[], isOpen: boolean): string {
  if (cases.length === 0) return "";
  return `<h2>${title}</h2>\n${cases.map((one) => toDetails(one, isOpen)).join("\n")}`;
}

function toDetails({ id, ids, title, verdict, because, request, response }: ReportedCase, isOpen: boolean): string {
  const answer = response && `${response.status}\n${JSON.stringify(response.body, null, 2)}`;
  return `<details${isOpen ? " open" : ""}><summary><span class="word ${verdict}">${escapeXml(ids.join(" "))}</span> ${escapeXml(title)} <span class="sub">(${escapeXml(id)})</span></summary>
<p>${escapeXml(because ?? "")}</p>
${request ? `<pre>${escapeXml(request)}</pre>` : ""}
${answer ? `<pre>${escapeXml(answer)}</pre>` : ""}
</details>`;
}

function toTable(found: Record<string, string>): string {
  const rows = Object.entries(found).map(
    ([id, verdict]) =>
      `<tr><th scope="row">${id}</th><td class="word ${verdict}">${spaced(verdict)}</td><td>${toProse(statementOf(id))}</td></tr>`,
  );
  return `<table><thead><tr><th>Id</th><th>Verdict</th><th>What is stated</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
}

/** A statement without its lead, since the row has the id already. */
const toProse = (statement: string) =>
  escapeXml(
    statement.replace(/^The spec states in \S+: /, "").replace(/^The spec leaves \S+ open \((.*?)\); /, "$1: "),
  ).replace(/`([^`]+)`/g, "<code>$1</code>");
