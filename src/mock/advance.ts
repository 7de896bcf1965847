import type { Delivery } from "../delivery/delivery.js";
import { isOver } from "../domain/call-record.js";
import type { Store } from "../domain/store/store.js";
import type { EnvironmentClock, RanTask, Settle, TimeSource } from "../runtime/clock.js";

/** A webhook call whose receiver has not responded. */
export type InFlight = Omit<RanTask, "at">;

/** What ran, in order. A list of what ran alone is what tests compare, so that `inFlight` is no member that they see. */
export type Advanced = RanTask[] & {
  /** What was not waited for any longer, since its receivers did not respond; empty where all has ended. */
  readonly inFlight: readonly InFlight[];
};

/** So many milliseconds of real time an advance waits for receivers in all. A wait that ends within the second does not count. */
const maximumWait = 10_000;
const shortWait = 1000;

interface AdvanceParts {
  clock: EnvironmentClock;
  delivery: Delivery;
  store: Store;
  wake: NonNullable<TimeSource["wake"]>;
}

/** Moves the time forward and runs what falls due. Where receivers do not respond in time, the rest runs without waiting for them. */
export async function advance(parts: AdvanceParts, milliseconds: number): Promise<Advanced> {
  let left = maximumWait;
  const settle: Settle = async (what) => {
    if (left <= 0) return;
    left -= await timeOf(parts, parts.delivery.settle(what), left);
  };
  const ran = await parts.clock.advance(milliseconds, settle);
  return Object.defineProperty(ran, "inFlight", { value: left > 0 ? [] : inFlight(parts.store) }) as Advanced;
}

/** Resolves with how much of `limit` a wait took: none where it was short, all where it did not end. */
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

/** The calls that are on the network or wait for their turn. */
const inFlight = ({ webhookCalls }: Store): InFlight[] =>
  Array.from(webhookCalls.values(), ({ call }) => call)
    .filter((call) => !isOver(call) && call.retryOnClock === null)
    .map(({ id }) => ({ kind: "webhook_call", id }));
