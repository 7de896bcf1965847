import type { JsonValue } from "../../base/json.js";
import { nameOf } from "../../openapi/document-parts.js";
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
  const [choice, none] = schema.anyOf ?? [];
  const isOptional = none?.type === "null";
  const target = isOptional ? choice : document.components.schemas[nameOf(schema)];
  if (!target) return { schema, name: undefined, nullable: isNullable(schema) };
  const { schema: inner, name, nullable } = resolveSchema(document, target);
  const { $ref: _, anyOf: __, ...outer } = schema;
  const { "x-standin": within } = inner;
  const { "x-standin": beside } = outer;
  const marked = beside ? { ...beside, ...(within?.json_api && { json_api: within.json_api }) } : within;
  return {
    schema: { ...inner, ...outer, ...(marked && { "x-standin": marked }) },
    name: nameOf(schema) || name,
    nullable: nullable || isOptional,
  };
}

/** A schema without a type allows any value. */
const isNullable = ({ type, const: constant, enum: values }: OpenApiSchema): boolean =>
  type === undefined ? constant === undefined && values === undefined : [type].flat().includes("null");

/** The type in words: `array of string`, `object`, `string`. */
export function typeOf(document: OpenApiDocument, schema: OpenApiSchema): string {
  const { type: types = [], items, additionalProperties: values, anyOf = [] } = schema;
  const nested = (one: OpenApiSchema) => typeOf(document, resolveSchema(document, one).schema);
  const type = [types].flat().find((one) => one !== "null");
  if (type === "array" && items) return `array of ${nested(items)}`;
  if (type === "object" && typeof values === "object") return `object of ${nested(values)}`;
  return type ?? ([...new Set(anyOf.map(nested))].join(" or ") || "any");
}

/** The other constraints of a value, each as a short Markdown text. The description says in words what a pattern or other code checks. */
export function constraintsOf(whole: OpenApiSchema): string[] {
  const schema = withoutUnchecked("", whole) as OpenApiSchema;
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
