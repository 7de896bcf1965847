import type { JsonObject, JsonValue } from "../base/json.js";
import { toJsonApiResource } from "./json-api-resource.js";
import type {
  MediaType,
  OpenApiDocument,
  OpenApiExample,
  OpenApiParameter,
  OpenApiSchema,
  ResourceShape,
} from "./openapi-document.js";

/**
 * Derives the document of the JSON:API envelope from the flat one: same operations, same rules, other bodies.
 * Pure; the flat document is not changed. A schema's `x-standin.json_api` says what it becomes.
 */
export function deriveJsonApiDocument(flat: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(flat);
  document.info.title += " (JSON:API envelope)";
  document.info.description = String(document.info.description).replace(
    /Bodies are flat:[\s\S]*$/,
    "Bodies are in the JSON:API envelope: `{data: {id, type, attributes, relationships}}`. This document is derived from " +
      "the flat one, served at `/openapi.json`.\n",
  );
  for (const server of document.servers) server.url = `${server.url}/json-api`;

  const schemas = flat.components.schemas;
  document.components.schemas = {
    ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonApiSchema(schema)])),
  };
  document.components.parameters.ApiVersion = apiVersion;
  for (const rule of document["x-catalogue"].rules) rule.scope = rule.scope.map((one) => toJsonApiPlace(one, flat));
  for (const [path, item] of Object.entries(document.paths)) {
    item.parameters = [...(item.parameters ?? []), apiVersionReference];
    for (const [method, operation] of Object.entries(item)) {
      if (method === "parameters" || Array.isArray(operation)) continue;
      // The published form has 401 where the flat one has 403.
      delete operation.responses["403"];
      if (operation.requestBody) wrapContent(operation.requestBody, flat, requestMediaTypes, path);
    }
  }
  delete document.components.responses.Forbidden;
  for (const response of Object.values(document.components.responses))
    wrapContent(response, flat, ["application/json"]);
  for (const example of Object.values(document.components.examples)) {
    // All of them are resources, which responses share.
    example.value = { data: toResourceExample(example.value as JsonObject, flat) };
  }
  dropUnused(document);
  return document;
}

/** Sent with every request, as the official client does; there is one version. */
const apiVersion: OpenApiParameter = {
  name: "X-Api-Version",
  in: "header",
  required: true,
  description: "The version of the API. The flat envelope has no such header.",
  schema: { type: "string", const: "3" },
  example: "3",
  "x-standin": { assumptions: ["Q-49"] },
};
/** As the document refers to its parameters: a reference stands for all of a parameter. */
const apiVersionReference = { $ref: "#/components/parameters/ApiVersion" } as OpenApiParameter;

/** A place of the flat document in this one, where a field stands among the attributes or the relationships. */
function toJsonApiPlace(place: string, flat: OpenApiDocument): string {
  const [, name = "", field = ""] = /^#\/components\/schemas\/(\w+)\/properties\/(\w+)$/.exec(place) ?? [];
  const shape = flat.components.schemas[name]?.["x-standin"]?.json_api;
  if (!shape || field === "id" || field === "type") return place;
  const members = `#/components/schemas/${name}/properties`;
  return shape.relationships.includes(field)
    ? `${members}/relationships/properties/${field}/properties/data`
    : `${members}/attributes/properties/${field}`;
}

/** A schema that only the flat form of an error refers to has no place here, nor has what that one refers to. */
function dropUnused(document: OpenApiDocument): void {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) dropUnused(document);
}

const requestMediaTypes = ["application/json", "application/vnd.api+json"];

