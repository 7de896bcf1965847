// Generated from openapi.yaml by `npm run generate`; not to be edited.
/** The ids of what the specification states. */
export type RuleId =
  | "U-01"
  | "U-02"
  | "U-03"
  | "U-04"
  | "U-05"
  | "U-06"
  | "U-07"
  | "U-08"
  | "U-09"
  | "U-10"
  | "U-11"
  | "U-12"
  | "U-13"
  | "U-14"
  | "U-15"
  | "U-16"
  | "U-17"
  | "U-18"
  | "U-19"
  | "W-01"
  | "W-02"
  | "W-03"
  | "W-04"
  | "W-05"
  | "W-06"
  | "W-07"
  | "W-08"
  | "W-09"
  | "W-10"
  | "W-11"
  | "W-12"
  | "W-13"
  | "W-14"
  | "W-15"
  | "W-16"
  | "A-01"
  | "C-01"
  | "C-02"
  | "C-03"
  | "C-04"
  | "C-05"
  | "C-06"
  | "C-07"
  | "C-08";
/** The ids of how rules are checked. */
export type ReadingId =
  | "R-01"
  | "R-02"
  | "R-03"
  | "R-04"
  | "R-05"
  | "R-06"
  | "R-07"
  | "R-08"
  | "R-09"
  | "R-10";
/** The ids of what Standin chose where the specification is silent. */
export type AssumptionId =
  | "Q-01"
  | "Q-02"
  | "Q-03"
  | "Q-04"
  | "Q-05"
  | "Q-06"
  | "Q-07"
  | "Q-08"
  | "Q-09"
  | "Q-10"
  | "Q-11"
  | "Q-12"
  | "Q-13"
  | "Q-14"
  | "Q-15"
  | "Q-16"
  | "Q-17"
  | "Q-18"
  | "Q-19"
  | "Q-20"
  | "Q-21"
  | "Q-22"
  | "Q-23"
  | "Q-24"
  | "Q-25"
  | "Q-26"
  | "Q-27"
  | "Q-28"
  | "Q-29"
  | "Q-30"
  | "Q-31"
  | "Q-32"
  | "Q-33"
  | "Q-34"
  | "Q-35"
  | "Q-36"
  | "Q-37"
  | "Q-38"
  | "Q-39"
  | "Q-40"
  | "Q-41"
  | "Q-42"
  | "Q-43"
  | "Q-44"
  | "Q-45"
  | "Q-46"
  | "Q-47"
  | "Q-48"
  | "Q-49"
  | "Q-50"
  | "Q-51"
  | "Q-52"
  | "Q-53"
  | "Q-54"
  | "Q-55"
  | "Q-56"
  | "Q-57"
  | "Q-58"
  | "Q-59";
/** Every id of the catalogue. */
export type StatementId = RuleId | ReadingId | AssumptionId;

/** The codes of violations. */
export type ViolationCode =
  | "VALIDATION_ENUM"
  | "VALIDATION_EVENT"
  | "VALIDATION_FILENAME"
  | "VALIDATION_FORMAT"
  | "VALIDATION_HEADER"
  | "VALIDATION_ID"
  | "VALIDATION_INVALID"
  | "VALIDATION_LENGTH"
  | "VALIDATION_LOCALE"
  | "VALIDATION_PATH"
  | "VALIDATION_RANGE"
  | "VALIDATION_REFERENCE"
  | "VALIDATION_REQUIRED"
  | "VALIDATION_TEMPLATE"
  | "VALIDATION_TYPE"
  | "VALIDATION_UNDOCUMENTED"
  | "VALIDATION_UNIQUENESS"
  | "VALIDATION_UNKNOWN"
  | "VALIDATION_URL";

/** The codes of errors. */
export type ErrorCode =
  | "INVALID_JSON_BODY"
  | "MALFORMED_REQUEST"
  | "INVALID_AUTHORIZATION_HEADER"
  | "INSUFFICIENT_PERMISSIONS"
  | "NOT_FOUND"
  | "JOB_PENDING"
  | "FOREIGN_REQUEST"
  | "INVALID_ENDPOINT"
  | "METHOD_NOT_ALLOWED"
  | "PAYLOAD_TOO_LARGE"
  | "URL_TOO_LONG"
  | "INVALID_CONTENT_TYPE_HEADER"
  | "EXPECTATION_FAILED"
  | "INVALID_FORMAT"
  | "INVALID_FIELD"
  | "INVALID_ENTITY_ID"
  | "INVALID_TYPE"
  | "INVALID_ENVIRONMENT"
  | "INVALID_API_VERSION"
  | "INVALID_PREFERENCE"
  | "NOT_A_VIDEO"
  | "TOO_MANY_OPERATIONS"
  | "UPLOAD_IS_CURRENTLY_IN_USE"
  | "CONCURRENT_UPLOAD_UPDATE"
  | "RATE_LIMIT_EXCEEDED"
  | "HEADERS_TOO_LARGE"
  | "INTERNAL_ERROR"
  | "CONTRACT_BREACH"
  | "SERVICE_UNAVAILABLE"
  | "INSUFFICIENT_STORAGE";

