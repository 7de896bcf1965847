import { setImmediate } from "node:timers/promises";
import type { Ports } from "../../src/kit/http/ports.js";
import type { Transport } from "../../src/kit/http/transport.js";
import { realPorts } from "../../src/runtime/kit-process.js";

interface Timer {
  at: number;
  ring(): void;
}

/** More than any run takes, in milliseconds. */
const longest = 24 * 3_600_000;

/**
 * A time that goes on to the next timer whenever nothing else is left to do, so that hours take as long as their work. `isBusy`
 * tells of work that it cannot see.
 */
export function createVirtualTime(isBusy: () => boolean = () => false, start = Date.UTC(2026, 0, 1)) {
  let now = start;
  let count = 0;
  let working = 0;
  const timers = new Set<Timer>();
  const after = (milliseconds: number, ring: () => void) => {
    const timer = { at: now + milliseconds, ring };
    timers.add(timer);
    return () => void timers.delete(timer);
  };
  const ports: Ports = {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const cancel = after(milliseconds, resolve);
        signal?.addEventListener("abort", () => [cancel(), reject(signal.reason)], { once: true });
      }),
    after,
    lookup: async () => [],
    signer: realPorts.signer,
    unique: () => `virtual${++count}`,
  };
  return {
    ports,
    /** Since the start, in milliseconds. */
    elapsed: () => now - start,
    /** A transport whose requests take so long; those that are sent side by side take it together. */
    slow: (transport: Transport, milliseconds: number): Transport => ({
      ...transport,
      async send(request) {
        await ports.sleep(milliseconds);
        working++;
        return transport.send(request).finally(() => working--);
      },
    }),
    /** Lets time pass until some work has ended. */
    async until<T>(work: Promise<T>): Promise<T> {
      let hasEnded = false;
      const end = () => {
        hasEnded = true;
      };
      work.then(end, end);
      for (let idle = 0; !hasEnded; ) {
        // What was answered goes on in promises, before the next turn of the event loop.
        await setImmediate();
        idle = working > 0 || isBusy() ? 0 : idle + 1;
        const [next] = idle < 3 || hasEnded ? [] : [...timers].sort((one, other) => one.at - other.at);
        if (idle > 10_000 || now - start > longest) throw new Error(`It hangs after ${now - start} ms.`);
        if (!next) continue;
        timers.delete(next);
        now = next.at;
        next.ring();
      }
      return work;
    },
  };
}
