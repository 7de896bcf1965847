import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../src/base/json.js";
import { documents } from "../../../src/openapi/documents.js";

describe("examples of single values", () => {
  // What the document says to people is no business of this Ajv; the generator's own is strict.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (formats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(documents.flat, "flat");

  const schemas = Object.entries(documents.flat.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([property, { examples = [] }]) =>
      (examples as JsonValue[]).map((value): [string, JsonValue] => [`schemas/${name}/properties/${property}`, value]),
    ),
  );
  const fields = Object.entries(documents.flat.components.schemas).flatMap(([name, { examples = [] }]) =>
    (examples as JsonValue[]).map((value): [string, JsonValue] => [`schemas/${name}`, value]),
  );
  const { parameters, headers } = documents.flat.components;
  // A tool that sends a preference gets another response than it expects, so those have no example.
  const others = Object.entries({ parameters, headers }).flatMap(([kind, all]) =>
    Object.entries(all)
      .filter(([name]) => !name.startsWith("Prefer") || kind === "headers")
      .map(([name, { example }]): [string, JsonValue | undefined] => [`${kind}/${name}/schema`, example]),
  );

  it("keep their schemas", () => {
    const wrong = [...schemas, ...fields, ...others].flatMap(([place, value]) => {
      const check = ajv.compile({ $ref: `flat#/components/${place}` });
      return check(value) ? [] : [{ place, value, errors: check.errors }];
    });
    expect(wrong).toEqual([]);
  });
});
