import type { Emit } from "./domain/ports.js";
import type { Domain, Settings, State } from "./domain/state.js";
import { createClock, type EnvironmentClock, type TimeSource } from "./runtime/clock.js";
import type { IdSource } from "./runtime/ids.js";

/** One isolated environment: its state, its clock, and what waits on it. A reset closes it and makes another. */
export interface Environment {
  readonly name: string;
  readonly domain: Domain;
  readonly clock: EnvironmentClock;
  readonly rateWindows: Map<string, { startedAt: number; count: number }>;
  settle(): Promise<void>;
  resendWebhookCall(id: string): void;
  /** Ends everything that waits; nothing of it happens any more. */
  close(): void;
}

export interface EnvironmentParts {
  buildState(): State;
  time: TimeSource;
  ids: IdSource;
  settings: Settings;
}

export function createEnvironment(name: string, { buildState, time, ids, settings }: EnvironmentParts): Environment {
  const clock = createClock(time);
  const emit: Emit = () => undefined;
  const domain: Domain = { state: buildState(), clock, ids, emit, settings };
  return {
    name,
    domain,
    clock,
    rateWindows: new Map(),
    settle: async () => undefined,
    resendWebhookCall: () => undefined,
    close: () => clock.close(),
  };
}
