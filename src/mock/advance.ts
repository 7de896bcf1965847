import type { Delivery } from "../delivery/delivery.js";
import { isOver } from "../domain/call-record.js";
import type { Store } from "../domain/store/store.js";
import type { EnvironmentClock, RanTask, Settle, TimeSource } from "../runtime/clock.js";
import type { Bus } from "./bus.js";

/** A webhook call whose receiver has not responded. */
export type InFlight = Omit<RanTask, "at">;

/** The tasks that ran, in order. `inFlight` is not an enumerable member, so tests can compare only the list. */
export type Advanced = RanTask[] & {
  /** The calls whose receivers did not respond in time. Empty if all tasks have ended. */
  readonly inFlight: readonly InFlight[];
};

/** Real milliseconds that an advance waits for receivers in total. Waits of less than a second do not count. */
const maximumWait = 10_000;
const shortWait = 1000;

interface AdvanceParts {
  clock: EnvironmentClock;
  delivery: Delivery;
  store: Store;
  bus: Pick<Bus, "publish">;
  wake: NonNullable<TimeSource["wake"]>;
}

/** Advances the time and runs everything that falls due, in the end without waiting for slow receivers. */
export async function advance(parts: AdvanceParts, milliseconds: number): Promise<Advanced> {
  let left = maximumWait;
  const settle: Settle = async (what) => {
    if (left <= 0) return;
    left -= await timeOf(parts, parts.delivery.settle(what), left);
  };
  const ran = await parts.clock.advance(milliseconds, settle);
  parts.bus.publish("clock_moved", {});
  return Object.defineProperty(ran, "inFlight", { value: left > 0 ? [] : inFlight(parts.store) }) as Advanced;
}

/** Resolves with the part of `limit` that a wait used: nothing for a short one, everything if it did not end. */
function timeOf({ wake }: AdvanceParts, ending: Promise<void>, limit: number): Promise<number> {
  return new Promise((resolve) => {
    const step = Math.min(shortWait, limit);
    let waited = 0;
    const onStep = () => {
      waited += step;
      if (waited >= limit) resolve(limit);
      else timer = wake(step, onStep);
    };
    let timer = wake(step, onStep);
    void ending.then(() => {
      timer.cancel();
      resolve(waited);
    });
  });
}

/** The calls in progress and in the queue. */
const inFlight = ({ webhookCalls }: Store): InFlight[] =>
  Array.from(webhookCalls.values(), ({ call }) => call)
    .filter((call) => !isOver(call) && call.retryOnClock === null)
    .map(({ id }) => ({ kind: "webhook_call", id }));
