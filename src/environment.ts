import { createDelivery, type Delivery, type DeliverySettings } from "./delivery/delivery.js";
import { type CallWatcher, createCallWatcher } from "./delivery/watcher.js";
import { type Domain, type Settings, type State, toTimestamp } from "./domain/state.js";
import { type CallRecord, toWebhookCall } from "./domain/webhook-calls.js";
import { toJobSummary } from "./http/control/jobs.js";
import { receiveOwn } from "./http/control/receiver.js";
import { primaryEnvironment } from "./http/environment-name.js";
import { FaultRules } from "./http/faults.js";
import type { Failure, HostedEnvironment } from "./http/host.js";
import { Inboxes } from "./http/inbox.js";
import { Journal } from "./http/journal.js";
import { toJournalView } from "./http/journal-view.js";
import type { Live } from "./http/live.js";
import { redact } from "./http/redact.js";
import { createClock, type EnvironmentClock, type TimeSource } from "./runtime/clock.js";
import { errorId, type IdSource } from "./runtime/ids.js";

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
  live: Live;
  /** Makes a source of identifiers; each environment has its own, so that a reset starts it anew. */
  ids(): IdSource;
  settings: Settings;
  deliverySettings: DeliverySettings;
  /** Makes what says how long each request is held; each environment has its own, so that a reset starts it anew. */
  latency(): () => number;
  onFailure(failure: Failure): void;
}

export function createEnvironment(name: string, parts: EnvironmentParts): Environment {
  const { settings, deliverySettings } = parts;
  const state = parts.buildState();
  const ids = parts.ids();
  let isClosed = false;
  const tell: Environment["tell"] = (kind, data) => {
    if (!isClosed) parts.live.tell(name, kind, data);
  };
  const onFailure = (where: string, error: unknown): string => {
    const id = errorId(ids);
    parts.onFailure({ id, where, error });
    return id;
  };
  const clock = createToldClock(parts.time, tell, onFailure);
  const watcher = createCallWatcher(deliverySettings.wake);
  const tellCall = (call: CallRecord) => tell("webhook_call", () => redact(toWebhookCall(call)));
  const inboxes = new Inboxes();
  const delivery = createDelivery({
    environment: name,
    primary: name === primaryEnvironment,
    state,
    clock,
    ids,
    settings: deliverySettings,
    onAttempt(call, weight) {
      watcher.record(call, weight);
      tellCall(call);
    },
    onCall: tellCall,
    onFailure,
    receiveOwn: (call, weight) => receiveOwn({ inboxes, now: toTimestamp(clock.now()) }, call, weight),
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
    onJob(job) {
      tell("job", () => toJobSummary(job));
      // What it changed at its end is put down to the request that asked for it.
      const entry = job.outcome && journal.get(job.origin);
      if (entry) tell("journal", () => toJournalView(entry));
    },
    onFailure,
    emit(event) {
      const calls = delivery.emit(event);
      const entry = calls.length > 0 && journal.get(trace.current);
      if (entry) entry.webhookCalls = [...entry.webhookCalls, ...calls];
    },
  };
  return {
    name,
    domain,
    clock,
    delivery,
    watcher,
    rateWindows: new Map(),
    inboxes,
    faults: new FaultRules(() => tell("faults", () => ({}))),
    journal,
    latency: parts.latency(),
    tell,
    close() {
      isClosed = true;
      clock.close();
      delivery.close();
      watcher.close();
    },
  };
}

/** A clock that says when it was moved. */
function createToldClock(
  time: TimeSource,
  tell: Environment["tell"],
  onFailure: Domain["onFailure"],
): EnvironmentClock {
  const clock = createClock(time, ({ kind, id }, error) => onFailure(`the task of ${kind} ${id}`, error));
  return {
    ...clock,
    advance: async (milliseconds, settle) => {
      const ran = await clock.advance(milliseconds, settle);
      tell("clock", () => ({}));
      return ran;
    },
  };
}
