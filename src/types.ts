/**
 * The types of openapi.yaml, as `standin/types`: `paths`, `operations`, `components`, and each schema by its name, such as `Upload`. These are
 * flat, with metadata by locale. `JsonApi` has the same of the published envelope, and `ByField` and `JsonApiByField` with metadata by
 * field: `JsonApiByField.Upload` is what the official client sends and gets.
 */

export type * as JsonApi from "./openapi/generated/json-api-types.js";
export type * as JsonApiByField from "./openapi/generated/json-api-types-by-field.js";
export type * from "./openapi/generated/types.js";
export type * as ByField from "./openapi/generated/types-by-field.js";
