import { InvalidArgumentError } from "commander";
import type { OptionValue } from "../option-values.js";

/** Reads the text of a flag as an option of the library is read. Throws an InvalidArgumentError. */
export const parserOf =
  ({ fromText, advice }: Pick<OptionValue, "fromText" | "advice">) =>
  (text: string, before: unknown): unknown => {
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

/** The environment variable of a flag: `--upload-id` is STANDIN_UPLOAD_ID. */
export const variableOf = (flag: string): string => `STANDIN_${flag.replaceAll("-", "_").toUpperCase()}`;

/** Ignores write errors of stdout and stderr (closed pipe, full disk), so that a run ends in order. */
export function goOnUnread({ stdout, stderr }: Pick<NodeJS.Process, "stdout" | "stderr">): void {
  for (const stream of [stdout, stderr]) stream.on("error", () => undefined);
}
