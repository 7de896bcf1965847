import { isObject, isSame, type JsonObject, type JsonValue } from "../base/json.js";
import { follow, type SourceDocument } from "./document.js";

/** A schema without references and `allOf` at its own level: what stands in them is merged into it. */
export function flatten(document: SourceDocument, schema: JsonValue | undefined, place: string): JsonObject {
  if (schema === false) return { not: {} };
  if (!isObject(schema)) return {};
  const { $ref, allOf, ...own } = schema;
  const found = typeof $ref === "string" ? follow(document, { $ref }, place) : undefined;
  const parts = [
    ...(found ? [flatten(document, found.value, found.place)] : []),
    ...(Array.isArray(allOf) ? allOf.map((one) => flatten(document, one, place)) : []),
    own,
  ];
  return parts.reduce(merge, {});
}

/** What both of two schemas say, as one: where they say different things of one keyword, both hold. */
function merge(one: JsonObject, other: JsonObject): JsonObject {
  const merged: JsonObject = { ...one, ...other };
  for (const name of Object.keys(one)) {
    const [a, b] = [one[name], other[name]];
    if (a !== undefined && b !== undefined && !isSame(a, b)) merged[name] = mergeKeyword(name, a, b);
  }
  return merged;
}

function mergeKeyword(name: string, one: JsonValue, other: JsonValue): JsonValue {
  if (isObject(one) && isObject(other) && ["properties", "patternProperties"].includes(name)) {
    const shared = Object.keys(one).filter((member) => member in other);
    const both = shared.map((member) => [member, { allOf: [one[member] ?? {}, other[member] ?? {}] }]);
    return { ...one, ...other, ...Object.fromEntries(both) };
  }
  const [list, otherList] = [[one].flat(), [other].flat()];
  if (name === "required") return [...new Set([...list, ...otherList])];
  if (name === "type" || name === "enum") return list.filter((item) => otherList.some((same) => isSame(item, same)));
  if (typeof one === "number" && typeof other === "number")
    return name.toLowerCase().startsWith("max") ? Math.min(one, other) : Math.max(one, other);
  return other;
}
