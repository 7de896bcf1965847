import type { JsonObject, JsonValue } from "./openapi-document.js";

/** Which members of a flat resource of this type are relationships in JSON:API; the rest, but `id` and `type`, are attributes. */
export interface JsonApiShape {
  type: string;
  relationships: readonly string[];
}

/** Puts a flat resource into the JSON:API form; members that are empty are left out. Undone by `fromJsonApiResource`. */
export function toJsonApiResource(resource: JsonObject, shape: JsonApiShape): JsonObject {
  const entries = Object.entries(resource);
  const isRelationship = (key: string) => shape.relationships.includes(key);
  // Made of entries, never assigned: a client may well call a field `__proto__`, and is then told that it is not known.
  const pick = (wanted: (key: string) => boolean): JsonObject =>
    Object.fromEntries(entries.filter(([key]) => wanted(key)));
  const attributes = pick((key) => !isIdentity(key) && !isRelationship(key));
  const relationships = Object.fromEntries(
    Object.entries(pick(isRelationship)).map(([name, data]): [string, JsonObject] => [name, { data }]),
  );
  return {
    ...pick(isIdentity),
    ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
    ...(Object.keys(relationships).length > 0 ? { relationships } : {}),
  };
}

const isIdentity = (key: string) => key === "id" || key === "type";

/** Puts a JSON:API resource into the flat form. The input must have been validated. */
export function fromJsonApiResource(resource: JsonObject): JsonObject {
  const { attributes, relationships, ...flat } = resource;
  Object.assign(flat, attributes);
  for (const [name, value] of Object.entries((relationships ?? {}) as JsonObject)) {
    flat[name] = (value as JsonObject).data as JsonValue;
  }
  return flat;
}
