import type { Command } from "commander";
import { optionList } from "../options.js";
import type { CommandSource, ToolSource } from "../site/model/source.js";
import { docsCommand } from "./docs.js";
import { observeCommand } from "./observe.js";
import { seedCommand } from "./seed.js";
import { serveCommand } from "./serve.js";
import { verifyCommand } from "./verify.js";

/** Every command, in the order of the help. */
export const commandsOf = (process: NodeJS.Process): Command[] =>
  [serveCommand, verifyCommand, observeCommand, docsCommand, seedCommand].map((make) => make(process));

/** The help texts of the commands and the options of the library, for the documentation. */
export function toolOf(process: NodeJS.Process): ToolSource {
  return {
    commands: commandsOf(process).flatMap((command) => withBelow(command, "")),
    options: optionList.map(({ name, takes, text, flag, default: value }) => ({
      name,
      text,
      flag: flag && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      choices: takes.choices ?? [],
      default: value === undefined ? undefined : String(value),
    })),
  };
}

/** A command with its subcommands. One that only groups others has no options. */
function withBelow(command: Command, before: string): CommandSource[] {
  const name = before + command.name();
  const flags = command.options.map(({ flags, description, argChoices = [], defaultValue }) => ({
    flags,
    text: description,
    choices: argChoices,
    default: defaultValue === undefined ? undefined : String(defaultValue),
  }));
  const below = command.commands.flatMap((one) => withBelow(one, `${name} `));
  return below.length > 0 ? below : [{ name, text: command.description(), flags }];
}
