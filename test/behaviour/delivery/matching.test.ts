import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EntityType, EventType, Webhook } from "../../../src/domain/entities.js";
import { eventTypesByEntity } from "../../../src/domain/events.js";
import { type Matchable, matches } from "../../../src/domain/webhook-matching.js";

const webhook = (fields: Partial<Webhook>): Webhook => ({
  ...{ id: "1", type: "webhook", name: "n", url: "http://127.0.0.1/", custom_payload: null, headers: {}, events: [] },
  ...{ http_basic_user: null, http_basic_password: null, enabled: true, payload_api_version: "3" },
  ...{ nested_items_in_payload: false, auto_retry: true },
  ...fields,
});

const event = (fields: Partial<Matchable> = {}): Matchable => ({
  entity_type: "item",
  event_type: "publish",
  entity: () => ({ id: "7", type: "item", relationships: { item_type: { data: { id: "44", type: "item_type" } } } }),
  environment: "main",
  primary: true,
  ...fields,
});

const filtered = (...filters: NonNullable<Webhook["events"][number]["filters"]>) =>
  webhook({ events: [{ entity_type: "item", event_types: ["publish"], filters }] });

describe("C-01 · events define what triggers a call", () => {
  test.each([
    ["the record itself", filtered({ entity_type: "item", entity_ids: ["6", "7"] }), true],
    ["another record", filtered({ entity_type: "item", entity_ids: ["6"] }), false],
    ["the record's model", filtered({ entity_type: "item_type", entity_ids: ["44"] }), true],
    ["another model", filtered({ entity_type: "item_type", entity_ids: ["45"] }), false],
    ["the environment", filtered({ entity_type: "environment", entity_ids: ["main"] }), true],
    ["another environment", filtered({ entity_type: "environment", entity_ids: ["sandbox"] }), false],
    ["the primary environment", filtered({ entity_type: "environment_type", entity_ids: ["primary"] }), true],
    ["a sandbox", filtered({ entity_type: "environment_type", entity_ids: ["sandbox"] }), false],
    [
      "two filters that hold",
      filtered({ entity_type: "item", entity_ids: ["7"] }, { entity_type: "item_type", entity_ids: ["44"] }),
      true,
    ],
    [
      "two filters of which one holds",
      filtered({ entity_type: "item", entity_ids: ["7"] }, { entity_type: "item_type", entity_ids: ["45"] }),
      false,
    ],
    ["a filter that says nothing of a record", filtered({ entity_type: "build_trigger", entity_ids: ["7"] }), false],
  ])("%s", (_title, hook, want) => {
    expect(matches(hook, event())).toBe(want);
  });

  const types = Object.keys(eventTypesByEntity) as EntityType[];
  const kinds = types.flatMap((type) =>
    eventTypesByEntity[type].map((eventType): [EntityType, EventType] => [type, eventType]),
  );

  test("whatever the events, an enabled webhook without filters is triggered exactly by those that it lists", () => {
    fc.assert(
      fc.property(
        fc.subarray(kinds),
        fc.constantFrom(...kinds),
        fc.boolean(),
        (wanted, [entity_type, event_type], enabled) => {
          const events = wanted.map(([type, one]) => ({ entity_type: type, event_types: [one] }));
          const asked = wanted.some(([type, one]) => type === entity_type && one === event_type);
          const raised = event({ entity_type, event_type, entity: () => ({ id: "1", type: entity_type }) });
          expect(matches(webhook({ events, enabled }), raised)).toBe(enabled && asked);
        },
      ),
      { seed: 1 },
    );
  });
});
