import { createDelivery, type Delivery, type DeliverySettings } from "./delivery/delivery.js";
import { type CallWatcher, createCallWatcher } from "./delivery/watcher.js";
import type { Domain, Settings, State } from "./domain/state.js";
import { primaryEnvironment } from "./http/environment-name.js";
import { FaultRules } from "./http/faults.js";
import type { HostedEnvironment } from "./http/host.js";
import { Journal } from "./http/journal.js";
import { createClock, type TimeSource } from "./runtime/clock.js";
import type { IdSource } from "./runtime/ids.js";

/** One isolated environment: its state, its clock, and what waits on it. A reset closes it and makes another. */
export interface Environment extends HostedEnvironment {
  readonly domain: Domain;
  readonly delivery: Delivery;
  readonly watcher: CallWatcher;
  /** Ends everything that waits; nothing of it happens any more. */
  close(): void;
}

export interface EnvironmentParts {
  buildState(): State;
  time: TimeSource;
  ids: IdSource;
  settings: Settings;
  deliverySettings: DeliverySettings;
  /** Makes what says how long each request is held; each environment has its own, so that a reset starts it anew. */
  latency(): () => number;
}

export function createEnvironment(name: string, parts: EnvironmentParts): Environment {
  const { time, ids, settings, deliverySettings } = parts;
  const state = parts.buildState();
  const clock = createClock(time);
  const watcher = createCallWatcher(deliverySettings.wake);
  const delivery = createDelivery({
    environment: name,
    primary: name === primaryEnvironment,
    state,
    clock,
    ids,
    settings: deliverySettings,
    onAttempt: watcher.record,
  });
  const journal = new Journal();
  const trace: Domain["trace"] = { current: null };
  const listener = journal.recordChanges(() => trace.current);
  for (const entities of [state.uploads, state.webhooks, state.collections]) entities.listener = listener;
  const domain: Domain = {
    state,
    clock,
    ids,
    settings,
    trace,
    emit(event) {
      const calls = delivery.emit(event);
      journal.get(trace.current)?.webhookCalls.push(...calls);
    },
  };
  return {
    name,
    domain,
    clock,
    delivery,
    watcher,
    rateWindows: new Map(),
    inboxes: new Map(),
    faults: new FaultRules(),
    journal,
    latency: parts.latency(),
    close() {
      clock.close();
      delivery.close();
      watcher.close();
    },
  };
}
