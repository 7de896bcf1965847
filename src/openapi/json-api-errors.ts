import type { ErrorCode } from "./generated/catalogue.js";
import { closed, shapeOf } from "./json-api-resource.js";
import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from "./openapi-document.js";

/* What errors are in the JSON:API document: which there are, and their schema. */

/** The errors of an operation in this envelope, in the order of the catalogue. */
export function errorsIn(
  { requestBody, "x-standin": { errors } }: OpenApiOperation,
  flat: OpenApiDocument,
): ErrorCode[] {
  const shape = shapeOf(Object.values(requestBody?.content ?? {})[0]?.schema, flat);
  const own = new Set<ErrorCode>([
    ...errors,
    "INVALID_API_VERSION",
    ...(shape ? (["INVALID_TYPE"] as const) : []),
    ...(shape?.role === "update" ? (["INVALID_ENTITY_ID"] as const) : []),
  ]);
  return flat["x-catalogue"].errors
    .map(({ code }) => code)
    .filter((code) => own.has(code) && code !== "METHOD_NOT_ALLOWED");
}

/** The published errors: a list of `api_error`, each with a code, details and an address to read more at. */
export function errorsSchema(problem: OpenApiSchema, flat: OpenApiDocument): OpenApiSchema {
  const codes = flat["x-catalogue"].errors
    .filter(({ own }) => !own)
    .map(({ code, json_api: jsonApi }) => jsonApi?.code ?? code);
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
