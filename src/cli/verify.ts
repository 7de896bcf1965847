import { Command } from "commander";
import { addVerifyFlags, goOnUnread } from "./run-options.js";
import type { VerifyFlags } from "./verify-run.js";

/** `standin verify`: whether an implementation keeps the spec. It loads its modules when it runs. */
export function verifyCommand(process: NodeJS.Process): Command {
  const command = new Command("verify").description(
    "Verify that a server keeps the spec: the mock, the published service, or your own.",
  );
  addVerifyFlags(command);
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
  0              No rule is broken, except accepted and known ones, and at least one that was asked for holds completely
  1              A rule is broken, a required one does not hold (--require), or an assumption differs (--strict)
  2              Wrong usage, or the run would call webhooks of the project
  3              The target does not respond, or refuses the token
  4              Nothing could be verified, or only in part, something could not be restored, the target failed, or --max-time ended the run
  5              The kit itself failed
  129, 130, 143  Interrupted by SIGHUP, SIGINT or SIGTERM, after restoring everything

You can set every flag with an environment variable: --upload-id is STANDIN_UPLOAD_ID.
`;
