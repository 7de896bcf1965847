import type { JsonObject, JsonValue } from "../base/json.js";
import { namesIn } from "../base/json-pointer.js";
import { type EnvelopeName, type OperationId, requestShapes, resourceShapes } from "../openapi/documents.js";
import { DomainError, type ErrorCode, errorDefinition, summaryOf } from "../openapi/errors.js";
import {
  fromJsonApiResource,
  type JsonApiShape,
  toFlatFields,
  toJsonApiResource,
} from "../openapi/json-api-resource.js";
import { describeViolation, quote, type Violation } from "../openapi/violations.js";

/** How resources, lists and errors look in a body. Pure, both ways; nothing here knows of HTTP or of state. */
export interface Envelope {
  readonly name: EnvelopeName;
  /** The prefix of the document's paths. */
  readonly basePath: "" | "/json-api";
  /** The media types that a request's body may have; the first is the one to send. */
  readonly requestMediaTypes: readonly string[];
  readonly errorMediaType: string;

  /** A flat resource as a body; `included` are those that it refers to, where the envelope shows them. */
  encodeResource(resource: JsonObject, included?: readonly JsonObject[]): JsonObject;
  encodeList(resources: readonly JsonObject[], total: number, included?: readonly JsonObject[]): JsonObject;
  encodeError(error: ErrorReport): { status: number; body: JsonObject };

  /** The fields of a request as a body; `id` is the one in the path, for an update. */
  encodeRequest(operationId: OperationId, fields: JsonObject, id?: string): JsonObject;
  /** The fields in the body of a request that keeps the schema. Throws a DomainError when it is about something else. */
  decodeRequest(operationId: OperationId, body: JsonObject, id?: string): JsonObject;
  /** The flat resource in the body of a response that keeps the schema. */
  decodeResource(body: JsonObject): JsonObject;

  /** The position of a field in a request body: `/name` or `/data/attributes/name`. */
  pointerTo(fieldPointer: string, resourceType: string | undefined): string;
}

/** The content of an error body, with pointers in the form of the envelope. */
export interface ErrorReport {
  /** An identifier of this occurrence, short hexadecimal. */
  id: string;
  code: ErrorCode;
  /** What is wrong, in a sentence. */
  detail: string;
  violations: readonly ReportedViolation[];
  /** The type of the resource that was refused. */
  resourceType: string | undefined;
  details: Readonly<Record<string, JsonValue>>;
  /** In the place of the error's own. */
  status?: number | undefined;
}

export interface ReportedViolation extends Pick<Violation, "pointer" | "code"> {
  detail: string;
  /** The field of the resource that it is about, or the first member. */
  field: string;
}

/** A resource is one object; an error is a problem (RFC 9457). */
export const flatEnvelope: Envelope = {
  name: "flat",
  basePath: "",
  requestMediaTypes: ["application/json"],
  errorMediaType: "application/problem+json",

  encodeResource: (resource) => resource,
  encodeList: (resources, total) => ({ data: [...resources], meta: { total_count: total } }),
  encodeError({ code, detail, violations, status: wanted }) {
    const { flatStatus, title } = errorDefinition(code);
    const status = wanted ?? flatStatus;
    const errors = violations.map(({ pointer, code, detail }) => ({ pointer, code, detail }));
    return { status, body: { type: `urn:standin:error:${code}`, title, status, detail, code, errors } };
  },

  encodeRequest: (_operationId, fields) => fields,
  decodeRequest: (_operationId, body) => body,
  decodeResource: (body) => body,

  pointerTo: (fieldPointer) => fieldPointer,
};

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

/** Describes an error with the pointers of an envelope. */
export function toErrorReport(id: string, error: DomainError, envelope: Envelope, status?: number): ErrorReport {
  const { code, place, resourceType, details, sentence } = error;
  const pointed = error.violations.map(
    (violation): Violation =>
      place === "resource" ? { ...violation, pointer: envelope.pointerTo(violation.pointer, resourceType) } : violation,
  );
  const into = place === "query" ? "query" : "body";
  const violations = pointed.map((violation, index) => ({
    pointer: violation.pointer,
    code: violation.code,
    detail: describeViolation(violation, into),
    field: namesIn(error.violations[index]?.pointer ?? "")[0] ?? "",
  }));
  return { id, code, detail: sentence ?? summaryOf(code, pointed, into), violations, resourceType, details, status };
}
