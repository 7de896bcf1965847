import type { Arbitrary } from "fast-check";
import type { JsonObject, JsonValue } from "../../base/json.js";
import { documents } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";

export interface ExampleOptions {
  /** How many values of each kind a field is tried with. */
  count: number;
  /** The same values come of the same seed: a whole number of 32 bits. */
  seed: number;
}

/** Whether what must hold of a value holds; it sends whatever it needs to find out. */
type Holds = (value: JsonValue) => Promise<boolean>;

/** Values that are made from the document's schemas, beside the hand-picked ones. */
export type Examples = ReturnType<typeof createExamples>;

/** How many more values are tried in the search for a smaller one that fails. */
const mostShrinking = 100;

export function createExamples({ count, seed }: ExampleOptions) {
  async function search(toArbitrary: (fc: FastCheck) => Arbitrary<JsonValue>, holds: Holds) {
    const fc = await import("fast-check");
    let left = count + mostShrinking;
    const errors: unknown[] = [];
    const property = fc.asyncProperty(toArbitrary(fc), async (value) => {
      if (left-- <= 0 || errors.length > 0) return true;
      // If the kit cannot find out, that says nothing about the value.
      return holds(value).catch((error) => errors.push(error) > 0);
    });
    const { counterexample } = await fc.check(property, { seed, numRuns: count });
    if (errors.length > 0) throw errors[0];
    return counterexample?.[0];
  }
  const resolve = (reference: string) =>
    documents.flat.components.schemas[reference.split("/").pop() ?? ""] as OpenApiSchema;
  return {
    count,
    seed,
    /** The smallest value of a schema for which a property fails. Undefined if it holds for all. */
    ofSchema: (schema: OpenApiSchema, holds: Holds) => search((fc) => arbitraryOf({ fc, resolve }, schema), holds),
    /** The same of JSON values that are wrong for a field. */
    wrong: (isWrong: (value: JsonValue) => boolean, holds: Holds) => search((fc) => valuesThat(fc, isWrong), holds),
  };
}

/** A seed of a word that no other run has. */
export const seedFrom = (word: string): number =>
  [...word].reduce((seed, character) => (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0, 7);

/** The library itself is loaded by a run that asks for generated values, and by no other. */
type FastCheck = typeof import("fast-check");

/** Where the document's schemas are looked up by `$ref`. */
interface SchemaSource {
  fc: FastCheck;
  resolve(reference: string): OpenApiSchema;
}

/** Longer texts, lists and objects say no more of what a service does with one of them; the hand-picked values try limits. */
const longestText = 60;
const longestList = 6;

/**
 * Values that a schema of the document describes. Of what the document says nothing about (the members of a free object) they
 * are plain: texts, numbers without many decimals, switches.
 */
function arbitraryOf(source: SchemaSource, schema: OpenApiSchema): Arbitrary<JsonValue> {
  const { fc, resolve } = source;
  const { $ref, type, items, enum: values, const: constant, anyOf } = schema;
  if ($ref !== undefined) return arbitraryOf(source, resolve($ref));
  if (constant !== undefined) return fc.constant(constant as JsonValue);
  if (Array.isArray(values)) return fc.constantFrom(...(values as JsonValue[]));
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as OpenApiSchema[]).map((one) => arbitraryOf(source, one)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf(source, { ...schema, type: one })));
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(fc, schema);
    case "array":
      return fc.array(arbitraryOf(source, items ?? { type: "string" }), { maxLength: longestList });
    case "object":
      return objects(source, schema);
    case "string":
      return texts(fc, schema);
    default:
      throw new Error(`No values are made for the type ${JSON.stringify(type)}.`);
  }
}

/** JSON values that `isWrong`: what a hasty service would take for something else, and any others. */
function valuesThat(fc: FastCheck, isWrong: (value: JsonValue) => boolean): Arbitrary<JsonValue> {
  const text = texts(fc, {});
  const likely: Arbitrary<JsonValue>[] = [
    ...[fc.integer({ min: -1000, max: 1000 }), fc.boolean(), fc.constant(null), text],
    ...[fc.array(text, { maxLength: 2 }), fc.dictionary(text, text, { maxKeys: 2, noNullPrototype: true })],
  ];
  // A JSON text has no -0.
  const any = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);
  return fc.oneof(...likely, any).filter(isWrong);
}

/** Printable and visible: the handling of white space by itself is open. */
function texts(fc: FastCheck, { pattern }: OpenApiSchema): Arbitrary<string> {
  const of = (unit: "grapheme-ascii" | "grapheme") => fc.string({ unit, maxLength: longestText });
  const some =
    typeof pattern === "string"
      ? fc.stringMatching(new RegExp(pattern))
      : // The letters that people write most are few among all that there are.
        fc.oneof(of("grapheme-ascii"), of("grapheme"));
  return some.map((text) => text.slice(0, longestText)).filter((text) => text.trim() !== "" && text.isWellFormed());
}

/** In thousandths: what a service does with more decimals is tried by hand. */
const numbers = (fc: FastCheck, { minimum = -1000, maximum = 1000 }: OpenApiSchema): Arbitrary<number> =>
  fc.integer({ min: Number(minimum) * 1000, max: Number(maximum) * 1000 }).map((thousandths) => thousandths / 1000);

function objects(source: SchemaSource, schema: OpenApiSchema): Arbitrary<JsonValue> {
  const { fc } = source;
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties) {
    const members = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(source, one)] as const);
    return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
  }
  const plain = fc.oneof(texts(fc, {}), numbers(fc, {}), fc.boolean());
  const isDescribed = typeof additionalProperties === "object" && additionalProperties !== null;
  const value = isDescribed ? arbitraryOf(source, additionalProperties as OpenApiSchema) : plain;
  const name = texts(fc, (propertyNames as OpenApiSchema | undefined) ?? { pattern: "^[a-z][a-z0-9_]{0,11}$" });
  // Whether the case of a name counts is open.
  const selector = ([one]: [string, JsonValue]) => one.toLowerCase();
  return fc
    .uniqueArray(fc.tuple(name, value), { maxLength: longestList, selector })
    .map((members): JsonObject => Object.fromEntries(members));
}