export interface ErrorDefinition {
  title: string;
  /** The status in the flat envelope. */
  flatStatus: number;
  /** The status in JSON:API. */
  status: number;
  /** The code in JSON:API, where the published service has another. */
  publishedAs?: string;
  /** Whether the same request may succeed later. */
  transient?: true;
  /** Whether it is a failure of Standin itself, which is no part of the document. */
  own?: true;
}

/** Every error, in the order of the document. */
export const errorDefinitions: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  INVALID_JSON_BODY: {"title":"The body is not JSON","flatStatus":400,"status":400},
  MALFORMED_REQUEST: {"title":"The request names no valid host","flatStatus":400,"status":400},
  INVALID_AUTHORIZATION_HEADER: {"title":"Missing or malformed token","flatStatus":401,"status":401},
  INSUFFICIENT_PERMISSIONS: {"title":"The token has no access to the management API","flatStatus":403,"status":401},
  NOT_FOUND: {"title":"No entity has this identifier","flatStatus":404,"status":404},
  JOB_PENDING: {"title":"The job has not ended","flatStatus":404,"status":404,"publishedAs":"NOT_FOUND"},
  FOREIGN_REQUEST: {"title":"The request is from a page or for a host that is not allowed","flatStatus":403,"status":403},
  INVALID_ENDPOINT: {"title":"Unknown path","flatStatus":404,"status":404},
  METHOD_NOT_ALLOWED: {"title":"The path does not support this method","flatStatus":405,"status":404,"publishedAs":"INVALID_ENDPOINT"},
  PAYLOAD_TOO_LARGE: {"title":"The body is too large","flatStatus":413,"status":413},
  URL_TOO_LONG: {"title":"The path and the query are too long","flatStatus":414,"status":414},
  INVALID_CONTENT_TYPE_HEADER: {"title":"The media type of the body is not supported","flatStatus":415,"status":415},
  EXPECTATION_FAILED: {"title":"The expectation cannot be met","flatStatus":417,"status":417},
  INVALID_FORMAT: {"title":"The request does not match the schema","flatStatus":422,"status":422},
  INVALID_FIELD: {"title":"A value was refused","flatStatus":422,"status":422},
  INVALID_ENTITY_ID: {"title":"The identifiers in body and path differ","flatStatus":422,"status":422},
  INVALID_TYPE: {"title":"The type in the body does not match the path","flatStatus":422,"status":422},
  INVALID_ENVIRONMENT: {"title":"The name of the environment is not valid","flatStatus":422,"status":422},
  INVALID_API_VERSION: {"title":"Unknown API version","flatStatus":422,"status":422},
  INVALID_PREFERENCE: {"title":"The preference cannot be met","flatStatus":422,"status":422},
  NOT_A_VIDEO: {"title":"The upload is not a video","flatStatus":422,"status":422},
  TOO_MANY_OPERATIONS: {"title":"Too many uploads in one bulk operation","flatStatus":422,"status":422},
  UPLOAD_IS_CURRENTLY_IN_USE: {"title":"A record uses the upload","flatStatus":422,"status":422},
  CONCURRENT_UPLOAD_UPDATE: {"title":"Another request is updating the upload","flatStatus":422,"status":422,"transient":true},
  RATE_LIMIT_EXCEEDED: {"title":"Too many requests","flatStatus":429,"status":429,"transient":true},
  HEADERS_TOO_LARGE: {"title":"The headers are too large","flatStatus":431,"status":431},
  INTERNAL_ERROR: {"title":"The service failed","flatStatus":500,"status":500},
  CONTRACT_BREACH: {"title":"The response would have broken the contract","flatStatus":500,"status":500,"own":true},
  SERVICE_UNAVAILABLE: {"title":"The service is unavailable","flatStatus":503,"status":503,"transient":true},
  INSUFFICIENT_STORAGE: {"title":"The memory is full","flatStatus":507,"status":507,"own":true},
};
