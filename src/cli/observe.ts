import { Command, InvalidArgumentError, Option } from "commander";
import { origins } from "../option-values.js";
import type { ObserveFlags } from "./observe-run.js";
import { goOnUnread } from "./unread.js";
import { toUrl } from "./verify.js";
import { variableOf } from "./verify-options.js";

/** `standin observe`: a proxy that judges what passes. What it takes is loaded when it runs. */
export function observeCommand(process: NodeJS.Process): Command {
  return new Command("observe")
    .description(
      "Stand in front of a server, pass everything on unchanged, and tell whether what passes keeps the spec.",
    )
    .addOption(new Option("--target <url>", "its URL, with the base path").argParser(toUrl).env(variableOf("target")))
    .addOption(new Option("--port <number>", "where to listen; 0 takes a free port").argParser(toPort).default(0))
    .addOption(new Option("--envelope <name>", "how resources stand in bodies").choices(["flat", "json-api"]))
    .addOption(new Option("--binding <file>", "how the implementation puts the spec on the wire (YAML or JSON)"))
    .addOption(
      new Option(
        "--callback <url>",
        "a receiver of webhook calls; the observer takes calls for it at an address of its own, and judges them",
      ).argParser(toUrl),
    )
    .addOption(
      new Option(
        "--allow-origin <origin>",
        "let pages of this origin call, besides those of this machine; may be repeated, and * allows all",
      ).argParser(toOrigins),
    )
    .addOption(
      new Option(
        "--allow-host <name>",
        "accept requests for this host, such as a tunnel or a container, besides those for this machine; may be repeated",
      ).argParser(toHosts),
    )
    .addOption(new Option("--report <dir>", "write report.json, report.html and junit.xml there at the end"))
    .addOption(new Option("--json", "say that it is ready as JSON, and print the report as JSON at the end"))
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
  throw new InvalidArgumentError("A port is a whole number from 0 to 65535; 0 takes a free one.");
}

function toOrigins(text: string, before: unknown): unknown {
  const all = origins.fromText(text, before);
  if (all === undefined) throw new InvalidArgumentError(origins.advice);
  return all;
}

function toHosts(text: string, before: string[] = []): string[] {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text)) return [...before, text.toLowerCase()];
  throw new InvalidArgumentError("A host is a name or an address without a port, such as example.ngrok.app.");
}

const exits = `
SIGINT and SIGTERM end it, with the report. Ends with 0 when no rule is broken and one holds, 1 when one is broken, 2 for bad
usage, 3 when the target never responded, 4 when nothing that passed could be verified, 5 when the observer itself failed.
`;
