import { isObject } from "../base/json.js";
import { mapped, type Steps } from "../base/steps.js";
import type { UploadPatch } from "../domain/entities.js";
import { type MetadataByField, type MetadataForm, toMetadataByLocale } from "../openapi/metadata-form.js";
import { validateRequest, validateSeed } from "../openapi/validators.js";
import type { Violation } from "../openapi/violations.js";

type ByLocale = NonNullable<UploadPatch["default_field_metadata"]>;

interface SeededUpload {
  default_field_metadata?: ByLocale | Partial<MetadataByField>;
}

/** The part of a seed that states the form of its metadata. */
interface SeededForm {
  metadata?: MetadataForm;
  locales: readonly string[];
}

/** What is wrong with metadata by field, which is checked as that of an update is; by locale, the schema of the seed says it. */
export function* metadataViolations(
  { metadata }: SeededForm,
  uploads: readonly SeededUpload[] = [],
): Steps<Violation[]> {
  if (metadata !== "field") return [];
  const violations = yield* mapped(uploads, ({ default_field_metadata = {} }, index) =>
    validateRequest("flat", "updateUpload", { default_field_metadata }, metadata).map(
      (violation): Violation => ({ ...violation, pointer: `/uploads/${index}${violation.pointer}` }),
    ),
  );
  return violations.flat();
}

/** The metadata of an upload by locale, as in the state. Only the form by field has the poster's time in the API's format. */
export function metadataByLocale(
  { metadata, locales }: SeededForm,
  { default_field_metadata: given }: SeededUpload,
  shown: MetadataForm,
): Pick<UploadPatch, "default_field_metadata"> {
  if (given === undefined) return {};
  // Both have been checked against the schema of their form.
  if (metadata !== "field") return { default_field_metadata: given as ByLocale };
  const { poster_time, ...others } = given as Partial<MetadataByField>;
  const sent = shown === "field" && poster_time !== undefined ? { ...others, poster_time } : others;
  return { default_field_metadata: toMetadataByLocale(sent, locales) as ByLocale };
}

/** The number of list elements to check in one step. */
const run = 500;

/** What is wrong with a seed, as far as its schema tells; long lists are checked bit by bit, up to where something is wrong. */
export function* seedViolations(seed: unknown): Steps<Violation[]> {
  if (!isObject(seed)) return validateSeed(seed);
  // The list of locales must not be empty.
  const lists = Object.entries(seed).filter(
    ([name, list]) => Array.isArray(list) && list.length > run && name !== "locales",
  );
  const rest = { ...seed, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  let violations = validateSeed(rest);
  for (const [name, list] of lists as [string, unknown[]][]) {
    for (let first = 0; first < list.length && violations.length === 0; first += run) {
      yield;
      violations = validateSeed({ ...rest, [name]: list.slice(first, first + run) }).map(
        (one): Violation => ({ ...one, pointer: movedBy(first, name, one.pointer) }),
      );
    }
  }
  return violations;
}

/** The pointer of something in a part of a list, in the whole list. */
function movedBy(first: number, name: string, pointer: string): string {
  const [, list, index, ...members] = pointer.split("/");
  return list === name && index !== undefined ? ["", list, Number(index) + first, ...members].join("/") : pointer;
}
