import type { Contract, JsonValue, StatementId } from "../src/kit/index.js";
import { webhookOf } from "./steps/subject.js";

interface Values {
  field: string;
  assumption: StatementId;
  code: "INVALID_FORMAT" | "INVALID_FIELD";
  refused: JsonValue[];
  taken: JsonValue[];
}

const upload = (event_types: JsonValue): JsonValue => [{ entity_type: "upload", event_types }];
const filtered = (filter: JsonValue): JsonValue => [{ entity_type: "item", event_types: ["create"], filters: filter }];

/** Values that the spec neither allows nor forbids, with the response of a Standin to each. */
const open: Values[] = [
  {
    field: "events",
    assumption: "Q-06",
    code: "INVALID_FORMAT",
    refused: [
      [{ entity_type: "upload" }],
      [{ event_types: ["create"] }],
      upload("create"),
      [{ entity_type: "upload", event_types: ["create"], standin: 1 }],
      filtered([{ entity_type: "item_type", entity_ids: [] }]),
      filtered({ entity_type: "item_type", entity_ids: ["1"] }),
    ],
    taken: [filtered([{ entity_type: "item_type", entity_ids: ["1", "2"] }]), filtered(null), upload([])],
  },
  {
    field: "events",
    assumption: "Q-07",
    code: "INVALID_FORMAT",
    refused: [upload(["standin"]), [{ entity_type: "standin", event_types: ["create"] }]],
    taken: [
      [
        { entity_type: "item", event_types: ["create", "update", "delete", "publish", "unpublish"] },
        { entity_type: "item_type", event_types: ["create", "update", "delete"] },
        { entity_type: "upload", event_types: ["create", "update", "delete"] },
        { entity_type: "build_trigger", event_types: ["deploy_started", "deploy_succeeded", "deploy_failed"] },
        { entity_type: "environment", event_types: ["create", "update", "promote", "delete", "deploy_started"] },
        { entity_type: "maintenance_mode", event_types: ["change"] },
        { entity_type: "sso_user", event_types: ["create"] },
        { entity_type: "cda_cache_tags", event_types: ["invalidate"] },
      ],
    ],
  },
  { field: "events", assumption: "Q-07", code: "INVALID_FIELD", refused: [upload(["publish"])], taken: [] },
  {
    field: "headers",
    assumption: "Q-27",
    code: "INVALID_FIELD",
    refused: [{ "X-Standin": "a\r\nX-Injected: b" }, { "X Standin": "a" }, { "X-Standin": "a\u0000" }, { "": "a" }],
    taken: [{ "User-Agent": "own", "content-type": "text/plain" }],
  },
  {
    field: "url",
    assumption: "Q-40",
    code: "INVALID_FIELD",
    refused: ["", "example.com/hook", "/hook", "ftp://example.com/hook", "javascript:alert(1)", "https://{{event_type"],
    taken: ["https://example.com/{{event_type}}/{{#entity}}{{id}}{{/entity}}"],
  },
  {
    field: "custom_payload",
    assumption: "Q-40",
    code: "INVALID_FIELD",
    refused: ["{{#entity}}{{id}}", "{{event_type", "{{/entity}}"],
    taken: ["{{{event_type}}} {{^entity}}none{{/entity}}"],
  },
];

/** Open questions about a webhook's values. */
export const webhookAssumptions: Contract = {
  id: "webhook-answers",
  ids: ["Q-06", "Q-07", "Q-27", "Q-40"],
  title: "elements of events, headers, URLs and templates are accepted and refused as on a Standin",
  serialGroup: "webhooks",
  requests: 103,
  needs: ["webhook"],
  async run(kit) {
    const webhook = await webhookOf(kit);
    for (const { field, assumption, code, refused, taken } of open) {
      if (!webhook.mayTouch(field)) continue;
      for (const value of taken) await webhook.update({ [field]: value }, { openTo: [assumption] });
      const refusals = webhook.refusals(await webhook.known());
      for (const value of refused) {
        const options = { error: { code, field } };
        await refusals.expect({ patch: { [field]: value }, ids: [assumption], options });
      }
      await refusals.look();
      await webhook.restoreTo();
    }
  },
};
