import { html } from "../html.js";
import { toInline } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import { code } from "../parts/code.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink } from "../parts/marks.js";
import { table } from "../parts/table.js";
import { bindingExample } from "./binding-example.js";

/** How to read a report, and how to describe an implementation that differs on purpose. */
export function ifYoursDiffersPage(_: DocsModel): Page {
  return {
    file: "if-yours-differs.html",
    title: "If your implementation differs",
    summary:
      "How to read a report of the kit, and how to describe an implementation with its own paths, envelope, token or jobs.",
    content: html`<h1>If your implementation differs</h1>
<p class="lead">Run the kit, read its report, and describe what differs on purpose. Only what the specification states can be broken.</p>
${code("npx standin verify --target https://staging.example.com --token TOKEN --report report", "Verify, and write report/report.html, report.json and junit.xml", "sh")}

<p>${toInline("`--dry-run` sends nothing, and `--read-only` sends only GETs: [the kit on your own server](guide-verify.html) starts with these two.")}</p>
<h2 id="verdicts">What a report says</h2>
${table(
  "verdicts",
  "Verdicts",
  ["Verdict", "Of", "What it means", "What to do"],
  [
    ["held", badge("stated"), "No contract that could check the rule found it broken.", "Nothing."],
    [
      "broken",
      badge("stated"),
      "A contract found the rule broken. The report shows the request and the response.",
      "Fix the implementation. If it keeps the rule in a form of its own, describe that form in a binding.",
    ],
    [
      "same",
      badge("assumed"),
      "The implementation does what Standin does.",
      "Nothing. Here the mock behaves like the implementation.",
    ],
    [
      "differs",
      badge("assumed"),
      "The implementation chose otherwise, which is not wrong.",
      toInline("Tests against the mock do not show this difference. With `--strict`, accept it: `--accept Q-16`."),
    ],
    [
      "not-verified",
      "both",
      "An operation, a fixture or an address for webhook calls is missing. The report says which.",
      toInline("Add it to the binding’s `fixtures`, or pass `--callback-url`."),
    ],
  ].map((cells) => ({ cells })),
)}
<h2 id="exit-codes">Exit codes</h2>
${table(
  "exits",
  "Exit codes",
  ["Code", "What it means"],
  [
    ["0", "No rule is broken, and at least one holds."],
    ["1", toInline("A rule is broken; with `--strict`, also when an assumption differs that was not accepted.")],
    ["2", "The command line or the binding is wrong."],
    ["3", "The target does not answer, or refuses the token."],
    ["4", "Nothing could be verified."],
    ["5", toInline("The kit itself failed. The report says so in `internal_errors`, and is not to be relied on.")],
    [
      "129, 130, 143",
      "The run was interrupted. Every value was restored first; the report names those that could not be.",
    ],
  ].map((cells) => ({ cells })),
)}
<h2 id="binding">The binding</h2>
<p>Method, path, envelope, token and jobs are assumptions (${idLink("Q-01")}, ${idLink("Q-02")}, ${idLink("Q-03")}, ${idLink("Q-13")}, ${idLink("Q-17")}), so an implementation may have its own. A binding describes them; the contracts stay the same.</p>
${code("npx standin verify --init standin.binding.yaml\nnpx standin verify --target https://staging.example.com --binding standin.binding.yaml", "Write one to start from, and use it", "sh")}
<p>This binding describes an implementation that differs nearly everywhere:</p>
${code(bindingExample, "standin.binding.yaml", "yaml")}
<h2 id="one-rule">One rule at a time</h2>
<p>Find each id of a report under <a href="rules.html">rules</a> or <a href="assumptions.html">assumptions</a>, with the <a href="contracts.html">contracts</a> that check it. To run only these contracts:</p>
${code("npx standin verify --target https://staging.example.com --only U-14", "One rule", "sh")}`,
  };
}
