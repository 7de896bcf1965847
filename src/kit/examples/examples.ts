import type { Arbitrary } from "fast-check";
import type { JsonValue } from "../../base/json.js";
import { documents } from "../../openapi/documents.js";
import type { OpenApiSchema } from "../../openapi/openapi-document.js";
import { arbitraryOf, type FastCheck, valuesThat } from "./arbitrary.js";

export interface ExampleOptions {
  /** How many values of each kind a field is tried with. */
  count: number;
  /** The same values come of the same seed: a whole number of 32 bits. */
  seed: number;
}

/** Whether what must hold of a value holds; it sends whatever it needs to find out. */
export type Holds = (value: JsonValue) => Promise<boolean>;

/** Values that are made from the document's schemas, beside the hand-picked ones. */
export interface Examples extends ExampleOptions {
  /** The smallest value of a schema for which a property fails. Undefined if it holds for all. */
  ofSchema(schema: OpenApiSchema, holds: Holds): Promise<JsonValue | undefined>;
  /** The same of JSON values that are wrong for a field. */
  wrong(isWrong: (value: JsonValue) => boolean, holds: Holds): Promise<JsonValue | undefined>;
}

/** How many more values are tried in the search for a smaller one that fails. */
const mostShrinking = 100;

export function createExamples({ count, seed }: ExampleOptions): Examples {
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
    ofSchema: (schema, holds) => search((fc) => arbitraryOf({ fc, resolve }, schema), holds),
    wrong: (isWrong, holds) => search((fc) => valuesThat(fc, isWrong), holds),
  };
}

/** A seed of a word that no other run has. */
export const seedFrom = (word: string): number =>
  [...word].reduce((seed, character) => (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0, 7);
