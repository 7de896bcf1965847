import { cutLater } from "./text.js";

export type JsonValue = string | number | ExactNumber | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** A number of JSON that a double cannot hold, such as 9007199254740993 or 1e400, as it was written. */
export class ExactNumber {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }

  /** `JSON.stringify` can write it only as a text. `toJson` writes the number. */
  toJSON(): string {
    met++;
    return this.text;
  }
}

/** How many of them `JSON.stringify` has met. Most values have none, and it writes them alone. */
let met = 0;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber);

export const isNumber = (value: unknown): value is number | ExactNumber =>
  typeof value === "number" || value instanceof ExactNumber;

/** What an identifier may be in JSON. */
export type Id = string | number | ExactNumber;
export const isId = (value: unknown): value is Id => typeof value === "string" || isNumber(value);

/** Whether a value is a date with a time, as ISO 8601 has it. */
export const isTime = (value: unknown): boolean => typeof value === "string" && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(value);

/** An identifier as a text, whatever its type in JSON. Undefined for anything else. */
export const textOf = (value: unknown): string | undefined => (isId(value) ? String(value) : undefined);

/** Deeper JSON is refused, since recursive functions would exhaust the stack. */
const deepest = 1000;

/** Parses JSON. Undefined if the text is invalid or deeper than so many levels. */
export function parseJson(text: string, most = deepest): JsonValue | undefined {
  if (isDeeper(text, most)) return undefined;
  try {
    return fromJson(text);
  } catch {
    return undefined;
  }
}

/** Reads JSON as `JSON.parse` does, with the numbers that it would round as an ExactNumber. Throws a SyntaxError. */
export function fromJson(text: string): JsonValue {
  const value: JsonValue = JSON.parse(text);
  if (!mayRound(text)) return value;
  const numbers: (number | ExactNumber)[] = [];
  const indexed = mapNumbers(text, (one) => numbers.push(isExact(one) ? Number(one) : new ExactNumber(one)) - 1);
  if (!numbers.some((one) => one instanceof ExactNumber)) return value;
  return atIndexes(JSON.parse(indexed), numbers);
}

/** A value with the numbers that its own are the indexes of. In place: as a reviver of `JSON.parse` it takes four times as long. */
function atIndexes(value: JsonValue, numbers: readonly (number | ExactNumber)[]): JsonValue {
  if (typeof value === "number") return numbers[value] ?? value;
  if (typeof value !== "object" || value === null) return value;
  const members = value as JsonObject;
  for (const name in members) members[name] = atIndexes(members[name] as JsonValue, numbers);
  return value;
}

/** Writes JSON as `JSON.stringify` does, with each ExactNumber as the number that it is. */
export function toJson(value: unknown, indent?: number | string): string {
  const before = met;
  const json = JSON.stringify(value, null, indent);
  if (met === before) return json;
  const numbers: string[] = [];
  function toIndex(this: Readonly<Record<string, unknown>>, name: string, one: unknown): unknown {
    const own = this[name];
    return isNumber(own) ? numbers.push(own instanceof ExactNumber ? own.text : JSON.stringify(own)) - 1 : one;
  }
  return mapNumbers(JSON.stringify(value, toIndex, indent), (index) => numbers[Number(index)] ?? "");
}

