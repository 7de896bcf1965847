import { nameOf } from "./document-parts.js";
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

/** A replacer for `JSON.stringify`: leaves out the keywords that something else checks (`x-standin.unchecked`). */
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
  for (const reference of fields.keys()) delete inlined.components.schemas[nameOf({ $ref: reference })];
  return inlined;
}

/** A schema with all referenced schemas inside and without marks (`x-…`), for editors, which load no other file. */
export function toStandaloneSchema(schema: OpenApiSchema, { components }: OpenApiDocument): OpenApiSchema {
  const { taken, copy } = schemaTaker(components.schemas, "#/$defs/");
  return { $schema: "https://json-schema.org/draft/2020-12/schema", ...copy(schema), $defs: taken };
}

/**
 * Copies schemas without marks, which have a meaning only in their document. `take` gives the reference at which a
 * named one stands; `taken` has these, and those that they refer to.
 */
export function schemaTaker(
  schemas: Readonly<Record<string, OpenApiSchema>>,
  place: string,
  replacer?: (key: string, value: unknown) => unknown,
) {
  const taken: Record<string, OpenApiSchema> = {};
  const take = (name: string): string => {
    const schema = schemas[name];
    if (!schema) throw new Error(`${name} is in no document.`);
    if (!taken[name]) {
      // It may refer to itself.
      taken[name] = {};
      taken[name] = copy(schema);
    }
    return place + name;
  };
  const copy = (schema: OpenApiSchema): OpenApiSchema =>
    JSON.parse(JSON.stringify(schema, replacer), (key, value) => {
      if (key.startsWith("x-")) return undefined;
      return key === "$ref" ? take(nameOf({ $ref: value })) : value;
    });
  return { taken, take, copy };
}
