import { Command, Option } from "commander";
import { mostConcurrency } from "../kit/run/workers.js";
import { flagOf, resourceSpecs } from "../kit/specs/specs.js";
import { time, url, wholeNumberIn } from "../option-values.js";
import { isYes } from "../runtime/kit-process.js";
import { goOnUnread, parserOf, toList, variableOf } from "./run-options.js";
import type { VerifyFlags } from "./verify-run.js";

/** The form of a flag, its help text, and what else holds for it. */
export type Flag = readonly [flags: string, text: string, more?: (option: Option) => Option];

/** For the value of a flag that is read as an option of the library is. */
export const readAs =
  (value: Parameters<typeof parserOf>[0]) =>
  (option: Option): Option =>
    option.argParser(parserOf(value));

const ids = (option: Option) => option.argParser(toList);

const flags: readonly Flag[] = [
  ["--target <url>", "URL of the server, with the base path", readAs(url)],
  ["--token <token>", "Token with access to the management API"],
  [
    "--envelope <name>",
    "Envelope of requests and responses (default: that of the binding, else flat)",
    (one) => one.choices(["flat", "json-api"]),
  ],
  ["--binding <file>", "File that maps the spec to the server's HTTP API (YAML or JSON)"],
  ["--contracts <file>", "Module that exports your own contracts, which run with those of the kit"],
  ...resourceSpecs.map(
    (spec): Flag => [`${flagOf(spec)} <id>`, `ID of ${spec.one} to use; the run restores every value`],
  ),
  ["--only <ids>", "Run only these rules, assumptions or contracts, or families such as U-*, separated by commas", ids],
  ["--skip <ids>", "Skip these rules, assumptions or contracts, or families", ids],
  ["--strict", "Fail if an assumption differs, except where the binding declares it"],
  [
    "--accept <ids>",
    "Accept these broken rules and differing assumptions, optionally until a date: U-14@2027-01-31",
    ids,
  ],
  ["--baseline <file>", "Fail only for findings that are not in this report.json of an earlier run"],
  ["--require <ids>", "Fail unless these hold: IDs, families such as U-*, or all (every rule)", ids],
  ["--without <ids>", "Ignore these readings (R-…); rules that depend only on them become unverified", ids],
  [
    "--explain <id>",
    "Print the statement with this ID, its readings and the requests of its contracts, then exit; needs no target",
  ],
  ["--read-only", "Send only GET requests; overrides other flags"],
  ["--dry-run", "List the requests and send none; overrides other flags"],
  [
    "--allow-calls",
    "Allow calls to the project's enabled webhooks (default: stop if there are any)",
    (one) => one.conflicts("quietWebhooks"),
  ],
  ["--quiet-webhooks", "Disable the project's webhooks during the run, then enable them again"],
  ["--callback-url <url>", "URL of this machine for webhook calls, as the target reaches it", readAs(url)],
  ["--patience <time>", "Time to wait for retries of a webhook call if the kit cannot advance the clock", readAs(time)],
  ["--job-timeout <time>", "Time to wait for a job (default: 10s)", readAs(time)],
  ["--call-timeout <time>", "Time to wait for a webhook call (default: by the slowest call so far)", readAs(time)],
  [
    "--max-time <time>",
    "End the run after this time and restore everything; 0 for no limit (default: 30m if CI is set or stderr is not a terminal, else 0)",
    readAs(time),
  ],
  [
    "--read-lag <time>",
    "Time for which a read may still show the value from before a write (default: learned from the reads)",
    readAs(time),
  ],
  [
    "--concurrency <n>",
    "Number of contracts to run at once (default: 16)",
    readAs(wholeNumberIn(1, mostConcurrency, ", such as 8")),
  ],
  [
    "--examples <n>",
    "Number of generated values to send for each field, besides the fixed ones (default: 0)",
    readAs(wholeNumberIn(0, 9999, ", such as 20")),
  ],
  [
    "--random-seed <n>",
    "Random seed for generated values (default: random, and printed)",
    readAs(wholeNumberIn(0, 2 ** 32 - 1)),
  ],
  ["--report <dir>", "Write report.json, report.html and junit.xml to this folder"],
  ["--json", "Print the report as JSON"],
  ["--quiet", "Print only the broken rules and the verdict, without progress", (one) => one.conflicts("verbose")],
  ["--verbose", "Print all evidence (default: three pieces for each finding)"],
  ["--bail", "Stop at the first finding that fails the run, and restore everything"],
  [
    "--run-record <dir>",
    "Folder for the records that undo a run; with --undo also one record's file (default: .standin/runs)",
  ],
  ["--undo", "Restore changes and delete resources that interrupted runs left, as their records say, then exit"],
  ["--no-undo", "Stop with 2 where a killed run left changes, instead of undoing them first"],
  ["--sweep", "Old name of --undo", (one) => one.hideHelp()],
  ["--init <file>", "Write a commented binding to start from, then exit"],
];

/** `standin verify`: whether an implementation keeps the spec. It loads its modules when it runs. */
export function verifyCommand(process: NodeJS.Process): Command {
  const command = new Command("verify").description(
    "Verify that a server keeps the spec: the mock, the published service, or your own.",
  );
  for (const flag of flags) command.addOption(toOption(flag));
  return command
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (given: VerifyFlags) => {
      // The kit restores borrowed resources anyway.
      goOnUnread(process);
      const { runVerify } = await import("./verify-run.js");
      process.exitCode = await runVerify(given, process);
    });
}

const exits = `
Exit codes (the last line of the output gives the reason):
  0              No rule is broken, except accepted and known ones, and at least one holds
  1              A rule is broken, a required one does not hold (--require), or an assumption differs (--strict)
  2              Wrong usage, or the run would call webhooks of the project
  3              The target does not respond, or refuses the token
  4              Nothing could be verified, something could not be restored, the target failed, or --max-time ended the run
  5              The kit itself failed
  129, 130, 143  Interrupted by SIGHUP, SIGINT or SIGTERM, after restoring everything

You can set every flag with an environment variable: --upload-id is STANDIN_UPLOAD_ID.
`;

const nameOf = ([form]: Flag): string => /^--([a-z-]+)/.exec(form)?.[1] ?? "";

/** The flags of `verify` with these names, for a command that takes them too. */
export const flagsNamed = (...names: readonly string[]): readonly Flag[] =>
  flags.filter((flag) => names.includes(nameOf(flag)));

export const toBareOption = ([form, text, more = (option) => option]: Flag): Option => more(new Option(form, text));

/** Every flag can come from the environment: `--upload-id` from STANDIN_UPLOAD_ID. */
export function toOption(flag: Flag): Option {
  const [form] = flag;
  const option = toBareOption(flag);
  const variable = variableOf(nameOf(flag));
  // A boolean variable may be `false`. An empty variable counts as absent.
  const isSet = form.includes("<") ? process.env[variable] !== "" : isYes(process.env[variable]);
  return isSet ? option.env(variable) : option;
}
