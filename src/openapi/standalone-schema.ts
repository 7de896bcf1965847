import type { OpenApiDocument, OpenApiSchema } from "./openapi-document.js";

/**
 * A schema that refers to those of a document, with what it refers to inside it, so that it stands alone: for editors, which know no
 * other file. Marks (`x-…`) are left out, since no editor knows them.
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
