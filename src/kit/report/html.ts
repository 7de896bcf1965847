import { createHash } from "node:crypto";
import { mark } from "../../base/brand.js";
import { assumptionOf, noteOf, textOf } from "../run/catalogue.js";
import { baselineNotes } from "./baseline.js";
import type { Group } from "./groups.js";
import { type Html, html, trusted } from "./html-template.js";
import type { Report, ReportedCase } from "./shape.js";
import { style } from "./style.js";
import { tellChanging, timeOf } from "./tallies.js";
import type { View } from "./view.js";

/** The page may use its own style. It has no script, and a browser runs and loads nothing that it was tricked into. */
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`;

/** The report as one page that needs nothing else: no script, no font, no address outside. The verdict stands first. */
export function toHtml(view: View): string {
  const { report, rules, title } = view;
  const { target, verdict, assumptions } = report;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>standin verify: ${verdict}</title>
<style>${trusted(style)}</style>
</head>
<body>
<main>
<p class="mark">${trusted(mark.trim())} Standin</p>
<header class="head ${view.exitCode === 0 ? verdict : "broken"}">
<h1>${headingOf(view)}</h1>
<p class="sub">${target}</p>
<p class="sub">${toFacts(report)}</p>
<p><strong>${title}</strong></p>
<div class="counts">
${toCount("Rules", "Statements of the spec. Breaking one is an error.", rules)}
${toCount("Assumptions", "Choices where the spec is silent. A difference is not an error.", assumptions)}
</div>
</header>
${toErrors(report)}
${toLeftBehind(view)}
${toSince(report)}
${toEvidence("Broken rules", view.broken, true)}
${toEvidence("Differing assumptions", view.differing, false)}
${toEvidence("Declared by the binding", view.declared, false)}
${toEvidence("Not verified", view.open, false)}
${toReadings(report)}
<h2>Rules</h2>
${toTable(rules, view)}
<h2>Assumptions</h2>
${toTable(assumptions, view)}
${toCovered(report)}
</main>
</body>
</html>
`.toString();
}

/** What the run was, in one line. */
function toFacts({
  date,
  version,
  duration_ms,
  binding,
  filter,
  seed,
  requests_sent,
  weather,
  changing,
}: Report): string {
  const named = Object.entries(filter).filter(([, ids]) => ids.length > 0);
  const met = Object.entries({ "responses with 429": weather.limited, "with 5xx": weather.failed, lost: weather.lost });
  return [
    `${date}, Standin ${version}`,
    `${requests_sent} requests in ${timeOf(duration_ms)}`,
    ...met.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
    ...(binding === null ? [] : [`binding ${binding}`]),
    ...named.map(([name, ids]) => `--${name} ${ids.join(",")}`),
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...tellChanging(changing),
  ].join(" · ");
}

/** Which responses came, of each operation. */
function toCovered({ coverage }: Report): Html {
  const rows = coverage.map(({ operation, status, content, documented, seen }) => {
    const word = seen > 0 ? "held" : "not-verified";
    const note = documented ? "" : " (undocumented)";
    return html`<tr><td><code>${operation}</code></td><td>${status}${note}</td><td>${content ?? "no body"}</td><td class="${word}">${seen > 0 ? `${seen} times` : "not seen"}</td></tr>\n`;
  });
  const head = html`<tr><th>Operation</th><th>Status</th><th>Content</th><th>Seen</th></tr>`;
  return html`<h2>Responses</h2>\n<table><thead>${head}</thead><tbody>${rows}</tbody></table>`;
}

