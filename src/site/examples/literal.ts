import type { JsonValue } from "../../base/json.js";

/** How much fits on a line of an example. */
const lineWidth = 76;

/** How keys are written, and what follows the last of several lines. */
interface Notation {
  key: (name: string) => string;
  last: string;
}
const javaScript: Notation = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  last: ",",
};

/** A value as people write it in JavaScript: keys without quotes where they need none. */
export const toLiteral = (value: JsonValue, indent = ""): string => write(value, javaScript, indent);

/** JSON for people: what is short stays on one line. */
export const toJson = (value: JsonValue): string => write(value, { key: JSON.stringify, last: "" });

function write(value: JsonValue, notation: Notation, indent = "", width = lineWidth): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = (deeper: string, room: number) =>
    Object.entries(value).map(
      ([key, one]) => (isList ? "" : `${notation.key(key)}: `) + write(one, notation, deeper, room),
    );
  const inline = members("", Number.POSITIVE_INFINITY).join(", ");
  const short = isList ? `[${inline}]` : inline === "" ? "{}" : `{ ${inline} }`;
  if (short.length + indent.length <= width) return short;
  const [open, close] = isList ? "[]" : "{}";
  const deeper = `${indent}  `;
  return `${open}\n${deeper}${members(deeper, width).join(`,\n${deeper}`)}${notation.last}\n${indent}${close}`;
}
