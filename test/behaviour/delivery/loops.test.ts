import { expect, test } from "vitest";
import { startCalled, startStandin } from "../../support/delivery.js";

const asClient = { authorization: "Bearer any" };

test("a webhook that creates uploads when one is created ends after ten calls, jobs included", async () => {
  const { standin, send, updateWebhook } = await startStandin({ jobs: "always" });
  await updateWebhook({
    url: `${standin.url}/uploads`,
    headers: asClient,
    custom_payload: '{"path":"/seed/spare.png"}',
    events: [{ entity_type: "upload", event_types: ["create"] }],
    auto_retry: true,
  });
  await send("post", "/uploads", { path: "/seed/spare.png" });
  for (let step = 0; step < 15; step++) {
    await standin.clock.advance("1s");
    await standin.webhookCalls.settle();
  }
  const calls = standin.webhookCalls.list();
  expect(calls.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => "success"), "failed"]);
  expect(calls.at(-1)).toMatchObject({ response_status: null, next_retry_at: null });
  expect(calls.at(-1)?.failure_reason).toMatch(/^Not sent: it would be call 11 in a chain of calls/);
});

test("a webhook that resends its own call ends after ten attempts; a person may send it again", async () => {
  const { standin, send, updateUpload, updateWebhook } = await startStandin();
  await updateWebhook({
    url: `${standin.url}/webhook_calls/{{webhook_call_id}}/resend_webhook`,
    headers: asClient,
    events: [{ entity_type: "upload", event_types: ["update"] }],
  });
  await updateUpload({ author: "x" });
  await standin.webhookCalls.settle();
  const [call] = standin.webhookCalls.list();
  expect(call?.attempts).toHaveLength(11);
  expect(call?.failure_reason).toMatch(/^Not sent: it would be call 11/);
  await send("post", `/webhook_calls/${call?.id}/resend_webhook`);
  await standin.webhookCalls.settle();
  const { attempts } = standin.webhookCalls.get(call?.id ?? "");
  expect(attempts.filter(({ failure_reason }) => failure_reason)).toHaveLength(2);
});

test("a receiver that passes the header on is part of the chain", async () => {
  const events = [{ entity_type: "upload", event_types: ["update"] }];
  const { standin, updateUpload, receiver } = await startCalled({ events });
  await updateUpload({ author: "x" });
  await standin.webhookCalls.settle();
  expect(receiver.requests[0]?.headers["x-standin-depth"]).toBe("1");
  const headers = { ...asClient, "content-type": "application/json", "x-standin-depth": "10" };
  await fetch(`${standin.url}/uploads/1001`, { method: "PUT", headers, body: '{"author":"y"}' });
  await standin.webhookCalls.settle();
  expect(standin.webhookCalls.list().map(({ status }) => status)).toEqual(["success", "failed"]);
});
