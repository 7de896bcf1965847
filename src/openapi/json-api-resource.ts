import type { JsonObject, JsonValue } from "./openapi-document.js";

/** Which members of a flat resource of this type are relationships in JSON:API; the rest, but `id` and `type`, are attributes. */
export interface JsonApiShape {
  type: string;
  relationships: readonly string[];
}

/** Puts a flat resource into the JSON:API form; members that are empty are left out. Undone by `fromJsonApiResource`. */
export function toJsonApiResource(resource: JsonObject, shape: JsonApiShape): JsonObject {
  const document: JsonObject = {};
  const names: string[] = [];
  let relationships: JsonObject | undefined;
  for (const name of Object.keys(resource)) {
    if (name === "id" || name === "type") document[name] = resource[name] as JsonValue;
    else if (shape.relationships.includes(name)) {
      relationships ??= {};
      relationships[name] = { data: resource[name] as JsonValue };
    } else names.push(name);
  }
  if (names.length > 0) document.attributes = pickMembers(resource, names, shape);
  if (relationships) document.relationships = relationships;
  return document;
}

/** Objects with the members that attributes of a shape had the last time. */
const models = new WeakMap<JsonApiShape, JsonObject>();

/**
 * V8 makes a hash table of an object to which many members are added by name, which takes four times the memory. A copy of
 * one that has them already is none, and as quick to make.
 */
function pickMembers(resource: JsonObject, names: readonly string[], shape: JsonApiShape): JsonObject {
  const model = models.get(shape);
  if (model && isSame(names, Object.keys(model))) {
    const members = { ...model };
    for (const name of names) members[name] = resource[name] as JsonValue;
    return members;
  }
  // Made of entries, never assigned: a client may well call a field `__proto__`, and is then told that it is not known.
  if (!names.includes("__proto__")) models.set(shape, Object.fromEntries(names.map((name) => [name, null])));
  return Object.fromEntries(names.map((name) => [name, resource[name] as JsonValue]));
}

const isSame = (names: readonly string[], others: readonly string[]): boolean =>
  names.length === others.length && names.every((name, index) => name === others[index]);

/** Puts a JSON:API resource into the flat form. The input must have been validated. */
export function fromJsonApiResource(resource: JsonObject): JsonObject {
  const { attributes, relationships, ...flat } = resource;
  Object.assign(flat, attributes);
  for (const [name, value] of Object.entries((relationships ?? {}) as JsonObject)) {
    flat[name] = (value as JsonObject).data as JsonValue;
  }
  return flat;
}
