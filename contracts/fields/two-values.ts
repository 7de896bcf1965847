import type { Field, FixtureContext, JsonObject, JsonValue } from "../../src/kit/index.js";

/** Two values of one field, so that an update with either changes it after the other. */
export type TwoValues = readonly [JsonValue, JsonValue];

/** Two values for each field that has some and that may be touched: another one, and the one that it is filled with. */
export async function twoValuesOf(
  { kit, fixture }: FixtureContext,
  fields: readonly Field[],
  now: JsonObject,
): Promise<Record<string, TwoValues>> {
  const values: Record<string, TwoValues> = {};
  for (const field of fields) {
    const first = await field.fillValue({ kit, now });
    const other = others[field.name];
    if (first !== undefined && other !== undefined && fixture.mayTouch(field.name)) values[field.name] = [other, first];
  }
  return values;
}

const others: Readonly<Record<string, JsonValue>> = {
  copyright: null,
  author: "Another author",
  notes: "Other notes",
  tags: ["other"],
  default_field_metadata: {},
  upload_collection: null,
  url: "https://example.com/standin-verify/other",
  custom_payload: null,
  headers: { "X-Standin-Other": "other" },
  events: [],
  http_basic_user: "other-user",
  http_basic_password: null,
  enabled: false,
  nested_items_in_payload: false,
  auto_retry: true,
};
