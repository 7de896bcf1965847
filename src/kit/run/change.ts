import type { JsonObject, JsonValue } from "../../base/json.js";

/** A field that an update sets, with the kinds of its old and new value: boolean, null, empty list. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

/**
 * The error of an update. Refused, lost or altered: the spec allows the update, but the value is not stored. Taken or half
 * refused: the spec forbids the update, but it is accepted or changes something.
 */
export type Wrong = "refused" | "lost" | "altered" | "taken" | "half refused";

/** The change of an update. */
export const changeOf = (before: JsonObject, patch: JsonObject): Change[] =>
  Object.entries(patch).map(([field, value]) => ({ field, from: kindOf(before[field]), to: kindOf(value) }));

/** A change in a few words: `enabled`: boolean → null. */
export const tellChange = (changes: readonly Change[]): string =>
  changes.map(({ field, from, to }) => `\`${field}\`: ${from} → ${to}`).join(", ") || "nothing";

function kindOf(value: JsonValue | undefined): string {
  if (value === undefined) return "not shown";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : "list";
  return typeof value === "string" && value === "" ? "empty string" : typeof value;
}
