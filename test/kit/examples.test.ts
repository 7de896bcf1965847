import { describe, expect, it } from "vitest";
import { createExamples } from "../../src/kit/examples/examples.js";

describe("generated values", () => {
  it.each([
    [{ type: ["integer", "null"], minimum: 1, maximum: 3 }, [1, 2, 3, null]],
    [{ enum: ["left", "right"] }, ["left", "right"]],
  ])("of %j are all that there are", async (schema, all) => {
    const made = new Set<unknown>();
    const note = async (value: unknown) => made.size < made.add(value).size || true;
    expect(await createExamples({ count: 60, seed: 1 }).ofSchema(schema, note)).toBeUndefined();
    expect([...made].sort()).toEqual(all);
  });
});
