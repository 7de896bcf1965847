import { isObject, type JsonObject } from "../base/json.js";
import { DomainError } from "../openapi/errors.js";
import {
  type MetadataByField,
  type MetadataForm,
  toMetadataByField,
  toMetadataByLocale,
  toViolationsByField,
} from "../openapi/metadata-form.js";
import type { Violation } from "../openapi/violations.js";
import { type Addresses, withAddresses } from "./addresses.js";

/*
 * Converts the default metadata (`--metadata`) in both directions; the domain always has it by locale. Only the validators, which
 * choose a schema by the form, and the seed, which allows both, know the form too.
 */

/** How the responses of an environment show resources. */
export interface View {
  readonly addresses: Addresses;
  readonly metadata: MetadataForm;
}

/** The form of a project's metadata, and its locales. */
export interface Project {
  readonly metadata: MetadataForm;
  readonly locales: readonly string[];
}

const name = "default_field_metadata";

/** A resource of the state as it is shown: with its addresses made whole, and its default metadata in the project's form. */
export function toShown(resource: object, { addresses, metadata }: View): JsonObject {
  const whole = withAddresses(resource, addresses);
  if (metadata === "locale" || whole.type !== "upload") return whole;
  // The state has whole metadata by locale, and JSON is all that is in it.
  const byLocale = whole[name] as Parameters<typeof toMetadataByField>[0];
  return { ...whole, [name]: toMetadataByField(byLocale) as JsonObject };
}

/** The refusal of a body that breaks its schema. If it is valid with metadata in the other form, the error says how to enable that. */
export function refusalOfBody(
  violations: readonly Violation[],
  form: MetadataForm,
  check: (other: MetadataForm) => readonly Violation[],
): DomainError {
  const other = form === "field" ? "locale" : "field";
  const context = { place: "body", violations } as const;
  if (check(other).length > 0) return new DomainError("INVALID_FORMAT", violations, context);
  const forms = { locale: '{"en": {"title": "…"}}', field: '{"title": {"en": "…"}}' };
  const sentence = `${name} is grouped by ${other}, but must be grouped by ${form}. Send ${forms[form]}, or start Standin with --metadata ${other}.`;
  return new DomainError("INVALID_FORMAT", sentence, context);
}

/** The fields of a request as the domain has them. */
export function toDomainFields(fields: JsonObject, { metadata, locales }: Project): JsonObject {
  const sent = metadata === "field" && byField(fields);
  return sent ? { ...fields, [name]: toMetadataByLocale(sent, locales) as JsonObject } : fields;
}

/** What the domain has thrown about the fields of a request, pointing into the metadata as it was sent. */
export function pointingAsSent(thrown: unknown, fields: JsonObject | undefined, { metadata }: Project): unknown {
  const sent = metadata === "field" && fields && byField(fields);
  if (!sent || !(thrown instanceof DomainError) || thrown.violations.length === 0) return thrown;
  const { code, sentence, place, details, resourceType } = thrown;
  const violations = toViolationsByField(thrown.violations, sent);
  return new DomainError(code, sentence ?? violations, {
    ...{ place, details, violations },
    ...(resourceType === undefined ? {} : { resourceType }),
  });
}

/** The metadata of a request that keeps the schema of the form by field. */
function byField({ [name]: sent }: JsonObject): Partial<MetadataByField> | undefined {
  return isObject(sent) ? (sent as Partial<MetadataByField>) : undefined;
}
