import { Command, CommanderError } from "commander";
import { toPrinted } from "../base/visible.js";
import { readVersion } from "../suite/version.js";
import { commandsOf } from "./commands.js";
import { UsageError } from "./usage.js";

const program = new Command("standin")
  .description("A mock server and contract tests for the update operations of a content management API.")
  .version(readVersion(), "-V, --version", "Print the version")
  .helpOption("-h, --help", "Print this help")
  .helpCommand("help [command]", "Print the help of a command")
  .exitOverride()
  // One line, with the suggestion that Commander puts on a second one.
  .configureOutput({
    outputError: (text, write) => write(`standin: ${toPrinted(inOneLine(text))} See standin --help.\n`),
  });
for (const command of commandsOf(process)) program.addCommand(inherit(command, program));

// Whoever read what a command prints may have gone, as `head` does: it ends as it would have. What a disk does not take is a
// failure, but for a command that hears of it and goes on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && stream.listenerCount("error") === 1) throw error;
  });
}

program.parseAsync().catch((error: unknown) => {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof UsageError) {
    process.stderr.write(`standin: ${toPrinted(error.message, "\n").replaceAll("\n", "\n  ")}\n`);
    process.exitCode = 2;
  } else throw error;
});

function inOneLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  const line = lines
    .filter((line) => line !== "")
    .join(" ")
    .replace(/^error: /, "");
  return /[.?!)]$/.test(line) ? line : `${line}.`;
}

/** Gives a command and its own commands the help and the form of errors of their parent. */
function inherit(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const child of command.commands) inherit(child, command);
  return command;
}
