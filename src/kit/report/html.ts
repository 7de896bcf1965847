import { createHash } from "node:crypto";
import { mark } from "../../base/brand.js";
import { baselineNotes } from "./baseline.js";
import type { Group } from "./groups.js";
import {
  countVerdicts,
  fitFindings,
  spaced,
  toDoubtful,
  toGroup,
  toOverview,
  toResponses,
  toShort,
  toTable,
} from "./html-parts.js";
import { script } from "./html-script.js";
import { type Html, html, toProse, trusted } from "./html-template.js";
import type { Report } from "./shape.js";
import { style } from "./style.js";
import { counted, tellChanging, timeOf, type View } from "./view.js";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The page may use its own style and script. A browser runs and loads nothing that the page was tricked into. */
const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;

/** The report as one page that needs nothing else: no font, no address outside. The verdict and its causes stand first. */
export function toHtml(view: View): string {
  const { report, title, broken, differing, declared, open } = view;
  const { target, verdict } = report;
  const shown = fitFindings([...broken, ...differing, ...open, ...declared]);
  const toGroups = (groups: readonly Group[]) => groups.map((one) => toGroup(one, shown.get(one) ?? [], view));
  const toList = (heading: string, groups: readonly Group[]) =>
    groups.length > 0 && html`<section class="list"><h2>${heading}</h2>\n${toGroups(groups)}</section>`;
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
${toOverview("Rules", "Statements of the spec. Breaking one is an error.", view.rules, view)}
${toOverview("Assumptions", "Choices where the spec is silent. A difference is not an error.", view.assumptions, view)}
</div>
</header>
${toShort(view)}
${toFilter(view)}
${toNotices(view)}
${toList(`Broken rules, by cause`, broken)}
${toDoubtful(view)}
${toList("Differing assumptions", differing)}
${toList("Not verified, by reason", open)}
${declared.length > 0 && html`<details class="all"><summary><h2>Declared by the binding</h2> <span class="sub">${declared.length}</span></summary>\n${toGroups(declared)}</details>`}
${toReadings(report)}
${toTable("Rules", view.rules, view)}
${toTable("Assumptions", view.assumptions, view)}
${toResponses(report)}
</main>
<script>${trusted(script)}</script>
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
    `${counted(requests_sent, "request")} in ${timeOf(duration_ms)}`,
    ...met.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`),
    ...(binding === null ? [] : [`binding ${binding}`]),
    ...named.map(([name, ids]) => `--${name} ${ids.join(",")}`),
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...tellChanging(changing),
  ].join(" · ");
}

function headingOf({ report: { verdict }, rules, exitCode, word, broken: causes }: View): string {
  if (exitCode !== 0 && word !== "BROKEN") return word;
  const all = Object.values(rules);
  const isWhole = !all.includes("not-verified") && !all.includes("held-in-part");
  const broken = all.filter((one) => one === "broken").length;
  return {
    held: isWhole ? "Every rule of the spec holds" : "Every rule holds as far as it could be verified",
    differs: "No rule is broken; some assumptions differ",
    broken: `${counted(causes.length, "cause")}, ${counted(broken, "broken rule")}`,
    "not-verified": "Nothing could be verified",
  }[verdict];
}

/** The filter by verdict and text, which the script shows. */
function toFilter({ rules, assumptions }: View): Html {
  const verdicts = countVerdicts({ ...rules, ...assumptions });
  const buttons = verdicts.map(
    ({ word, count }) =>
      html`<button type="button" data-filter="${word}" aria-pressed="false">${spaced(word)} ${count}</button>`,
  );
  return html`<div id="filter" role="search" hidden><input id="text" type="search" placeholder="Filter (press /)" aria-label="Filter by text"><button type="button" data-filter="" aria-pressed="true">all</button>${buttons}<a href="#all-rules">rules</a><a href="#all-assumptions">assumptions</a><span id="shown" class="sub" role="status"></span></div>`;
}

/** What the kit got wrong, what was not restored, and what changed since the baseline. */
function toNotices({ report: { baseline, internal_errors = [] }, left }: View): Html[] {
  const errors = internal_errors.map(({ contract, message }) => `${contract ?? "around the contracts"}: ${message}`);
  const lists: [string, readonly string[]][] = [
    ["The kit itself failed", errors],
    ["Not restored", left],
    [`Since ${baseline?.date ?? "the baseline"}`, baseline ? baselineNotes(baseline) : []],
  ];
  return lists
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => html`<h2>${title}</h2>\n<ul>${lines.map((line) => html`<li>${line}</li>\n`)}</ul>`);
}

function toReadings({ readings }: Report): Html | false {
  if (readings.length === 0) return false;
  const told = readings.map(
    ({ id, name, text, taken_back }) =>
      html`<li><strong>${id} ${name}${taken_back === true && " (ignored)"}.</strong> ${toProse(text)}</li>`,
  );
  return html`<details class="all"><summary><h2>Readings</h2> <span class="sub">${readings.length}</span></summary>
<p class="sub">Where the spec states a fact but no way to see it, the kit reads it so. To ignore a reading, pass it to --without.</p>
<ul>${told}</ul></details>`;
}
