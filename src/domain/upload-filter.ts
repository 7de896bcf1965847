import type { components } from "../openapi/generated/types.js";
import type { Upload } from "./entities.js";
import { orientationOf, resolutionOf, uploadKindOf } from "./upload-kinds.js";

type Schemas = components["schemas"];
export type FieldsFilter = Schemas["UploadFieldsFilter"];
type Conditions = Schemas["UploadFieldConditions"];
type Test = (upload: Upload) => boolean;

export interface FilterContext {
  locale: string;
  isInUse(id: string): boolean;
}

/** A test of one upload: whether every condition of a filter holds. */
export function toTest({ AND = [], OR = [], ...conditions }: FieldsFilter, context: FilterContext): Test {
  const all = [conditions, ...AND].map((one) => allOf(one, context));
  const some = OR.map((one) => allOf(one, context));
  return (upload) => all.every((test) => test(upload)) && (OR.length === 0 || some.some((test) => test(upload)));
}

/** A test of one upload: whether every word occurs in one of its texts. */
export function toSearch(query: string, { locale }: FilterContext): Test {
  const words = [...new Set(query.toLowerCase().split(/\s+/))];
  return (upload) => {
    const { author, copyright, notes, tags, smart_tags, default_field_metadata: metadata } = upload;
    const { title, alt } = metadata[locale] ?? {};
    const text = [upload.filename, author, copyright, notes, title, alt, ...tags, ...smart_tags]
      .join("\n")
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

type Tests = {
  [Field in keyof Required<Conditions>]: (condition: NonNullable<Conditions[Field]>, context: FilterContext) => Test;
};

const tests: Tests = {
  type: (of) => holds(of, uploadKindOf),
  size: (of) => holds(of, ({ size }) => size),
  width: (of) => holds(of, ({ width }) => width),
  height: (of) => holds(of, ({ height }) => height),
  _created_at: (of) => holds(of, ({ created_at }) => minuteOf(created_at), minuteOf),
  _updated_at: (of) => holds(of, ({ updated_at }) => minuteOf(updated_at), minuteOf),
  tags: (of) => holdsForAll(of, ({ tags }) => tags),
  smart_tags: (of) => holdsForAll(of, ({ smart_tags }) => smart_tags),
  colors: (of) => holdsForAll(of, () => []),
  filename: (of) => holds(of, ({ filename }) => filename),
  basename: (of) => holds(of, ({ basename }) => basename),
  author: (of) => holds(of, ({ author }) => author),
  copyright: (of) => holds(of, ({ copyright }) => copyright),
  notes: (of) => holds(of, ({ notes }) => notes),
  alt: (of, { locale }) => holds(of, (upload) => upload.default_field_metadata[locale]?.alt ?? null),
  title: (of, { locale }) => holds(of, (upload) => upload.default_field_metadata[locale]?.title ?? null),
  format: (of) => holds(of, ({ format }) => format, lowered),
  id: (of) => holds(of, ({ id }) => id),
  md5: (of) => holds(of, ({ md5 }) => md5, lowered),
  path: (of) => holds(of, ({ path }) => path.toLowerCase(), lowered),
  mime_type: (of) => holds(of, ({ mime_type }) => mime_type, lowered),
  in_use: (of, { isInUse }) => holds(of, ({ id }) => isInUse(id)),
  upload_collection: (of) => holds(of, ({ upload_collection }) => upload_collection?.id ?? null),
  orientation: (of) => holds(of, orientationOf),
  resolution: (of) => holds(of, resolutionOf),
};

function allOf(conditions: Conditions, context: FilterContext): Test {
  // Each field's test takes that field's conditions.
  const own = Object.entries(conditions).map(([field, condition]) =>
    (tests[field as keyof Conditions] as (condition: unknown, context: FilterContext) => Test)(condition, context),
  );
  return (upload) => own.every((test) => test(upload));
}

type Value = string | number | boolean | null;

/** What each operator wants of a value. Without a value, nothing is equal, greater or less. */
const operators: Readonly<Record<string, (wanted: never) => (value: Value) => boolean>> = {
  eq: (wanted: Value) => (value) => value === wanted,
  neq: (wanted: Value) => (value) => value !== wanted,
  in: (wanted: readonly Value[]) => isOneOf(wanted),
  not_in: (wanted: readonly Value[]) => not(isOneOf(wanted)),
  gt: (wanted: number) => (value) => value !== null && Number(value) > wanted,
  gte: (wanted: number) => (value) => value !== null && Number(value) >= wanted,
  lt: (wanted: number) => (value) => value !== null && Number(value) < wanted,
  lte: (wanted: number) => (value) => value !== null && Number(value) <= wanted,
  matches: (wanted: Schemas["FilterPattern"]) => contains(wanted),
  not_matches: (wanted: Schemas["FilterPattern"]) => not(contains(wanted)),
  exists: (wanted: boolean) => (value) => (value !== null && value !== "") === wanted,
};

const not = (test: (value: Value) => boolean) => (value: Value) => !test(value);

function isOneOf(wanted: readonly Value[]): (value: Value) => boolean {
  const all = new Set(wanted);
  return (value) => all.has(value);
}

function contains({ pattern = "", case_sensitive }: Schemas["FilterPattern"]): (value: Value) => boolean {
  if (case_sensitive) return (value) => String(value ?? "").includes(pattern);
  const lower = pattern.toLowerCase();
  return (value) =>
    String(value ?? "")
      .toLowerCase()
      .includes(lower);
}

/** Whether all operators hold for a value; `prepare` puts what they want into the form of the value. */
function holds(
  of: object,
  read: (upload: Upload) => Value,
  prepare: (wanted: unknown) => unknown = (one) => one,
): Test {
  // The schema has checked what each operator wants.
  const all = Object.entries(of).map(([operator, wanted]) => operators[operator]?.(prepare(wanted) as never));
  return (upload) => {
    const value = read(upload);
    return all.every((test) => test?.(value));
  };
}

/** Texts of a condition in lower case, to compare without regard to letter case. */
function lowered(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(lowered);
  return typeof wanted === "string" ? wanted.toLowerCase() : wanted;
}

/** Tests a list of words with the operators of a filter. */
function holdsForAll(of: Schemas["FilterByWords"], readAll: (upload: Upload) => readonly string[]): Test {
  const { contains, any_in: some, all_in: all, not_in: none, eq } = of;
  const wanted = eq && [...eq].sort().join("\n");
  return (upload) => {
    const values = readAll(upload);
    return (
      (contains === undefined || values.some((value) => value.toLowerCase().includes(contains.toLowerCase()))) &&
      (!some || some.some((one) => values.includes(one))) &&
      (!all || all.every((one) => values.includes(one))) &&
      !none?.some((one) => values.includes(one)) &&
      (wanted === undefined || [...values].sort().join("\n") === wanted)
    );
  };
}

/** Times are compared by the minute in which they are. */
const minuteOf = (timestamp: unknown): number | null =>
  timestamp === null ? null : Math.floor(Date.parse(String(timestamp)) / 60_000);
