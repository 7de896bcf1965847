import { isObject } from "../base/json.js";
import { messageOf } from "./format.js";
import { type Field, fieldsOf, type Schema } from "./schema.js";

/** What says something, of an object's members. */
const spoken = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value ?? "") !== ""));

/** What stands in the controls of an object's members. */
export const readMembers = (fields: readonly Field[], form: HTMLFormElement): Record<string, unknown> =>
  spoken(Object.fromEntries(fields.map((field) => [field.name, read(field, form)])));

/** The fields of a row with these values, of a list; rows in a row would be too deep. */
export const fieldsOfRow = (list: Field, at: string, row: unknown, shown = row): Field[] =>
  fieldsOf(rowOf(list, row), shown, at).map((field) => (field.kind === "rows" ? { ...field, kind: "json" } : field));

/** The schema of a row; what else there is in it may depend on one of its values, with a variant for each. */
function rowOf({ schema, kind }: Field, row: unknown): Schema {
  const text = { type: "string" };
  if (kind === "pairs") return { properties: { name: text, value: text } };
  const { oneOf = [], properties = {}, ...items } = schema.items ?? {};
  const values = isObject(row) ? row : {};
  const isOf = ([name, property]: [string, Schema]) => property.const !== undefined && property.const === values[name];
  const variant = oneOf.map((one) => Object.entries(one.properties ?? {})).find((one) => one.some(isOf)) ?? [];
  return { ...items, properties: { ...properties, ...Object.fromEntries(variant.filter((one) => !isOf(one))) } };
}

/** What stands in the controls of a field, which are named by their pointers. */
export function read(field: Field, form: HTMLFormElement): unknown {
  const { kind, at, schema, nullable } = field;
  const none = nullable ? null : undefined;
  const all = <Kind extends HTMLElement>(selector: string) => [...form.querySelectorAll<Kind>(selector)];
  if (kind === "checks") return all<HTMLInputElement>(`[name="${at}"]:checked`).map(({ value }) => value);
  if (kind === "struct") {
    const value = readMembers(fieldsOf(schema, {}, at), form);
    return Object.keys(value).length === 0 ? none : value;
  }
  if (kind === "rows" || kind === "pairs") {
    const rows = all(`[data-rows="${at}"]`).map(({ id }) => readMembers(fieldsOfRow(field, id, {}), form));
    return kind === "rows"
      ? rows
      : Object.fromEntries(rows.filter(({ name }) => name).map(({ name, value = "" }) => [name, value]));
  }
  const control = form.elements.namedItem(at);
  if (control instanceof HTMLInputElement) {
    if (kind === "check") return control.checked;
    if (kind === "file") return control.files?.[0];
  }
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isControl || control instanceof HTMLSelectElement ? meaningOf(field, control, none) : undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function meaningOf({ kind, schema }: Field, control: TextControl, none: null | undefined): unknown {
  const text = control.value;
  control.setCustomValidity("");
  if (kind === "list") return text.split(/\s*,\s*/).filter(Boolean);
  if (text === "") return none === undefined && (kind === "text" || kind === "long") ? "" : none;
  if (kind === "number") return Number(text);
  if (kind === "choice") return schema.enum?.find((one) => String(one) === text) ?? text;
  if (kind === "reference") return { type: schema.properties?.type?.const, id: text };
  if (kind !== "json") return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    control.setCustomValidity(`This is not JSON: ${messageOf(error)}`);
    return undefined;
  }
}
