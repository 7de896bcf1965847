import { fromJson, isObject, isSame, type JsonObject, type JsonValue, merge } from "../base/json.js";
import { objectWith, valueAt } from "../base/json-pointer.js";
import { orElse } from "./format.js";
import { overview } from "./model.js";

/** The part of a JSON Schema that a form is made of; the last members are of the form alone, which begins with its own. */
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
  label?: string;
  kind?: Kind;
}

export type Kind =
  | ("text" | "long" | "number" | "json" | "check" | "choice" | "file" | "list")
  | ("checks" | "pairs" | "struct" | "rows");

export type Choices = readonly (readonly [value: JsonValue, label: string])[];

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

const isNullable = (schema: Schema): boolean => typesOf(schema).includes("null");

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
  const some = anyOf.filter((one) => !isNullable(one));
  const properties = Object.assign({}, ...[...allOf, ...some, schema].map((one) => one.properties));
  // Several kinds of one type are a choice of all their values; several objects are one with all their members.
  const values = some.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const chosen = some.length > 1 && values.length > 0 ? { enum: values } : Object.assign({}, ...some);
  const type = anyOf.length > 0 ? { type: [...new Set(anyOf.flatMap(typesOf))] } : {};
  return { ...chosen, ...whole, ...type, ...(Object.keys(properties).length > 0 ? { properties } : {}) };
}

/** In another field only lists of objects are more than one control; the rest would be too deep. */
export function kindOf(schema: Schema, isInner = false): Kind {
  const { items, properties, additionalProperties: each, kind } = schema;
  const has = (type: string) => typesOf(schema).includes(type);
  if (kind) return kind;
  if (schema.enum || properties?.type?.const !== undefined) return "choice";
  if (has("boolean")) return "check";
  if (has("string")) return "text";
  if (items?.enum) return "checks";
  if (items?.type === "string") return "list";
  if (has("integer") || has("number")) return "number";
  // References are too many kinds of things for a row.
  if (items?.properties && !items.properties.type) return "rows";
  if (isInner) return "json";
  const isFlat = (one: Schema) => ["text", "number", "choice", "json"].includes(kindOf(one));
  if (properties && Object.values(properties).every(isFlat)) return "struct";
  return isObject(each) && each.type === "string" ? "pairs" : "json";
}

/** What an empty control means; undefined is nothing. */
export const noneOf = (schema: Schema, kind: Kind): unknown =>
  isNullable(schema) ? null : { text: "", long: "", rows: {}, pairs: {} }[String(kind)];

export const toChoices = (values: readonly JsonValue[]): Choices =>
  values.filter((one) => one !== null).map((value) => [value, String(value)]);

/** Those of a reference are the collections as they are now. */
export function choicesOf({ properties, items, enum: values = items?.enum ?? [] }: Schema): Choices {
  const type = properties?.type?.const;
  if (type === undefined) return toChoices(values);
  return (overview.value?.upload_collections ?? []).map(({ id, label }) => [{ type, id }, label]);
}

const words: Readonly<Record<string, string>> = {
  ...{ alt: "alternative text", answers: "responses", auto_retry: "retries by itself", custom_payload: "payload" },
  ...{ http: "HTTP", id: "ID", ids: "IDs", upload_collection: "collection", url: "URL" },
};

