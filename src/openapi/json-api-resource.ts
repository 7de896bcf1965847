import type { JsonObject, JsonValue } from "./openapi-document.js";

/** Which members of a flat resource of this type are relationships in JSON:API; the rest, but `id` and `type`, are attributes. */
export interface JsonApiShape {
  type: string;
  relationships: readonly string[];
}

/** Puts a flat resource into the JSON:API form; members that are empty are left out. Undone by `fromJsonApiResource`. */
export function toJsonApiResource(resource: JsonObject, shape: JsonApiShape): JsonObject {
  const body: JsonObject = {};
  const attributes: JsonObject = {};
  const relationships: JsonObject = {};
  for (const key of Object.keys(resource)) {
    const value = resource[key] as JsonValue;
    if (key === "id" || key === "type") body[key] = value;
    else if (shape.relationships.includes(key)) relationships[key] = { data: value };
    else attributes[key] = value;
  }
  if (Object.keys(attributes).length > 0) body.attributes = attributes;
  if (Object.keys(relationships).length > 0) body.relationships = relationships;
  return body;
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
