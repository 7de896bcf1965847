import type { JsonObject, JsonValue } from "../base/json.js";
import { toCodeSamples } from "./code-samples.js";
import { operationsOf } from "./document-parts.js";
import { dropUnused } from "./document-rewrites.js";
import { errorsIn, errorsSchema } from "./json-api-errors.js";
import { closed, shapeOf, toJsonApiResource } from "./json-api-resource.js";
import type {
  MediaType,
  OpenApiDocument,
  OpenApiExample,
  OpenApiHeader,
  OpenApiParameter,
  OpenApiSchema,
  ResourceShape,
} from "./openapi-document.js";

/** Examples of responses in JSON:API, as the mock sends them, by the names of the response and of the example. */
export type ResponseExamples = Readonly<Record<string, Record<string, OpenApiExample>>>;

/** Derives the JSON:API document from the flat one, as `x-standin.json_api` of each schema says. Pure. */
export function deriveJsonApiDocument(flat: OpenApiDocument, examples: ResponseExamples): OpenApiDocument {
  const document = structuredClone(flat);
  document.info.title += " (JSON:API envelope)";
  document.info.description = String(document.info.description).replace(
    /Bodies are flat:[\s\S]*$/,
    "Bodies are in the JSON:API envelope: `{data: {id, type, attributes, relationships}}`. This document is derived from " +
      "the flat one, served at `/openapi.json`.\n",
  );
  for (const server of document.servers) server.url = `${server.url}/json-api`;

  document.components.schemas = Object.fromEntries(
    Object.entries(flat.components.schemas).map(([name, schema]) => [name, toJsonApiSchema(schema, flat)]),
  );
  document.components.parameters.ApiVersion = apiVersion;
  const { Location: location } = document.components.headers;
  if (location) location.example = `/json-api${location.example}`;
  for (const rule of document["x-catalogue"].rules) rule.scope = rule.scope.map((one) => toJsonApiPlace(one, flat));
  for (const item of Object.values(document.paths)) item.parameters = [...(item.parameters ?? []), apiVersionReference];
  for (const { path, operation } of operationsOf(document)) {
    // The published form has 401 where the flat one has 403, and 404 for a wrong method.
    delete operation.responses["403"];
    delete operation.responses["405"];
    operation["x-standin"].errors = errorsIn(operation, flat);
    if (operation.requestBody)
      wrapContent(operation.requestBody, flat, requestMediaTypes, ({ examples: own = {} }, shape) => {
        const of = (one: OpenApiExample) => ({ ...one, value: toRequestExample(one.value, shape, flat, path) });
        return Object.fromEntries(Object.entries(own).map(([name, example]) => [name, of(example)]));
      });
  }
  delete document.components.responses.Forbidden;
  delete document.components.responses.MethodNotAllowed;
  delete document.components.headers.Allow;
  for (const { path, method, operation } of operationsOf(document))
    operation["x-codeSamples"] = toCodeSamples(document, path, method);
  for (const [name, response] of Object.entries(document.components.responses)) {
    wrapContent(response, flat, ["application/json"], () => examples[name] ?? {});
    response.headers = { ...response.headers, ...limitHeaders };
    for (const link of Object.values(response.links ?? {})) {
      const parameters = Object.entries(link.parameters);
      link.parameters = Object.fromEntries(
        parameters.map(([key, value]) => [key, value.replace(/(?<=^\$response\.body#\/)(?!data\/)/, "data/")]),
      );
    }
  }
  // Schemas that only flat errors use do not belong here.
  dropUnused(document);
  return document;
}

/** Sent with every request, as the official client does; there is one version. */
const apiVersion: OpenApiParameter = {
  name: "X-Api-Version",
  in: "header",
  required: true,
  description: "The version of the API.",
  schema: { type: "string", const: "3" },
  example: "3",
  "x-standin": { assumptions: ["Q-49"] },
};
/** A reference to a whole parameter, as in the document. */
const apiVersionReference = { $ref: "#/components/parameters/ApiVersion" } as OpenApiParameter;

/** On every response of this envelope. */
const limitHeaders: Record<string, OpenApiHeader> = {
  "X-RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimit" },
  "X-RateLimit-Remaining": { $ref: "#/components/headers/RateLimitRemaining" },
  "X-RateLimit-Reset": { $ref: "#/components/headers/RateLimitReset" },
};

/** A place of the flat document in this one, where a field stands among the attributes or the relationships. */
function toJsonApiPlace(place: string, flat: OpenApiDocument): string {
  const [, name = "", field = ""] = /^#\/components\/schemas\/(\w+)\/properties\/(\w+)$/.exec(place) ?? [];
  const shape = flat.components.schemas[name]?.["x-standin"]?.json_api;
  if (!shape || field === "id" || field === "type" || field === "meta") return place;
  const members = `#/components/schemas/${name}/properties`;
  return shape.relationships.includes(field)
    ? `${members}/relationships/properties/${field}/properties/data`
    : `${members}/attributes/properties/${field}`;
}

const requestMediaTypes = ["application/json", "application/vnd.api+json"];

function wrapContent(
  owner: { content?: Record<string, MediaType> },
  flat: OpenApiDocument,
  mediaTypes: string[],
  toExamples: (content: MediaType, shape: ResourceShape | undefined) => Record<string, OpenApiExample>,
): void {
  const content = Object.values(owner.content ?? {})[0];
  if (!content) return;
  const shape = shapeOf(content.schema, flat);
  const schema =
    shape && shape.role !== "problem" ? dataOf({ $ref: content.schema.$ref as string }, shape) : content.schema;
  const wrapped = { schema, examples: toExamples(content, shape) };
  owner.content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, wrapped]));
}

