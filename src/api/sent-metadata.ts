import { isObject, type JsonObject } from "../base/json.js";
import type { Store } from "../domain/store/store.js";
import { DomainError } from "../openapi/errors.js";
import {
  type MetadataByField,
  type MetadataForm,
  toMetadataByLocale,
  toViolationsByField,
} from "../openapi/metadata-form.js";
import type { Violation } from "../openapi/violations.js";
import { refuseInvalid } from "./refuse-invalid.js";

const name = "default_field_metadata";

/** Refuses a body that breaks its schema; where it would keep it with metadata in the other form, it is told how to get that. */
export function refuseWrongForm(check: (form: MetadataForm) => Violation[], form: MetadataForm): void {
  const violations = check(form);
  if (violations.length === 0) return;
  const other = form === "field" ? "locale" : "field";
  if (check(other).length > 0) refuseInvalid(violations, "body");
  const forms = { locale: '{"en": {"title": "…"}}', field: '{"title": {"en": "…"}}' };
  const sentence = `${name} is by ${other}, and here it is by ${form}: send ${forms[form]}, or start Standin with --metadata ${other}.`;
  throw new DomainError("INVALID_FORMAT", sentence, { place: "body", violations });
}

/** The fields of a request with their metadata by locale, as the domain has it, whatever form the project takes. */
export function toDomainFields(fields: JsonObject, { metadata, locales }: Store): JsonObject {
  const sent = byField(fields);
  if (metadata === "locale" || !sent) return fields;
  return { ...fields, [name]: toMetadataByLocale(sent, locales) as JsonObject };
}

/** Does the work of a request; what it throws points into the metadata as it was sent. */
export function pointingAsSent<Result>(
  fields: JsonObject | undefined,
  { metadata }: Store,
  work: () => Result,
): Result {
  const sent = metadata === "field" && fields && byField(fields);
  if (!sent) return work();
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.violations.length === 0) throw error;
    const { code, sentence, place, details, resourceType } = error;
    const violations = toViolationsByField(error.violations, sent);
    throw new DomainError(code, sentence ?? violations, {
      ...{ place, details, violations },
      ...(resourceType === undefined ? {} : { resourceType }),
    });
  }
}

/** The metadata of a request that keeps the schema of the form by field. */
function byField({ [name]: sent }: JsonObject): Partial<MetadataByField> | undefined {
  return isObject(sent) ? (sent as Partial<MetadataByField>) : undefined;
}
