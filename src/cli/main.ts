import { Command, CommanderError } from "commander";
import { toErrorCommand } from "../base/github-command.js";
import { UsageError } from "../base/usage-error.js";
import { toPrinted } from "../base/visible.js";
import { readVersion } from "../runtime/kit-process.js";
import { commandsOf } from "./commands.js";

const program = new Command("standin")
  .description("A mock server and contract tests for the update operations of a content management API.")
  .version(readVersion(), "-V, --version", "Print the version")
  .helpOption("-h, --help", "Print this help")
  .helpCommand("help [command]", "Print the help of a command")
  .exitOverride()
  // One line, with the suggestion that Commander puts on a second one.
  .configureOutput({
    outputError: (text, write) => {
      write(`standin: ${toPrinted(inOneLine(text))} See standin --help.\n`);
      annotate(inOneLine(text));
    },
  });
for (const command of commandsOf(process)) program.addCommand(inherit(command, program));

// If the reader of the output has gone, as `head` does, the command ends normally. Any other write error is a failure,
// unless the command handles it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && stream.listenerCount("error") === 1) throw error;
  });
}

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    process.stderr.write(`standin: ${toPrinted(error.message, "\n").replaceAll("\n", "\n  ")}\n`);
    annotate(inOneLine(error.message));
    process.exitCode = 2;
  } else throw error;
});

/** Shows wrong usage on GitHub, as the findings of a run are shown. */
function annotate(message: string): void {
  if (process.env.GITHUB_ACTIONS === "true")
    process.stderr.write(`${toErrorCommand("standin: wrong usage", message)}\n`);
}

function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const line = lines
    .filter((line) => line !== "")
    .join(" ")
    .replace(/^error: /, "");
  return /[.?!)]$/.test(line) ? line : `${line}.`;
}

/** Gives a command and its subcommands the help and the error format of their parent. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
  return command;
}
