import { expect, it, onTestFinished } from "vitest";
import { type Count, runBatch, settle } from "./run.js";
import { startSubject } from "./subject.js";

/** `npx vitest run --project hostile` sends more; `HOSTILE_SEED=… HOSTILE_REQUESTS=250` repeats the batch of a failure. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 1000);
const firstSeed = Number(process.env.HOSTILE_SEED ?? 1);
const batchSize = 250;

/** What the heap may be larger than after the first batch, when everything was reset: compiled code, and pools. */
const allowedGrowth = 12 * 1024 * 1024;

it(`${requests} hostile requests leave the server as it was`, async () => {
  const subject = await startSubject();
  onTestFinished(() => subject.end());
  const counts = new Map<string, Count>();
  // Everything is loaded and warm before memory is measured.
  await runBatch(subject, 0, batchSize, new Map());
  const before = await settle(subject);

  const sent = () => [...counts.values()].reduce((sum, count) => sum + count.requests, 0);
  for (let seed = firstSeed; sent() < requests; seed++) {
    await runBatch(subject, seed, batchSize, counts);
    await settle(subject);
  }

  const after = await settle(subject);
  expect(after.sockets).toBe(0);
  expect(after.heap - before.heap).toBeLessThan(allowedGrowth);
  expect(subject.complaints()).toEqual([]);
  if (process.env.HOSTILE_REQUESTS) report(counts, before.heap, after.heap, after.rss);
});

function report(counts: ReadonlyMap<string, Count>, before: number, after: number, rss: number): void {
  const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  const rows = [...counts].sort(([one], [other]) => one.localeCompare(other));
  for (const [category, { connections, requests: sent }] of rows) {
    console.log(`${category.padEnd(20)} ${sent} requests on ${connections} connections`);
  }
  console.log(`heap ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after; resident ${mebibytes(rss)} MiB`);
}
