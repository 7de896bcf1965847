import { ruleIds } from "../../../src/kit/run/catalogue.js";
import { rightRows, rightSets } from "./switches/right.js";
import { weatherRows } from "./switches/weather.js";
import { wrongRows } from "./switches/wrong.js";

/** Why there is no wrong server for a rule. */
const without: Readonly<Record<string, string>> = {
  "U-19": "no operation shows it",
  "C-07": "only the records of a Standin show it: see `test/kit/servers/standin-mutants.ts`",
};

/** IDs of wrong servers, by what shows that they are wrong. */
export interface Finds {
  /** The form of a response. */
  prism: readonly string[];
  /** A wrong value that is taken, or a right one that is refused. */
  values: readonly string[];
  /** A wrong token that is taken. */
  tokens: readonly string[];
}

/** The page of the documentation about the score, from the tables. */
export function scorePage({ prism, values, tokens }: Finds): string {
  const specmatic = new Set([...prism, ...values]);
  const tools = [new Set(prism), specmatic, new Set([...specmatic, ...tokens])];
  return `# Score

Tests run \`standin verify\` on servers whose errors are known. They are a second implementation of the specification, with paths, an
envelope, jobs and webhook calls of its own. Each test exchanges one part of it. The kit is right about every server here:
otherwise a test fails. This page is made from the tables of those tests (\`test/kit/second-implementation/switches\`).

| Servers | How many |
| --- | --- |
| Right, and different where the specification is silent: no rule is called broken, and the difference is reported | ${rightRows.length} |
| Right in many ways at once, in a run of the whole kit | ${rightSets.length} |
| Subtly wrong: a rule is called broken, or not verified where nobody can know how long to wait | ${wrongRows.length} |
| Right, but with transient failures, limits, stale reads or downtime | ${weatherRows.length} |

## Beside other tools

| Tool | What it does, with \`openapi.yaml\` alone | How we found that |
| --- | --- | --- |
| [Prism](https://docs.stoplight.io/docs/prism) | As a proxy in front of the server, it validates the form of each response to the kit's own requests. | It was run (\`npm run nightly\`). |
| [Specmatic](https://docs.specmatic.io) | It sends requests made from the document, right and wrong ones, and validates the status and the form of each response. | It was not run: it is not among the packages that the tests install. The figure is the most that it can find. |
| [Schemathesis](https://schemathesis.readthedocs.io/en/stable/reference/checks/) | The same, and it repeats requests without credentials and with wrong ones (\`ignored_auth\`). It follows resources from one operation to the next, and finds deleted ones that are still there (\`use_after_free\`) and created ones that are missing. | It was not run, for the same reason. The figure is the most that it can find. |

For the two that were not run, a server counts if the kit saw a response of a wrong form, a wrong value that was taken or a right
one that was refused; for Schemathesis also a wrong token that was taken. That is an upper bound: the tool must come upon the
same value by itself, and neither knows that a refusal may be ordinary validation. As far as their documentation says, none of
the three compares a later read with what an update sent, and none receives webhook calls. Nobody can be asked to find that
without a specification of what updates do: that is what the kit adds to \`openapi.yaml\`.

## Wrong servers by rule

A server counts for the first rule that it breaks. The kit finds all of them. The other tools get no point for an error that every
response of the right service has too.

| Rule | Wrong servers | Prism finds | Specmatic, at most | Schemathesis, at most | |
| --- | --- | --- | --- | --- | --- |
${ruleIds.map((rule) => ruleRow(rule, tools)).join("\n")}
| **All** | **${wrongRows.length}** | ${tools.map((finds) => `**${countOf(wrongRows, finds)}**`).join(" | ")} | |
`;
}

const countOf = (rows: typeof wrongRows, finds: ReadonlySet<string>) => rows.filter(({ id }) => finds.has(id)).length;

function ruleRow(rule: string, tools: readonly ReadonlySet<string>[]): string {
  const rows = wrongRows.filter(({ rules }) => rules[0] === rule);
  const found = tools.map((finds) => countOf(rows, finds)).join(" | ");
  const note = rows.length === 0 ? (without[rule] ?? "servers that break it break another rule first") : "";
  return `| [${rule}](rules.html#${rule}) | ${rows.length} | ${found} | ${note} |`;
}
