import { onTestFinished } from "vitest";

/**
 * The official client waits for a second before it asks for a job, and before it sends again what was too much, and longer each
 * time. Until the test ends, such a wait is over at once; whoever else waits is known by where they call from.
 */
export function skipWaits(): void {
  const real = globalThis.setTimeout;
  const eager = (callback: () => void, milliseconds?: number, ...values: []) => {
    const isClient = /rest-client-utils.*wait\.js/.test(String(new Error().stack));
    return real(callback, isClient ? 0 : milliseconds, ...values);
  };
  globalThis.setTimeout = Object.assign(eager, real) as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = real;
  });
}
