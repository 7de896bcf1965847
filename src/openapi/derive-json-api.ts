import type { JsonObject } from "../base/json.js";
import type { ErrorCode } from "./generated/catalogue.js";
import { addOwnExamples, mergeExamples, toJsonApiExample, toResourceExample } from "./json-api-examples.js";
import { dataOf, shapeOf, toJsonApiSchema } from "./json-api-schema.js";
import type {
  MediaType,
  OpenApiDocument,
  OpenApiExample,
  OpenApiOperation,
  OpenApiParameter,
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
    ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonApiSchema(schema, flat)])),
  };
  document.components.parameters.ApiVersion = apiVersion;
  for (const rule of document["x-catalogue"].rules) rule.scope = rule.scope.map((one) => toJsonApiPlace(one, flat));
  for (const [path, item] of Object.entries(document.paths)) {
    item.parameters = [...(item.parameters ?? []), apiVersionReference];
    for (const [method, operation] of Object.entries(item)) {
      if (method === "parameters" || Array.isArray(operation)) continue;
      // The published form has 401 where the flat one has 403.
      delete operation.responses["403"];
      operation["x-standin"].errors = errorsIn(operation, flat);
      if (operation.requestBody) wrapContent(operation.requestBody, flat, requestMediaTypes, path);
    }
  }
  mergeExamples(document.components.responses.Unauthorized, document.components.responses.Forbidden);
  delete document.components.responses.Forbidden;
  for (const [name, response] of Object.entries(document.components.responses)) {
    wrapContent(response, flat, ["application/json"]);
    addOwnExamples(response, name);
    for (const link of Object.values(response.links ?? {})) {
      const parameters = Object.entries(link.parameters);
      link.parameters = Object.fromEntries(
        parameters.map(([key, value]) => [key, value.replace("$response.body#/", "$response.body#/data/")]),
      );
    }
  }
  for (const example of Object.values(document.components.examples)) {
    // All of them are resources, which responses share.
    example.value = { data: toResourceExample(example.value as JsonObject, flat) };
  }
  dropUnused(document);
  return document;
}

/** The errors of an operation in this envelope, in the order of the catalogue. */
function errorsIn({ requestBody, "x-standin": { errors } }: OpenApiOperation, flat: OpenApiDocument): ErrorCode[] {
  const shape = shapeOf(Object.values(requestBody?.content ?? {})[0]?.schema, flat);
  const own = new Set<ErrorCode>([
    ...errors,
    "INVALID_API_VERSION",
    ...(shape ? (["INVALID_TYPE"] as const) : []),
    ...(shape?.role === "update" ? (["INVALID_ENTITY_ID"] as const) : []),
  ]);
  return flat["x-catalogue"].errors.map(({ code }) => code).filter((code) => own.has(code));
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
  const shape = shapeOf(content.schema, flat);
  const schema = shape && shape.role !== "problem" ? dataOf({ $ref: content.schema.$ref as string }) : content.schema;
  const wrap = (example: OpenApiExample): OpenApiExample =>
    "$ref" in example ? example : { ...example, value: toJsonApiExample(example.value, shape, flat, path) };
  const examples = Object.entries(content.examples ?? {}).map(([key, example]) => [key, wrap(example)]);
  const wrapped = { schema, ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}) };
  owner.content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, wrapped]));
}
