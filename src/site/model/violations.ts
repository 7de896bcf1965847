import type { DocsModel } from "./model.js";

/** What each code of a violation means, in the order of the document. */
export const violationsOf = ({ source }: DocsModel): Readonly<Record<string, string>> =>
  source.documents.flat.components.schemas.ViolationCode?.["x-standin"]?.values ?? {};
