import { childPointer } from "../base/json-pointer.js";
import { nameOf } from "./document-parts.js";
import type { OpenApiSchema } from "./openapi-document.js";

type Schemas = Readonly<Record<string, OpenApiSchema>>;

/** The expected values of a request, in words, by JSON pointer. `*` is any index of an array. */
export interface Expectations {
  /** The expected value in words. A schema's `x-expected` applies to all nested values without their own. */
  words: Record<string, string>;
  /** The members of an object that allows no others. */
  members: Record<string, string[]>;
}

export function expectationsOf(schema: OpenApiSchema, schemas: Schemas): Expectations {
  const words: Expectations["words"] = {};
  const members: Expectations["members"] = {};
  const walk = (one: OpenApiSchema, pointer: string, isCovered: boolean): void => {
    const own = resolve(one, schemas);
    const said = own["x-expected"];
    if (typeof said === "string") words[pointer] = said;
    else if (!isCovered) words[pointer] = wordsFor(own, schemas);
    const covers = isCovered || typeof said === "string";
    const properties = propertiesOf(own, schemas);
    const isClosed = own.additionalProperties === false || own.unevaluatedProperties === false;
    if (isClosed) members[pointer] = Object.keys(properties);
    for (const [name, member] of Object.entries(properties)) walk(member, childPointer(pointer, name), covers);
    if (own.items) walk(own.items, `${pointer}/*`, covers);
  };
  walk(schema, "", false);
  return { words, members };
}

/** The schema merged with its reference. Siblings of the reference take precedence. */
function resolve({ $ref, ...own }: OpenApiSchema, schemas: Schemas): OpenApiSchema {
  return $ref === undefined ? own : { ...resolve(schemas[nameOf({ $ref })] ?? {}, schemas), ...own };
}

function propertiesOf(schema: OpenApiSchema, schemas: Schemas): Record<string, OpenApiSchema> {
  const parts = (schema.allOf ?? []).map((part) => propertiesOf(resolve(part, schemas), schemas));
  return Object.assign({}, ...parts, schema.properties);
}

function wordsFor(schema: OpenApiSchema, schemas: Schemas): string {
  const values = valuesOf(schema, schemas);
  if (values) return `one of ${values.join(", ")}`;
  const words = wordsByType[String(schema.type ?? "any")];
  if (words === undefined) throw new Error(`There are no words for ${JSON.stringify(schema)}; give it x-expected.`);
  return words;
}

const wordsByType: Readonly<Record<string, string>> = {
  ...{ boolean: "true or false", string: "text", array: "an array", object: "an object", any: "JSON" },
};

/** All the values that a schema allows, if they can be listed. */
function valuesOf(schema: OpenApiSchema, schemas: Schemas): unknown[] | undefined {
  const { const: only, enum: some, anyOf: choices } = resolve(schema, schemas);
  if (only !== undefined) return [only];
  if (Array.isArray(some)) return some;
  const lists = choices?.map((choice) => valuesOf(choice, schemas));
  return lists?.every((list) => list !== undefined) ? lists.flat() : undefined;
}
