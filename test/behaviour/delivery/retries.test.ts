import { describe, expect, test } from "vitest";
import { startCalled } from "../../support/delivery.js";

const start = Date.parse("2026-01-02T00:00:00.000Z");
const later = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

async function failingWebhook(answers: readonly number[], options = {}) {
  const started = await startCalled({}, answers, options);
  await started.updateUpload({ author: "x" });
  const first = await started.standin.webhookCalls.next();
  return { ...started, first, now: () => started.standin.webhookCalls.get(first.id) };
}

describe("C-08, Q-21 · a call that fails is retried on the clock", () => {
  test("Q-45 · 500, 500, 200 is three attempts, the second after 2 minutes and the third 6 later", async () => {
    const { standin, receiver, first, now } = await failingWebhook([500, 500, 200]);
    expect(first).toMatchObject({
      status: "rescheduled",
      next_retry_at: later(2),
      response_status: 500,
      attempted_auto_retries_count: 0,
    });

    await standin.clock.advance("119s");
    expect(receiver.requests).toHaveLength(1);
    await standin.clock.advance("1s");
    expect(now()).toMatchObject({ status: "rescheduled", next_retry_at: later(8), attempted_auto_retries_count: 1 });

    const ran = await standin.clock.advance("6m");
    expect(ran).toEqual([{ at: start + 8 * 60_000, kind: "webhook_call", id: first.id }]);
    expect(now()).toMatchObject({
      status: "success",
      next_retry_at: null,
      attempted_auto_retries_count: 2,
      response_status: 200,
    });
    expect(now().attempts.map((attempt) => [attempt.cause, attempt.attempted_at])).toEqual([
      ["event", later(0)],
      ["retry", later(2)],
      ["retry", later(8)],
    ]);
    await standin.clock.advance("5d");
    expect(receiver.requests).toHaveLength(3);
  });

  test("one advance runs all seven in time order, each with the call's id and its count; then it has failed for good", async () => {
    const { standin, receiver, first, now } = await failingWebhook([500]);
    const ran = await standin.clock.advance("30d");
    const minutes = [2, 8, 38, 98, 398, 1838, 4718];
    expect(ran.map(({ at }) => (at - start) / 60_000)).toEqual(minutes);
    const told = receiver.requests.map(({ body }) => JSON.parse(body));
    expect(told.map((one) => [one.webhook_call_id, one.attempted_auto_retries_count])).toEqual(
      Array.from({ length: 8 }, (_, count) => [first.id, count]),
    );
    expect(now()).toMatchObject({ status: "failed", next_retry_at: null, attempted_auto_retries_count: 7 });
  });

  test("Q-35 · with auto_retry false it is not", async () => {
    const { standin, updateUpload } = await startCalled({ auto_retry: false }, [500]);
    await updateUpload({ author: "x" });
    expect(await standin.webhookCalls.next()).toMatchObject({ status: "failed", next_retry_at: null });
    expect(await standin.clock.advance("5d")).toEqual([]);
  });
});

describe("Q-26 · settings that change while a retry is due", () => {
  test("each retry uses the newest", async () => {
    const { standin, updateWebhook, now } = await failingWebhook([500]);
    const other = await standin.createReceiver();
    await updateWebhook({ url: other.url, custom_payload: "new {{event_type}}", headers: { "x-new": "1" } });
    await standin.clock.advance("2m");
    expect(other.requests[0]).toMatchObject({ body: "new update", headers: { "x-new": "1" } });
    expect(now()).toMatchObject({ status: "success", request_payload: "new update" });
  });

  test.each([
    ["disabled", { enabled: false }, { enabled: true }],
    ["told not to retry", { auto_retry: false }, { auto_retry: true }],
  ])("a webhook that is %s ends them, and they stay ended when it is turned back", async (_title, off, on) => {
    const { standin, receiver, updateWebhook, now } = await failingWebhook([500]);
    await updateWebhook(off);
    expect(now()).toMatchObject({ status: "failed", next_retry_at: null });
    await updateWebhook(on);
    expect(await standin.clock.advance("5d")).toEqual([]);
    expect(receiver.requests).toHaveLength(1);
  });

  test("a webhook that is deleted ends them", async () => {
    const { standin, receiver, send, now } = await failingWebhook([500]);
    await send("DELETE", "/webhooks/2001");
    expect(now()).toMatchObject({
      status: "failed",
      next_retry_at: null,
      failure_reason: expect.stringContaining("deleted"),
    });
    expect(await standin.clock.advance("5d")).toEqual([]);
    expect(receiver.requests).toHaveLength(1);
  });
});

describe("a resend", () => {
  test("that succeeds ends the retries", async () => {
    const { standin, send, first, now, receiver } = await failingWebhook([500, 200]);
    expect((await send("POST", `/webhook_calls/${first.id}/resend_webhook`)).status).toBe(204);
    await standin.webhookCalls.settle();
    expect(now()).toMatchObject({ status: "success", next_retry_at: null, attempted_auto_retries_count: 0 });
    expect(await standin.clock.advance("5d")).toEqual([]);
    expect(receiver.requests).toHaveLength(2);
  });

  test("that fails does not count as one", async () => {
    const { standin, send, first, now } = await failingWebhook([500]);
    await send("POST", `/webhook_calls/${first.id}/resend_webhook`);
    await standin.webhookCalls.settle();
    expect(now()).toMatchObject({ status: "rescheduled", next_retry_at: later(2), attempted_auto_retries_count: 0 });
    expect(now().attempts.map((attempt) => attempt.cause)).toEqual(["event", "resend"]);
    expect(await standin.clock.advance("2m")).toHaveLength(1);
  });
});

describe("a retry that is asked for now", () => {
  test("is made at once, counts as one, and the next is due its spacing from then", async () => {
    const { standin, send, first, now, receiver } = await failingWebhook([500, 500, 200]);
    await standin.clock.advance("30s");
    expect((await send("POST", `/_standin/webhook-calls/${first.id}/retry`)).status).toBe(202);
    await standin.webhookCalls.settle();
    expect(now()).toMatchObject({ status: "rescheduled", next_retry_at: later(6.5), attempted_auto_retries_count: 1 });
    expect(now().attempts.map(({ cause }) => cause)).toEqual(["event", "retry"]);
    // The one that was due after two minutes is not made any more.
    await standin.clock.advance("5m");
    expect(receiver.requests).toHaveLength(2);
    await standin.clock.advance("1m");
    expect(now()).toMatchObject({ status: "success", attempted_auto_retries_count: 2 });
  });

  test("is refused for a call that waits for none, and nothing is sent", async () => {
    const { standin, send, first, receiver } = await failingWebhook([200]);
    const { status, body } = await send("POST", `/_standin/webhook-calls/${first.id}/retry`);
    expect([status, body.code]).toEqual([422, "INVALID_FIELD"]);
    expect(body.detail).toContain(`POST /webhook_calls/${first.id}/resend_webhook`);
    await standin.webhookCalls.settle();
    expect(receiver.requests).toHaveLength(1);
  });
});
