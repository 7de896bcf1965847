import { toJson } from "../../base/json.js";
import { assumptionOf, noteOf, textOf } from "../run/catalogue.js";
import { resourceSpecs, withRelated } from "../specs/specs.js";
import type { Group } from "./groups.js";
import { type Html, html, toProse } from "./html-template.js";
import type { Report, ReportedCase } from "./shape.js";
import { tellCase, toRerun } from "./told-case.js";
import { notThere, tellAbsent, type View } from "./view.js";

/** The room for evidence, in characters of the page. Everything is in report.json. */
const room = 180_000;
/** The findings of a group that are shown, if there is room. */
const mostFindings = 25;
/** The longest body that is shown, in characters. */
const longestBody = 6000;
const longestLine = 240;

/** The findings of each group that there is room for: one of each group first, then a second one, and so on. */
export function fitFindings(groups: readonly Group[]): ReadonlyMap<Group, readonly Html[]> {
  const shown = new Map<Group, Html[]>(groups.map((group) => [group, []]));
  let used = 0;
  for (let index = 0; index < mostFindings; index++)
    for (const group of groups) {
      const one = group.cases[index];
      if (!one) continue;
      const finding = toFinding(one);
      used += finding.length;
      if (used > room) return shown;
      shown.get(group)?.push(finding);
    }
  return shown;
}

/** A cause or a reason, closed, with its findings, which are closed too. */
export function toGroup(group: Group, shown: readonly Html[], { report }: View): Html {
  const { anchor, ids, also, heading, verdict, since, cases } = group;
  const readings = [...new Set(cases.flatMap(({ readings: some = [] }) => some))].sort();
  const left = cases.slice(shown.length);
  const facts = [
    ...(also.length > 0 ? [`also: ${also.join(", ")}`] : []),
    ...(readings.length > 0 ? [`rests on ${readings.join(", ")}`] : []),
    ...(cases.length > 1 ? [`${cases.length} findings`] : []),
  ].join(" · ");
  const question = assumptionOf(ids[0] ?? "")?.question;
  const [first] = cases;
  const isWrong = verdict !== "not-verified" && first !== undefined;
  const title =
    verdict === "differs" && question
      ? html`${toProse(question)}. Standin assumes: ${toProse(heading)}`
      : toProse(heading);
  return html`<details class="group" id="${anchor}" data-verdict="${anchor.startsWith("declared") ? "declared" : verdict}"><summary><span class="word ${verdict}">${ids.join(" ")}</span>${since !== undefined && html` <span class="since">${since}</span>`} ${title}${isWrong && html`<span class="first">${cut(tellCase(first), longestLine)}</span>`}${facts !== "" && html`<span class="sub">${facts}</span>`}</summary>
${isWrong && html`<p class="sub">Rerun: <code>${toRerun(report, first)}</code></p>`}
${shown}
${left.length > 0 && html`<p class="sub">${left.length} more in report.json, of ${[...new Set(left.map(({ id }) => id))].join(", ")}</p>`}
</details>
`;
}

/** What was found, in a line; inside it the request, and the responses that show it. */
function toFinding(one: ReportedCase): Html {
  const { id, because, reason = because ?? "", change, difference, request, response, seen, call } = one;
  const field = /^\/([^/:]+)/.exec(difference ?? "")?.[1];
  const line = html`<span>${toProse(tellCase(one))}</span> <span class="sub">${id}</span>`;
  if (!request && !response && !seen && !call) return html`<p class="finding">${line}</p>\n`;
  return html`<details class="finding"><summary>${line}</summary>
${difference !== undefined && html`<p>${toProse(reason)}</p>`}
${change !== undefined && html`<p class="sub">Sent: ${toProse(change)}</p>`}
${!!request && toBlock("Request", request)}
${response !== null && toResponse("Response", response, field)}
${seen !== undefined && html`${toBlock("Later request", seen.request)}${toResponse("Its response", seen.response, field)}`}
${call !== undefined && toBlock("Received call", call)}
</details>
`;
}

const toBlock = (label: string, text: string | Html) => html`<h3>${label}</h3><pre tabindex="0">${text}</pre>`;

/** Headers that show nothing about a finding. */
const usualHeaders = /^(?:date|connection|keep-alive|content-length|vary|server|x-powered-by|transfer-encoding)$/i;

