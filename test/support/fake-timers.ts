import { onTestFinished, vi } from "vitest";

/** Until the test ends, timers wait for `vi.advanceTimersByTime`; sockets and promises go on. */
export function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}
