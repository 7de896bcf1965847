import { isObject, type JsonObject, type JsonValue } from "../../../src/base/json.js";

const isText = (value: JsonValue) => typeof value === "string";

function locales(value: JsonValue, change: (members: JsonObject) => JsonObject): JsonValue {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([locale, members]) => [locale, isObject(members) ? change(members) : members]),
  );
}

export const deepPoints = (value: JsonValue) =>
  locales(value, (members) => {
    const { focal_point: point } = members;
    return isObject(point) && isText(point.x as JsonValue)
      ? { ...members, focal_point: { x: Number(point.x), y: Number(point.y) } }
      : members;
  });

export const withoutMember = (value: JsonValue, name: string) => locales(value, ({ [name]: _, ...members }) => members);

export const textData = (value: JsonValue) =>
  locales(value, (members) => {
    const { custom_data: data } = members;
    return isObject(data)
      ? { ...members, custom_data: Object.fromEntries(Object.entries(data).map(([key, one]) => [key, String(one)])) }
      : members;
  });

export const textTitle = (value: JsonValue) =>
  locales(value, (members) =>
    "title" in members && members.title !== null ? { ...members, title: String(members.title) } : members,
  );
