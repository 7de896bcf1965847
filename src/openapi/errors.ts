import type { JsonValue } from "../openapi/openapi-document.js";
import type { Fault } from "../openapi/violations.js";

interface ErrorDefinition {
  /** The status in JSON:API, and in the flat form unless `flatStatus` says otherwise. */
  status: number;
  flatStatus?: number;
  title: string;
  /** Whether the same request may succeed later. */
  transient?: true;
  /** The code in JSON:API, where the published service does not tell the two apart. */
  publishedAs?: string;
}

/** Every error that Standin answers: what the errors of both envelopes are rendered from. */
export const errorCatalogue = {
  INVALID_JSON_BODY: { status: 400, title: "The body is not JSON" },
  MALFORMED_REQUEST: { status: 400, title: "The request is not HTTP" },
  INVALID_AUTHORIZATION_HEADER: { status: 401, title: "There is no token that can be read" },
  INSUFFICIENT_PERMISSIONS: { status: 401, flatStatus: 403, title: "The token has no access to the management API" },
  NOT_FOUND: { status: 404, title: "There is no such entity" },
  JOB_PENDING: { status: 404, title: "The job has not ended", publishedAs: "NOT_FOUND" },
  FOREIGN_REQUEST: { status: 403, title: "The request is from a page or for a host that is not allowed" },
  INVALID_ENDPOINT: { status: 404, title: "There is no such path" },
  METHOD_NOT_ALLOWED: { status: 405, title: "The path does not have this method" },
  REQUEST_TIMEOUT: { status: 408, title: "The request took too long", transient: true },
  PAYLOAD_TOO_LARGE: { status: 413, title: "The body is too large" },
  URL_TOO_LONG: { status: 414, title: "The path and the query are too long" },
  INVALID_CONTENT_TYPE_HEADER: { status: 415, title: "The body is of another media type" },
  EXPECTATION_FAILED: { status: 417, title: "The expectation cannot be met" },
  INVALID_FORMAT: { status: 422, title: "The request breaks the schema" },
  INVALID_FIELD: { status: 422, title: "A value was refused" },
  INVALID_ENTITY_ID: { status: 422, title: "The identifier in the body is not the one in the path" },
  INVALID_TYPE: { status: 422, title: "The type in the body is not the one of the path" },
  INVALID_ENVIRONMENT: { status: 422, title: "The name of the environment is not valid" },
  INVALID_API_VERSION: { status: 422, title: "There is no such version of the API" },
  INVALID_PREFERENCE: { status: 422, title: "The preference cannot be met" },
  CONCURRENT_UPLOAD_UPDATE: { status: 422, title: "The upload is being updated by somebody else", transient: true },
  RATE_LIMIT_EXCEEDED: { status: 429, title: "Too many requests", transient: true },
  HEADERS_TOO_LARGE: { status: 431, title: "The headers are too large" },
  INTERNAL_ERROR: { status: 500, title: "Standin failed" },
  CONTRACT_BREACH: { status: 500, title: "Standin was about to break its own contract" },
  SERVICE_UNAVAILABLE: { status: 503, title: "The service cannot answer now", transient: true },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The definition of a code, with its optional members visible to the type system. */
export const errorDefinition = (code: ErrorCode): ErrorDefinition => errorCatalogue[code];

/** One fault: a JSON pointer into the fields of the resource, what is wrong there, and how to mend it. */
export interface FieldFault {
  pointer: string;
  code: string;
  detail: string;
}

/** A refusal. The edge renders it; nothing has changed when it is thrown. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly faults: readonly FieldFault[] = [],
    /** The type of resource that the faults are about; decides how their pointers look on the wire. */
    readonly resourceType?: string,
  ) {
    super(detail);
    this.name = "DomainError";
  }
}

/** A refusal of a request itself: its faults have pointers into the body of the request, and details are for machines. */
export class RequestError extends Error {
  constructor(
    readonly refusal: DomainError,
    readonly faults: readonly Fault[] = [],
    readonly details: Record<string, JsonValue> = {},
  ) {
    super(refusal.detail);
    this.name = "RequestError";
  }
}

/** What we did not foresee; the log has the same identifier, with what it was. */
export const internalError = (id: string): DomainError =>
  new DomainError("INTERNAL_ERROR", `Standin failed (${id}); its log says at what. Nothing that you sent is wrong.`);

/** Refuses the values that have faults, if there are any. */
export function refuseFaults(faults: readonly FieldFault[], resourceType: string): void {
  const [first] = faults;
  if (first) throw new DomainError("INVALID_FIELD", first.detail, faults, resourceType);
}

export function notFound(type: string, id: string, hint: string): DomainError {
  return new DomainError("NOT_FOUND", `There is no ${type} ${JSON.stringify(id)}. ${hint}`);
}
