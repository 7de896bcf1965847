import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";

/**
 * The document with its fields written where they are referred to. A schema that is neither an enum nor an object with
 * properties has a name only so that several schemas can share it: types and pages then say what the field means where it
 * is used, and validators call one function less for it. Its marks are not written there: what a field rests on depends
 * on the object that it stands in, so they stand beside the reference, or are those of the object. Pure; the document is
 * not changed.
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
