import { mark } from "../../base/brand.js";
import { assumptionOf, noteOf, textOf } from "../engine/catalogue.js";
import { escapeXml } from "./escape-xml.js";
import { tellEnding } from "./exit-code.js";
import { type Group, groupsOf, openGroupsOf } from "./groups.js";
import { type Failing, isLeftover, type Report, type ReportedCase } from "./shape.js";
import { style } from "./style.js";
import { timeOf, verdictsOfRules } from "./tallies.js";

/** The report as one page that needs nothing else: no script, no font, no address outside. The verdict stands first. */
export function toHtml(report: Report): string {
  const { target, verdict, assumptions } = report;
  const told = tellEnding(report);
  const evidence = [
    toEvidence("Broken rules", groupsOf(report, "broken"), true),
    toEvidence("Differing assumptions", groupsOf(report, "differs"), false),
    toEvidence("Not verified", openGroupsOf(report), false),
  ];
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
<p class="mark">${mark.trim()} Standin</p>
<header class="head ${verdict}">
<h1>${headingOf(report)}</h1>
<p class="sub">${escapeXml(target)}</p>
<p class="sub">${escapeXml(toFacts(report))}</p>
${told === "" ? "" : `<p><strong>${told}</strong></p>`}
<div class="counts">
${toCount("Rules", "Statements of the spec. Breaking one is an error.", verdictsOfRules(report))}
${toCount("Assumptions", "Choices where the spec is silent. A difference is not an error.", assumptions)}
</div>
</header>
${toErrors(report)}
${toLeftBehind(report)}
${toSince(report)}
${evidence.join("\n")}
${toReadings(report)}
<h2>Rules</h2>
${toTable(verdictsOfRules(report), report)}
<h2>Assumptions</h2>
${toTable(assumptions, report)}
${toCovered(report)}
</main>
</body>
</html>
`;
}

/** What the run was, in one line. */
function toFacts({ date, version, duration_ms, binding, filter, seed, requests_sent, weather }: Report): string {
  const named = Object.entries(filter).filter(([, ids]) => ids.length > 0);
  const met = Object.entries({ "responses with 429": weather.limited, "with 5xx": weather.failed, lost: weather.lost });
  return [
    `${date}, Standin ${version}`,
    `${requests_sent} requests in ${timeOf(duration_ms)}`,
    ...met.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
    ...(binding === null ? [] : [`binding ${binding}`]),
    ...named.map(([name, ids]) => `--${name} ${ids.join(",")}`),
    ...(seed === null ? [] : [`seed ${seed}`]),
  ].join(" · ");
}

/** Which responses came, of each operation. */
function toCovered({ coverage }: Report): string {
  const rows = coverage.map(({ operation, status, content, documented, seen }) => {
    const word = seen > 0 ? "held" : "not-verified";
    const note = documented ? "" : " (undocumented)";
    return `<tr><td><code>${escapeXml(operation)}</code></td><td>${status}${note}</td><td>${escapeXml(content ?? "no body")}</td><td class="${word}">${seen > 0 ? `${seen} times` : "not seen"}</td></tr>`;
  });
  const head = "<tr><th>Operation</th><th>Status</th><th>Content</th><th>Seen</th></tr>";
  return `<h2>Responses</h2>\n<table><thead>${head}</thead><tbody>${rows.join("\n")}</tbody></table>`;
}

function headingOf(report: Report): string {
  const { verdict } = report;
  const all = Object.values(verdictsOfRules(report));
  const isWhole = !all.includes("not-verified") && !all.includes("held-in-part");
  const broken = all.filter((one) => one === "broken").length;
  return {
    held: isWhole ? "Every rule of the spec holds" : "Every rule holds as far as it could be verified",
    differs: "No rule is broken; some assumptions differ",
    broken: broken === 1 ? "1 rule of the spec is broken" : `${broken} rules of the spec are broken`,
    "not-verified": "Nothing could be verified",
  }[verdict];
}

/** The order of verdicts: good, bad, unknown. */
const words = ["held", "held-in-part", "same", "broken", "differs", "not-verified"];

/** How many of each verdict, in words and as a bar. */
function toCount(title: string, meaning: string, found: Record<string, string>): string {
  const all = Object.values(found);
  const counts = words
    .map((word) => ({ word, count: all.filter((one) => one === word).length }))
    .filter(({ count }) => count > 0);
  const told = counts.map(({ word, count }) => `<span class="${word}">${count} ${spaced(word)}</span>`).join(" · ");
  const bar = counts.map(({ word, count }) => `<span class="${word}" style="flex: ${count}"></span>`).join("");
  return `<div><h2>${title}</h2><p class="sub">${meaning}</p><p class="tally">${told}</p><div class="bar" aria-hidden="true">${bar}</div></div>`;
}

const spaced = (word: string) => word.replaceAll("-", " ");

function toErrors({ internal_errors = [] }: Report): string {
  if (internal_errors.length === 0) return "";
  const told = internal_errors.map(
    ({ contract, message }) => `<li>${escapeXml(`${contract ?? "around the contracts"}: ${message}`)}</li>`,
  );
  return `<h2>The kit itself failed</h2>\n<ul>${told.join("")}</ul>`;
}

function toLeftBehind({ cases }: Report): string {
  const left = cases.filter(isLeftover);
  if (left.length === 0) return "";
  return `<h2>Not restored</h2>\n<ul>${left.map(({ because }) => `<li>${escapeXml(because ?? "")}</li>`).join("")}</ul>`;
}

/** What the run found beside an earlier one. */
function toSince({ baseline }: Report): string {
  if (!baseline) return "";
  const list = (ids: readonly string[]) => escapeXml([...new Set(ids)].join(", ") || "nothing");
  const idsOf = (found: readonly Failing[]) => found.map(({ id }) => id).sort();
  const told = { New: idsOf(baseline.new), Known: idsOf(baseline.known), Mended: baseline.mended };
  const lines = Object.entries(told).map(([word, ids]) => `<li>${word}: ${list(ids)}</li>`);
  return `<h2>Since ${escapeXml(baseline.date ?? "the baseline")}</h2>\n<ul>${lines.join("\n")}</ul>`;
}

function toEvidence(title: string, groups: readonly Group[], isOpen: boolean): string {
  if (groups.length === 0) return "";
  return `<h2>${title}</h2>\n${groups.map((one) => toDetails(one, isOpen && one.since !== "known")).join("\n")}`;
}

function toDetails({ anchor, ids, also, heading, verdict, since, cases }: Group, isOpen: boolean): string {
  const contracts = [...new Set(cases.map(({ id }) => id))].join(", ");
  const count = cases.length > 1 ? ` · ${cases.length} findings` : "";
  const more = also.length > 0 ? ` (also: ${also.join(", ")})` : "";
  return `<details id="${escapeXml(anchor)}"${isOpen ? " open" : ""}><summary><span class="word ${verdict}">${escapeXml(ids.join(" "))}</span>${since ? ` (${since})` : ""} ${toProse(heading)} <span class="sub">${escapeXml(contracts + more)}${count}</span></summary>
${cases.map(toFinding).join("\n")}
</details>`;
}

function toFinding({ because, difference, change, request, response, seen, readings = [] }: ReportedCase): string {
  const tell = ({ status, body }: NonNullable<typeof response>) => `${status}\n${JSON.stringify(body, null, 2)}`;
  const told = response && tell(response);
  return `<section>${change ? `<h3>${toProse(change)}</h3>` : ""}${difference ? `<p><strong>${escapeXml(difference)}</strong></p>` : ""}<p>${toProse(because ?? "")}</p>
${readings.length > 0 ? `<p class="sub">Rests on ${readings.join(", ")}</p>` : ""}
${request ? `<pre aria-label="Request">${escapeXml(request)}</pre>` : ""}
${told ? `<pre aria-label="Response">${escapeXml(told)}</pre>` : ""}
${seen ? `<p class="sub">Seen by</p><pre aria-label="Later request">${escapeXml(seen.request)}</pre><pre aria-label="Its response">${escapeXml(tell(seen.response))}</pre>` : ""}
</section>`;
}

function toReadings({ readings }: Report): string {
  if (readings.length === 0) return "";
  const told = readings.map(
    ({ id, name, text, taken_back }) =>
      `<li><strong>${id} ${escapeXml(name)}${taken_back ? " (ignored)" : ""}.</strong> ${toProse(text)}</li>`,
  );
  return `<h2>Readings</h2>
<p class="sub">The spec states a fact and no way to see it: so it is read. Take a reading back with --without.</p>
<ul>${told.join("")}</ul>`;
}

function toTable(found: Record<string, string>, report: Report): string {
  const groups = [...groupsOf(report, "broken"), ...groupsOf(report, "differs"), ...openGroupsOf(report)];
  const rows = Object.entries(found).map(([id, verdict]) => {
    const own = groups.filter((one) => one.verdict === verdict);
    const group = own.find(({ ids }) => ids.includes(id)) ?? own.find(({ also }) => also.includes(id));
    const word = group ? `<a href="#${escapeXml(group.anchor)}">${spaced(verdict)}</a>` : spaced(verdict);
    return `<tr><th scope="row">${id}</th><td class="word ${verdict}">${word}</td><td>${toProse(toStatement(id, report))}${toMissing(report.held_in_part[id])}${toNote(id)}</td></tr>`;
  });
  return `<table><thead><tr><th>Id</th><th>Verdict</th><th>What is stated</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
}

const toMissing = (parts: readonly string[] | undefined): string =>
  parts === undefined ? "" : `<p class="sub">Not verified: ${toProse(parts.join("; "))}</p>`;

function toNote(id: string): string {
  const note = noteOf(id);
  return note === undefined ? "" : `<p class="sub">Note: ${toProse(note)}</p>`;
}

/** What is stated under an id; for an assumption, the question that it answers comes first. */
function toStatement(id: string, { catalogue }: Report): string {
  const open = assumptionOf(id);
  const text = textOf(id, catalogue);
  return open ? `${open.question}: Standin assumes: ${text}` : text;
}

const toProse = (text: string) => escapeXml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
