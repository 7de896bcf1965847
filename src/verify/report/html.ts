import { statementOf } from "../catalogue.js";
import { escapeXml } from "./junit.js";
import type { Report, ReportedCase } from "./report.js";

/** The report as one page that needs nothing else: no script, no font, no address outside. */
export function toHtml(report: Report, url: string): string {
  const shown = report.cases.filter((one) => one.verdict !== "held");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>standin verify: ${report.verdict}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1b1b1b; }
table { border-collapse: collapse; width: 100%; } td, th { border-top: 1px solid #ccc; padding: .3rem .6rem; text-align: left; vertical-align: top; }
pre { background: #f4f4f4; overflow: auto; padding: .6rem; white-space: pre-wrap; }
.broken { color: #a30000; font-weight: 700; } .differs { color: #7a4b00; font-weight: 700; } .held, .same { color: #006b2d; }
</style>
</head>
<body>
<h1>standin verify: <span class="${report.verdict}">${report.verdict}</span></h1>
<p>${escapeXml(url)}</p>
${shown.map(toSection).join("\n")}
<h2>Rules</h2>
${toTable(report.rules)}
<h2>Answers</h2>
${toTable(report.answers)}
</body>
</html>
`;
}

function toSection({ id, ids, title, verdict, because, request, response }: ReportedCase): string {
  return `<section>
<h3><span class="${verdict}">${verdict}</span> ${escapeXml(ids.join(", "))} · ${escapeXml(title)} (${escapeXml(id)})</h3>
<p>${escapeXml(because ?? "")}</p>
${request ? `<pre>${escapeXml(request)}</pre>` : ""}
${response ? `<pre>${escapeXml(`${response.status}\n${JSON.stringify(response.body, null, 2)}`)}</pre>` : ""}
</section>`;
}

function toTable(verdicts: Record<string, string>): string {
  const rows = Object.entries(verdicts).map(
    ([id, verdict]) =>
      `<tr><th scope="row">${id}</th><td class="${verdict}">${verdict}</td><td>${escapeXml(statementOf(id))}</td></tr>`,
  );
  return `<table>${rows.join("\n")}</table>`;
}
