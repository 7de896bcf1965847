import { inlineFields } from "../../openapi/inline-fields.js";
import type { DocumentedError } from "../../openapi/openapi-document.js";
import { type Call, toCall } from "./call.js";
import { type Catalogue, toCatalogue } from "./catalogue.js";
import { markedElementsIn } from "./marked-elements.js";
import { type Operation, toOperations } from "./operations.js";
import { type Addresses, toAddresses } from "./places.js";
import type { DocsSource } from "./source.js";

/** Everything that the pages tell, ready to be laid out. */
export interface DocsModel {
  source: DocsSource;
  operations: readonly Operation[];
  call: Call;
  catalogue: Catalogue;
  errors: readonly DocumentedError[];
  addresses: Addresses;
}

export function toModel(given: DocsSource): DocsModel {
  const { flat, "json-api": jsonApi } = given.documents;
  // A field is told of in each body that has it.
  const source = { ...given, documents: { flat: inlineFields(flat), "json-api": inlineFields(jsonApi) } };
  const operations = toOperations(source);
  const call = toCall(source);
  const addresses = toAddresses(operations, call);
  const catalogue = toCatalogue(source, markedElementsIn(source.documents.flat), addresses);
  return { source, operations, call, catalogue, addresses, errors: source.documents.flat["x-catalogue"].errors };
}
