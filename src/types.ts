/** The types of openapi.yaml, as `standin/types`. */
export type { components, operations, paths } from "./openapi/generated/types.js";
