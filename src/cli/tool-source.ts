import type { Command } from "commander";
import { optionList } from "../options.js";
import type { CommandSource, ToolSource } from "../site/model/tool.js";

/** What the documentation tells of the commands and of the options of the library: what their help says. */
export function toolOf(commands: readonly Command[]): Pick<ToolSource, "commands" | "options"> {
  return {
    commands: commands.flatMap((command) => commandsOf(command, "")),
    options: optionList.map(({ name, takes, text, flag, default: value }) => ({
      name,
      text,
      flag: flag && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      choices: takes.choices ?? [],
      default: value === undefined ? undefined : String(value),
    })),
  };
}

/** A command with those below it; one that only holds others takes nothing. */
function commandsOf(command: Command, before: string): CommandSource[] {
  const name = before + command.name();
  const flags = command.options.map(({ flags, description, argChoices = [], defaultValue }) => ({
    flags,
    text: description,
    choices: argChoices,
    default: defaultValue === undefined ? undefined : String(defaultValue),
  }));
  const below = command.commands.flatMap((one) => commandsOf(one, `${name} `));
  return below.length > 0 ? below : [{ name, text: command.description(), flags }];
}
