import { expect, it } from "vitest";
import { startStandin } from "../delivery/support.js";

const century = 100 * 365 * 86_400_000;

it("a clock that is moved by decades runs what was due, and everything goes on", async () => {
  const { standin, send, updateUpload, updateWebhook } = await startStandin({ jobs: "auto" });
  const receiver = await standin.createReceiver([500]);
  await updateWebhook({ url: receiver.url });
  await updateUpload({ author: "x" });
  const { body: job } = await updateUpload({ basename: "renamed" });
  const { status, body } = await send("POST", "/_standin/clock", { advance: "30000d" });
  expect([status, body.now]).toEqual([200, "2108-02-22T00:00:00.000Z"]);
  // The job, and the published seven retries of the call of each update.
  expect(body.ran.map((task: { kind: string }) => task.kind)).toHaveLength(1 + 2 * 7);
  expect((await send("GET", `/job-results/${job.id}`)).body).toMatchObject({ status: 200 });
  expect(standin.webhookCalls.list().map((call) => call.status)).toEqual(["failed", "failed"]);
  expect((await updateUpload({ author: "y" })).body).toMatchObject({ updated_at: "2108-02-22T00:00:00.000Z" });
});

it("no clock is moved past the times that the API can write", async () => {
  const { standin, send, updateUpload } = await startStandin();
  for (const advance of [Number.MAX_SAFE_INTEGER, "36501d", century + 1]) {
    const { status, body } = await send("POST", "/_standin/clock", { advance });
    expect([status, body.errors[0].pointer]).toEqual([422, "/advance"]);
  }
  for (let year = 2026; year < 8900; year += 100) await standin.clock.advance("36500d");
  const past = await send("POST", "/_standin/clock", { advance: century });
  expect([past.status, past.body.detail]).toEqual([422, expect.stringContaining("past the year 9000")]);
  await expect(standin.clock.advance(century)).rejects.toThrow("past the year 9000");
  expect((await updateUpload({ author: "x" })).status).toBe(200);
  expect((await send("GET", "/_standin/clock")).status).toBe(200);
});
