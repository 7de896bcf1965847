import { type Command, InvalidArgumentError, Option } from "commander";
import { type OptionValue, origins, port, time, url, wholeNumberIn } from "../option-values.js";
import { isYes } from "../runtime/kit-process.js";
import table from "./flags.json" with { type: "json" };

/** A flag of `verify` or `observe`, as flags.json has it. */
interface Flag {
  /** `--target <url>`. */
  form: string;
  help: string;
  /** How its text is read: a key of `parsers`. Default: as it stands. */
  takes?: string;
  /** The least and the most of a whole number, and an example for the error. */
  wholeNumber?: readonly (number | string)[];
  choices?: readonly string[];
  default?: number;
  /** The flag, in camelCase, that it cannot be combined with. */
  conflicts?: string;
  /** Whether the help leaves it out. */
  hidden?: boolean;
}

const nameOf = ({ form }: Flag): string => /^--([a-z-]+)/.exec(form)?.[1] ?? "";

const flagsOfVerify: readonly Flag[] = table.verify;

/** Adds the flags of `verify`. Every one can come from the environment: `--upload-id` from STANDIN_UPLOAD_ID. */
export function addVerifyFlags(command: Command, flags = flagsOfVerify): void {
  for (const flag of flags) {
    const variable = variableOf(nameOf(flag));
    // A boolean variable may be `false`. An empty variable counts as absent.
    const isSet = flag.form.includes("<") ? process.env[variable] !== "" : isYes(process.env[variable]);
    command.addOption(isSet ? toOption(flag).env(variable) : toOption(flag));
  }
}

/** Adds the flags of `observe`. Only the target can come from the environment. */
export function addObserveFlags(command: Command): void {
  const ofVerify = (name: string) => flagsOfVerify.filter((flag) => nameOf(flag) === name);
  addVerifyFlags(command, ofVerify("target"));
  for (const one of table.observe)
    for (const flag of one.same === undefined ? [one as Flag] : ofVerify(one.same)) command.addOption(toOption(flag));
}

function toOption({
  form,
  help,
  takes,
  wholeNumber,
  choices,
  default: value,
  conflicts,
  hidden = false,
}: Flag): Option {
  const option = new Option(form, help).hideHelp(hidden);
  if (choices) option.choices(choices);
  if (value !== undefined) option.default(value);
  if (conflicts) option.conflicts(conflicts);
  const [least, most, example = ""] = wholeNumber ?? [];
  if (wholeNumber) option.argParser(parserOf(wholeNumberIn(Number(least), Number(most), String(example))));
  else if (takes) option.argParser(parsers[takes] as Parse);
  return option;
}

/** Reads the text of a flag as an option of the library is read. Throws an InvalidArgumentError. */
export const parserOf =
  ({ fromText, advice }: Pick<OptionValue, "fromText" | "advice">): Parse =>
  (text, before) => {
    const value = fromText(text, before);
    if (value === undefined) throw new InvalidArgumentError(advice);
    return value;
  };

/** The ids in a list such as `U-08, Q-39`. */
export const toList = (text: string): string[] =>
  text
    .split(",")
    .map((id) => id.trim())
    .filter((id) => id !== "");

const toHosts = (text: string, before: unknown = []): unknown => {
  if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(text)) return [before, text.toLowerCase()].flat();
  throw new InvalidArgumentError("Pass a name or an address without a port, such as example.ngrok.app.");
};

type Parse = (text: string, before: unknown) => unknown;
const parsers: Readonly<Record<string, Parse>> = {
  ...{ url: parserOf(url), time: parserOf(time), port: parserOf(port), origins: parserOf(origins) },
  ...{ list: toList, hosts: toHosts },
};

/** The environment variable of a flag: `--upload-id` is STANDIN_UPLOAD_ID. */
export const variableOf = (flag: string): string => `STANDIN_${flag.replaceAll("-", "_").toUpperCase()}`;

/** Ignores write errors of stdout and stderr (closed pipe, full disk), so that a run ends in order. */
export function goOnUnread({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
