import type { JsonObject, JsonValue } from "../../base/json.js";

/** A field that an update sets, with the kinds of value that it had and gets: boolean, null, empty list. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

/**
 * What is wrong about an update: it is refused, or a value is lost or, as a text, altered, and the spec allows it; it is taken, or
 * changes something though it is refused, and the spec does not.
 */
export type Wrong = "refused" | "lost" | "altered" | "taken" | "half refused";

/** What an update changes. */
export const changeOf = (before: JsonObject, patch: JsonObject): Change[] =>
  Object.entries(patch).map(([field, value]) => ({ field, from: kindOf(before[field]), to: kindOf(value) }));

/** The same in a few words: `enabled`: boolean → null. */
export const tellChange = (changes: readonly Change[]): string =>
  changes.map(({ field, from, to }) => `\`${field}\`: ${from} → ${to}`).join(", ") || "nothing";

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return "not shown";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : "list";
  return typeof value === "string" && value === "" ? "empty string" : typeof value;
}
