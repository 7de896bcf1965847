import { Command, InvalidArgumentError } from "commander";
import { origins, port } from "../option-values.js";
import type { ObserveFlags } from "./observe-run.js";
import { goOnUnread, parserOf } from "./run-options.js";
import { type Flag, flagsNamed, toBareOption, toOption } from "./verify.js";

const flags: readonly Flag[] = [
  ["--port <number>", "Port to listen on; 0 takes a free one", parserOf(port), (one) => one.default(0)],
  ...flagsNamed("envelope", "binding"),
  [
    "--allow-origin <origin>",
    "Allow pages of this origin, besides this machine. Repeatable. * allows any origin",
    parserOf(origins),
  ],
  ["--allow-host <name>", "Accept requests for this host too, such as a tunnel or a container. Repeatable", toHosts],
  [
    "--only-writer",
    "Nobody writes to the server but through this proxy, and reads show writes at once: an update that a later read does not show breaks its rule",
  ],
  ["--strict", "Fail if an assumption differs"],
  ...flagsNamed("accept", "baseline"),
  ["--report <dir>", "Write report.json, report.html and junit.xml to this folder at the end"],
  ["--json", "Print the ready line, and at the end the report, as JSON"],
];

/** `standin observe`: a proxy that judges traffic. It loads its modules when it runs. */
export function observeCommand(process: NodeJS.Process): Command {
  const command = new Command("observe").description(
    "Run a proxy that judges the traffic between your own tests and a server, and forwards it unchanged.",
  );
  for (const flag of flagsNamed("target")) command.addOption(toOption(flag));
  for (const flag of flags) command.addOption(toBareOption(flag));
  return command
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (flags: ObserveFlags) => {
      goOnUnread(process);
      const { runObserve } = await import("./observe-run.js");
      await runObserve(flags, process);
    });
}

function toHosts(text: string, before: unknown = []): unknown {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text)) return [before, text.toLowerCase()].flat();
  throw new InvalidArgumentError("Pass a name or an address without a port, such as example.ngrok.app.");
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
