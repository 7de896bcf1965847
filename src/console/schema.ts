import { membersOf } from "./differences.js";

/** The part of a JSON Schema that a form is made of. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === "string" ? [type] : type);

export const hasType = (schema: Schema, type: string): boolean => typesOf(schema).includes(type);

/** The schema with its references followed, and null as one of its types. */
export function resolve(schema: Schema, all: Schemas): Schema {
  const { $ref, allOf = [], anyOf, ...own } = schema;
  const parts = [...($ref === undefined ? [] : [all[$ref.split("/").at(-1) ?? ""] ?? {}]), ...allOf];
  const resolved = [...parts.map((part) => resolve(part, all)), own];
  const properties = Object.assign({}, ...resolved.map((part) => part.properties));
  const whole: Schema = Object.assign({}, ...resolved, Object.keys(properties).length > 0 ? { properties } : {});
  const choices = (anyOf ?? []).map((choice) => resolve(choice, all));
  const some = choices.filter((choice) => !hasType(choice, "null"));
  if (some.length === 0) return whole;
  // Several kinds of one type are a choice of all their values.
  const values = some.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const chosen = some.length === 1 ? some[0] : some.every(({ type }) => type === "string") ? { enum: values } : {};
  const type = [...new Set([...some.flatMap(typesOf), ...(some.length < choices.length ? ["null"] : [])])];
  return { ...chosen, ...whole, type };
}

export type Kind =
  | { is: "text" | "long" | "number" | "check" | "list" | "json" | "pairs" | "file" | "reference" }
  | { is: "choice" | "checks"; choices: readonly (readonly [value: string, label: string])[] }
  | { is: "struct" | "rows"; fields: readonly Field[] };

/** One value of a form. */
export interface Field {
  /** The JSON pointer of the value in the body, such as `/author`. */
  at: string;
  name: string;
  label: string;
  kind: Kind;
  hint?: string | undefined;
  nullable: boolean;
  required: boolean;
  shown?: unknown;
  schema: Schema;
}

const words: Readonly<Record<string, string>> = { alt: "Alternative text", url: "URL", id: "ID", http: "HTTP" };

function labelOf(name: string): string {
  const text =
    words[name] ??
    name
      .split("_")
      .map((word) => words[word] ?? word)
      .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Place {
  all: Schemas;
  locales: readonly string[];
}

/** The fields of an object, each at its place: what an update merges has a field for each of its members and locales. */
export function fieldsOf(schema: Schema, value: unknown, place: Place, at = "", locale?: string): Field[] {
  const { properties = {}, required = [] } = resolve(schema, place.all);
  const values = membersOf(value);
  return Object.entries(properties).flatMap(([name, property]) => {
    const resolved = resolve(property, place.all);
    const below = `${at}/${name}`;
    const shown = values?.[name];
    const { additionalProperties: each } = resolved;
    if (name === "default_field_metadata" && !resolved.properties && typeof each === "object") {
      return place.locales.flatMap((one) => fieldsOf(each, membersOf(shown)?.[one], place, `${below}/${one}`, one));
    }
    if (name === "default_field_metadata") return fieldsOf(resolved, shown, place, below);
    const isRequired = required.includes(name);
    // Below the top, a map has its values by locale.
    if (at !== "" && locale === undefined && typeof each === "object") {
      return place.locales.map((one) =>
        toField(name, each, membersOf(shown)?.[one], place, { at: `${below}/${one}`, locale: one, isRequired }),
      );
    }
    return [toField(name, resolved, shown, place, { at: below, locale, isRequired })];
  });
}

/** The description; not in each locale again, and not where it says what the label says. */
const hintOf = ({ description }: Schema, label: string, locale?: string): string | undefined =>
  locale !== undefined || description === `${label}.` ? undefined : description;

interface Where {
  at: string;
  locale?: string | undefined;
  isRequired?: boolean;
}

export function toField(
  name: string,
  given: Schema,
  shown: unknown,
  place: Place,
  { at, locale, isRequired }: Where,
): Field {
  const resolved = resolve(given, place.all);
  const schema = resolved.items ? { ...resolved, items: resolve(resolved.items, place.all) } : resolved;
  const suffix = locale === undefined ? "" : ` (${locale})`;
  const nullable = hasType(schema, "null");
  const field = { at, name, label: labelOf(name) + suffix, nullable, required: isRequired ?? false, shown, schema };
  return { ...field, kind: kindOf(schema, place), hint: hintOf(schema, field.label, locale) };
}

export const toChoices = (values: readonly unknown[]) => values.map((value) => [String(value), String(value)] as const);

function kindOf(schema: Schema, place: Place): Kind {
  if (schema.enum) return { is: "choice", choices: toChoices(schema.enum.filter((one) => one !== null)) };
  if (hasType(schema, "boolean")) return { is: "check" };
  if (hasType(schema, "string")) return { is: "text" };
  if (hasType(schema, "integer") || hasType(schema, "number")) return { is: "number" };
  if (hasType(schema, "array")) return listOf(schema.items ?? {}, place);
  const { properties, additionalProperties: each } = schema;
  if (properties) {
    if (properties.type && resolve(properties.type, place.all).const !== undefined) return { is: "reference" };
    const fields = fieldsOf(schema, undefined, place);
    if (fields.every(({ kind: { is } }) => ["text", "number", "choice"].includes(is))) return { is: "struct", fields };
  }
  return typeof each === "object" && resolve(each, place.all).type === "string" ? { is: "pairs" } : { is: "json" };
}

function listOf(items: Schema, place: Place): Kind {
  if (items.enum) return { is: "checks", choices: toChoices(items.enum) };
  if (items.type === "string") return { is: "list" };
  // References are too many kinds of things for a row.
  if (!items.properties || items.properties.type) return { is: "json" };
  // Rows in a row would be too deep.
  const fields = fieldsOf(items, undefined, place).map((field) =>
    field.kind.is === "rows" ? { ...field, kind: { is: "json" as const } } : field,
  );
  return { is: "rows", fields };
}
