import { isObject } from "../base/json.js";
import type { Upload } from "../openapi/page-types.js";
import { overview } from "./model.js";

/** The part of a JSON Schema that a form is made of. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
}

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === "string" ? [type] : type);

/** A schema of a document without references, at any depth; null is one of its types. */
export function resolve(node: unknown, all: Readonly<Record<string, unknown>>): Schema {
  if (Array.isArray(node)) return node.map((one) => resolve(one, all)) as Schema;
  if (!isObject(node)) return node as Schema;
  const { $ref, ...rest } = node;
  const named = typeof $ref === "string" ? resolve(all[$ref.split("/").at(-1) ?? ""], all) : {};
  const own = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, resolve(value, all)]));
  // What is below has been resolved.
  const { allOf = [], anyOf = [], ...schema } = { ...named, ...own } as Schema & Record<"allOf" | "anyOf", Schema[]>;
  const whole: Schema = Object.assign({}, ...allOf, schema);
  const some = anyOf.filter((one) => !typesOf(one).includes("null"));
  const properties = Object.assign({}, ...[...allOf, ...some, schema].map((one) => one.properties));
  // Several kinds of one type are a choice of all their values; several objects are one with all their members.
  const values = some.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const chosen = some.length > 1 && values.length > 0 ? { enum: values } : Object.assign({}, ...some);
  const type = anyOf.length > 0 ? { type: [...new Set(anyOf.flatMap(typesOf))] } : {};
  return { ...chosen, ...whole, ...type, ...(Object.keys(properties).length > 0 ? { properties } : {}) };
}

export type Kind =
  | ("text" | "long" | "password" | "number" | "json" | "check" | "choice" | "reference" | "file" | "list")
  | ("checks" | "pairs" | "struct" | "rows");

function kindOf(schema: Schema): Kind {
  const { items, properties, additionalProperties: each } = schema;
  const has = (type: string) => typesOf(schema).includes(type);
  if (schema.enum) return "choice";
  if (has("boolean")) return "check";
  if (has("string")) return "text";
  if (has("array") && items) {
    if (items.enum) return "checks";
    // References are too many kinds of things for a row.
    return items.properties && !items.properties.type ? "rows" : items.type === "string" ? "list" : "json";
  }
  if (has("integer") || has("number")) return "number";
  if (properties?.type?.const !== undefined) return "reference";
  const isFlat = (one: Schema) => ["text", "number", "choice"].includes(kindOf(one));
  if (properties && Object.values(properties).every(isFlat)) return "struct";
  return isObject(each) && each.type === "string" ? "pairs" : "json";
}

export type Choices = readonly (readonly [value: string, label: string])[];

export const toChoices = (values: readonly unknown[]): Choices =>
  values.filter((one) => one !== null).map((value) => [String(value), String(value)]);

/** One value of a form. */
export interface Field {
  /** The JSON pointer of the value in the body, such as `/author`. */
  at: string;
  name: string;
  label: string;
  kind: Kind;
  choices: Choices;
  hint?: string | undefined;
  nullable: boolean;
  required: boolean;
  /** Whether it stands below "More"; by default, if it is no part of what a form offers. */
  isSeldom?: boolean;
  shown?: unknown;
  schema: Schema;
  /** The upload that it is of, for a point in its picture. */
  upload?: Upload;
}

const words: Readonly<Record<string, string>> = { alt: "alternative text", url: "URL", id: "ID", http: "HTTP" };

function labelOf(name: string): string {
  const text = name.replace(/[a-z]+/g, (word) => words[word] ?? word).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field at a place; the description of its schema explains it, but not where it says what the label says. */
export function fieldAt(at: string, given: Partial<Field> = {}): Field {
  const { schema = {}, name = at.split("/").at(-1) ?? "", label = labelOf(name) } = given;
  const choices = toChoices(schema.enum ?? schema.items?.enum ?? []);
  const hint = schema.description === `${label}.` ? undefined : schema.description?.replaceAll("`", "");
  const nullable = typesOf(schema).includes("null");
  return { at, name, label, kind: kindOf(schema), choices, hint, nullable, required: false, schema, ...given };
}

/** The fields of an object, each at its place. */
export function fieldsOf({ properties = {}, required = [] }: Schema, value: unknown, at = ""): Field[] {
  const values = isObject(value) ? value : {};
  return Object.entries(properties).flatMap(([name, schema]) =>
    name === "default_field_metadata"
      ? metadataOf(schema, values[name], `${at}/${name}`)
      : [fieldAt(`${at}/${name}`, { schema, shown: shownOf(schema, values[name]), required: required.includes(name) })],
  );
}

/** Of several values, those that can be chosen; pairs as a list of them, since names may be missing in a form. */
function shownOf(schema: Schema, value: unknown): unknown {
  const { items } = schema;
  if (items?.enum && Array.isArray(value)) return value.filter((one) => items.enum?.includes(one));
  if (kindOf(schema) !== "pairs" || !isObject(value)) return value;
  return Object.entries(value).map(([name, text]) => ({ name, value: text }));
}

/** What a form sends of a field: its value, or the object of its pairs that have a name. */
export const sentOf = ({ kind, shown }: Field): unknown =>
  kind === "pairs" && Array.isArray(shown)
    ? Object.fromEntries(shown.flatMap(({ name, value = "" }) => (name ? [[name, value]] : [])))
    : shown;

/** The fields of a row with these values, of a list; rows in a row would be too deep. */
export const fieldsOfRow = (list: Field, at: string, row: object): Field[] =>
  fieldsOf(rowOf(list, row), row, at).map((field) => (field.kind === "rows" ? { ...field, kind: "json" } : field));

/** The schema of a row; what else there is in it may depend on one of its values, with a variant for each. */
function rowOf({ schema, kind }: Field, row: object): Schema {
  const text = { type: "string" };
  if (kind === "pairs") return { properties: { name: text, value: text } };
  const { oneOf = [], properties = {}, ...items } = schema.items ?? {};
  const values = Object.entries(row);
  const isOf = ([name, { const: value }]: [string, Schema]) =>
    value !== undefined && values.some(([own, one]) => own === name && one === value);
  const variant = oneOf.map((one) => Object.entries(one.properties ?? {})).find((one) => one.some(isOf)) ?? [];
  return { ...items, properties: { ...properties, ...Object.fromEntries(variant.filter((one) => !isOf(one))) } };
}

/** An update merges metadata, so that each of its values has a field: in either of its forms, by locale or by field. */
function metadataOf({ properties, additionalProperties: each }: Schema, value: unknown, at: string): Field[] {
  const locales = overview.value?.locales ?? [];
  const values = isObject(value) ? value : {};
  if (!properties) {
    return locales.flatMap((one) =>
      fieldsOf(each as Schema, values[one], `${at}/${one}`).map((field) => inLocale(field, field.name, one)),
    );
  }
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { additionalProperties: text } = schema;
    if (!isObject(text)) return fieldsOf({ properties: { [name]: schema } }, values, at);
    const texts = { properties: Object.fromEntries(locales.map((one) => [one, text as Schema])) };
    return fieldsOf(texts, values[name], `${at}/${name}`).map((field) => inLocale(field, name, field.name));
  });
}

const inLocale = (field: Field, name: string, locale: string): Field => ({
  ...field,
  label: `${labelOf(name)} (${locale})`,
  hint: undefined,
});
