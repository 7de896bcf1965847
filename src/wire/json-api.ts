import type { JsonObject, JsonValue } from "../base/json.js";
import { requestShapes, resourceShapes } from "../openapi/documents.js";
import { DomainError, errorDefinition } from "../openapi/errors.js";
import {
  fromJsonApiResource,
  type JsonApiShape,
  toFlatFields,
  toJsonApiResource,
} from "../openapi/json-api-resource.js";
import { quote } from "../openapi/violations.js";
import type { Envelope, ErrorReport, ReportedViolation } from "./envelope.js";
import { flatEnvelope } from "./flat.js";

/** A resource is `{data: {id, type, attributes, relationships}}`; errors are a list of `api_error`, as published. */
export const jsonApiEnvelope: Envelope = {
  name: "json-api",
  basePath: "/json-api",
  requestMediaTypes: ["application/json", "application/vnd.api+json"],
  errorMediaType: "application/json",

  encodeResource: (resource, included) =>
    included ? { data: encode(resource), included: included.map(encode) } : { data: encode(resource) },
  encodeList: (resources, total, included) => ({
    data: resources.map(encode),
    ...(included ? { included: included.map(encode) } : {}),
    meta: { total_count: total },
  }),
  encodeError,

  encodeRequest(operationId, fields, id) {
    // Several resources at once.
    if (Array.isArray(fields.data)) return { ...fields, data: (fields.data as JsonObject[]).map(encode) };
    const shape = requestShapes.get(operationId) ?? noShape;
    return {
      data: {
        // What is new has none, whatever it is added to.
        ...(id === undefined || shape.role === "create" ? {} : { id }),
        ...toJsonApiResource(fields, shape),
        type: shape.type,
      },
    };
  },
  decodeRequest(operationId, body, id) {
    // Several resources at once.
    if (Array.isArray(body.data)) return { ...body, data: (body.data as JsonObject[]).map(fromJsonApiResource) };
    const data = body.data as JsonObject;
    const fields = toFlatFields(data);
    const { id: given } = data;
    if (requestShapes.get(operationId)?.role !== "update")
      return given === undefined ? fields : { id: given, ...fields };
    if (given !== id) {
      const says = `must be ${quote(id)}, the identifier in the path, not ${quote(given)}.`;
      throw new DomainError("INVALID_ENTITY_ID", [{ pointer: "/id", code: "VALIDATION_ID", says }]);
    }
    return fields;
  },
  decodeResource: (body) => fromJsonApiResource(body.data as JsonObject),

  pointerTo(fieldPointer, resourceType): string {
    const [, one, within = ""] = /^(\/data\/\d+)(.*)/s.exec(fieldPointer) ?? [];
    if (one !== undefined) return one + jsonApiEnvelope.pointerTo(within, resourceType).slice("/data".length);
    const [, field = "", rest = ""] = /^\/([^/]*)(.*)/s.exec(fieldPointer) ?? [];
    if (field === "id" || fieldPointer === "") return `/data${fieldPointer}`;
    const shape = resourceShapes.get(resourceType ?? "") ?? noShape;
    if (shape.relationships.includes(field)) return `/data/relationships/${field}/data${rest}`;
    return `/data/attributes${fieldPointer}`;
  },
};

const noShape: JsonApiShape = { type: "", relationships: [] };

const encode = (resource: JsonObject): JsonObject =>
  toJsonApiResource(resource, resourceShapes.get(resource.type as string) ?? noShape);

/** Encodes one `api_error` for each refused value. Any other error is one `api_error` with its details. */
function encodeError(report: ErrorReport): { status: number; body: JsonObject } {
  const { id, code, detail, violations, resourceType, details, status: wanted } = report;
  const { status: own, transient, publishedAs = code } = errorDefinition(code);
  const toError = (specific: Record<string, JsonValue>, index: number): JsonObject => ({
    id: index === 0 ? id : `${id}${index}`,
    type: "api_error",
    attributes: {
      code: publishedAs,
      doc_url: `urn:standin:error:${code}`,
      details: specific,
      ...(transient ? { transient } : {}),
    },
  });
  const bodies =
    code === "INVALID_FIELD" && violations.length > 0
      ? violations.map((violation, index) => toError(fieldDetails(violation, resourceType), index))
      : [toError({ ...details, message: detail, ...listOf(violations) }, 0)];
  return { status: wanted ?? own, body: { data: bodies } };
}

function fieldDetails(
  { field, code, pointer, detail }: ReportedViolation,
  resourceType: string | undefined,
): Record<string, JsonValue> {
  return { field, code, ...(resourceType ? { record_type: resourceType } : {}), pointer, message: detail };
}

function listOf(violations: ErrorReport["violations"]): Record<string, JsonValue> {
  if (violations.length === 0) return {};
  return {
    messages: violations.map((violation) => violation.detail),
    errors: violations.map(({ pointer, code, detail }) => ({ pointer, code, detail })),
  };
}

const { basePath } = jsonApiEnvelope;

/** The envelope that a path belongs to, whether or not there is anything at it. */
export const envelopeOf = (path: string): Envelope =>
  path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === "/")
    ? jsonApiEnvelope
    : flatEnvelope;
