import { Command, InvalidArgumentError, Option } from "commander";
import { parseDuration } from "../base/duration.js";
import { isYes } from "../base/yes.js";
import { isConcurrency, mostConcurrency } from "../kit/engine/workers.js";
import { flagOf, resourceSpecs } from "../kit/specs/specs.js";
import { goOnUnread, toList, variableOf } from "./run-options.js";
import type { VerifyFlags } from "./verify-run.js";

/** `standin verify`: whether an implementation keeps the spec. It loads its modules when it runs. */
export function verifyCommand(process: NodeJS.Process): Command {
  const command = new Command("verify")
    .description("Verify that a server keeps the spec: the mock, the published service, or your own.")
    .addOption(option("--target <url>", "URL of the server, with the base path", toUrl))
    .addOption(option("--token <token>", "Token with access to the management API"))
    .addOption(
      option(
        "--envelope <name>",
        "Envelope of requests and responses (default: that of the binding, else flat)",
      ).choices(["flat", "json-api"]),
    )
    .addOption(option("--binding <file>", "File that maps the spec to the server's HTTP API (YAML or JSON)"))
    .addOption(option("--contracts <file>", "Module that exports your own contracts, which run with those of the kit"));
  for (const spec of resourceSpecs) {
    command.addOption(option(`${flagOf(spec)} <id>`, `ID of ${spec.one} to borrow; the run restores every value`));
  }
  command
    .addOption(
      option(
        "--only <ids>",
        "Run only these rules, assumptions or contracts, or families such as U-*, separated by commas",
        toList,
      ),
    )
    .addOption(option("--skip <ids>", "Skip these rules, assumptions or contracts, or families", toList))
    .addOption(option("--strict", "Fail if an assumption differs"))
    .addOption(
      option(
        "--accept <ids>",
        "Accept these broken rules and differing assumptions, optionally until a date: U-14@2027-01-31",
        toList,
      ),
    )
    .addOption(option("--baseline <file>", "Fail only for findings that are not in this report.json of an earlier run"))
    .addOption(
      option("--require <ids>", "Fail unless these hold: IDs, families such as U-*, or all (every rule)", toList),
    )
    .addOption(
      option("--without <ids>", "Ignore these readings (R-…); rules that rest only on them become unverified", toList),
    )
    .addOption(
      option(
        "--explain <id>",
        "Print the statement with this ID, its readings and the requests of its contracts, then exit; needs no target",
      ),
    )
    .addOption(option("--read-only", "Send only GET requests; overrides other flags"))
    .addOption(option("--dry-run", "List the requests and send none; overrides other flags"))
    .addOption(
      option(
        "--allow-calls",
        "Allow calls to the project's enabled webhooks (default: stop if there are any)",
      ).conflicts("quietWebhooks"),
    )
    .addOption(option("--quiet-webhooks", "Disable the project's webhooks during the run, then enable them again"))
    .addOption(option("--callback-url <url>", "URL of this machine for webhook calls, as the target reaches it", toUrl))
    .addOption(
      option(
        "--patience <time>",
        "Time to wait for retries of a webhook call if the kit cannot advance the clock",
        toTime,
      ),
    )
    .addOption(option("--job-timeout <time>", "Time to wait for a job (default: 10s)", toTime))
    .addOption(
      option(
        "--max-time <time>",
        "End the run after this time and restore everything; 0 for no limit (default: 30m if CI is set or stderr is not a terminal, else 0)",
        toTime,
      ),
    )
    .addOption(
      option(
        "--read-lag <time>",
        "Time for which a read may still show the value from before a write (default: 0)",
        toTime,
      ),
    )
    .addOption(option("--concurrency <n>", "Number of contracts to run at once (default: 16)", toWorkers))
    .addOption(
      option(
        "--examples <n>",
        "Number of generated values to send for each field, besides the fixed ones (default: 0)",
        toCount,
      ),
    )
    .addOption(option("--random-seed <n>", "Random seed for generated values (default: random, and printed)", toSeed))
    .addOption(option("--report <dir>", "Write report.json, report.html and junit.xml to this folder"))
    .addOption(option("--json", "Print the report as JSON"))
    .addOption(option("--quiet", "Print only the broken rules and the verdict, without progress").conflicts("verbose"))
    .addOption(option("--verbose", "Print all evidence (default: three pieces for each finding)"))
    .addOption(option("--bail", "Stop at the first broken rule and restore everything"))
    .addOption(
      option(
        "--run-record <dir>",
        "Folder for the records that undo a run; with --undo also one record's file (default: .standin/runs)",
      ),
    )
    .addOption(
      option(
        "--undo",
        "Restore changes and delete resources that interrupted runs left, as their records say, then exit",
      ),
    )
    .addOption(option("--sweep", "Old name of --undo").hideHelp())
    .addOption(option("--init <file>", "Write a commented binding to start from, then exit"))
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (flags: VerifyFlags) => {
      // The kit restores borrowed resources anyway.
      goOnUnread(process);
      const { runVerify } = await import("./verify-run.js");
      process.exitCode = await runVerify(flags, process);
    });
  return command;
}

const exits = `
Exit codes:
  0              No rule is broken, and at least one holds
  1              A rule is broken, a required one does not hold (--require), or an assumption differs (--strict)
  2              Wrong usage, or the run would call webhooks of the project
  3              The target does not respond, or refuses the token
  4              Nothing could be verified, or the target failed while a rule was verified
  5              The kit itself failed
  129, 130, 143  Interrupted by SIGHUP, SIGINT or SIGTERM, after restoring everything

You can set every flag with an environment variable: --upload-id is STANDIN_UPLOAD_ID.
`;

/** Every flag can come from the environment: `--upload-id` from STANDIN_UPLOAD_ID. */
function option<T>(flags: string, description: string, parse?: (text: string) => T): Option {
  const name = /^--([a-z-]+)/.exec(flags)?.[1] ?? "";
  const made = new Option(flags, description);
  if (parse) made.argParser(parse);
  const variable = variableOf(name);
  // A boolean variable may be `false`. An empty variable counts as absent.
  const isSet = flags.includes("<") ? process.env[variable] !== "" : isYes(process.env[variable]);
  return isSet ? made.env(variable) : made;
}

function toTime(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds !== undefined) return milliseconds;
  throw new InvalidArgumentError('Pass milliseconds, or a time such as "300ms", "2s" or "5m".');
}

function toCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,4}$/.test(text.trim())) return count;
  throw new InvalidArgumentError("Pass a whole number from 0 to 9999, such as 20.");
}

function toWorkers(text: string): number {
  const count = Number(text);
  if (isConcurrency(count) && /^\d+$/.test(text.trim())) return count;
  throw new InvalidArgumentError(`Pass a whole number from 1 to ${mostConcurrency}, such as 8.`);
}

function toSeed(text: string): number {
  const seed = Number(text);
  if (/^\d{1,10}$/.test(text.trim()) && seed < 2 ** 32) return seed;
  throw new InvalidArgumentError("Pass a whole number from 0 to 4294967295.");
}

export function toUrl(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text;
  throw new InvalidArgumentError("Pass an absolute http or https URL, such as http://127.0.0.1:4010.");
}
