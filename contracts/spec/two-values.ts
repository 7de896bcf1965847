import type { Field, JsonObject, JsonValue, Kit } from "../../src/kit/index.js";
import { type AtTarget, fillIsRefused } from "../steps/at-target.js";
import { localeOf } from "./metadata-field.js";
import { creators, findCollections, toCollection } from "./reference-fields.js";

/** Two values of one field. A new resource has neither, so setting one after the other always changes something. */
export type TwoValues = readonly [JsonValue, JsonValue];

/** Two values for each field that the kit may change: another value, and the one that `fill` sets. */
export async function twoValuesOf(
  subject: AtTarget,
  fields: readonly Field[],
  now: JsonObject,
): Promise<Record<string, TwoValues>> {
  const values: Record<string, TwoValues> = {};
  const { kit } = subject;
  const context = { kit, now, made: subject.made };
  const [, collection] = await findCollections(context);
  const locale = localeOf({ kit, now });
  const others = {
    ...otherValues,
    // With every member, since it is open which ones may be missing.
    default_field_metadata: {
      [locale]: {
        title: "Other",
        alt: "Other alt",
        custom_data: { other: "yes" },
        focal_point: { x: 0.875, y: 0.125 },
      },
    },
    events: itemEvents(kit),
    creator: creators[1],
    upload_collection: collection === undefined ? null : toCollection(collection),
    name: `Standin ${kit.unique()}`,
  };
  for (const field of fields) {
    const first = field.name === "name" ? `Standin ${kit.unique()}` : await field.fillValue(context);
    const other = others[field.name as keyof typeof others];
    if (first === undefined || other === undefined || !subject.mayTouch(field.name)) continue;
    // The contract of the field judges that.
    if (kit.habits.has(fillIsRefused(subject.spec, field.name))) continue;
    // It is open which creators and versions exist.
    const isTaken = async (value: JsonValue) => (await subject.send({ [field.name]: value })).accepted;
    if (!["creator", "payload_api_version"].includes(field.name) || ((await isTaken(other)) && (await isTaken(first))))
      values[field.name] = [other, first];
  }
  return values;
}

/** Events of records, which no contract causes. A binding need not name them. */
function itemEvents({ api }: Kit): JsonValue {
  const { events } = api.target.wire;
  const isNamed = events === undefined || "item.create" in events;
  return isNamed ? [{ entity_type: "item", event_types: ["create"] }] : [];
}

const otherValues = {
  copyright: "Another copyright",
  author: "Another author",
  notes: "Other notes",
  tags: ["other"],
  url: "https://example.com/standin-verify/other",
  custom_payload: '{"another":"{{event_type}}"}',
  headers: { "X-Standin-Other": "other" },
  http_basic_user: "other-user-1",
  http_basic_password: "Other-password-1",
  enabled: false,
  payload_api_version: "3",
  nested_items_in_payload: false,
  auto_retry: true,
};
