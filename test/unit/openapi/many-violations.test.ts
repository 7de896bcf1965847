import { expect, it } from "vitest";
import { bodies } from "../../../src/openapi/generated/validators.js";
import { validateRequest } from "../../../src/openapi/validators.js";
import { describeViolation } from "../../../src/openapi/violations.js";

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
