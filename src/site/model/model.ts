import { inlineFields } from "../../openapi/document-rewrites.js";
import { toCatalogue } from "./catalogue.js";
import { toCall, toOperations } from "./operations.js";
import { markedElementsIn, toAddresses } from "./places.js";
import type { DocsSource } from "./source.js";

/** Everything that the pages show, ready to be laid out. */
export type DocsModel = ReturnType<typeof toModel>;

export function toModel(given: DocsSource) {
  const { flat, "json-api": jsonApi } = given.documents;
  // Each body that has a field describes it.
  const source = { ...given, documents: { flat: inlineFields(flat), "json-api": inlineFields(jsonApi) } };
  const operations = toOperations(source);
  const call = toCall(source);
  const addresses = toAddresses(operations, call);
  const catalogue = toCatalogue(source, markedElementsIn(source.documents.flat), addresses);
  return { source, operations, call, catalogue, addresses, errors: source.documents.flat["x-catalogue"].errors };
}
