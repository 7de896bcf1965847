import { expect, it } from "vitest";
import type { Delivery } from "../../../src/delivery/delivery.js";
import type { CallRecord } from "../../../src/domain/call-record.js";
import type { Store } from "../../../src/domain/store/store.js";
import { advance } from "../../../src/mock/advance.js";
import { Bus } from "../../../src/mock/bus.js";
import { EnvironmentClock } from "../../../src/runtime/clock.js";
import { fakeTime, schedule } from "../../support/clocks.js";

/** An environment whose receivers take so long, and the real time that it waits for them. */
function environment(settle: () => Promise<void>) {
  const { source } = fakeTime(0);
  let waited = 0;
  const wake = (milliseconds: number, callback: () => void) => {
    let isCancelled = false;
    const pass = async () => {
      // Real time passes after everything that needs none.
      for (let turn = 0; turn < 10; turn++) await undefined;
      if (isCancelled) return;
      waited += milliseconds;
      callback();
    };
    void pass();
    return {
      cancel: () => {
        isCancelled = true;
      },
    };
  };
  const calls = [
    { id: "over", status: "success", retryOnClock: null },
    { id: "on the clock", status: "rescheduled", retryOnClock: 5 },
    { id: "on the network", status: "pending", retryOnClock: null },
  ] as CallRecord[];
  const store = { webhookCalls: new Map(calls.map((call) => [call.id, { call }])) } as unknown as Store;
  const clock = new EnvironmentClock({ now: source.now });
  const delivery = { settle } as unknown as Delivery;
  return { clock, parts: { clock, delivery, store, wake, bus: new Bus() }, waited: () => waited };
}

it("runs what is due and lists what is in flight where a receiver never responds", async () => {
  const { clock, parts, waited } = environment(() => new Promise(() => undefined));
  schedule(clock, { one: 10, two: 20, late: 200 });
  const ran = await advance(parts, 100);
  expect(ran.map(({ id }) => id)).toEqual(["one", "two"]);
  expect(ran.inFlight).toEqual([{ kind: "webhook_call", id: "on the network" }]);
  expect([waited(), clock.offset()]).toEqual([10_000, 100]);
});

it("waits for each receiver that responds, however many there are", async () => {
  const { clock, parts, waited } = environment(() => Promise.resolve());
  schedule(clock, Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`t${index}`, index])));
  const ran = await advance(parts, 100);
  expect([ran.length, ran.inFlight, waited()]).toEqual([50, [], 0]);
});
