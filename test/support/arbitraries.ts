import fc from "fast-check";

/** Every run checks the same examples; a failure can be repeated. */
export const repeatable = { seed: 20260102, numRuns: 60 };

/** Text with what usually goes wrong: markup, templates, other scripts, halves of pairs, control characters. */
export const text = fc.string({
  unit: fc.constantFrom(..."aZ0 <>&\"'\\/{}%#?.\n\t", "é", "日", "🪨", "\u0000", "\u2028", "\ud800", "__proto__"),
  maxLength: 20,
});

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Fields as JSON carries them: without the prototypes and the negative zero that JavaScript has besides. */
const asJson = <T>(value: fc.Arbitrary<T>) => value.map((one) => JSON.parse(JSON.stringify(one)) as T);

const metadata = fc.record(
  {
    title: orNull(text),
    alt: orNull(text),
    custom_data: fc.dictionary(text, fc.jsonValue({ maxDepth: 2 })),
    focal_point: orNull(fc.record({ x: unit(), y: unit() })),
  },
  { requiredKeys: [] },
);

function unit(): fc.Arbitrary<number> {
  return fc.double({ min: 0, max: 1, noNaN: true });
}

const reference = (id: string) => ({ type: "upload_collection", id });

/** Any valid update of upload 1001 of the default seed. */
export const uploadPatch = asJson(
  fc.record(
    {
      path: fc.constantFrom("/seed/hills.png", "/seed/spare.png", "/seed/read-me.txt"),
      basename: fc.constantFrom("hills", "meadow", "two words", "日本", "a.b"),
      copyright: orNull(text),
      author: orNull(text),
      notes: orNull(text),
      tags: fc.array(text, { maxLength: 4 }),
      default_field_metadata: fc.record({ en: metadata, it: metadata }, { requiredKeys: [] }),
      creator: fc.record({
        type: fc.constantFrom("access_token", "sso_user", "account", "user", "organization"),
        id: text,
      }),
      upload_collection: fc.constantFrom(null, reference("3001"), reference("3002")),
    },
    { requiredKeys: [] },
  ),
);

const headerName = fc.string({ unit: fc.constantFrom(..."aZ0-_!~"), minLength: 1, maxLength: 10 });
const headerValue = fc.string({ unit: fc.constantFrom(..."aZ0 ;=\t", "é"), maxLength: 10 });
const event = fc.constantFrom(
  { entity_type: "upload", event_types: ["create", "update"] },
  { entity_type: "item", event_types: ["publish"], filters: [{ entity_type: "item_type", entity_ids: ["44"] }] },
  { entity_type: "sso_user", event_types: [], filters: null },
);

/** Text that is a template whatever stands in it. */
const template = fc
  .array(fc.constantFrom("{{event_type}}", "{{#entity}}{{id}}{{/entity}}", "{{{x}}}", "text", "\n", "é"), {
    maxLength: 5,
  })
  .map((parts) => parts.join(""));

/** Any valid update of webhook 2002 of the default seed. */
export const webhookPatch = asJson(
  fc.record(
    {
      name: text,
      url: template.map(
        (rest) => `https://example.com/${encodeURI(rest).replaceAll("%7B", "{").replaceAll("%7D", "}")}`,
      ),
      custom_payload: orNull(template),
      headers: fc.dictionary(headerName, headerValue, { maxKeys: 4 }),
      events: fc.array(event, { maxLength: 3 }),
      http_basic_user: orNull(text),
      http_basic_password: orNull(text),
      enabled: fc.boolean(),
      payload_api_version: text,
      nested_items_in_payload: fc.boolean(),
      auto_retry: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
);