export function labelOf(name: string): string {
  const text = words[name] ?? name.replace(/[a-z]+/g, (word) => words[word] ?? word).replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The members of an object with these values: what else there is may depend on one of them, with a variant for each. */
export function membersOf({ oneOf = [], properties = {} }: Schema, values: JsonObject): [string, Schema][] {
  const isOf = ([name, { const: value }]: [string, Schema]) => value !== undefined && values[name] === value;
  const variant = oneOf.map((one) => Object.entries(one.properties ?? {})).find((one) => one.some(isOf)) ?? [];
  return Object.entries({ ...properties, ...Object.fromEntries(variant.filter((one) => !isOf(one))) });
}

/** What a form says otherwise than a schema, by the name of the member. */
export type Looks = Readonly<Record<string, Schema>>;

/** A value in the body of a form, at its JSON pointer, such as `/author`, and what stands there first. */
export interface Place {
  at: string;
  schema: Schema;
  shown?: JsonValue | undefined;
  isRequired?: boolean;
}

/** The places of a body that holds this now. An attribute that the document gets has one without more. */
export function placesOf(schema: Schema, shown: JsonObject, now: JsonObject): Place[] {
  return membersOf(schema, now).flatMap(([name, member]) => {
    const at = `/${name}`;
    const places = name === "default_field_metadata" ? partsOf(at, member) : [{ at, schema: member }];
    const isRequired = schema.required?.includes(name) ?? false;
    return places.map((place) => ({ ...place, shown: valueAt(shown, place.at), isRequired }));
  });
}

/** An update merges metadata, so that each of its values is a field, in either of its forms: by locale or by field. */
function partsOf(at: string, schema: Schema, name = "", locale = ""): Place[] {
  const { properties, additionalProperties: each } = schema;
  if (typeof each === "object") {
    const locales = overview.value?.locales ?? [];
    return locales.flatMap((locale) => partsOf(`${at}/${locale}`, each, name, locale));
  }
  if (properties && kindOf(schema) !== "struct") {
    return Object.entries(properties).flatMap(([name, part]) => partsOf(`${at}/${name}`, part, name, locale));
  }
  return [{ at, schema: { ...schema, label: `${labelOf(name)}${locale && ` (${locale})`}`, description: "" } }];
}

/*
 * The browser keeps what is written in a form. An element with `data-kind` says a value: its ID is the pointer of the
 * value, and `data-none` what it means if nothing is written.
 */

type Control = HTMLInputElement;

/** What the controls in an element say, as an object with each value at its pointer; rows are members with a number. */
export function read(element: Element | null): JsonObject {
  const controls = [...(element?.querySelectorAll<Control>("[data-kind]") ?? [])];
  return controls.reduce<JsonObject>((said, control) => {
    const meaning = meaningOf(control);
    return meaning === undefined ? said : (merge(said, objectWith(control.id, meaning)) as JsonObject);
  }, {});
}

/** Undefined is nothing. The browser sends no form with what is not valid. */
function meaningOf(control: Control): JsonValue | undefined {
  const { value: text = "", dataset } = control;
  const { kind, none } = dataset;
  control.setCustomValidity?.("");
  if (kind === "check") return control.checked;
  if (kind === "checks") return [...control.querySelectorAll<Control>(":checked")].map(({ value }) => value);
  if (kind === "list") return text.split(",").flatMap((one) => one.trim() || []);
  // No JSON, but sent before the others are.
  if (kind === "file") return control.files?.[0] as unknown as JsonObject | undefined;
  if (text === "") return none && JSON.parse(none);
  if (kind === "number") return Number(text);
  if (kind !== "json") return text;
  return orElse<JsonValue | undefined>(
    () => fromJson(text),
    (message) => void control.setCustomValidity(`This is not JSON: ${message}`),
  );
}

/** What is sent of what a field says: of rows a list, and of pairs an object of those that have a name. */
function sentOf(schema: Schema, said: JsonValue, isInner = false): JsonValue {
  const kind = kindOf(schema, isInner);
  if (kind === "rows") return Object.values(said as JsonObject).map((row) => rowOf(schema.items, row as JsonObject));
  if (kind !== "pairs") return said;
  const pairs = Object.values(said as JsonObject).filter(isObject);
  return Object.fromEntries(pairs.flatMap(({ name, value = "" }) => (name === undefined ? [] : [[name, value]])));
}

const rowOf = ({ properties = {} }: Schema = {}, row: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(row).map(([name, said]) => [name, sentOf(properties[name] ?? {}, said, true)]));

/** What differs from what the form said first; of something new, what is offered for it or required, too. */
export function bodyOf(places: readonly Place[], isNew: boolean, first: JsonObject, said: JsonObject): JsonObject {
  const sent = places.flatMap(({ at, schema, shown, isRequired }) => {
    const before = isNew && (shown !== undefined || isRequired) ? undefined : valueAt(first, at);
    const value = valueAt(said, at);
    return value === undefined || isSame(value, before) ? [] : objectWith(at, sentOf(schema, value));
  });
  return sent.reduce<JsonObject>((body, one) => merge(body, one) as JsonObject, {});
}
