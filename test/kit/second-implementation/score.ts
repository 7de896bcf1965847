import { ruleIds } from "../../../src/kit/run/catalogue.js";
import { rightRows } from "./switches/right.js";
import { weatherRows } from "./switches/weather.js";
import { wrongRows } from "./switches/wrong.js";

/** Why there is no wrong server for a rule. */
const without: Readonly<Record<string, string>> = {
  "U-19": "no operation shows it",
  "C-07": "only the records of a Standin show it: see `test/kit/servers/standin-mutants.ts`",
};

/** The page of the documentation about the score, from the tables; `prismFinds` are the ids of rows. */
export function scorePage(prismFinds: readonly string[]): string {
  const sets = new Set(rightRows.flatMap(({ set }) => set ?? []));
  return `# Score

Tests run \`standin verify\` on servers whose errors are known. They are a second implementation of the specification, with paths, an
envelope, jobs and webhook calls of its own. Each test exchanges one part of it. The kit is right about every server here:
otherwise a test fails. This page is made from the tables of those tests (\`test/kit/second-implementation/switches\`).

| Servers | How many |
| --- | --- |
| Right, and different where the specification is silent: no rule is called broken, and the difference is reported | ${rightRows.length} |
| Right in many ways at once, in a run of the whole kit | ${sets.size} |
| Subtly wrong: a rule is called broken, or not verified where nobody can know how long to wait | ${wrongRows.length} |
| Right, but with transient failures, limits, stale reads or downtime | ${weatherRows.length} |

## Wrong servers by rule

A server counts for the first rule that it breaks. The kit finds all of them. Beside it stands what Prism (\`@stoplight/prism-cli\`)
finds as a proxy in front of the same servers, with \`openapi.yaml\` and the same requests. Prism validates the shape of each
response, and knows nothing of what was sent before. A shape that the service has without any exchange does not count.

| Rule | Wrong servers | Prism finds | |
| --- | --- | --- | --- |
${ruleIds.map((rule) => ruleRow(rule, prismFinds)).join("\n")}
| **All** | **${wrongRows.length}** | **${prismFinds.length}** | |
`;
}

function ruleRow(rule: string, prismFinds: readonly string[]): string {
  const rows = wrongRows.filter(({ rules }) => rules[0] === rule);
  const byPrism = rows.filter(({ id }) => prismFinds.includes(id)).length;
  const note = rows.length === 0 ? (without[rule] ?? "servers that break it break another rule first") : "";
  return `| [${rule}](rules.html#${rule}) | ${rows.length} | ${byPrism} | ${note} |`;
}