/** A response with its body; the member that differs is marked. */
function toResponse(
  label: string,
  { status, headers, body }: NonNullable<ReportedCase["response"]>,
  field?: string,
): Html {
  const text = typeof body === "string" ? body : toJson(body, 2);
  const lines = cut(text, longestBody).split("\n");
  const at = field === undefined ? -1 : lines.findIndex((line) => line.trimStart().startsWith(`"${field}":`));
  const marked = lines.map((line, index) => [index > 0 && "\n", index === at ? html`<mark>${line}</mark>` : line]);
  const shownHeaders = Object.entries(headers).filter(([name]) => !usualHeaders.test(name));
  const head = [String(status), ...shownHeaders.map(([name, value]) => `${name}: ${value}`)].join("\n");
  return toBlock(label, html`${head}\n\n${marked}`);
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (all of it in report.json)` : text;

/** A verdict's sign, for readers who do not see colors. */
const signs: Readonly<Record<string, string>> = {
  held: "✓",
  same: "✓",
  "held-in-part": "◐",
  broken: "✗",
  differs: "≠",
  declared: "=",
  "not-verified": "–",
  [notThere]: "·",
};

export const spaced = (word: string) => word.replaceAll("-", " ");

/** Verdicts and how many IDs have each, in the order of `signs`. */
export const countVerdicts = (found: Readonly<Record<string, string>>): { word: string; count: number }[] =>
  Object.keys(signs)
    .map((word) => ({ word, count: Object.values(found).filter((one) => one === word).length }))
    .filter(({ count }) => count > 0);

/** The run in short: what it was about, what holds, why not all of it, and what it did besides. */
export function toShort(view: View): Html {
  const { report, asked, rules, tally, broken, differing, declared } = view;
  const linked = (groups: readonly Group[]) =>
    groups.map(
      ({ anchor, ids, heading, verdict }, at) =>
        html`${at > 0 && (verdict === "broken" ? "; " : " ")}<a href="#${anchor}">${ids.join(" ")}</a>${verdict === "broken" && html` ${toProse(heading)}`}`,
    );
  const scope = Object.keys(rules).filter((id) => asked.has(id) && rules[id] !== notThere).length;
  const silent = [...differing, ...declared];
  const rows: [string, Html | string | false | undefined][] = [
    ["In scope", `${scope} rules`],
    ["Holds", tally],
    ["Causes of breaks", broken.length > 0 && html`${linked(broken)}`],
    ["Not in this product", tellAbsent(report)?.replace(/^Not in this product: /, "")],
    ["Different where the spec is silent", silent.length > 0 && html`${linked(silent)}`],
    ["Side effects", tellEffects(report)],
  ];
  const told = rows.filter((row): row is [string, Html | string] => row[1] !== false && row[1] !== undefined);
  return html`<dl class="short">${told.map(([name, text]) => html`<dt>${name}</dt><dd>${text}</dd>\n`)}</dl>`;
}

/** What a run did besides: the resources that it created and deleted, and whom it called. */
function tellEffects({ coverage, called = [], left_behind: left, not_in_product: absent = [] }: Report): string {
  const done = (id: string) =>
    coverage.filter((one) => one.operation === id && one.status < 300).reduce((sum, { seen }) => sum + seen, 0);
  const made = withRelated(resourceSpecs).flatMap(({ kind, operations }) => {
    const [created, deleted] = [done(operations.create), done(operations.delete)];
    return created + deleted > 0 ? [`${created} ${kind}s created, ${deleted} deletions of ${kind}s`] : [];
  });
  const isUnknown = absent.some(
    ({ kind, field }) => field === null && resourceSpecs.some((one) => one.kind === kind && "calls" in one),
  );
  const none = isUnknown ? "calls to others are not known" : "nobody called who listened before";
  const calls = called.length > 0 ? `called: ${called.join("; ")}` : none;
  return [...made, calls, ...(left.length > 0 ? [`${left.length} values left`] : [])].join("; ");
}

/** What holds only as far as it was tried, and why not all of it was. */
export function toDoubtful({ report: { held_in_part: inPart, cases } }: View): Html | false {
  const rows = Object.entries(inPart).map(([id, missing]) => {
    const reasons = cases.filter(({ verdict, ids }) => verdict === "not-verified" && ids.includes(id));
    const told = [...new Set(reasons.flatMap(({ reason }) => reason ?? []))].slice(0, 3).join(" ");
    return html`<li><a href="#row-${id}">${id}</a> Not tried: ${toProse(missing.join("; "))}. ${told}</li>\n`;
  });
  return (
    rows.length > 0 && html`<section class="list"><h2>Holds, as far as it was tried</h2><ul>${rows}</ul></section>`
  );
}

/** Every ID with its verdict, as a link to its finding, or else to its row. */
export function toOverview(title: string, meaning: string, found: Readonly<Record<string, string>>, view: View): Html {
  const counts = countVerdicts(found).map(
    ({ word, count }, at) =>
      html`${at > 0 && " · "}<span class="${word}">${signs[word] ?? ""} ${count} ${spaced(word)}</span>`,
  );
  const chips = Object.entries(found).map(
    ([id, verdict]) =>
      html`<a class="${verdict}" href="#${anchorOf(id, verdict, view) ?? `row-${id}`}" aria-label="${id}: ${spaced(verdict)}">${id}</a>`,
  );
  return html`<section><h2>${title}</h2><p class="sub">${meaning}</p><p class="tally">${counts}</p><nav class="chips" aria-label="${title}">${chips}</nav></section>`;
}

/** The group that shows why an ID has its verdict. */
function anchorOf(id: string, verdict: string, { broken, differing, declared, open }: View): string | undefined {
  const groups = { broken, differs: differing, declared, "not-verified": open }[verdict] ?? [];
  return (groups.find(({ ids }) => ids.includes(id)) ?? groups.find(({ also }) => also.includes(id)))?.anchor;
}

/** Every ID with its verdict and its statement, closed. */
export function toTable(title: string, found: Readonly<Record<string, string>>, view: View): Html {
  const { report } = view;
  const rows = Object.entries(found).map(([id, verdict]) => {
    const anchor = anchorOf(id, verdict, view);
    const word = anchor === undefined ? spaced(verdict) : html`<a href="#${anchor}">${spaced(verdict)}</a>`;
    return html`<tr id="row-${id}" data-verdict="${verdict}"><th scope="row">${id}</th><td class="word ${verdict}">${word}</td><td>${toProse(toStatement(id, report))}${toMissing(report.held_in_part[id])}${toNote(id)}</td></tr>\n`;
  });
  return html`<details class="all" id="all-${title.toLowerCase()}"><summary><h2>All ${title.toLowerCase()}</h2> <span class="sub">${rows.length}</span></summary>
<table><thead><tr><th>ID</th><th>Verdict</th><th>What is stated</th></tr></thead><tbody>${rows}</tbody></table></details>`;
}

const toMissing = (parts: readonly string[] | undefined) =>
  parts !== undefined && html`<p class="sub">Not verified: ${toProse(parts.join("; "))}</p>`;

function toNote(id: string): Html | false {
  const note = noteOf(id);
  return note !== undefined && html`<p class="sub">Note: ${toProse(note)}</p>`;
}

/** What is stated under an ID; for an assumption, the question that it answers comes first. */
function toStatement(id: string, { catalogue }: Report): string {
  const open = assumptionOf(id);
  const text = textOf(id, catalogue);
  return open ? `${open.question}: Standin assumes: ${text}` : text;
}

/** Which responses came, of each operation. */
export function toResponses({ coverage }: Report): Html {
  const rows = coverage.map(({ operation, status, content, documented, seen }) => {
    const word = seen > 0 ? "held" : "not-verified";
    const note = documented ? "" : " (undocumented)";
    return html`<tr><td><code>${operation}</code></td><td>${status}${note}</td><td>${content ?? "no body"}</td><td class="${word}">${seen > 0 ? `${seen} times` : "not seen"}</td></tr>\n`;
  });
  const head = html`<tr><th>Operation</th><th>Status</th><th>Content</th><th>Seen</th></tr>`;
  return html`<details class="all"><summary><h2>Responses</h2> <span class="sub">${coverage.length}</span></summary>
<table class="responses"><thead>${head}</thead><tbody>${rows}</tbody></table></details>`;
}
