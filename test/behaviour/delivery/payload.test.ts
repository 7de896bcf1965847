import { describe, expect, test } from "vitest";
import { startCalled, startStandin } from "../../support/delivery.js";

const block = (id: string, attributes: object) => ({ type: "item", id, attributes, relationships: {} });
const record = {
  id: "9",
  type: "item",
  attributes: {
    title: "Page",
    link: "12",
    body: block("b1", { inner: [block("b2", { text: "deep" })] }),
    structured: { schema: "dast", document: { children: [{ type: "block", item: block("b3", {}) }] } },
  },
  relationships: { item_type: { data: { id: "44", type: "item_type" } } },
};

async function callOf(settings: object, cause: "upload" | "record") {
  const events = Object.entries({ upload: "update", item: "publish" });
  const asked = events.map(([entity_type, event_type]) => ({ entity_type, event_types: [event_type] }));
  const { standin, updateUpload, receiver } = await startCalled({ events: asked, ...settings });
  if (cause === "upload") await updateUpload({ author: "Grace Hopper" });
  else standin.emit({ entity_type: "item", event_type: "publish", entity: record });
  const call = await standin.webhookCalls.next();
  return { call, request: receiver.requests[0], payload: () => JSON.parse(receiver.requests[0]?.body ?? "") };
}

describe("C-05, Q-22 · the default payload", () => {
  test("has twelve members on an update, with the upload before and after it and its collection", async () => {
    const { call, payload } = await callOf({}, "upload");
    expect(payload()).toMatchObject({
      webhook_call_id: call.id,
      event_triggered_at: "2026-01-02T00:00:00Z",
      attempted_auto_retries_count: 0,
      webhook_id: "2001",
      site_id: expect.any(String),
      environment: "main",
      is_environment_primary: true,
      entity_type: "upload",
      event_type: "update",
      entity: { id: "1001", type: "upload", attributes: { author: "Grace Hopper" } },
      previous_entity: { id: "1001", type: "upload", attributes: { author: "Ada Lovelace" } },
      related_entities: [{ id: "3001", type: "upload_collection", attributes: { label: "Landscapes" } }],
    });
    expect(Object.keys(payload())).toHaveLength(12);
  });

  test("has no previous_entity where nothing was updated", async () => {
    const { payload } = await callOf({}, "record");
    expect(Object.keys(payload())).toHaveLength(11);
    expect(payload()).not.toHaveProperty("previous_entity");
    expect(payload().related_entities).toEqual([]);
  });

  test("has no previous_entity of an event that is no update, though one was raised with it", async () => {
    const { standin, updateWebhook } = await startStandin();
    await updateWebhook({ events: [{ entity_type: "upload", event_types: ["create", "update"] }] });
    const entity = { id: "1", type: "upload" };
    const members = async (event_type: "create" | "update") => {
      standin.emit({ entity_type: "upload", event_type, entity, previous_entity: entity });
      return Object.keys(JSON.parse((await standin.webhookCalls.next()).request_payload));
    };
    expect(await members("create")).not.toContain("previous_entity");
    expect(await members("update")).toContain("previous_entity");
  });
});

describe("C-07, Q-54 · nested_items_in_payload", () => {
  test("true shows blocks expanded, at any depth", async () => {
    const { payload } = await callOf({ nested_items_in_payload: true }, "record");
    expect(payload().entity).toEqual(record);
  });

  test("false shows each block as its identifier, and leaves everything else", async () => {
    const { payload } = await callOf({ nested_items_in_payload: false }, "record");
    expect(payload().entity.attributes).toEqual({
      title: "Page",
      link: "12",
      body: "b1",
      structured: { schema: "dast", document: { children: [{ type: "block", item: "b3" }] } },
    });
  });
});

describe("C-06, Q-23 · payload_api_version", () => {
  test("another than 3 is stored, and its calls are not sent", async () => {
    const { call, payload } = await callOf({ payload_api_version: "4" }, "upload");
    expect(call).toMatchObject({ status: "failed", response_status: null });
    expect(call.failure_reason).toMatch(/^Not sent: payload_api_version is "4".*Set it to "3"/);
    expect(payload).toThrow();
  });
});

describe("C-04, Q-32 · custom_payload is Mustache over the default payload", () => {
  test.each([
    [
      "the example of the specification",
      '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}',
      '{"message":"update event triggered on upload!","entity_id":"1001"}',
    ],
    ["two braces escape HTML", "{{entity.attributes.author}}", "&lt;&amp;&quot;"],
    ["a body that is not JSON", "plain {{event_type}}", "plain update"],
    ["an empty template is an empty body", "", ""],
  ])("%s", async (_title, template, want) => {
    const { standin, updateUpload, receiver } = await startCalled({ custom_payload: template });
    await updateUpload({ author: '<&"' });
    await standin.webhookCalls.next();
    expect(receiver.requests[0]?.body).toBe(want);
  });

  test("the url is a template too", async () => {
    const { standin, updateUpload, updateWebhook, receiver } = await startCalled();
    await updateWebhook({ url: `${receiver.url}{{entity_type}}?e={{event_type}}&id={{#entity}}{{id}}{{/entity}}` });
    await updateUpload({ author: "x" });
    expect((await standin.webhookCalls.next()).request_url).toBe(`${receiver.url}upload?e=update&id=1001`);
    expect(receiver.requests[0]?.path).toBe("/upload?e=update&id=1001");
  });
});
