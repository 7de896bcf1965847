import { assumptionOf } from "../run/catalogue.js";
import type { Group } from "./groups.js";
import { type Html, html, toProse } from "./html-template.js";
import type { ReportedCase } from "./shape.js";
import { tellCase, toRerun } from "./told-case.js";
import type { View } from "./view.js";

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
${isWrong && html`<p class="sub">Rerun: <code>${toRerun(report, first.id)}</code></p>`}
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
  const text = typeof body === "string" ? body : JSON.stringify(body, null, 2);
  const lines = cut(text, longestBody).split("\n");
  const at = field === undefined ? -1 : lines.findIndex((line) => line.trimStart().startsWith(`"${field}":`));
  const marked = lines.map((line, index) => [index > 0 && "\n", index === at ? html`<mark>${line}</mark>` : line]);
  const shownHeaders = Object.entries(headers).filter(([name]) => !usualHeaders.test(name));
  const head = [String(status), ...shownHeaders.map(([name, value]) => `${name}: ${value}`)].join("\n");
  return toBlock(label, html`${head}\n\n${marked}`);
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (all of it in report.json)` : text;
