import { blocks, fence, heading, table } from "../markdown.js";
import { bindingExample } from "./binding-example.js";
import { badge } from "./marks.js";
import type { Page } from "./page.js";

const shell = (text: string): string => fence({ language: "sh", text });

const verdicts = [
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
    "Tests against the mock do not show this difference. With `--strict`, accept it: `--accept Q-16`.",
  ],
  [
    "not-verified",
    "both",
    "An operation, a fixture or an address for webhook calls is missing. The report says which.",
    "Add it to the binding’s `fixtures`, or pass `--callback-url`.",
  ],
];

const exitCodes = [
  ["0", "No rule is broken, and at least one holds."],
  ["1", "A rule is broken; with `--strict`, also when an assumption differs that was not accepted."],
  ["2", "The command line or the binding is wrong."],
  ["3", "The target does not answer, or refuses the token."],
  ["4", "Nothing could be verified."],
  ["5", "The kit itself failed. The report says so in `internal_errors`, and is not to be relied on."],
  [
    "129, 130, 143",
    "The run was interrupted. Every value was restored first; the report names those that could not be.",
  ],
];

/** How to read a report, and how to describe an implementation that differs on purpose. */
export const ifYoursDiffersPage: Page = {
  file: "if-yours-differs.html",
  title: "If your implementation differs",
  summary:
    "How to read a report of the kit, and how to describe an implementation with its own paths, envelope, token or jobs.",
  content: blocks(
    "# If your implementation differs",
    "Run the kit, read its report, and describe what differs on purpose. Only what the specification states can be broken.",
    shell("npx standin verify --target https://staging.example.com --token TOKEN --report report"),
    "`--dry-run` sends nothing, and `--read-only` sends only GETs: [the kit on your own server](guide-verify.html) starts with these two.",
    heading(2, "What a report says", "verdicts"),
    table(["Verdict", "Of", "What it means", "What to do"], verdicts),
    heading(2, "Exit codes", "exit-codes"),
    table(["Code", "What it means"], exitCodes),
    heading(2, "The binding", "binding"),
    "Method, path, envelope, token and jobs are assumptions (Q-01, Q-02, Q-03, Q-13, Q-17), so an implementation may have its own. A binding describes them; the contracts stay the same.",
    shell(
      "npx standin verify --init standin.binding.yaml\nnpx standin verify --target https://staging.example.com --binding standin.binding.yaml",
    ),
    "This binding describes an implementation that differs nearly everywhere:",
    fence({ language: "yaml", text: bindingExample.trimEnd() }),
    heading(2, "One rule at a time", "one-rule"),
    "Find each id of a report under [rules](rules.html) or [assumptions](assumptions.html), with the [contracts](contracts.html) that check it. To run only these contracts:",
    shell("npx standin verify --target https://staging.example.com --only U-14"),
  ),
};
