import { toJson } from "./json.js";
import { cut } from "./text.js";

/** Invisible characters, and those that change the display of their neighbors: controls, formats, line separators, lone surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The UTF-16 units of a character as JSON writes them: `\u001b`. */
const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, index) => index)
    .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
    .join("");

/**
 * A text from outside, for a terminal or a page: what would move a cursor, ring, colour, reverse or hide is written out as
 * `\u001b`. `kept` are characters to leave as they are, such as the line breaks of a text of several lines.
 */
export const toVisible = (text: string, kept = ""): string =>
  cut(text).replace(unseen, (character) => (kept.includes(character) ? character : escaped(character)));

/**
 * Text that CI systems read as a command in a log line: `##[error]` and `##vso[…]` anywhere, `##teamcity[…]`, and
 * `::error::`. In an address such as `[fe80::1]`, the colons follow a digit or a letter.
 */
const commands = /##(?=\[|vso\[|teamcity\[)|(?<![\w:]):(?=:[a-z])/gi;

/** A text from outside for a terminal or a CI log: nothing in it moves the cursor, and nothing is a command. */
export const toPrinted = (text: string, kept = ""): string =>
  toVisible(text, kept).replace(commands, (sign) => (sign === ":" ? ": " : "# #"));

/** Commands of CI systems in JSON. A word before the colons may be an escape sequence, so it does not tell an address. */
const commandsInJson = /##(?=\[|vso\[|teamcity\[)|::(?=[a-z])/gi;

/** JSON that is safe to print and parses to the same. All JSON for a terminal, a log or a report goes through it. */
export const printedJson = (json: string): string =>
  toVisible(json, "\n").replace(commandsInJson, (sign) => (sign === "##" ? "#\\u0023" : ":\\u003a"));

export const toPrintableJson = (value: unknown, indent?: number): string => printedJson(toJson(value, indent));
