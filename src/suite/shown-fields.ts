import { isId, isObject, type JsonObject, type JsonValue } from "../base/json.js";
import known from "../kit/binding/known-names.json" with { type: "json" };
import { camel } from "./shown-lists.js";

/* Which members that a server shows are fields of the document. */

/** The server's name of a field, by its usual names. A value that the field cannot have is no sign of it. */
export function shownName(
  kind: keyof typeof known.names,
  field: string,
  shown: JsonObject,
  collections: ReadonlySet<string>,
): string | undefined {
  const synonyms = (known.names[kind] as Record<string, readonly string[]>)[field] ?? [];
  return [field, ...synonyms]
    .flatMap((one) => [one, camel(one), `is${camel(`_${one}`)}`])
    .find((one) => Object.hasOwn(shown, one) && mayBe(field, shown[one] ?? null, collections));
}

function mayBe(field: string, value: JsonValue, collections: ReadonlySet<string>): boolean {
  // By locale.
  if (field === "default_field_metadata") return !isObject(value) || Object.values(value).every(isObject);
  // A table may have the usual name of a collection.
  const id = isObject(value) ? (value.id ?? null) : value;
  if (field === "upload_collection" && isId(id) && id !== "")
    return collections.size === 0 || collections.has(String(id));
  return true;
}
