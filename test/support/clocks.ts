import type { EnvironmentClock, TimeSource } from "../../src/runtime/clock.js";

export const settled = () => Promise.resolve();

/** A time of the machine that the test moves, with the wakers that were set on it. */
export function fakeTime(start = 1_000_000) {
  let now = start;
  let wakers: { at: number; callback: () => void }[] = [];
  const source: TimeSource = {
    now: () => now,
    wake(milliseconds, callback) {
      const waker = { at: now + milliseconds, callback };
      wakers.push(waker);
      return {
        cancel: () => {
          wakers = wakers.filter((one) => one !== waker);
        },
      };
    },
  };
  const pass = (milliseconds: number) => {
    const until = now + milliseconds;
    for (let next = dueBefore(until); next; next = dueBefore(until)) {
      now = Math.max(now, next.at);
      wakers = wakers.filter((one) => one !== next);
      next.callback();
    }
    now = until;
  };
  const dueBefore = (until: number) => wakers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return { source, pass, wakers: () => wakers.length };
}

/** Puts tasks on a clock, each so many milliseconds from now, and tells when each ran. */
export function schedule(clock: EnvironmentClock, delays: Record<string, number>) {
  const start = clock.now();
  const ran: [string, number][] = [];
  const timers = Object.entries(delays).map(([id, delay]) => [
    id,
    clock.at(start + delay, { kind: "test", id, run: () => void ran.push([id, clock.now() - start]) }),
  ]);
  return { ran, timers: Object.fromEntries(timers) as Record<string, { cancel(): void }> };
}
