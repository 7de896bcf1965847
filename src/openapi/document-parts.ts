import type { OpenApiDocument, OpenApiOperation, OpenApiSchema } from "./openapi-document.js";

/** Every operation of a document, with its path, its method in lower case, and the parameters of its path. */
export const operationsOf = ({ paths }: Pick<OpenApiDocument, "paths">) =>
  Object.entries(paths).flatMap(([path, { parameters = [], ...operations }]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...{ path, method, parameters },
      // Every entry of a path except its parameters is an operation.
      operation: operation as OpenApiOperation,
    })),
  );

export type DocumentedOperation = ReturnType<typeof operationsOf>[number];

/** The name of what a reference refers to. Empty without one. */
export const nameOf = ({ $ref = "" }: { $ref?: string }): string => $ref.slice($ref.lastIndexOf("/") + 1);

/** An element, or the one among these that it refers to. */
export const referredIn = <Element>(
  all: Readonly<Record<string, Element>>,
  one: Element & { $ref?: string },
): Element => all[nameOf(one)] ?? one;

/** The schema of the query of an operation: its parameters, and no others. */
export function querySchemaOf(
  document: OpenApiDocument,
  { operation, parameters }: DocumentedOperation,
): OpenApiSchema {
  const query = [...(operation.parameters ?? []), ...parameters]
    .map((one) => referredIn(document.components.parameters, one))
    .filter((one) => one.in === "query")
    .map(({ name, schema }) => [name, schema]);
  return { type: "object", additionalProperties: false, properties: Object.fromEntries(query) };
}

/** Keywords for people, which validators do not need. */
const annotations = new Set(["title", "description", "examples", "readOnly"]);

/** A schema without its annotations and marks, and with its references turned to where `toPlace` says. */
export function plainSchema<Schema>(
  schema: Schema,
  toPlace: (name: string) => string,
  replacer?: (key: string, value: unknown) => unknown,
): Schema {
  return JSON.parse(JSON.stringify(schema, replacer), (key, value) => {
    // A field that happens to be called `title` is a schema, so an object.
    const isAnnotation = annotations.has(key) && (typeof value !== "object" || Array.isArray(value));
    if (isAnnotation || key.startsWith("x-")) return undefined;
    return key === "$ref" ? toPlace(nameOf({ $ref: String(value) })) : value;
  });
}
