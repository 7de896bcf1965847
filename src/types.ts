/** The types of openapi.yaml, as `standin/types`: `paths`, `operations`, `components`, and each schema by its name. */
export type * from "./openapi/generated/types.js";
