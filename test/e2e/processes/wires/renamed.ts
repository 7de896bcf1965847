import { isObject, type JsonValue } from "../../../../src/base/json.js";

/** The value with other names of members, however deep, but for what is below some of them, which are data of users. */
export function renamed(value: JsonValue, toName: (name: string) => string, data: readonly string[]): JsonValue {
  if (Array.isArray(value)) return value.map((item) => renamed(item, toName, data));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [
    toName(name),
    data.includes(name) ? member : renamed(member, toName, data),
  ]);
  return Object.fromEntries(members);
}
