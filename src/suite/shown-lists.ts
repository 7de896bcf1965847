import { isObject, type JsonObject, type JsonValue, toJson } from "../base/json.js";
import { childPointer, valueAt } from "../base/json-pointer.js";
import { hidden, isSecretName, redact } from "../base/redaction.js";
import { cut, cutLater } from "../base/text.js";

/* What the bodies of a server that is not known yet show: lists, and resources in them. */

/** A list in a body. */
export interface ShownList {
  /** The pointer to it. */
  at: string;
  items: JsonObject[];
}

/** A value in a few words, without what the names of its field here and there say is secret: teams commit the file. */
export function inFew(name: string, value: JsonValue | undefined, field = name): string {
  const isSecret = isSecretName(name) && value !== null && value !== "";
  const { [field]: shown } = redact({ [field]: isSecret ? hidden : (value ?? null) });
  return cut(cutLater(toJson(shown), 60));
}

/** Whether a resource has the form of JSON:API. */
export const isJsonApi = ({ type, attributes }: JsonObject): boolean =>
  typeof type === "string" && isObject(attributes);

/** A resource of JSON:API without its envelope. */
export function flat({ id = null, attributes, relationships }: JsonObject): JsonObject {
  const related = isObject(relationships) ? Object.entries(relationships) : [];
  const references = related.map(([name, one]) => [name, isObject(one) ? (one.data ?? null) : null] as const);
  return { id, ...(attributes as JsonObject), ...Object.fromEntries(references) };
}

/** The number of its members that are not null. */
export const valuesIn = (one: JsonObject): number => Object.values(one).filter((value) => value !== null).length;

/** `upload_id` as `uploadId`. */
export const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The first list of objects in a body, at most two members deep. */
export function listIn(body: JsonValue | undefined, at = ""): ShownList | undefined {
  if (Array.isArray(body)) return body.every(isObject) ? { at, items: body } : undefined;
  if (!isObject(body) || at.split("/").length > 2) return undefined;
  return Object.entries(body)
    .map(([name, value]) => listIn(value, childPointer(at, name)))
    .find((one) => one !== undefined);
}

/** Where in a body the resource with an identifier is. */
export const placeOf = (body: JsonValue | undefined, name: string, id: JsonValue | undefined): string | undefined =>
  isObject(body)
    ? ["", ...Object.keys(body).map((name) => childPointer("", name))].find(
        (at) => String(valueAt(body, at + childPointer("", name))) === String(id),
      )
    : undefined;
