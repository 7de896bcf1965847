import { expect, it, vi } from "vitest";
import { useFakeTimers } from "../../support/fake-timers.js";
import { startMock } from "../../support/mock.js";
import { startStandin } from "../../support/standin.js";
import { apiOf, controlOf } from "../control/support.js";

it.each([
  [3000, { response_status: 500 }],
  [
    9000,
    { response_status: null, failure_reason: expect.stringContaining("Timeout: no complete response within 8 s") },
  ],
])("a receiver that waits %i ms first is one that the call waits for, up to its timeout", async (delay_ms, wanted) => {
  useFakeTimers();
  const standin = await startStandin({ port: 0, jobs: "never" });
  const answers = [{ status: 500, delay_ms }, 200];
  expect(await controlOf(standin)("put", "/receiver/inbox", { answers })).toMatchObject({
    status: 200,
    body: { answers },
  });
  await apiOf(standin)("put", "/uploads/1001", { author: "x" });
  const [call] = standin.webhookCalls.list();
  expect([call?.status, standin.receiver("inbox").requests().length]).toEqual(["pending", 1]);
  vi.advanceTimersByTime(8000);
  await standin.webhookCalls.settle();
  expect(standin.webhookCalls.get(String(call?.id)).attempts).toMatchObject([wanted]);
});

it.each([
  ["disconnect", "The receiver closed the connection."],
  ["timeout", "Timeout: no complete response within 8 s."],
] as const)("a receiver fails to respond with a %s", async (failure, failure_reason) => {
  useFakeTimers();
  const standin = await startStandin({ port: 0, jobs: "never" });
  standin.receiver("inbox").answerWith([{ failure }, 200]);
  await apiOf(standin)("put", "/uploads/1001", { author: "x" });
  vi.advanceTimersByTime(8000);
  await standin.webhookCalls.settle();
  expect(standin.webhookCalls.list()[0]?.attempts).toMatchObject([{ response_status: null, failure_reason }]);
});

it("a receiver that waits does so for whoever calls it over HTTP", async () => {
  useFakeTimers();
  const standin = await startStandin();
  standin.receiver("inbox").answerWith([{ status: 503, delay_ms: 60_000 }]);
  const answer = controlOf(standin)("post", "/receiver/inbox", {});
  const answered = vi.fn();
  void answer.then(answered);
  await vi.waitUntil(() => standin.receiver("inbox").requests().length === 1);
  expect(answered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect((await answer).status).toBe(503);
});

it("a call in progress keeps the memory that it has reserved when it is sent again", async () => {
  const { ask, mock } = await startMock({ jobs: "never" });
  await ask("PUT", "/webhooks/2001", { custom_payload: "x".repeat(100_000) });
  await ask("PUT", "/_standin/receiver/inbox", { answers: [{ status: 200, delay_ms: 3000 }] });
  await ask("PUT", "/uploads/1001", { author: "x" });
  const { memory, domain } = mock.environments.open("main");
  const [id] = Array.from(domain.store.webhookCalls.values(), ({ call }) => call.id);
  const reserved = memory.usage["webhook calls"];
  expect(reserved).toBeGreaterThan(100_000);
  expect((await ask("POST", `/webhook_calls/${id}/resend_webhook`)).status).toBe(204);
  expect(memory.usage["webhook calls"]).toBe(reserved);
});
