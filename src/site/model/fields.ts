import type { AssumptionId } from "../../openapi/generated/catalogue.js";
import type { OpenApiDocument, OpenApiSchema } from "../../openapi/openapi-document.js";
import { type Marks, marksOf } from "./marks.js";
import { constraintsOf, resolveSchema, typeOf } from "./schema.js";

/** One field of a body, however deep it stands. */
export interface FieldRow {
  /** From the top of the body: `data`, `attributes`, `basename`. A list's elements are `name[]`, any key is `*`. */
  path: readonly string[];
  type: string;
  nullable: boolean;
  required: boolean;
  description: string;
  constraints: readonly string[];
  example: string | undefined;
  marks: Marks;
  /** Its position in the document: `UploadUpdate/basename`. Undefined for a wrapper. */
  source: string | undefined;
  /** The schema that its value, or each of its elements, refers to. */
  refersTo: string | undefined;
}

interface Place {
  document: OpenApiDocument;
  path: readonly string[];
  /** The open points of all rows without their own mark. */
  open: readonly AssumptionId[];
  /** Of a resource that is returned or created: the assumptions about which fields it has at all, however deep. */
  presence: readonly AssumptionId[];
  name: string | undefined;
}

/** Every field of a body, top first. `open`: the assumptions of its operation or response. */
export function fieldsOf(document: OpenApiDocument, body: OpenApiSchema, open: readonly AssumptionId[]): FieldRow[] {
  const { schema, name } = resolveSchema(document, body);
  return membersOf(schema, { document, path: [], open: openIn(schema, open), presence: presenceIn(schema), name });
}

/** The rows of the members of a schema, each before those of its own members. */
const membersOf = (schema: OpenApiSchema, place: Place): FieldRow[] =>
  Object.keys(schema.properties ?? {}).flatMap((name) => fieldRows(name, schema, place));

function fieldRows(name: string, { properties, required = [] }: OpenApiSchema, place: Place): FieldRow[] {
  const { document } = place;
  const { schema, nullable, name: target } = resolveSchema(document, properties?.[name] ?? {});
  const { inner, suffix } = contentOf(document, schema);
  const path = [...place.path, name];
  const below = {
    document,
    path: suffix === "*" ? [...path, "*"] : [...place.path, name + suffix],
    open: openIn(inner.schema, openIn(schema, place.open)),
    presence: presenceIn(inner.schema, place.presence),
    name: inner.name ?? target ?? place.name,
  };
  // `data`, `attributes` and the like: there to hold others, and told of once, above the table.
  if (schema.description === undefined && schema.properties) return membersOf(schema, { ...below, open: place.open });
  const marks = marksOf(schema, place.open);
  const row: FieldRow = {
    path,
    type: typeOf(document, schema),
    nullable,
    required: required.includes(name),
    ...wordsOf(schema, inner.schema),
    example: exampleOf(schema),
    marks: { ...marks, assumptions: [...new Set([...marks.assumptions, ...place.presence])] },
    source: place.name && `${place.name}/${name}`,
    refersTo: target ?? inner.name,
  };
  return [row, ...membersOf(inner.schema, below)];
}

/** The description of a field, and of its elements or values if they have no rows themselves. */
function wordsOf(schema: OpenApiSchema, inner: OpenApiSchema): Pick<FieldRow, "description" | "constraints"> {
  const own = { description: schema.description ?? "", constraints: constraintsOf(schema) };
  if (inner === schema || inner.properties) return own;
  return {
    description: [own.description, inner.description].filter(Boolean).join(" "),
    constraints: [...own.constraints, ...constraintsOf(inner).map((one) => `each ${one}`)],
  };
}

/** The schema whose members stand below a field: its own, that of its elements, or that of its values. */
function contentOf(document: OpenApiDocument, schema: OpenApiSchema) {
  if (schema.items) return { inner: resolveSchema(document, schema.items), suffix: "[]" };
  if (typeof schema.additionalProperties === "object")
    return { inner: resolveSchema(document, schema.additionalProperties), suffix: "*" };
  return { inner: { schema, name: undefined }, suffix: "" };
}

function openIn({ "x-standin": { assumptions = [] } = {} }: OpenApiSchema, around: readonly AssumptionId[]) {
  return assumptions.length > 0 ? assumptions : around;
}

/** The spec does not show which fields a resource has, returned or created, so each is there by an assumption. */
const presenceIn = ({ "x-standin": own }: OpenApiSchema, around: readonly AssumptionId[] = []) =>
  own?.json_api?.role === "resource" || own?.json_api?.role === "create" ? (own.assumptions ?? []) : around;

/** A short example that says something. */
function exampleOf({ examples }: OpenApiSchema): string | undefined {
  const text = JSON.stringify((examples as unknown[] | undefined)?.[0]);
  return text === undefined || text.length > 60 || /^(null|\[\]|\{\}|true|false)$/.test(text) ? undefined : text;
}
