import type { JsonValue } from "../../base/json.js";

/** How much fits on a line of an example. */
const lineWidth = 76;

/** A value as people write it in JavaScript: on one line where it fits, keys without quotes where they need none. */
export function toLiteral(value: JsonValue, indent = ""): string {
  const short = inline(value);
  if (short.length + indent.length <= lineWidth || typeof value !== "object" || value === null) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((one) => `${deeper}${toLiteral(one, deeper)},\n`).join("")}${indent}]`;
  }
  const members = Object.entries(value).map(([key, one]) => `${deeper}${keyOf(key)}: ${toLiteral(one, deeper)},\n`);
  return `{\n${members.join("")}${indent}}`;
}

function inline(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, one]) => `${keyOf(key)}: ${inline(one)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** JSON for people: what is short stays on one line. */
export function toJson(value: JsonValue, indent = ""): string {
  const short = inlineJson(value);
  if (short.length + indent.length <= lineWidth || typeof value !== "object" || value === null) return short;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const members = Array.isArray(value)
    ? value.map((one) => deeper + toJson(one, deeper))
    : Object.entries(value).map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${toJson(one, deeper)}`);
  return `${open}\n${members.join(",\n")}\n${indent}${close}`;
}

function inlineJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inlineJson(one)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
