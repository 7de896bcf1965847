import { readFile } from "node:fs/promises";
import type { ErrorObject } from "ajv";
import { describe, expect, it } from "vitest";
import { toViolations } from "../../../src/openapi/schema-violations.js";
import { validateRequest } from "../../../src/openapi/validators.js";
import { describeViolation, type Violation } from "../../../src/openapi/violations.js";

const wrongType: Violation = { pointer: "/tags/0", code: "VALIDATION_TYPE", says: "must be a string, not 5." };

describe("the sentence of a violation", () => {
  it("follows its pointer, so that whoever moves the one moves the other", () => {
    const moved = { ...wrongType, pointer: "/data/attributes/tags/0" };
    expect(describeViolation(wrongType)).toBe("/tags/0 must be a string, not 5.");
    expect(describeViolation(moved)).toBe("/data/attributes/tags/0 must be a string, not 5.");
  });

  it("of the whole is about the body", () => {
    expect(describeViolation({ ...wrongType, pointer: "" })).toBe("The body must be a string, not 5.");
  });

  it("of a query says so", () => {
    expect(describeViolation({ ...wrongType, pointer: "/page[limit]" }, "query")).toBe(
      "In the query, page[limit] must be a string, not 5.",
    );
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
