import { describe, expect, it } from "vitest";
import schema from "../../src/kit/binding/binding.schema.json" with { type: "json" };
import { resourceSpecs } from "../../src/kit/specs/specs.js";
import { resourceShapes } from "../../src/openapi/documents.js";

const { properties, $defs } = schema;

describe("the schema of bindings", () => {
  it("names what the document has: its types of resources", () => {
    const types = Object.keys(properties.fields.properties).filter((type) => type !== "all");
    expect(types.sort()).toEqual([...resourceShapes.keys()].sort());
  });

  it("names the resources that the kit works on, and what it may borrow for them", () => {
    const kinds = resourceSpecs.map(({ kind }) => kind);
    for (const part of ["envelope", "request", "response"] as const) {
      expect(Object.keys(properties[part].properties)).toEqual(kinds);
    }
    const fixtures = resourceSpecs.flatMap(({ idParameter, fixtures }) => [idParameter, ...fixtures]);
    expect(Object.keys(properties.fixtures.properties).sort()).toEqual(
      [...fixtures, ...kinds, "token_without_access"].sort(),
    );
  });

  it("tells an editor what each part is, and a user what it must be", () => {
    const parts: [string, { description?: string; title?: string; $ref?: string }][] = Object.entries(properties);
    for (const [name, part] of parts) {
      const named = part.$ref?.split("/").pop() as keyof typeof $defs | undefined;
      const whole: typeof part = { ...(named ? $defs[named] : {}), ...part };
      expect([name, whole.title, whole.description]).toEqual([name, expect.any(String), expect.any(String)]);
    }
  });
});
