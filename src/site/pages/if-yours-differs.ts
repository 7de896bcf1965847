import { html } from "../html.js";
import { toInline } from "../markup.js";
import type { DocsModel } from "../model/model.js";
import { code } from "../parts/code.js";
import type { Page } from "../parts/layout.js";
import { badge, idLink } from "../parts/marks.js";
import { table } from "../parts/table.js";
import { bindingExample } from "./binding-example.js";

/** How to read a report, and how to tell the kit what is different on purpose. */
export function ifYoursDiffersPage(_: DocsModel): Page {
  return {
    file: "if-yours-differs.html",
    title: "If your implementation differs",
    summary:
      "How to read a report of the kit, and how to describe an implementation that puts the contract on the wire in its own way.",
    content: html`<h1>If your implementation differs</h1>
<p class="lead">Run the kit, read what it says, and tell it what is different on purpose. Only what the specification states can be broken.</p>
${code("npx standin verify --target https://staging.example.com --token TOKEN --report report", "Verify, and write report/report.html, report.json and junit.xml")}

<p>${toInline("Nothing is sent with `--dry-run`, and only GETs with `--read-only`: [the kit on your own server](guide-verify.html) begins with the two.")}</p>
<h2 id="verdicts">What a report says</h2>
${table(
  "verdicts",
  "Verdicts",
  ["Verdict", "Of", "What it means", "What to do"],
  [
    ["held", badge("stated"), "Every contract that could tell found the rule kept.", "Nothing."],
    [
      "broken",
      badge("stated"),
      "A contract found the rule broken; the report shows the request and the answer.",
      "Mend the implementation, or describe it in a binding if it does keep the rule in a form of its own.",
    ],
    [
      "same",
      badge("answered"),
      "The implementation answers as Standin does.",
      "Nothing; the mock is a good double for it here.",
    ],
    [
      "differs",
      badge("answered"),
      "The implementation chose otherwise. That is no fault.",
      toInline("Know it: tests against the mock do not show this. Under `--strict` name it: `--accept Q-16`."),
    ],
    [
      "not-verified",
      "both",
      "Something was missing: an operation, a fixture, an address for calls. The report says what.",
      toInline("Lend it in the binding’s `fixtures`, or pass `--callback-url`."),
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
    ["1", toInline("A rule is broken; with `--strict`, also when an answer differs that was not accepted.")],
    ["2", "The command line or the binding is wrong."],
    ["3", "The target does not answer, or refuses the token."],
    ["4", "Nothing could be verified."],
    ["5", toInline("The kit itself failed. The report says so in `internal_errors`, and is not to be relied on.")],
    ["129, 130, 143", "It was interrupted; everything was put back first, and what could not be is named."],
  ].map((cells) => ({ cells })),
)}
<h2 id="binding">The binding</h2>
<p>Method, path, envelope, token and jobs are all answers (${idLink("Q-01")}, ${idLink("Q-02")}, ${idLink("Q-03")}, ${idLink("Q-13")}, ${idLink("Q-17")}), so an implementation may have its own. A binding says which; the contracts stay the same.</p>
${code("npx standin verify --init standin.binding.yaml\nnpx standin verify --target https://staging.example.com --binding standin.binding.yaml", "Write one to start from, and use it")}
<p>This one describes an implementation that differs nearly everywhere:</p>
${code(bindingExample, "standin.binding.yaml")}
<h2 id="one-rule">One rule at a time</h2>
<p>Each id of a report leads to its <a href="rules.html">rule</a> or <a href="answers.html">answer</a> here, and from there to the <a href="contracts.html">contracts</a> that check it. To run those alone:</p>
${code("npx standin verify --target https://staging.example.com --only U-14", "One rule")}`,
  };
}