function wrapContent(
  owner: { content?: Record<string, MediaType> },
  flat: OpenApiDocument,
  mediaTypes: string[],
  path?: string,
): void {
  const content = Object.values(owner.content ?? {})[0];
  if (!content) return;
  const name = content.schema.$ref?.replace("#/components/schemas/", "") ?? "";
  const shape = flat.components.schemas[name]?.["x-standin"]?.json_api;
  const schema = shape && shape.role !== "problem" ? dataOf({ $ref: content.schema.$ref as string }) : content.schema;
  const wrap = (example: OpenApiExample): OpenApiExample =>
    "$ref" in example ? example : { ...example, value: toJsonApiExample(example.value, shape, flat, path) };
  const examples = Object.entries(content.examples ?? {}).map(([key, example]) => [key, wrap(example)]);
  const wrapped = { schema, ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}) };
  owner.content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, wrapped]));
}

function toJsonApiExample(
  value: JsonValue,
  shape: ResourceShape | undefined,
  flat: OpenApiDocument,
  path?: string,
): JsonValue {
  const body = value as JsonObject;
  if (!shape) return { ...body, data: (body.data as JsonObject[]).map((one) => toResourceExample(one, flat)) };
  if (shape.role === "problem") return toErrorsExample(body);
  if (shape.role === "resource") return { data: toResourceExample(body, flat) };
  const resource = toJsonApiResource(body, shape);
  // An update names its target in the body too; the path's example identifier is the target of every example.
  const id = shape.role === "update" ? { id: exampleId(flat, path ?? "") } : {};
  return { data: { ...id, ...resource, type: shape.type } };
}

function exampleId(flat: OpenApiDocument, path: string): string {
  const parameter = Object.values(flat.components.parameters).find((one) => path.endsWith(`{${one.name}}`));
  return String(parameter?.example ?? "");
}

function toResourceExample(resource: JsonObject, flat: OpenApiDocument): JsonObject {
  const shape = Object.values(flat.components.schemas)
    .map((schema) => schema["x-standin"]?.json_api)
    .find((one) => one?.role === "resource" && one.type === resource.type);
  const payload = resource.type === "job_result" && (resource.payload as JsonObject);
  const flatResource = payload ? { ...resource, payload: { data: toResourceExample(payload, flat) } } : resource;
  return toJsonApiResource(flatResource, shape as ResourceShape);
}

function toErrorsExample(problem: JsonObject): JsonValue {
  const { type, code, detail } = problem;
  // Sentences start with the pointer of what they are about, which is an attribute in every example.
  const inAttributes = (text: JsonValue | undefined) => `${text}`.replace(/^(?=\/)/, "/data/attributes");
  const errors = (problem.errors as JsonObject[]).map((violation) => ({
    ...violation,
    pointer: inAttributes(violation.pointer),
    detail: inAttributes(violation.detail),
  }));
  const messages = errors.map((violation) => violation.detail);
  const details = { message: inAttributes(detail), messages, errors };
  return {
    data: [
      {
        id: "ce9dcb",
        type: "api_error",
        attributes: { code: code as string, doc_url: type as string, details },
      },
    ],
  };
}

function toJsonApiSchema(schema: OpenApiSchema): OpenApiSchema {
  const shape = schema["x-standin"]?.json_api;
  if (!shape) return schema;
  if (shape.role === "problem") return errorsSchema(schema);

  const { id, type, ...fields } = schema.properties ?? {};
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

/** What only this envelope asks for rests on the assumption that there are two. */
const aboutEnvelope: Pick<OpenApiSchema, "x-standin"> = { "x-standin": { assumptions: ["Q-03"] } };

/** `parent: {anyOf: […]}` becomes `parent: {data: {anyOf: […]}}`. */
const relationshipOf = (schema: OpenApiSchema) => ({ ...closed({ data: schema }, ["data"]) });

const dataOf = (schema: OpenApiSchema) => ({ ...closed({ data: schema }, ["data"]), ...aboutEnvelope });

function closed(properties: Record<string, OpenApiSchema>, required: string[]): OpenApiSchema {
  return { type: "object", additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties };
}

function pick<T>(from: Record<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, from[name] as T]));
}

/** The published errors: a list of `api_error`, each with a code, details and an address to read more at. */
function errorsSchema(problem: OpenApiSchema): OpenApiSchema {
  const attributes = closed(
    {
      code: { type: "string", description: "The error code." },
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
