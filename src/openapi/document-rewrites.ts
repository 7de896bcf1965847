import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";

/** Removes unused schemas from a document, and those that only they refer to. */
export function dropUnused(document: OpenApiDocument): void {
  const { paths, webhooks, components } = document;
  const { schemas } = components;
  const text = JSON.stringify({ paths, webhooks, components });
  const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
  for (const name of unused) delete schemas[name];
  if (unused.length > 0) dropUnused(document);
}

/**
 * A replacer for `JSON.stringify`, which comes to a schema before it comes to its keywords: leaves out those that the
 * schema says something else checks (`x-standin.unchecked`).
 */
export function withoutUnchecked(_key: string, value: unknown): unknown {
  const { "x-standin": { unchecked } = {}, ...schema } = (value ?? {}) as OpenApiSchema;
  if (!Array.isArray(unchecked)) return value;
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !unchecked.includes(keyword)));
}

/**
 * The document with the schemas of fields in place of references to them. A schema that is neither an enum nor an
 * object with properties has a name only to be shared. Inlined, types and pages describe the field where it is used,
 * and validators need one function less. Its marks are not inlined, since they depend on the object: they are beside
 * the reference, or the object's. Pure.
 */
export function inlineFields(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const isField = ({ properties, enum: values, $ref }: OpenApiSchema) => !properties && !values && !$ref;
  const fields = new Map(
    Object.entries(schemas)
      .filter(([, schema]) => isField(schema))
      .map(([name, schema]) => [`#/components/schemas/${name}`, schema]),
  );
  const inlined = JSON.parse(JSON.stringify(document), (_key, value) => {
    const field = fields.get(value?.$ref);
    if (!field) return value;
    const { $ref: _reference, ...beside } = value;
    const { "x-standin": { unchecked = [] } = {}, ...schema } = field;
    const own = { ...beside["x-standin"], unchecked: [...unchecked, ...(beside["x-standin"]?.unchecked ?? [])] };
    const marked = own.unchecked.length > 0 ? { "x-standin": own } : {};
    return { ...schema, ...beside, ...marked };
  }) as OpenApiDocument;
  for (const reference of fields.keys()) delete inlined.components.schemas[reference.split("/").at(-1) ?? ""];
  return inlined;
}

/**
 * A schema of a document with all referenced schemas inside it, for editors, which load no other file. Without marks
 * (`x-…`), which editors do not know.
 */
export function toStandaloneSchema(schema: OpenApiSchema, { components }: OpenApiDocument): OpenApiSchema {
  const definitions: Record<string, OpenApiSchema> = {};
  const take = (reference: string): string => {
    const name = reference.split("/").pop() ?? "";
    const referred = components.schemas[name];
    if (!referred) throw new Error(`${reference} is not in the document.`);
    if (!definitions[name]) {
      // It may refer to itself.
      definitions[name] = {};
      definitions[name] = copy(referred);
    }
    return `#/$defs/${name}`;
  };
  const copy = (one: OpenApiSchema): OpenApiSchema =>
    JSON.parse(JSON.stringify(one), (key, value) => {
      if (key.startsWith("x-")) return undefined;
      return key === "$ref" && typeof value === "string" ? take(value) : value;
    });
  const own = copy(schema);
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...own, $defs: definitions };
}
