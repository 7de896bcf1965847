import type { OpenApiDocument, OpenApiSchema, ResourceShape } from "./openapi-document.js";

/** What a schema that is referred to becomes in this envelope; undefined where it stays. */
export const shapeOf = (schema: OpenApiSchema | undefined, flat: OpenApiDocument): ResourceShape | undefined =>
  flat.components.schemas[schema?.$ref?.replace("#/components/schemas/", "") ?? ""]?.["x-standin"]?.json_api;

/** A schema of a body in this envelope; others stay as they are. */
export function toJsonApiSchema(schema: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const shape = schema["x-standin"]?.json_api;
  if (!shape) return schema;
  if (shape.role === "problem") return errorsSchema(schema, flat);

  const { id, type, ...flatFields } = schema.properties ?? {};
  const fields = Object.fromEntries(Object.entries(flatFields).map(([name, field]) => [name, withBodies(field, flat)]));
  const required = new Set(schema.required);
  const names = (isRelationship: boolean) =>
    Object.keys(fields).filter((name) => shape.relationships.includes(name) === isRelationship);
  const attributes = closed(
    pick(fields, names(false)),
    names(false).filter((name) => required.has(name)),
  );
  const relationships = closed(
    Object.fromEntries(names(true).map((name) => [name, relationshipOf(fields[name] as OpenApiSchema)])),
    names(true).filter((name) => required.has(name)),
  );
  const members: Record<string, OpenApiSchema> = {
    ...(id
      ? { id }
      : shape.role === "update"
        ? { id: { type: "string", description: "The identifier in the path.", ...aboutEnvelope } }
        : {}),
    type: type ?? {
      ...{ type: "string", const: shape.type, description: "The type of the resource." },
      ...aboutEnvelope,
    },
    ...(names(false).length > 0 ? { attributes } : {}),
    ...(names(true).length > 0 ? { relationships } : {}),
  };
  const needed = ["id", "type", "attributes", "relationships"].filter(
    (name) =>
      name in members &&
      (shape.role === "resource" ||
        name === "type" ||
        (name === "id" && shape.role === "update") ||
        (name === "attributes" && attributes.required)),
  );
  return { ...schema, properties: members, required: needed };
}

/** A field that holds a whole body, one of several, has it in this envelope too. */
function withBodies(field: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  if (!Array.isArray(field.oneOf)) return field;
  const bodies = (field.oneOf as OpenApiSchema[]).map((one) => {
    return shapeOf(one, flat)?.role === "resource" ? dataOf(one) : one;
  });
  return { ...field, oneOf: bodies };
}

/** What only this envelope asks for rests on the assumption that there are two. */
const aboutEnvelope: Pick<OpenApiSchema, "x-standin"> = { "x-standin": { assumptions: ["Q-03"] } };

/** `parent: {anyOf: […]}` becomes `parent: {data: {anyOf: […]}}`. */
const relationshipOf = (schema: OpenApiSchema) => ({ ...closed({ data: schema }, ["data"]) });

export const dataOf = (schema: OpenApiSchema) => ({ ...closed({ data: schema }, ["data"]), ...aboutEnvelope });

function closed(properties: Record<string, OpenApiSchema>, required: string[]): OpenApiSchema {
  return { type: "object", additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties };
}

function pick<T>(from: Record<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, from[name] as T]));
}

/** The published errors: a list of `api_error`, each with a code, details and an address to read more at. */
function errorsSchema(problem: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const codes = flat["x-catalogue"].errors.map(({ code, json_api: jsonApi }) => jsonApi?.code ?? code);
  const attributes = closed(
    {
      code: { type: "string", enum: [...new Set(codes)], description: "The error code." },
      doc_url: { type: "string", description: "A URI that identifies the kind of problem." },
      details: { type: "object", additionalProperties: true, description: "What is wrong, where, and how to fix it." },
      transient: { type: "boolean", description: "True if the same request may succeed later." },
    },
    ["code", "doc_url", "details"],
  );
  const error = closed(
    {
      id: { type: "string", description: "An identifier of this occurrence." },
      type: { type: "string", const: "api_error", description: "The type of the resource." },
      attributes,
    },
    ["id", "type", "attributes"],
  );
  const list = closed({ data: { type: "array", minItems: 1, items: error, description: "The problems." } }, ["data"]);
  const { assumptions = [] } = problem["x-standin"] ?? {};
  return { ...list, description: "What went wrong.", "x-standin": { assumptions } };
}
