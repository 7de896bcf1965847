import { ruleIds } from "../../../../src/kit/engine/catalogue.js";
import { knownGaps } from "./switches/known-gaps.js";
import { rightRows } from "./switches/right.js";
import { weatherRows } from "./switches/weather.js";
import { wrongRows } from "./switches/wrong.js";

/** Why no wrong server is there for a rule. */
const without: Readonly<Record<string, string>> = {
  "U-19": "nothing around the two operations shows it",
  "C-07": "it is seen with records alone, which a Standin has and this service has not: see `test/kit/mutants`",
};

const isGap = ({ id }: { id: string }) => id in knownGaps;

/** The page of the documentation about the score, from the tables; `prismFinds` are the ids of rows. */
export function scorePage(prismFinds: readonly string[]): string {
  const missed = wrongRows.filter(isGap);
  const alarms = rightRows.filter(isGap);
  const badWeather = weatherRows.filter(isGap);
  const sets = [...new Set(rightRows.flatMap(({ set }) => set ?? []))].sort();
  const badSets = sets
    .map((set) => ({ id: `set ${set}`, title: `right in many ways at once (set ${set})` }))
    .filter(isGap);
  return `# Score

How often \`standin verify\` is right about servers whose faults are known. Tests run it on a second implementation of the
specification, with paths, an envelope, jobs and webhook calls of its own, and exchange one part of that service at a time. This page
is made from the tables of those tests (\`test/e2e/processes/second-implementation/switches\`).

| Servers | How many | The kit is right about | Wrong about |
| --- | --- | --- | --- |
| Right, and different where the specification is silent: nothing may be called broken | ${rightRows.length} | ${rightRows.length - alarms.length} | ${alarms.length} |
| Right in many ways at once, in a run of the whole kit | ${sets.length} | ${sets.length - badSets.length} | ${badSets.length} |
| Subtly wrong: a rule must be called broken, or not be held where nobody can know how long to wait | ${wrongRows.length} | ${wrongRows.length - missed.length} | ${missed.length} |
| Right, in bad weather (503, 502, lost connections, limits, reads that lag) or down | ${weatherRows.length} | ${weatherRows.length - badWeather.length} | ${badWeather.length} |

## Wrong servers by rule

A server counts for the first rule that it breaks. Beside the kit stands what Prism (\`@stoplight/prism-cli\`) finds as a
proxy in front of the same servers, with \`openapi.yaml\` and the same requests: it validates the shape of each response, and knows
nothing of what was sent before. A shape that the service has as it is made does not count.

| Rule | Wrong servers | The kit finds | Prism finds | The kit misses |
| --- | --- | --- | --- | --- |
${ruleIds.map((rule) => ruleRow(rule, prismFinds)).join("\n")}
| **All** | **${wrongRows.length}** | **${wrongRows.length - missed.length}** | **${prismFinds.length}** | |
${gaps("Right servers that the kit calls wrong", [...alarms, ...badSets, ...badWeather])}`;
}

function ruleRow(rule: string, prismFinds: readonly string[]): string {
  const rows = wrongRows.filter(({ rules }) => rules[0] === rule);
  const misses = rows.filter(isGap);
  const byPrism = rows.filter(({ id }) => prismFinds.includes(id)).length;
  const titles = misses.map(({ id, title }) => `${title}: ${knownGaps[id]}`).join("; ");
  const note = rows.length === 0 ? (without[rule] ?? "servers that break it break another rule first") : titles;
  return `| [${rule}](rules.html#${rule}) | ${rows.length} | ${rows.length - misses.length} | ${byPrism} | ${escaped(note)} |`;
}

/** A text in a cell of a table. */
const escaped = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

function gaps(heading: string, rows: readonly { id: string; title: string }[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(({ id, title }) => `| ${escaped(title)} | ${escaped(knownGaps[id] ?? "")} |`);
  return `\n## ${heading}\n\n| What the server does, or what happens to it | What the kit says or does |\n| --- | --- |\n${lines.join("\n")}\n`;
}
