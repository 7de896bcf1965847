import { expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.js";
import { describeBoth } from "../support/envelopes.js";
import { named, show } from "../support/rows.js";

interface Row {
  ids: string;
  fields: JsonObject;
}

const event = { entity_type: "upload", event_types: ["create"] };
const filters = [{ entity_type: "item_type", entity_ids: ["44", "45"] }];
const template = '{"message":"{{event_type}} on {{entity_type}}","id":"{{#entity}}{{id}}{{/entity}}"}';

const rows: Row[] = [
  { ids: "W-03", fields: { name: "Search index" } },
  { ids: "W-03 Q-56", fields: { name: "" } },
  { ids: "W-03 Q-20", fields: { name: "Message" } },
  { ids: "W-04", fields: { url: "https://example.com/hook?a=b#c" } },
  {
    ids: "W-04 Q-40",
    fields: { url: "http://{{environment}}.example.com/{{#entity}}{{id}}{{/entity}}?e={{{event_type}}}" },
  },
  { ids: "W-05", fields: { custom_payload: template } },
  { ids: "W-05", fields: { custom_payload: "" } },
  { ids: "W-05 W-16", fields: { custom_payload: null } },
  { ids: "W-06 Q-44", fields: { headers: { "X-Source": "cms", accept: "text/plain; q=0.5" } } },
  { ids: "W-06 Q-39", fields: { headers: {} } },
  { ids: "W-07 Q-06", fields: { events: [{ ...event, filters }, { ...event, filters: null }, event] } },
  { ids: "W-07 Q-39 Q-56", fields: { events: [] } },
  { ids: "W-08 Q-56", fields: { http_basic_user: "a" } },
  { ids: "W-08 W-16", fields: { http_basic_user: null } },
  { ids: "W-09 Q-43", fields: { http_basic_password: "engine:1843" } },
  { ids: "W-09 W-16", fields: { http_basic_password: null } },
  { ids: "W-10 Q-36", fields: { enabled: true } },
  { ids: "W-10 Q-36", fields: { enabled: false } },
  { ids: "W-11 Q-23", fields: { payload_api_version: "3" } },
  { ids: "W-11 Q-23", fields: { payload_api_version: "any string" } },
  { ids: "W-12", fields: { nested_items_in_payload: true } },
  { ids: "W-13", fields: { auto_retry: false } },
  { ids: "W-02", fields: { name: "All", enabled: true, http_basic_user: null, headers: { a: "b" }, events: [event] } },
];

describeBoth("update a webhook", (open) => {
  const alone = ({ ids, fields }: Row) => `${ids} · ${show(fields)} is updated, and nothing besides it`;
  it.each(named(rows, alone))("%s", async (_, { fields }) => {
    const { client } = await open();
    const before = await client.webhook("2002");
    const { status, resource } = await client.send("updateWebhook", { id: "2002", fields });
    expect({ status, resource }).toEqual({ status: 200, resource: { ...before, ...fields } });
    expect(await client.webhook("2002")).toEqual(resource);
  });

  it("W-03 Q-20 · a name that was given up can be taken, and an environment does not know another's names", async () => {
    const { standin, client } = await open();
    await client.send("updateWebhook", { id: "2001", fields: { name: "Elsewhere" } });
    expect((await client.send("updateWebhook", { id: "2002", fields: { name: "Inbox" } })).status).toBe(200);
    const names = (name: string) =>
      standin
        .environment(name)
        .state.get()
        .webhooks?.map((webhook) => webhook.name);
    expect(names("main")).toEqual(["Elsewhere", "Inbox"]);
    expect(names("sandbox")).toEqual(["Inbox", "Message"]);
  });

  it("W-03 · the name of a deleted webhook can be taken", async () => {
    const { client } = await open();
    await client.send("deleteWebhook", { id: "2001" });
    expect((await client.send("updateWebhook", { id: "2002", fields: { name: "Inbox" } })).status).toBe(200);
  });
});