function headingOf({ report: { verdict }, rules, exitCode, word }: View): string {
  if (exitCode !== 0 && word !== "BROKEN") return word;
  const all = Object.values(rules);
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
function toCount(title: string, meaning: string, found: Readonly<Record<string, string>>): Html {
  const all = Object.values(found);
  const counts = words
    .map((word) => ({ word, count: all.filter((one) => one === word).length }))
    .filter(({ count }) => count > 0);
  const told = counts.map(
    ({ word, count }, at) => html`${at > 0 && " · "}<span class="${word}">${count} ${spaced(word)}</span>`,
  );
  let from = 0;
  const bar = counts.map(({ word, count }) => {
    from += count;
    return html`<rect class="${word}" x="${from - count}" width="${count}" height="1"/>`;
  });
  return html`<div><h2>${title}</h2><p class="sub">${meaning}</p><p class="tally">${told}</p><svg class="bar" viewBox="0 0 ${all.length} 1" preserveAspectRatio="none" aria-hidden="true">${bar}</svg></div>`;
}

const spaced = (word: string) => word.replaceAll("-", " ");

function toErrors({ internal_errors = [] }: Report): Html | false {
  if (internal_errors.length === 0) return false;
  const told = internal_errors.map(
    ({ contract, message }) => html`<li>${contract ?? "around the contracts"}: ${message}</li>`,
  );
  return html`<h2>The kit itself failed</h2>\n<ul>${told}</ul>`;
}

function toLeftBehind({ left }: View): Html | false {
  return left.length > 0 && html`<h2>Not restored</h2>\n<ul>${left.map((text) => html`<li>${text}</li>`)}</ul>`;
}

/** What the run found beside an earlier one. */
function toSince({ baseline }: Report): Html | false {
  if (!baseline) return false;
  const lines = baselineNotes(baseline).map((note) => html`<li>${note}</li>\n`);
  return html`<h2>Since ${baseline.date ?? "the baseline"}</h2>\n<ul>${lines}</ul>`;
}

function toEvidence(title: string, groups: readonly Group[], isOpen: boolean): Html | false {
  if (groups.length === 0) return false;
  return html`<h2>${title}</h2>\n${groups.map((one) => toDetails(one, isOpen && one.since !== "known"))}`;
}

function toDetails({ anchor, ids, also, heading, verdict, since, cases }: Group, isOpen: boolean): Html {
  const contracts = [...new Set(cases.map(({ id }) => id))].join(", ");
  const count = cases.length > 1 ? ` · ${cases.length} findings` : "";
  const more = also.length > 0 ? ` (also: ${also.join(", ")})` : "";
  return html`<details id="${anchor}"${isOpen && " open"}><summary><span class="word ${verdict}">${ids.join(" ")}</span>${since !== undefined && ` (${since})`} ${toProse(heading)} <span class="sub">${contracts}${more}${count}</span></summary>
${cases.map(toFinding)}
</details>
`;
}

function toFinding({ because, difference, change, request, response, seen, readings = [] }: ReportedCase): Html {
  const block = (label: string, text: string) => html`<pre aria-label="${label}">${text}</pre>`;
  const tell = ({ status, body }: NonNullable<typeof response>) => `${status}\n${JSON.stringify(body, null, 2)}`;
  return html`<section>${!!change && html`<h3>${toProse(change)}</h3>`}${!!difference && html`<p><strong>${difference}</strong></p>`}<p>${toProse(because ?? "")}</p>
${readings.length > 0 && html`<p class="sub">Rests on ${readings.join(", ")}</p>`}
${!!request && block("Request", request)}
${response !== null && block("Response", tell(response))}
${seen !== undefined && html`<p class="sub">Seen by</p>${block("Later request", seen.request)}${block("Its response", tell(seen.response))}`}
</section>
`;
}

function toReadings({ readings }: Report): Html | false {
  if (readings.length === 0) return false;
  const told = readings.map(
    ({ id, name, text, taken_back }) =>
      html`<li><strong>${id} ${name}${taken_back === true && " (ignored)"}.</strong> ${toProse(text)}</li>`,
  );
  return html`<h2>Readings</h2>
<p class="sub">The spec states a fact and no way to see it: so it is read. Take a reading back with --without.</p>
<ul>${told}</ul>`;
}

function toTable(found: Readonly<Record<string, string>>, { report, broken, differing, declared, open }: View): Html {
  const groups = [...broken, ...differing, ...declared, ...open];
  const rows = Object.entries(found).map(([id, verdict]) => {
    const own = groups.filter((one) => one.verdict === verdict);
    const group = own.find(({ ids }) => ids.includes(id)) ?? own.find(({ also }) => also.includes(id));
    const word = group ? html`<a href="#${group.anchor}">${spaced(verdict)}</a>` : spaced(verdict);
    return html`<tr><th scope="row">${id}</th><td class="word ${verdict}">${word}</td><td>${toProse(toStatement(id, report))}${toMissing(report.held_in_part[id])}${toNote(id)}</td></tr>\n`;
  });
  return html`<table><thead><tr><th>Id</th><th>Verdict</th><th>What is stated</th></tr></thead><tbody>${rows}</tbody></table>`;
}

const toMissing = (parts: readonly string[] | undefined) =>
  parts !== undefined && html`<p class="sub">Not verified: ${toProse(parts.join("; "))}</p>`;

function toNote(id: string): Html | false {
  const note = noteOf(id);
  return note !== undefined && html`<p class="sub">Note: ${toProse(note)}</p>`;
}

/** What is stated under an id; for an assumption, the question that it answers comes first. */
function toStatement(id: string, { catalogue }: Report): string {
  const open = assumptionOf(id);
  const text = textOf(id, catalogue);
  return open ? `${open.question}: Standin assumes: ${text}` : text;
}

/** Text in backticks is code. */
const toProse = (text: string): Html =>
  html`${text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
