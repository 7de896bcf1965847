import type { ViolationCode } from "../../openapi/generated/catalogue.js";
import type { DocsModel } from "./model.js";

/** What each code of a violation means, in the order of the document. */
export const violationsOf = ({ source }: DocsModel): [ViolationCode, string][] =>
  // Its keys are what the type is generated from.
  Object.entries(source.documents.flat.components.schemas.ViolationCode?.["x-standin"]?.values ?? {}) as [
    ViolationCode,
    string,
  ][];
