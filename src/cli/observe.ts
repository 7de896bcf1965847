import { Command, InvalidArgumentError, Option } from "commander";
import { origins } from "../option-values.js";
import type { ObserveFlags } from "./observe-run.js";
import { goOnUnread, toList, variableOf } from "./run-options.js";
import { toUrl } from "./verify.js";

/** `standin observe`: a proxy that judges traffic. It loads its modules when it runs. */
export function observeCommand(process: NodeJS.Process): Command {
  return new Command("observe")
    .description("Run a proxy that judges the traffic between your own tests and a server, and forwards it unchanged.")
    .addOption(
      new Option("--target <url>", "URL of the server, with the base path").argParser(toUrl).env(variableOf("target")),
    )
    .addOption(new Option("--port <number>", "Port to listen on; 0 takes a free one").argParser(toPort).default(0))
    .addOption(
      new Option(
        "--envelope <name>",
        "Envelope of requests and responses (default: that of the binding, else flat)",
      ).choices(["flat", "json-api"]),
    )
    .addOption(new Option("--binding <file>", "File that maps the spec to the server's HTTP API (YAML or JSON)"))
    .addOption(
      new Option(
        "--callback <url>",
        "URL of your receiver of webhook calls; the observer judges its calls and forwards them",
      ).argParser(toUrl),
    )
    .addOption(
      new Option(
        "--allow-origin <origin>",
        "Allow pages of this origin, besides this machine. Repeatable. * allows any origin",
      ).argParser(toOrigins),
    )
    .addOption(
      new Option(
        "--allow-host <name>",
        "Accept requests for this host too, such as a tunnel or a container. Repeatable",
      ).argParser(toHosts),
    )
    .addOption(
      new Option(
        "--only-writer",
        "Nobody writes to the server but through this proxy, and reads show writes at once: an update that a later read does not show breaks its rule",
      ),
    )
    .addOption(new Option("--strict", "Fail if an assumption differs"))
    .addOption(
      new Option(
        "--accept <ids>",
        "Accept these broken rules and differing assumptions, optionally until a date: U-14@2027-01-31",
      ).argParser(toList),
    )
    .addOption(
      new Option("--baseline <file>", "Fail only for findings that are not in this report.json of an earlier run"),
    )
    .addOption(new Option("--report <dir>", "Write report.json, report.html and junit.xml to this folder at the end"))
    .addOption(new Option("--json", "Print the ready line, and at the end the report, as JSON"))
    .addHelpText("after", exits)
    .exitOverride()
    .action(async (flags: ObserveFlags) => {
      goOnUnread(process);
      const { runObserve } = await import("./observe-run.js");
      await runObserve(flags, process);
    });
}

function toPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text.trim()) && port < 65_536) return port;
  throw new InvalidArgumentError("Pass a whole number from 0 to 65535. 0 takes a free port.");
}

function toOrigins(text: string, before: unknown): unknown {
  const all = origins.fromText(text, before);
  if (all === undefined) throw new InvalidArgumentError(origins.advice);
  return all;
}

function toHosts(text: string, before: string[] = []): string[] {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text)) return [...before, text.toLowerCase()];
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
