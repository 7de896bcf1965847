import { expect, test } from "vitest";
import { createStandin } from "../../../../src/index.js";

test("a webhook call that fails is retried after two and after eight minutes", async () => {
  const standin = await createStandin({ port: 0, clock: "stepped" });
  const receiver = await standin.createReceiver([500, 500, 200]);
  const headers = { authorization: "Bearer any", "content-type": "application/json" };
  const put = (path: string, body: object) =>
    fetch(standin.url + path, { method: "PUT", headers, body: JSON.stringify(body) });

  await put("/webhooks/2001", { url: receiver.url });
  await put("/uploads/1001", { author: "Grace Hopper" });
  const call = await standin.webhookCalls.next({ webhook_id: "2001", event_type: "update" });
  expect(call.status).toBe("rescheduled");
  await standin.clock.advance("8m");
  expect(receiver.requests).toHaveLength(3);
  expect(standin.webhookCalls.get(call.id).status).toBe("success");
  await standin.close();
});
