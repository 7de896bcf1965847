export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What is deeper is not taken for JSON: whatever works on it calls itself as often. */
const deepest = 1000;

/** Parses JSON. Undefined if the text is invalid or deeper than so many levels. */
export function parseJson(text: string, most = deepest): JsonValue | undefined {
  if (isDeeper(text, most)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** Whether two JSON values are the same; the order of an object's members does not matter. */
export function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
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
export function show(value: JsonValue | undefined): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

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
