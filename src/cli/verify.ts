import { Command, InvalidArgumentError, Option } from "commander";
import { parseDuration } from "../base/duration.js";
import { isYes } from "../base/yes.js";
import { isConcurrency, mostConcurrency } from "../kit/engine/concurrency.js";
import { flagOf, resourceSpecs } from "../kit/specs/specs.js";
import { goOnUnread } from "./unread.js";
import { toList, variableOf } from "./verify-options.js";
import type { VerifyFlags } from "./verify-run.js";

/** `standin verify`: whether an implementation keeps the spec. What it takes is loaded when it runs. */
export function verifyCommand(process: NodeJS.Process): Command {
  const command = new Command("verify")
    .description("Verify that an implementation keeps the spec: the mock, the published service, or your own.")
    .addOption(option("--target <url>", "its URL, with the base path", toUrl))
    .addOption(option("--token <token>", "a token that has access to the management API"))
    .addOption(option("--envelope <name>", "how resources stand in bodies").choices(["flat", "json-api"]))
    .addOption(option("--binding <file>", "how the implementation puts the spec on the wire (YAML or JSON)"));
  for (const spec of resourceSpecs) {
    command.addOption(option(`${flagOf(spec)} <id>`, `${spec.one} to borrow; every value is restored`));
  }
  command
    .addOption(option("--only <ids>", "only these rules, assumptions or contracts, separated by commas", toList))
    .addOption(option("--skip <ids>", "all but these", toList))
    .addOption(option("--strict", "fail when an assumption differs, too"))
    .addOption(
      option(
        "--accept <ids>",
        "rules that may be broken and assumptions that may differ all the same, until a date if you like: U-14@2027-01-31",
        toList,
      ),
    )
    .addOption(option("--baseline <file>", "the report.json of an earlier run: fail on what is new since then alone"))
    .addOption(
      option("--require <ids>", "fail unless these hold: all (the rules), families such as U-*, or ids", toList),
    )
    .addOption(
      option("--without <ids>", "readings (R-…) to take back: what leans on them alone is not verified", toList),
    )
    .addOption(option("--explain <id>", "print what is stated, how it is read and what would be sent; needs no target"))
    .addOption(option("--read-only", "send GETs alone, whatever else is asked for"))
    .addOption(option("--dry-run", "send nothing, whatever else is asked for; list what would be sent"))
    .addOption(
      option(
        "--allow-calls",
        "let the run call the enabled webhooks of others, which it stops for otherwise",
      ).conflicts("quietWebhooks"),
    )
    .addOption(option("--quiet-webhooks", "disable those webhooks during the run, then enable them again"))
    .addOption(option("--callback-url <url>", "where the target reaches this machine, for calls of webhooks", toUrl))
    .addOption(
      option("--patience <time>", "how long to wait for retries of a call, where the clock cannot be moved", toTime),
    )
    .addOption(option("--job-timeout <time>", "how long a job may take; 10s by default", toTime))
    .addOption(
      option(
        "--max-time <time>",
        "end the run in order after so long; 0 for never; 30m by default where CI is set or stderr is no terminal",
        toTime,
      ),
    )
    .addOption(option("--read-lag <time>", "how long a read may show what was before a write; 0 by default", toTime))
    .addOption(
      option("--concurrency <n>", "how many contracts run at once; 16 by default, 1 for one after another", toWorkers),
    )
    .addOption(
      option("--examples <n>", "so many generated values a field, beside the hand-picked ones; 0 by default", toCount),
    )
    .addOption(option("--random-seed <n>", "which values those are; a random one by default, which is printed", toSeed))
    .addOption(option("--report <dir>", "write report.json, report.html and junit.xml there"))
    .addOption(option("--json", "print the report as JSON"))
    .addOption(
      option("--quiet", "print a line for each broken rule, and the verdict; no progress").conflicts("verbose"),
    )
    .addOption(option("--verbose", "print all evidence, not the first of it"))
    .addOption(option("--bail", "end at the first broken rule; everything is restored"))
    .addOption(
      option(
        "--run-record <dir>",
        "folder for the records that undo a run (default: .standin/runs); with --undo also one record's file",
      ),
    )
    .addOption(option("--undo", "restore and delete what interrupted runs left, by their records, then exit"))
    .addOption(option("--sweep", "the old name of --undo").hideHelp())
    .addOption(option("--init <file>", "write a commented binding to start from, and end"))
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (flags: VerifyFlags) => {
      // What was borrowed is restored all the same.
      goOnUnread(process);
      const { runVerify } = await import("./verify-run.js");
      process.exitCode = await runVerify(flags, process);
    });
  return command;
}

const exits = `
Ends with 0 when no rule is broken, 1 when one is (--strict: or an assumption differs; --require: or one of them does not hold;
what --accept names and what --baseline has is no reason),
2 for bad usage and where webhooks of others would be called, 3 when the target does not answer, goes away or refuses the token, 4 when nothing could be verified, or the
target failed under what was to be, 5 when the kit itself failed, 129, 130 or 143 when it was interrupted: everything is restored first, and what could not be is named. Every flag can come from the environment: --upload-id from STANDIN_UPLOAD_ID.
`;

/** Every flag can come from the environment: `--upload-id` from STANDIN_UPLOAD_ID. */
function option<T>(flags: string, description: string, parse?: (text: string) => T): Option {
  const name = /^--([a-z-]+)/.exec(flags)?.[1] ?? "";
  const made = new Option(flags, description);
  if (parse) made.argParser(parse);
  const variable = variableOf(name);
  // A switch in the environment may say no; and an empty variable is none.
  const isSet = flags.includes("<") ? process.env[variable] !== "" : isYes(process.env[variable]);
  return isSet ? made.env(variable) : made;
}

function toTime(text: string): number {
  const milliseconds = parseDuration(text);
  if (milliseconds !== undefined) return milliseconds;
  throw new InvalidArgumentError('A time is a number of milliseconds, or such as "300ms", "2s" or "5m".');
}

function toCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,4}$/.test(text.trim())) return count;
  throw new InvalidArgumentError("It is a whole number from 0 to 9999, such as 20.");
}

function toWorkers(text: string): number {
  const count = Number(text);
  if (isConcurrency(count) && /^\d+$/.test(text.trim())) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${mostConcurrency}, such as 8.`);
}

function toSeed(text: string): number {
  const seed = Number(text);
  if (/^\d{1,10}$/.test(text.trim()) && seed < 2 ** 32) return seed;
  throw new InvalidArgumentError("A seed is a whole number from 0 to 4294967295.");
}

export function toUrl(text: string): string {
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return text;
  throw new InvalidArgumentError("A URL is absolute, http or https, such as http://127.0.0.1:4010.");
}
