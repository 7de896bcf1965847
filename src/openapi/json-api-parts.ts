import type { OpenApiDocument, OpenApiSchema, ResourceShape } from "./openapi-document.js";

/** What a schema that is referred to is in JSON:API. */
export const shapeOf = (schema: OpenApiSchema | undefined, flat: OpenApiDocument): ResourceShape | undefined =>
  flat.components.schemas[schema?.$ref?.replace("#/components/schemas/", "") ?? ""]?.["x-standin"]?.json_api;

/** An object with these members and no others. */
export function closed(properties: Record<string, OpenApiSchema>, required: string[]): OpenApiSchema {
  return { type: "object", additionalProperties: false, ...(required.length > 0 ? { required } : {}), properties };
}
