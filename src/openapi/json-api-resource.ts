import type { JsonObject, JsonValue } from "./openapi-document.js";

/** Which members of a flat resource of this type are relationships in JSON:API; the rest, but `id` and `type`, are attributes. */
export interface JsonApiShape {
  type: string;
  relationships: readonly string[];
}

/** Puts a flat resource into the JSON:API form; members that are empty are left out. Undone by `fromJsonApiResource`. */
export function toJsonApiResource(resource: JsonObject, shape: JsonApiShape): JsonObject {
  const document: JsonObject = {};
  let attributes: JsonObject | undefined;
  let relationships: JsonObject | undefined;
  for (const name of Object.keys(resource)) {
    const value = resource[name] as JsonValue;
    if (name === "id" || name === "type") document[name] = value;
    else if (shape.relationships.includes(name)) {
      relationships ??= {};
      relationships[name] = { data: value };
    } else {
      attributes ??= {};
      setMember(attributes, name, value);
    }
  }
  if (attributes) document.attributes = attributes;
  if (relationships) document.relationships = relationships;
  return document;
}

/** A client may well call a field `__proto__`, and is then told that it is not known; assigned, it would be no member. */
function setMember(object: JsonObject, name: string, value: JsonValue): void {
  if (name !== "__proto__") object[name] = value;
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Puts a JSON:API resource into the flat form. The input must have been validated. */
export function fromJsonApiResource(resource: JsonObject): JsonObject {
  const { attributes, relationships, ...flat } = resource;
  Object.assign(flat, attributes);
  for (const [name, value] of Object.entries((relationships ?? {}) as JsonObject)) {
    flat[name] = (value as JsonObject).data as JsonValue;
  }
  return flat;
}
