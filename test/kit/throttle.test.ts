import { describe, expect, it } from "vitest";
import { sharesRateLimit } from "../../src/kit/http/layers/sends-again.js";
import type { Ports } from "../../src/kit/http/ports.js";
import type { Exchange } from "../../src/kit/wire/exchange.js";
import { sleeplessPorts } from "../support/flaky.js";

const answered = (status: number): Exchange => ({
  request: { method: "GET", url: "http://127.0.0.1/", headers: {}, body: undefined },
  status,
  headers: {},
  text: "",
  json: undefined,
});

/** A target that lets so many requests a second through, each of which takes some time; time passes in steps of 50 ms. */
function startTarget(perSecond: number, takes: number) {
  let now = 0;
  const sleepers: { until: number; wake: () => void }[] = [];
  const sleep = (milliseconds: number) =>
    new Promise<void>((wake) => void sleepers.push({ until: now + milliseconds, wake }));
  const ports: Ports = { ...sleeplessPorts().ports, now: () => now, sleep };
  const windows = new Map<number, number>();
  let atOnce = 0;
  let most = 0;
  return {
    ports,
    get most() {
      return most;
    },
    async answer() {
      most = Math.max(most, ++atOnce);
      await sleep(takes);
      atOnce--;
      const second = Math.floor(now / 1000);
      const count = (windows.get(second) ?? 0) + 1;
      windows.set(second, count);
      return answered(count > perSecond ? 429 : 200);
    },
    /** Until everything is done. Resolves with how long it took, in seconds. */
    async pass(work: Promise<unknown>) {
      let isDone = false;
      void work.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        // Whatever was woken goes on until it waits again.
        await new Promise((resolve) => setImmediate(resolve));
        if (isDone) break;
        now += 50;
        for (const { until, wake } of sleepers.splice(0)) {
          if (until <= now) wake();
          else sleepers.push({ until, wake });
        }
      }
      return now / 1000;
    },
  };
}

/** Lanes that send so many requests each, in turn; how often one request was refused at the most. */
async function runLanes(target: ReturnType<typeof startTarget>, { lanes, each }: { lanes: number; each: number }) {
  const layer = sharesRateLimit(
    target.ports,
    { endsOf: () => ({ end: new AbortController().signal }) },
    () => undefined,
  );
  const refusals = new Map<string, number>();
  const send = layer(({ url }) => {
    const refused = (refusals.get(url) ?? -1) + 1;
    refusals.set(url, refused);
    worst = Math.max(worst, refused);
    return target.answer();
  });
  let worst = 0;
  let sent = 0;
  const lane = async () => {
    for (let count = 0; count < each; count++) {
      const { status } = await send({ method: "GET", url: `${sent++}`, headers: {} });
      expect(status).toBe(200);
    }
  };
  const seconds = await target.pass(Promise.all(Array.from({ length: lanes }, lane)));
  return { seconds, worst };
}

describe("requests of many lanes to a target with a limit", () => {
  it("are refused a few times each at the most, where one a second is let through", async () => {
    const { worst, seconds } = await runLanes(startTarget(1, 0), { lanes: 16, each: 4 });
    expect(worst).toBeLessThan(6);
    expect(seconds).toBeLessThan(2 * 16 * 4);
  });

  it("use most of what a target that is far away lets through", async () => {
    const target = startTarget(10, 1000);
    const { seconds } = await runLanes(target, { lanes: 16, each: 20 });
    // In turn it would take 320 s, at the limit 32 s.
    expect(seconds).toBeLessThan(110);
  });

  it("are not held back before the first refusal", async () => {
    const target = startTarget(1000, 100);
    await runLanes(target, { lanes: 16, each: 2 });
    expect(target.most).toBe(16);
  });
});
