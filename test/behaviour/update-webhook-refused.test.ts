import { it } from "vitest";
import { describeBoth } from "../support/envelopes.js";
import { misshapen, type RefusedUpdate as Row } from "../support/misshapen.js";
import { expectRefused } from "../support/refused.js";

const event = { entity_type: "upload", event_types: ["create"] };
const withFilter = (filter: unknown) => ({ events: [{ ...event, filters: [filter] }] });
const filter = "/events/0/filters/0";

/** Each is refused by the schema. */
const malformed: Row[] = [
  { ids: "W-06", fields: { headers: { a: 1, b: null } }, at: ["/headers/a", "/headers/b"] },
  { ids: "W-07", fields: { events: ["upload.create"] }, at: ["/events/0"] },
  { ids: "Q-06", fields: { events: [{ entity_type: "upload" }] }, at: ["/events/0/event_types"] },
  { ids: "Q-06", fields: { events: [{ ...event, filter: [] }] }, at: ["/events/0/filter"] },
  { ids: "Q-06", fields: withFilter({ entity_type: "upload", entity_ids: ["1"] }), at: [`${filter}/entity_type`] },
  { ids: "Q-06", fields: withFilter({ entity_type: "item", entity_ids: [] }), at: [`${filter}/entity_ids`] },
  { ids: "Q-07", fields: { events: [{ ...event, entity_type: "asset" }] }, at: ["/events/0/entity_type"] },
  { ids: "Q-07", fields: { events: [{ ...event, event_types: ["*"] }] }, at: ["/events/0/event_types/0"] },
  { ids: "Q-19", fields: { active: true, events: [event] }, at: ["/active"] },
  { ids: "Q-19", fields: { created_at: "now", webhook: 1 }, at: ["/created_at", "/webhook"] },
];

const oneHeader = (name: string, value: string, at = `/headers/${name}`): Row => ({
  ids: "W-06 Q-27",
  fields: { headers: { [name]: value } },
  at: [at],
  code: "INVALID_FIELD",
});
const oneUrl = (url: string): Row => ({ ids: "W-04 Q-40", fields: { url }, at: ["/url"], code: "INVALID_FIELD" });
const onePayload = (custom_payload: string): Row => ({
  ids: "W-05 Q-40",
  fields: { custom_payload },
  at: ["/custom_payload"],
  code: "INVALID_FIELD",
});

/** Each keeps the schema and is refused by what the fields mean. */
const meaningless: Row[] = [
  { ids: "W-03 Q-20", fields: { name: "Inbox" }, at: ["/name"], code: "INVALID_FIELD" },
  ...["", "/hook", "example.com", "ftp://example.com", "javascript:alert(1)", "http://", "https://a b/"].map(oneUrl),
  ...["{{environment}}/hook", "https://example.com/{{#entity}}", "https://example.com/{{id"].map(oneUrl),
  ...["{{#entity}}{{id}}", "{{/entity}}", "{{", "{{#a}}{{/b}}"].map(onePayload),
  oneHeader("", "a", "/headers/"),
  oneHeader("X Source", "a"),
  oneHeader("a/b", "a", "/headers/a~1b"),
  oneHeader("X-Source", "a\r\nX-Other: b"),
  oneHeader("X-Source", "a\u0000"),
  oneHeader("X-Source", "日本"),
  {
    ids: "Q-07",
    fields: { events: [event, { entity_type: "upload", event_types: ["create", "publish"] }] },
    at: ["/events/1/event_types/1"],
    code: "INVALID_FIELD",
  },
  {
    ids: "Q-18",
    fields: { enabled: true, name: "Inbox", url: "nope", custom_payload: "{{" },
    at: ["/name", "/url", "/custom_payload"],
    code: "INVALID_FIELD",
  },
];

describeBoth("a webhook's update is refused, and nothing changes", (open) => {
  // One stand-in for all of them, since none changes anything; a good field beside the wrong ones is not updated either.
  it("at each place that is wrong, and nothing of it is updated", async () => {
    const { client } = await open();
    for (const { fields, at, code = "INVALID_FORMAT" } of [
      ...misshapen("WebhookUpdate"),
      ...malformed,
      ...meaningless,
    ]) {
      await expectRefused(client, "updateWebhook", { id: "2002", fields }, { code, at });
      const beside = { http_basic_user: "ada", ...fields };
      await expectRefused(client, "updateWebhook", { id: "2002", fields: beside }, { code });
    }
  });

  it.each(["nope", "1001"])("W-01 · an unknown identifier %j", async (id) => {
    const { client } = await open();
    const refusal = { status: 404, code: "NOT_FOUND" };
    await expectRefused(client, "updateWebhook", { id, fields: { enabled: true } }, refusal);
    await expectRefused(client, "updateWebhook", { id, fields: {} }, refusal);
  });
});