function toRequestExample(
  value: JsonValue,
  shape: ResourceShape | undefined,
  flat: OpenApiDocument,
  path: string,
): JsonValue {
  const body = value as JsonObject;
  // Several positions are not a resource. Each has its own shape.
  if (!shape) return { ...body, data: (body.data as JsonObject[]).map((one) => toResourceExample(one, flat)) };
  // An update names its target in the body too; the path's example identifier is the target of every example.
  const id = shape.role === "update" ? { id: exampleId(flat, path) } : {};
  return { data: { ...id, ...toJsonApiResource(body, shape), type: shape.type } };
}

function exampleId(flat: OpenApiDocument, path: string): string {
  const parameter = Object.values(flat.components.parameters).find((one) => path.endsWith(`{${one.name}}`));
  return String(parameter?.example ?? "");
}

function toResourceExample(resource: JsonObject, flat: OpenApiDocument): JsonObject {
  const shape = Object.values(flat.components.schemas)
    .map((schema) => schema["x-standin"]?.json_api)
    .find((one) => one?.role === "resource" && one.type === resource.type);
  return toJsonApiResource(resource, shape as ResourceShape);
}

function toJsonApiSchema(schema: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const shape = schema["x-standin"]?.json_api;
  if (!shape) return withIncluded(schema, flat);
  if (shape.role === "problem") return errorsSchema(schema, flat);

  const { id, type, meta = ignoredMeta(shape, flat), ...others } = schema.properties ?? {};
  const [isResource, isUpdate] = [shape.role === "resource", shape.role === "update"];
  // The type of a resource is its own; that which a request has is a field like any other.
  const fields = isResource || !type ? others : { ...others, type };
  const group = (isRelationship: boolean): OpenApiSchema | undefined => {
    const own = Object.entries(fields).filter(([name]) => shape.relationships.includes(name) === isRelationship);
    const members = own.map(([name, field]) => [
      name,
      isRelationship ? relationshipOf(field) : withBodies(field, flat),
    ]);
    const required = own.map(([name]) => name).filter((name) => schema.required?.includes(name));
    return own.length > 0 ? closed(Object.fromEntries(members), required) : undefined;
  };
  const pathId = { type: "string", description: "The identifier in the path.", ...aboutEnvelope };
  const constantType = {
    type: "string",
    const: shape.type,
    description: "The type of the resource.",
    ...aboutEnvelope,
  };
  const members: Record<string, OpenApiSchema | undefined> = {
    id: id ?? (isUpdate ? pathId : undefined),
    type: (isResource && type) || constantType,
    attributes: group(false),
    relationships: group(true),
    meta,
  };
  const properties = Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
  const required = ["id", "type", "attributes", "relationships"].filter(
    (name) =>
      properties[name] &&
      (isResource || name === "type" || (name === "id" && isUpdate) || properties[name].required !== undefined),
  );
  return { ...schema, properties, required } as OpenApiSchema;
}

/** Of an update: the facts beside the attributes, which the official client gives back with a whole resource. */
function ignoredMeta({ role, type }: ResourceShape, flat: OpenApiDocument): OpenApiSchema | undefined {
  const resource = Object.values(flat.components.schemas).find(({ "x-standin": own }) => {
    return own?.json_api?.role === "resource" && own.json_api.type === type;
  });
  if (role !== "update" || !resource?.properties?.meta) return undefined;
  const description = "What the resource showed beside its attributes. It is ignored.";
  return { type: "object", additionalProperties: true, description, "x-standin": { assumptions: ["Q-03"] } };
}

/** A list shows beside its resources what they refer to. */
function withIncluded(schema: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const included = includedBy(shapeOf(schema.properties?.data?.items, flat));
  return "included" in included ? { ...schema, properties: { ...schema.properties, ...included } } : schema;
}

/** A field that holds a whole body, one of several, has it in this envelope too. */
function withBodies(field: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  if (!field.oneOf) return field;
  const bodies = field.oneOf.map((one) => {
    const shape = shapeOf(one, flat);
    return shape?.role === "resource" ? dataOf(one, shape) : one;
  });
  return { ...field, oneOf: bodies };
}

/** Requirements of only this envelope rest on the assumption that there are two. */
const aboutEnvelope: Pick<OpenApiSchema, "x-standin"> = { "x-standin": { assumptions: ["Q-03"] } };

/** `parent: {anyOf: […]}` becomes `parent: {data: {anyOf: […]}}`. */
const relationshipOf = (schema: OpenApiSchema) => closed({ data: schema }, ["data"]);

const dataOf = (schema: OpenApiSchema, shape: ResourceShape | undefined) => ({
  ...closed({ data: schema, ...includedBy(shape) }, ["data"]),
  ...aboutEnvelope,
});

/** `included`, where a body with resources of this shape has it. */
const includedBy = (shape: ResourceShape | undefined): Record<string, OpenApiSchema> =>
  shape?.included === undefined
    ? {}
    : {
        included: {
          type: "array",
          items: { $ref: `#/components/schemas/${shape.included}` },
          description: "The resources that the data refers to, each once, as far as they exist.",
          "x-standin": { assumptions: ["Q-29"] },
        },
      };
