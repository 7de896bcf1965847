import type { JsonValue } from "../../base/json.js";

/** How much fits on a line of an example. */
const lineWidth = 76;

/** A value as a JavaScript literal. Keys have quotes only if they need them. */
export const toLiteral = (value: JsonValue, indent = ""): string =>
  toJson(value, indent).replace(/"([A-Za-z_$][\w$]*)":/g, "$1:");

/** Readable JSON: short values stay on one line. */
export function toJson(value: JsonValue, indent = "", width = lineWidth): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const members = (deeper: string, room: number) =>
    Object.entries(value).map(([key, one]) => (isList ? "" : `${JSON.stringify(key)}: `) + toJson(one, deeper, room));
  const inline = members("", Number.POSITIVE_INFINITY).join(", ");
  const short = isList ? `[${inline}]` : inline === "" ? "{}" : `{ ${inline} }`;
  if (short.length + indent.length <= width) return short;
  const [open, close] = isList ? "[]" : "{}";
  const deeper = `${indent}  `;
  return `${open}\n${deeper}${members(deeper, width).join(`,\n${deeper}`)}\n${indent}${close}`;
}
