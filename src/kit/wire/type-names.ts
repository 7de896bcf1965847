import { isObject, type JsonObject, type JsonValue } from "../../base/json.js";
import { resourceSpecs } from "../specs/specs.js";

/** Where a body of the document has another resource, a list of them, or what one refers to. Other data only look so. */
const holders: ReadonlySet<string> = new Set([
  "data",
  "relationships",
  ...resourceSpecs.flatMap(({ references }) => references),
]);

/** Changes the types of the resources in a body, and of what they refer to. Other types stay. */
export function withTypes(body: JsonValue, names: ReadonlyMap<string, string>): JsonValue {
  if (Array.isArray(body)) return body.map((one) => withTypes(one, names));
  if (!isObject(body) || names.size === 0) return body;
  const members = Object.entries(body).map(([name, value]): [string, JsonValue] => {
    if (name === "type" && typeof value === "string") return [name, names.get(value) ?? value];
    return [name, holders.has(name) ? withTypes(value, names) : value];
  });
  return Object.fromEntries(members) as JsonObject;
}
