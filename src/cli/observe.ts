import { Command } from "commander";
import type { ObserveFlags } from "./observe-run.js";
import { addObserveFlags, goOnUnread } from "./run-options.js";

/** `standin observe`: a proxy that judges traffic. It loads its modules when it runs. */
export function observeCommand(process: NodeJS.Process): Command {
  const command = new Command("observe").description(
    "Run a proxy that judges the traffic between your own tests and a server, and forwards it unchanged.",
  );
  addObserveFlags(command);
  return command
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (flags: ObserveFlags) => {
      goOnUnread(process);
      const { runObserve } = await import("./observe-run.js");
      await runObserve(flags, process);
    });
}

const exits = `
Exit codes, after SIGINT or SIGTERM has ended it:
  0  No rule is broken, and at least one holds
  1  A rule is broken that you did not accept, or an assumption differs (--strict)
  2  Wrong usage
  3  The target never responded
  4  The traffic verified nothing, or the server failed while a rule was verified
  5  The observer itself failed
`;
