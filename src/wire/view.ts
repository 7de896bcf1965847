import type { JsonObject } from "../base/json.js";
import { type MetadataForm, toMetadataByField } from "../openapi/metadata-form.js";
import { type Addresses, withAddresses } from "./addresses.js";

/** How the resources of an environment are shown to one who asks. */
export interface View {
  readonly addresses: Addresses;
  readonly metadata: MetadataForm;
}

/** A resource of the state as it is shown: with its addresses made whole, and its default metadata in the project's form. */
export function toShown(resource: object, { addresses, metadata }: View): JsonObject {
  const whole = withAddresses(resource, addresses);
  if (metadata === "locale" || whole.type !== "upload") return whole;
  // The state has whole metadata by locale, and JSON is all that is in it.
  const byLocale = whole.default_field_metadata as Parameters<typeof toMetadataByField>[0];
  return { ...whole, default_field_metadata: toMetadataByField(byLocale) as JsonObject };
}
