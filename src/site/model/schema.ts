import type { JsonValue } from "../../base/json.js";
import { withoutUnchecked } from "../../openapi/document-rewrites.js";
import type { OpenApiDocument, OpenApiSchema } from "../../openapi/openapi-document.js";

/** A schema with its reference followed, and whether null is allowed beside it. */
export interface Resolved {
  schema: OpenApiSchema;
  /** Its key in the document, if it was a reference. */
  name: string | undefined;
  nullable: boolean;
}

/** Follows `$ref` and `anyOf: [X, null]`. Siblings of a reference, marks included, override its target. */
export function resolveSchema(document: OpenApiDocument, schema: OpenApiSchema): Resolved {
  const [first, second] = (schema.anyOf ?? []) as OpenApiSchema[];
  if (first && second?.type === "null") {
    const { anyOf: _, ...outer } = schema;
    const inner = resolveSchema(document, first);
    return { ...inner, schema: merge(inner.schema, outer), nullable: true };
  }
  if (schema.$ref === undefined) return { schema, name: undefined, nullable: isNullable(schema) };
  const { $ref, ...outer } = schema;
  const name = $ref.replace("#/components/schemas/", "");
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The document has no schema ${$ref}.`);
  const inner = resolveSchema(document, target);
  return { ...inner, name, schema: merge(inner.schema, outer) };
}

/** A schema without a type allows any value. */
const isNullable = ({ type, const: constant, enum: values }: OpenApiSchema): boolean =>
  type === undefined ? constant === undefined && values === undefined : [type].flat().includes("null");

function merge(inner: OpenApiSchema, outer: OpenApiSchema): OpenApiSchema {
  const { "x-standin": within } = inner;
  const { "x-standin": beside } = outer;
  const marked = beside ? { ...beside, ...(within?.json_api && { json_api: within.json_api }) } : within;
  return { ...inner, ...outer, ...(marked && { "x-standin": marked }) };
}

/** The type in words: `array of string`, `object`, `string`. */
export function typeOf(document: OpenApiDocument, schema: OpenApiSchema): string {
  const type = [schema.type ?? []].flat().filter((one) => one !== "null")[0];
  if (type === "array" && schema.items)
    return `array of ${typeOf(document, resolveSchema(document, schema.items).schema)}`;
  const values = schema.additionalProperties as OpenApiSchema | boolean | undefined;
  if (type === "object" && typeof values === "object")
    return `object of ${typeOf(document, resolveSchema(document, values).schema)}`;
  const choices = (schema.anyOf ?? []) as OpenApiSchema[];
  const of = choices.map((one) => typeOf(document, resolveSchema(document, one).schema));
  return type ?? ([...new Set(of)].join(" or ") || "any");
}

/** The other constraints of a value, each as a short Markdown text. The description says in words what a pattern or other code checks. */
export function constraintsOf(whole: OpenApiSchema): string[] {
  const schema: OpenApiSchema = JSON.parse(JSON.stringify(whole, withoutUnchecked));
  const { enum: values, const: constant, default: fallback, minimum, maximum, format, minItems } = schema;
  const { minLength, maxLength } = schema;
  const code = (value: unknown) => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
  return [
    constant !== undefined && `always ${code(constant)}`,
    Array.isArray(values) && `one of ${values.map((value: JsonValue) => code(value)).join(", ")}`,
    rangeOf(minimum, maximum),
    (minLength !== undefined || maxLength !== undefined) && `${rangeOf(minLength, maxLength)} characters`,
    typeof minItems === "number" && `at least ${minItems} of them`,
    typeof format === "string" && `format ${format}`,
    fallback !== undefined && `${code(fallback)} by default`,
  ].filter((one) => typeof one === "string");
}

function rangeOf(minimum: unknown, maximum: unknown): string | false {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  return maximum !== undefined && `at most ${maximum}`;
}
