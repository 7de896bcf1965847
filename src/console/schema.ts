import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import type { Upload } from "../openapi/page-types.js";
import { overview } from "./model.js";

/** The part of a JSON Schema that a form is made of. */
export interface Schema {
  type?: string | readonly string[];
  description?: string;
  enum?: readonly JsonValue[];
  const?: JsonValue;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  required?: readonly string[];
  items?: Schema;
  oneOf?: readonly Schema[];
}

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

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
  | ("text" | "long" | "password" | "number" | "json" | "check" | "choice" | "file" | "list")
  | ("checks" | "pairs" | "struct" | "rows");

function kindOf(schema: Schema): Kind {
  const { items, properties, additionalProperties: each } = schema;
  const has = (type: string) => typesOf(schema).includes(type);
  if (schema.enum || properties?.type?.const !== undefined) return "choice";
  if (has("boolean")) return "check";
  if (has("string")) return "text";
  if (has("array") && items) {
    if (items.enum) return "checks";
    // References are too many kinds of things for a row.
    return items.properties && !items.properties.type ? "rows" : items.type === "string" ? "list" : "json";
  }
  if (has("integer") || has("number")) return "number";
  const isFlat = (one: Schema) => ["text", "number", "choice"].includes(kindOf(one));
  if (properties && Object.values(properties).every(isFlat)) return "struct";
  return isObject(each) && each.type === "string" ? "pairs" : "json";
}

export type Choices = readonly (readonly [value: JsonValue, label: string])[];

export const toChoices = (values: readonly JsonValue[]): Choices =>
  values.filter((one) => one !== null).map((value) => [value, String(value)]);

/** One value of a form. */
export interface Field {
  /** The JSON pointer of the value in the body, such as `/author`. */
  at: string;
  label: string;
  kind: Kind;
  schema: Schema;
  choices: Choices;
  shown?: JsonValue | undefined;
  hint?: string | undefined;
  /** What an empty control means; what is undefined is not sent. */
  none?: JsonValue | undefined;
  isRequired: boolean;
  /** Whether it stands below "More"; by default, if it is no part of what a form offers. */
  isSeldom?: boolean;
  /** The upload that it is of, for a point in its picture. */
  upload?: Upload | undefined;
}

/** What a form shows otherwise than its schema says, by the name of the field; what is null is not offered. */
export type Looks = Readonly<Record<string, Partial<Field> | null>>;

const words: Readonly<Record<string, string>> = { alt: "alternative text", url: "URL", id: "ID", http: "HTTP" };

function labelOf(name: string): string {
  const text = name.replace(/[a-z]+/g, (word) => words[word] ?? word).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The fields of an object with this value, each at its place. An attribute that the document gets has a field without more. */
export function fieldsOf({ properties = {}, required = [] }: Schema, value: unknown, looks: Looks = {}): Field[] {
  const values = isObject(value) ? value : {};
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (name === "default_field_metadata") return metadataOf(schema, values[name], `/${name}`);
    const look = looks[name];
    return look === null ? [] : { ...fieldAt(`/${name}`, schema, values[name], required.includes(name)), ...look };
  });
}

/** The description of a schema explains the field, but not where it says what the label says. */
function fieldAt(at: string, schema: Schema, shown: JsonValue | undefined, isRequired = false): Field {
  const [kind, label] = [kindOf(schema), labelOf(at.split("/").at(-1) ?? "")];
  const type = schema.properties?.type?.const;
  const collections = overview.value?.upload_collections ?? [];
  return {
    ...{ at, label, kind, schema, shown, isRequired },
    hint: schema.description === `${label}.` ? undefined : schema.description?.replaceAll("`", ""),
    none: typesOf(schema).includes("null") ? null : { text: "", rows: [], pairs: [] }[String(kind)],
    choices:
      type === undefined
        ? toChoices(schema.enum ?? schema.items?.enum ?? [])
        : collections.map(({ id, label }) => [{ type, id }, label]),
  };
}

/** The fields in a field, with this value, of which an empty one says nothing. */
export const membersOf = ({ at, schema }: Field, value: JsonObject): Field[] =>
  Object.entries(variantOf(schema, value).properties ?? {}).map(([name, one]) => {
    const field = fieldAt(`${at}/${name}`, one, value[name]);
    // Rows in a row would be too deep.
    const kind = field.kind === "rows" || field.kind === "pairs" ? "json" : field.kind;
    return { ...field, kind, hint: undefined, none: undefined };
  });

/** What else there is in an object may depend on one of its values, with a variant for each. */
function variantOf({ oneOf = [], properties = {} }: Schema, values: JsonObject): Schema {
  const isOf = ([name, { const: value }]: [string, Schema]) => value !== undefined && values[name] === value;
  const variant = oneOf.map((one) => Object.entries(one.properties ?? {})).find((one) => one.some(isOf)) ?? [];
  return { properties: { ...properties, ...Object.fromEntries(variant.filter((one) => !isOf(one))) } };
}

/** An update merges metadata, so that each of its values has a field: in either of its forms, by locale or by field. */
function metadataOf({ properties = {}, additionalProperties: each }: Schema, value: unknown, at: string): Field[] {
  const locales = overview.value?.locales ?? [];
  const members = isObject(each) ? Object.fromEntries(locales.map((locale) => [locale, each as Schema])) : properties;
  return Object.entries(members).flatMap(([name, schema]) => {
    const inner = isObject(value) ? value[name] : undefined;
    const isDeeper = isObject(schema.additionalProperties) || (isObject(each) && schema.properties);
    if (isDeeper) return metadataOf(schema, inner, `${at}/${name}`);
    const field = fieldAt(`${at}/${name}`, schema, inner);
    const path = field.at.split("/").slice(-2);
    const locale = path.find((one) => locales.includes(one));
    const member = path.find((one) => one !== locale) ?? "";
    return locale === undefined ? field : { ...field, label: `${labelOf(member)} (${locale})`, hint: undefined };
  });
}

/** What a form sends of a field: its value, or the object of its pairs that have a name. */
export function sentOf({ kind }: Field, value: JsonValue): JsonValue {
  if (kind !== "pairs" || !Array.isArray(value)) return value;
  const pairs = value.filter(isObject).filter(({ name }) => name !== undefined);
  return Object.fromEntries(pairs.map(({ name, value = "" }) => [name, value]));
}
