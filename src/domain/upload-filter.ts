import type { components } from "../openapi/generated/types.js";
import type { Upload } from "./entities.js";
import { orientationOf, resolutionOf, uploadKindOf } from "./upload-kinds.js";

type Schemas = components["schemas"];
export type FieldsFilter = Schemas["UploadFieldsFilter"];
type Conditions = Schemas["UploadFieldConditions"];
type Test = (upload: Upload) => boolean;

/** The data of a filter besides the uploads. */
export interface FilterContext {
  /** The locale of the metadata to test. */
  locale: string;
  /** Whether a record refers to the upload. */
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
  type: (of) => choice(of, uploadKindOf),
  size: (of) => amount(of, ({ size }) => size),
  width: (of) => amount(of, ({ width }) => width),
  height: (of) => amount(of, ({ height }) => height),
  _created_at: (of) => time(of, ({ created_at }) => created_at),
  _updated_at: (of) => time(of, ({ updated_at }) => updated_at),
  tags: (of) => words(of, ({ tags }) => tags),
  smart_tags: (of) => words(of, ({ smart_tags }) => smart_tags),
  colors: (of) => words(of, () => []),
  filename: (of) => text(of, ({ filename }) => filename),
  basename: (of) => text(of, ({ basename }) => basename),
  author: (of) => text(of, ({ author }) => author),
  copyright: (of) => text(of, ({ copyright }) => copyright),
  notes: (of) => text(of, ({ notes }) => notes),
  alt: (of, { locale }) => text(of, (upload) => upload.default_field_metadata[locale]?.alt ?? null),
  title: (of, { locale }) => text(of, (upload) => upload.default_field_metadata[locale]?.title ?? null),
  format: (of) => choice(lowered(of), ({ format }) => format),
  id: (of) => choice(of, ({ id }) => id),
  md5: (of) => choice(lowered(of), ({ md5 }) => md5),
  path: (of) => choice(lowered(of), ({ path }) => path.toLowerCase()),
  mime_type: (of) => text(lowered(of), ({ mime_type }) => mime_type),
  in_use: (of, { isInUse }) => choice(of, ({ id }) => isInUse(id)),
  upload_collection: (of) => text(of, ({ upload_collection }) => upload_collection?.id ?? null),
  orientation: (of) => choice(of, orientationOf),
  resolution: (of) => choice(of, resolutionOf),
};

function allOf(conditions: Conditions, context: FilterContext): Test {
  // Each field's test takes that field's conditions.
  const own = Object.entries(conditions).map(([field, condition]) =>
    (tests[field as keyof Conditions] as (condition: unknown, context: FilterContext) => Test)(condition, context),
  );
  return (upload) => own.every((test) => test(upload));
}

/** The filters for a value from a list. */
interface Choice<Value> {
  eq?: Value;
  neq?: Value;
  in?: readonly Value[];
  not_in?: readonly Value[];
}

function choice<Value>(of: Choice<Value>, read: (upload: Upload) => Value | null): Test {
  const isIn = of.in && new Set<Value | null>(of.in);
  const isOut = of.not_in && new Set<Value | null>(of.not_in);
  return (upload) => {
    const value = read(upload);
    return (
      (of.eq === undefined || value === of.eq) &&
      (of.neq === undefined || value !== of.neq) &&
      (!isIn || isIn.has(value)) &&
      !isOut?.has(value)
    );
  };
}

interface TextConditions extends Choice<string> {
  matches?: Schemas["FilterPattern"];
  not_matches?: Schemas["FilterPattern"];
  exists?: boolean;
}

function text(of: TextConditions, read: (upload: Upload) => string | null): Test {
  const isChosen = choice(of, read);
  const contains = of.matches && toMatch(of.matches);
  const lacks = of.not_matches && toMatch(of.not_matches);
  return (upload) => {
    if (!isChosen(upload)) return false;
    const value = read(upload) ?? "";
    return (
      (!contains || contains(value)) && !lacks?.(value) && (of.exists === undefined || (value !== "") === of.exists)
    );
  };
}

function toMatch({ pattern = "", case_sensitive }: Schemas["FilterPattern"]): (value: string) => boolean {
  if (case_sensitive) return (value) => value.includes(pattern);
  const lower = pattern.toLowerCase();
  return (value) => value.toLowerCase().includes(lower);
}

/** Conditions in lower case, to compare without regard to letter case. */
function lowered<Of extends TextConditions>(of: Of): Of {
  const lower = (value: string) => value.toLowerCase();
  return {
    ...of,
    ...(of.eq === undefined ? {} : { eq: lower(of.eq) }),
    ...(of.neq === undefined ? {} : { neq: lower(of.neq) }),
    ...(of.in ? { in: of.in.map(lower) } : {}),
    ...(of.not_in ? { not_in: of.not_in.map(lower) } : {}),
  };
}

function words(of: Schemas["FilterByWords"], readAll: (upload: Upload) => readonly string[]): Test {
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

/** Without a value, only `neq` holds. */
function amount(of: Schemas["FilterByNumber"], read: (upload: Upload) => number | null): Test {
  const { eq, neq, gt, gte, lt, lte } = of;
  const isOrdered = [eq, gt, gte, lt, lte].some((one) => one !== undefined);
  return (upload) => {
    const value = read(upload);
    if (value === null) return !isOrdered;
    return (
      (eq === undefined || value === eq) &&
      (neq === undefined || value !== neq) &&
      (gt === undefined || value > gt) &&
      (gte === undefined || value >= gte) &&
      (lt === undefined || value < lt) &&
      (lte === undefined || value <= lte)
    );
  };
}

/** Times are compared by the minute in which they are. */
function time(of: Schemas["FilterByTime"], read: (upload: Upload) => string | null): Test {
  const minutes = Object.fromEntries(Object.entries(of).map(([operator, value]) => [operator, minuteOf(value)]));
  return amount(minutes, (upload) => {
    const value = read(upload);
    return value === null ? null : minuteOf(value);
  });
}

const minuteOf = (timestamp: string): number => Math.floor(Date.parse(timestamp) / 60_000);
