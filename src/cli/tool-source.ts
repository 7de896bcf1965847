import type { Command } from "commander";
import { optionList } from "../options.js";
import type { CommandSource, ToolSource } from "../site/model/source.js";
import { commandsOf } from "./commands.js";

/** What the documentation tells of the commands and of the options of the library: what their help says. */
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

/** A command with those below it; one that only holds others takes nothing. */
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
