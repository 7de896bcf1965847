import { isObject, type JsonValue } from "./json.js";

/* JSON pointers (RFC 6901): the empty one is the whole value, `/tags/0` its member's first item. */

/** The pointer to a member of what another one points at. */
export const childPointer = (pointer: string, name: string): string =>
  `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;

export const namesIn = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value at a pointer, or undefined if there is none. */
export function valueAt(value: JsonValue | undefined, pointer: string): JsonValue | undefined;
export function valueAt(value: unknown, pointer: string): unknown;
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const name of namesIn(pointer)) {
    if (Array.isArray(at)) at = at[Number(name)];
    else if (isObject(at) && Object.hasOwn(at, name)) at = at[name];
    else return undefined;
  }
  return at;
}

/** An object with one value at a pointer: `/asset` and 1 make `{"asset":1}`. */
export const objectWith = (pointer: string, value: JsonValue): JsonValue =>
  namesIn(pointer).reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), value);

/** A body with one value at a pointer, where the name `0` makes a list: `/data/0` and 1 make `{"data":[1]}`. */
export const bodyWith = (pointer: string, value: JsonValue): JsonValue =>
  namesIn(pointer).reduceRight<JsonValue>((inner, name) => (name === "0" ? [inner] : { [name]: inner }), value);

/** A copy with another value at a pointer. */
export function withValueAt(whole: JsonValue | undefined, pointer: string, value: JsonValue): JsonValue {
  const [name, ...more] = namesIn(pointer);
  if (name === undefined) return value;
  const rest = more.reduce(childPointer, "");
  if (Array.isArray(whole)) return whole.map((one, at) => (String(at) === name ? withValueAt(one, rest, value) : one));
  if (!isObject(whole)) return bodyWith(pointer, value);
  // Not by assignment, which treats a member named __proto__ differently.
  return Object.fromEntries([...Object.entries(whole), [name, withValueAt(whole[name], rest, value)]]);
}
