import { expect, it } from "vitest";
import { validateRequest } from "../../../src/openapi/validators.js";

/** Each is about a megabyte of JSON; looked at fault by fault against all others, they would take hours. */
it.each([
  ["updateWebhook", { events: Array(500_000).fill(1) }],
  ["updateWebhook", { events: Array(20_000).fill({ entity_type: "upload", event_types: [], filters: 1 }) }],
  ["updateUpload", { default_field_metadata: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [at, 1])) }],
] as const)("a megabyte of faults in a body of %s is told in twenty", (operation, body) => {
  expect(validateRequest("flat", operation, body)).toHaveLength(20);
});

it.each([
  [null, []],
  [5, ["/upload_collection must be object; it is 5."]],
  [{ type: "upload_collection" }, ["/upload_collection/id is missing; pass it."]],
])("of what may be an object or null, %j is told once what is wrong with it", (upload_collection, details) => {
  const faults = validateRequest("flat", "updateUpload", { upload_collection });
  expect(faults.map(({ detail }) => detail)).toEqual(details);
});
