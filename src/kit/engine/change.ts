import type { JsonObject, JsonValue } from "../../base/json.js";

/** What an update changes, in a few words: `enabled`: boolean → null. Of several fields each. */
export const changeOf = (before: JsonObject, patch: JsonObject): string =>
  Object.entries(patch)
    .map(([name, value]) => `\`${name}\`: ${kindOf(before[name])} → ${kindOf(value)}`)
    .join(", ") || "nothing";

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return "not shown";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : "list";
  return typeof value === "string" && value === "" ? "empty string" : typeof value;
}
