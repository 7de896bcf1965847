import type { JsonObject, JsonValue } from "../base/json.js";
import type { EnvelopeName, OperationId } from "../openapi/documents.js";
import type { ErrorCode } from "../openapi/errors.js";
import type { Violation } from "../openapi/violations.js";

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
