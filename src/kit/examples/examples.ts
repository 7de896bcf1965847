import type { Arbitrary } from "fast-check";
import type { JsonObject, JsonValue } from "../../base/json.js";
import { documents } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";

/** Whether what must hold of a value holds; it sends whatever it needs to find out. */
type Holds = (value: JsonValue) => Promise<boolean>;

/** Values that are made from the document's schemas, beside the hand-picked ones. */
export type Examples = ReturnType<typeof createExamples>;

/** How many more values are tried in the search for a smaller one that fails. */
const mostShrinking = 100;

/** `count` values of each kind for a field. A seed, a whole number of 32 bits, always gives equal ones. */
export function createExamples({ count, seed }: { count: number; seed: number }) {
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
  return {
    count,
    seed,
    /** The smallest value of a schema for which a property fails. Undefined if it holds for all. */
    ofSchema: (schema: OpenApiSchema, holds: Holds) => search((fc) => arbitraryOf(fc, schema), holds),
    /** The smallest JSON value that is wrong for a field and fails a property. Undefined if it holds for all. */
    wrong: (isWrong: (value: JsonValue) => boolean, holds: Holds) => search((fc) => anyJson(fc).filter(isWrong), holds),
  };
}

/** The library itself is loaded by a run that asks for generated values, and by no other. */
type FastCheck = typeof import("fast-check");

/** Longer texts, lists and objects say no more of what a service does with one of them; the hand-picked values try limits. */
const longestText = 60;
const longestList = 6;

/**
 * Values that a schema of the document describes. Of what the document says nothing about (the members of a free object) they
 * are plain: texts, numbers without many decimals, switches.
 */
function arbitraryOf(fc: FastCheck, schema: OpenApiSchema): Arbitrary<JsonValue> {
  const { $ref, type, items = {}, anyOf, enum: words } = schema;
  if ($ref !== undefined) return arbitraryOf(fc, documents.flat.components.schemas[$ref.split("/").pop() ?? ""] ?? {});
  if (Array.isArray(words)) return fc.constantFrom(...(words as JsonValue[]));
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as OpenApiSchema[]).map((one) => arbitraryOf(fc, one)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf(fc, { ...schema, type: one })));
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(fc, schema);
    case "integer":
      return fc.integer({ min: Number(schema.minimum ?? -1000), max: Number(schema.maximum ?? 1000) });
    case "array":
      return fc.array(arbitraryOf(fc, items), { maxLength: longestList });
    case "object":
      return objects(fc, schema);
    case "string":
      return texts(fc, schema);
    default:
      throw new Error(`No values are made for the type ${JSON.stringify(type)}.`);
  }
}

const anyJson = (fc: FastCheck): Arbitrary<JsonValue> =>
  fc
    .oneof(fc.integer({ min: -1000, max: 1000 }), fc.jsonValue({ maxDepth: 2 }))
    // A JSON text has no -0.
    .map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

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

function objects(fc: FastCheck, schema: OpenApiSchema): Arbitrary<JsonValue> {
  const { properties, required = [], propertyNames, additionalProperties } = schema;
  if (properties) {
    const members = Object.entries(properties).map(([name, one]) => [name, arbitraryOf(fc, one)] as const);
    return fc.record(Object.fromEntries(members), { requiredKeys: required, noNullPrototype: true });
  }
  const value =
    typeof additionalProperties === "object"
      ? arbitraryOf(fc, additionalProperties as OpenApiSchema)
      : fc.oneof(texts(fc, {}), numbers(fc, {}), fc.boolean());
  const name = texts(fc, (propertyNames as OpenApiSchema | undefined) ?? { pattern: "^[a-z][a-z0-9_]{0,11}$" });
  // Whether the case of a name counts is open.
  const selector = ([one]: [string, JsonValue]) => one.toLowerCase();
  return fc
    .uniqueArray(fc.tuple(name, value), { maxLength: longestList, selector })
    .map((members): JsonObject => Object.fromEntries(members));
}
