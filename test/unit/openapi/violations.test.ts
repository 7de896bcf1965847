import { readFile } from "node:fs/promises";
import type { ErrorObject } from "ajv";
import { describe, expect, it } from "vitest";
import { bodies } from "../../../src/openapi/generated/validators.js";
import { validateRequest } from "../../../src/openapi/validators.js";
import { describeViolation, toViolations, type Violation } from "../../../src/openapi/violations.js";

const wrongType: Violation = { pointer: "/tags/0", code: "VALIDATION_TYPE", says: "must be a string, not 5." };

describe("the sentence of a violation", () => {
  it("follows its pointer, so that whoever moves the one moves the other, and is about the body or the query", () => {
    const moved = { ...wrongType, pointer: "/data/attributes/tags/0" };
    expect(describeViolation(wrongType)).toBe("/tags/0 must be a string, not 5.");
    expect(describeViolation(moved)).toBe("/data/attributes/tags/0 must be a string, not 5.");
    expect(describeViolation({ ...wrongType, pointer: "" })).toBe("The body must be a string, not 5.");
    const inQuery = describeViolation({ ...wrongType, pointer: "/page[limit]" }, "query");
    expect(inQuery).toBe("In the query, page[limit] must be a string, not 5.");
  });

  it.each([
    ["x".repeat(100), `"${"x".repeat(79)}…`],
    [[1], "an array"],
    [{ a: 1 }, "an object"],
    [null, "null"],
  ])("shows %j in a few words", (actual, shown) => {
    const field = typeof actual === "string" ? "tags" : "basename";
    const [violation] = validateRequest("flat", "updateUpload", { [field]: actual });
    expect(violation?.says).toContain(`, not ${shown}.`);
  });
});

it("a violation carries no secret", () => {
  const violations = validateRequest("flat", "updateWebhook", {
    http_basic_password: 5,
    headers: { Key: 7, Other: {} },
  });
  expect(violations.map(({ pointer }) => pointer)).toEqual(["/headers/Key", "/headers/Other", "/http_basic_password"]);
  for (const violation of violations) {
    expect(describeViolation(violation)).not.toContain(", not");
  }
});

it("every keyword of the schemas has a violation", async () => {
  const source = await readFile(new URL("../../../src/openapi/generated/validators.js", import.meta.url), "utf8");
  const keywords = new Set(Array.from(source.matchAll(/,"([a-z]\w*)",\{\w/g), ([, keyword]) => keyword as string));
  expect(keywords.size).toBeGreaterThan(8);
  for (const keyword of keywords) {
    const error: ErrorObject = { keyword, instancePath: "/a", schemaPath: "", params: {}, data: 1 };
    const params = { allowedValues: [], missingProperty: "b", additionalProperty: "b" };
    expect(toViolations([{ ...error, params }])).toHaveLength(keyword === "if" ? 0 : 1);
  }
});

/** Each is about a megabyte of JSON; looked at violation by violation against all others, they would take hours. */
it.each([
  ["updateWebhook", { events: Array(500_000).fill(1) }],
  ["updateWebhook", { events: Array(20_000).fill({ entity_type: "upload", event_types: [], filters: 1 }) }],
  ["updateUpload", { default_field_metadata: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [at, 1])) }],
] as const)("a megabyte of violations in a body of %s is told in twenty", (operation, body) => {
  expect(validateRequest("flat", operation, body)).toHaveLength(20);
});

it.each([
  [null, []],
  [5, ["/upload_collection must be an object, not 5."]],
  [{ type: "upload_collection" }, ["/upload_collection/id is missing, but required."]],
])("of what may be an object or null, %j is told once what is wrong with it", (upload_collection, details) => {
  const violations = validateRequest("flat", "updateUpload", { upload_collection });
  expect(violations.map((violation) => describeViolation(violation))).toEqual(details);
});

it("a validator holds on to nothing of a body that was wrong", () => {
  expect(validateRequest("flat", "updateWebhook", { events: [1] })).toHaveLength(1);
  expect(bodies.flat.updateWebhook.request?.errors).toBeNull();
});
