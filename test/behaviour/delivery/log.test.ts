import { expect, test } from "vitest";
import { startStandin } from "../../support/delivery.js";

async function threeCalls() {
  const started = await startStandin();
  const failing = await started.standin.createReceiver([500]);
  await started.updateWebhook(
    { url: failing.url, enabled: true, events: [{ entity_type: "upload", event_types: ["delete"] }] },
    "2002",
  );
  await started.updateUpload({ author: "x" });
  await started.standin.webhookCalls.settle();
  await started.standin.clock.advance("1s");
  await started.send("delete", "/uploads/1003");
  await started.standin.webhookCalls.settle();
  const [update, remove, failed] = started.standin.webhookCalls.list().map((call) => call.id) as [
    string,
    string,
    string,
  ];
  return { ...started, update, remove, failed };
}

test("the log lists calls newest first, filtered, ordered and in pages", async () => {
  const { send, update, remove, failed } = await threeCalls();
  const list = async (query: string) => {
    const { body } = await send("get", `/webhook_calls?${query}`);
    return [body.data.map((call: { id: string }) => call.id), body.meta.total_count];
  };
  expect(await list("")).toEqual([[failed, remove, update], 3]);
  expect(await list("order_by=created_at_asc")).toEqual([[update, remove, failed], 3]);
  expect(await list("order_by=webhook_id_desc")).toEqual([[failed, remove, update], 3]);
  expect(await list("order_by=next_retry_at_asc")).toEqual([[failed, update, remove], 3]);
  expect(await list("filter[fields][webhook_id][eq]=2001")).toEqual([[remove, update], 2]);
  expect(await list("filter[fields][event_type][eq]=delete")).toEqual([[failed, remove], 2]);
  expect(await list("filter[fields][entity_type][eq]=item")).toEqual([[], 0]);
  expect(await list("filter[fields][status][eq]=rescheduled")).toEqual([[failed], 1]);
  expect(await list(`filter[ids]=${update},${failed}`)).toEqual([[failed, update], 2]);
  expect(await list("page[offset]=1&page[limit]=1")).toEqual([[remove], 3]);
  expect(await list("filter[fields][created_at][gt]=2026-01-02T00:00:00Z")).toEqual([[failed, remove], 2]);
  expect(await list("filter[fields][created_at][lt]=2026-01-02T00:00:01Z")).toEqual([[update], 1]);
  expect(await list("filter[fields][last_sent_at][gt]=2027-01-01T00:00:00Z")).toEqual([[], 0]);
  expect(await list("filter[fields][next_retry_at][gt]=2026-01-01T00:00:00Z")).toEqual([[failed], 1]);
  expect((await send("get", "/webhook_calls?filter[fields][status][eq]=lost")).status).toBe(422);
  expect((await send("get", "/webhook_calls?filter[fields][created_at][lt]=today")).status).toBe(422);
});

test("calls come with their webhooks, each once, in JSON:API", async () => {
  const { send, failed } = await threeCalls();
  const list = (await send("get", "/json-api/webhook_calls")).body;
  expect(list.included.map(({ type, id }: { type: string; id: string }) => [type, id])).toEqual([
    ["webhook", "2002"],
    ["webhook", "2001"],
  ]);
  const one = (await send("get", `/json-api/webhook_calls/${failed}`)).body;
  expect(one.included).toEqual([(await send("get", "/json-api/webhooks/2002")).body.data]);
  await send("delete", "/json-api/webhooks/2002");
  expect((await send("get", `/json-api/webhook_calls/${failed}`)).body.included).toEqual([]);
  expect((await send("get", "/webhook_calls")).body).not.toHaveProperty("included");
});

test("a call shows what was sent and what came back, in both envelopes", async () => {
  const { send, failed } = await threeCalls();
  const { body } = await send("get", `/webhook_calls/${failed}`);
  expect(body).toMatchObject({
    webhook: { type: "webhook", id: "2002" },
    status: "rescheduled",
    response_status: 500,
    request_headers: { "Content-Type": "application/json" },
    request_payload: '{"message":"delete event triggered on upload!","entity_id":"1003"}',
  });
  expect((await send("get", `/_standin/webhook-calls/${failed}`)).body).toMatchObject({
    ...{ ...body, failure_reason: expect.stringContaining("500") },
    attempts: [{ cause: "event", response_status: 500 }],
  });
  // The published service has no such members.
  expect(Object.keys(body)).toEqual(expect.not.arrayContaining(["attempts", "failure_reason"]));
  const { body: jsonApi } = await send("get", `/json-api/webhook_calls/${failed}`);
  expect(jsonApi.data).toMatchObject({
    id: failed,
    type: "webhook_call",
    attributes: { status: "rescheduled", attempted_auto_retries_count: 0 },
    relationships: { webhook: { data: { type: "webhook", id: "2002" } } },
  });
  expect((await send("get", "/webhook_calls/none")).status).toBe(404);
});

test("the receiver of an environment is its own, and keeps the newest 100", async () => {
  const { standin, send } = await startStandin();
  const other = standin.environment("other");
  const update = {
    method: "PUT",
    headers: { authorization: "Bearer x", "content-type": "application/json", "x-environment": "other" },
  };
  await fetch(`${standin.url}/uploads/1001`, { ...update, body: '{"author":"x"}' });
  expect((await other.webhookCalls.next()).request_url).toContain("environment=other");
  expect((await send("get", "/_standin/receiver/inbox")).body.requests).toEqual([]);
  expect((await send("get", "/_standin/receiver/inbox?environment=other")).body.requests).toHaveLength(1);
  for (let index = 0; index < 101; index++)
    await fetch(`${standin.url}/_standin/receiver/many`, { method: "POST", body: String(index) });
  const { requests } = (await send("get", "/_standin/receiver/many")).body;
  expect(requests).toHaveLength(100);
  expect(requests[0].body).toBe("1");
});
