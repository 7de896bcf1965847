import { createDelivery, type Delivery } from "../delivery/delivery.js";
import type { DeliverySettings } from "../delivery/parts.js";
import type { CallRecord } from "../domain/call-record.js";
import type { Domain, Settings } from "../domain/domain.js";
import type { Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { toWebhookCall } from "../domain/webhook-calls.js";
import { createClock, type EnvironmentClock, type TimeSource } from "../runtime/clock.js";
import { errorId, type IdSource } from "../runtime/ids.js";
import { type CallWatcher, createCallWatcher } from "./call-watcher.js";
import { primaryEnvironment } from "./environment-name.js";
import { FaultRules } from "./fault-rules.js";
import { Inboxes } from "./inbox.js";
import { toJobSummary } from "./job-script.js";
import { Journal } from "./journal.js";
import { toJournalView } from "./journal-view.js";
import type { LiveKind, LiveStream } from "./live-stream.js";
import type { Failure } from "./log.js";
import { receiveOwn } from "./own-receiver.js";
import { redact } from "./redact.js";

/** One isolated environment: its store, its clock, what waits on it, and what is kept of its requests. A reset closes it and makes another. */
export interface Environment {
  readonly name: string;
  readonly domain: Domain;
  readonly clock: EnvironmentClock;
  readonly delivery: Delivery;
  readonly watcher: CallWatcher;
  /** What was sent to Standin's own receivers, by their name. */
  readonly inboxes: Inboxes;
  readonly faults: FaultRules;
  readonly journal: Journal;
  /** How long a request is held before it is looked at, in real milliseconds (`--latency`). */
  latency(): number;
  /** Requests counted against the rate limit, by token. */
  readonly rateWindows: Map<string, { startedAt: number; count: number }>;
  /** Tells subscribers that something happened; `data` is made when there are any. Says nothing after a reset. */
  tell(kind: LiveKind, data: () => object): void;
  /** Ends everything that waits; nothing of it happens any more. */
  close(): void;
}

export interface EnvironmentParts {
  buildStore(): Store;
  time: TimeSource;
  live: LiveStream;
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
  const store = parts.buildStore();
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
  // Those who look on have been told of the attempts before the newest when they ended.
  const tellCall = (call: CallRecord) =>
    tell("webhook_call", () => redact(toWebhookCall({ ...call, attempts: call.attempts.slice(-1) })));
  const inboxes = new Inboxes();
  const delivery = createDelivery({
    environment: name,
    primary: name === primaryEnvironment,
    store,
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
  for (const entities of [store.uploads, store.webhooks, store.collections]) entities.listener = listener;
  const domain: Domain = {
    store,
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