/** Whether JSON may have a number that a double cannot hold: one of 16 digits, or with an exponent of three. */
export const mayRound = (text: string): boolean => hasDigits.test(text) && hasNumber.test(text);
/** Excludes most texts in a tenth of the time. */
const hasDigits = /(?:[eE+-]|\d\d)\d{3}/;
const hasNumber = /(?:^|[[:,\s])-?\d(?:[\d.]{15}|[\d.]*[eE][+-]?\d{3})/;

/** Valid JSON with other numbers. */
function mapNumbers(json: string, map: (number: string) => string | number): string {
  const part = /"|-?\d[\d.eE+-]*/g;
  let mapped = "";
  let end = 0;
  for (let found = part.exec(json); found; found = part.exec(json)) {
    if (found[0] === '"') {
      let at = found.index + 1;
      while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
      part.lastIndex = at + 1;
      continue;
    }
    mapped += json.slice(end, found.index) + map(found[0]);
    end = part.lastIndex;
  }
  return mapped + json.slice(end);
}

/** Whether a double has the value of a number, however it is written: 1.0, 1e2 and 0.1 are exact. */
export function isExact(number: string): boolean {
  const held = Number(number);
  return Number.isFinite(held) && decimalOf(number) === decimalOf(String(held));
}

/** A number in one spelling: its digits, without zeros around them, and its exponent. */
function decimalOf(number: string): string {
  const [, sign = "", whole = "", fraction = "", exponent] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  let length = digits.length;
  while (digits[length - 1] === "0") length--;
  return length === 0
    ? "0"
    : `${sign}${digits.slice(0, length)}e${Number(exponent ?? 0) - fraction.length + digits.length - length}`;
}

/** Whether more arrays and objects are open at once, in a text that may be no JSON at all. */
export function isDeeper(text: string, most = deepest): boolean {
  // Nearly every text has too few signs for that, and this finds it out much sooner.
  if (text.split("[", most + 2).length + text.split("{", most + 2).length - 2 <= most) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') isInText = !isInText;
    else if (isInText) at += mark === "\\" ? 1 : 0;
    else if (mark === "[" || mark === "{") depth++;
    else if (mark === "]" || mark === "}") depth--;
    if (depth > most) return true;
  }
  return false;
}

/** A value whose numbers are all doubles, the nearest ones: a schema takes an ExactNumber for an object. */
export function rounded(value: JsonValue): JsonValue {
  if (value instanceof ExactNumber) {
    return Math.min(Math.max(Number(value.text), -Number.MAX_VALUE), Number.MAX_VALUE);
  }
  if (Array.isArray(value)) return value.map(rounded);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member)]));
}

/** Whether two JSON values are the same; the order of an object's members does not matter. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (one instanceof ExactNumber) return other instanceof ExactNumber && decimalOf(one.text) === decimalOf(other.text);
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

/** The members in which two objects differ, apart from those that are named. */
export function changedMembers(before: JsonObject, after: JsonObject, apart: Iterable<string> = []): string[] {
  const ignored = new Set(apart);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !ignored.has(key) && !isSame(before[key], after[key]));
}

/** A value as a few words, for a sentence. */
export const show = (value: JsonValue | undefined): string =>
  value === undefined ? "nothing" : cutLater(toJson(value), 160);

export function pick(from: JsonObject, names: Iterable<string>): JsonObject {
  const picked: JsonObject = {};
  for (const name of names) if (Object.hasOwn(from, name)) picked[name] = from[name] as JsonValue;
  return picked;
}

export function omit(from: JsonObject, names: readonly string[]): JsonObject {
  return pick(
    from,
    Object.keys(from).filter((name) => !names.includes(name)),
  );
}

/** The second value, or of two objects one with the members of both. */
export function merge(one: JsonValue | undefined, other: JsonValue): JsonValue;
export function merge(one: JsonValue | undefined, other: JsonValue | undefined): JsonValue | undefined;
export function merge(one: JsonValue | undefined, other: JsonValue | undefined): JsonValue | undefined {
  if (other === undefined) return one;
  if (!isObject(one) || !isObject(other)) return other;
  const merged = Object.entries(other).map(([name, value]) => [name, merge(one[name], value)] as const);
  // Not by assignment, which treats a member named __proto__ differently.
  return Object.fromEntries([...Object.entries(one), ...merged]);
}

/** The minimum length of each piece except the last. */
export const pieceLength = 64 * 1024;

/** An object as JSON in pieces, since one text might exceed V8's limit and block for long. `indent` adds lines. */
export function* toJsonPieces(object: object, indent = ""): Generator<string, void> {
  const line = indent && `\n${indent}`;
  let piece = "{";
  let end = line;
  for (const [name, value] of Object.entries(object)) {
    if (value === undefined) continue;
    piece += `${end}${JSON.stringify(name)}:${indent && " "}`;
    end = `,${line}`;
    if (!Array.isArray(value)) {
      piece += JSON.stringify(value);
      continue;
    }
    piece += "[";
    for (const [index, element] of value.entries()) {
      const text = JSON.stringify(element, null, indent);
      piece += `${index === 0 ? "" : ","}${line}${indent}${indent ? text.replaceAll("\n", line + indent) : text}`;
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = "";
    }
    piece += value.length > 0 ? `${line}]` : "]";
  }
  yield `${piece}${indent && "\n"}}${indent && "\n"}`;
}
