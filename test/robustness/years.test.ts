import { expect, it } from "vitest";
import { startCalled } from "../support/delivery.js";

it("a clock that is moved by decades runs what was due, and everything goes on", async () => {
  const { standin, send, updateUpload } = await startCalled({}, [500], { jobs: "auto" });
  await updateUpload({ author: "x" });
  const { body: job } = await updateUpload({ basename: "renamed" });
  const { status, body } = await send("POST", "/_standin/clock", { advance: "30000d" });
  expect([status, body.now]).toEqual([200, "2108-02-22T00:00:00.000Z"]);
  expect((await send("GET", "/_standin/clock")).body).toEqual({ now: body.now, offset_ms: 30_000 * 86_400_000 });
  // The job, and the published seven retries of the call of each update.
  expect(body.ran.map((task: { kind: string }) => task.kind)).toHaveLength(1 + 2 * 7);
  expect((await send("GET", `/job-results/${job.id}`)).body).toMatchObject({ status: 200 });
  expect(standin.webhookCalls.list().map((call) => call.status)).toEqual(["failed", "failed"]);
  expect((await updateUpload({ author: "y" })).body).toMatchObject({ updated_at: "2108-02-22T00:00:00.000Z" });
});

it("no clock is moved past the times that the API can write, and no call is tried again after them", async () => {
  const { standin, send, updateUpload } = await startCalled({}, [500], { retry: [Number.MAX_SAFE_INTEGER] });
  await expect(standin.clock.advance(Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    "later than the latest time, 9999-01-01",
  );
  await standin.clock.advance(Date.UTC(9999, 0) - standin.clock.now());
  expect((await updateUpload({ author: "x" })).body).toMatchObject({ updated_at: "9999-01-01T00:00:00.000Z" });
  expect(await standin.webhookCalls.next()).toMatchObject({ status: "failed", next_retry_at: null });
  expect((await send("GET", "/webhook_calls")).status).toBe(200);
  expect((await send("POST", "/_standin/clock", { advance: 1 })).status).toBe(422);
});
