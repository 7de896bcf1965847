import type { TimeRange } from "../base/duration.js";
import type { Platform } from "../base/platform.js";
import { seededRandom } from "../base/random.js";
import { Delivery } from "../delivery/delivery.js";
import type { DeliverySettings } from "../delivery/settings.js";
import type { CallRecord } from "../domain/call-record.js";
import type { Domain, Settings } from "../domain/domain.js";
import { type Failure, reportFailure } from "../domain/happenings.js";
import type { Account } from "../domain/memory.js";
import type { Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { documents } from "../openapi/documents.js";
import { EnvironmentClock, type TimeSource } from "../runtime/clock.js";
import type { IdSource } from "../runtime/ids.js";
import { type Advanced, advance } from "./advance.js";
import { Bus } from "./bus.js";
import { createCallWatcher } from "./call-watcher.js";
import { FaultRules } from "./fault-rules.js";
import { Inboxes, receiveOwn } from "./inbox.js";
import { Journal } from "./journal.js";
import { type LiveStream, streamLive } from "./live-stream.js";
import type { LoggedAttempt } from "./log.js";
import { RateLimit } from "./rate-limit.js";

export interface EnvironmentParts {
  /** The account of the process. */
  memory: Account;
  time: TimeSource;
  live: LiveStream;
  /** Creates a source of identifiers. Each environment has its own, so a reset restarts it. */
  ids(): IdSource;
  settings: Settings;
  platform: Platform;
  deliverySettings: DeliverySettings;
  /** Creates the source of delays. Each environment has its own, so a reset restarts it. */
  latency(): Latency;
  /** Creates the source of chance for faults with a probability. A reset restarts it too. */
  chance(): () => number;
  onFailure(failure: Failure): void;
  onAttempt: ((attempt: LoggedAttempt) => void) | undefined;
}

/** One isolated environment: store, clock, tasks and the log of its requests. A reset replaces it. */
export type Environment = ReturnType<typeof createEnvironment>;

/** `buildStore` builds the store, which counts toward the account. */
export function createEnvironment(name: string, parts: EnvironmentParts, buildStore: (memory: Account) => Store) {
  const { settings, platform, deliverySettings } = parts;
  const memory = parts.memory.open(name);
  const store = openStore(memory, buildStore);
  const ids = newIds(parts.ids(), store);
  const bus = new Bus();
  const clock = new EnvironmentClock(parts.time, ({ kind, id }, error) => {
    reportFailure({ bus, ids }, `the task of ${kind} ${id}`, error);
  });
  const watcher = createCallWatcher(deliverySettings.wake, memory);
  const inboxes = new Inboxes(memory);
  const delivery = new Delivery({
    environment: name,
    primary: name === primaryEnvironment,
    store,
    clock,
    ids,
    settings: deliverySettings,
    bus,
    receiveOwn: (call, bytes, now) => receiveOwn({ inboxes, now }, call, bytes),
  });
  const journal = new Journal(memory);
  const domain: Domain = { store, clock, ids, settings, platform, bus, requestId: null, depth: 0 };

  const openedAt = clock.now();
  let changedAt = openedAt;
  bus.on("entity_changed", ({ requestId, change, lost }) => {
    changedAt = clock.now();
    journal.recordChange(requestId, change, lost);
  });
  bus.on("event_raised", ({ requestId, event }) => {
    const calls = delivery.emit(event);
    if (calls.length > 0) journal.recordCalls(requestId, calls);
  });
  bus.on("attempt_ended", ({ call, bytes }) => watcher.record(call, bytes));
  const { onAttempt } = parts;
  if (onAttempt) bus.on("attempt_ended", ({ call }) => onAttempt(toLoggedAttempt(name, store, call)));
  bus.on("failed", parts.onFailure);
  streamLive(bus, { live: parts.live, environment: name, journal });

  return {
    name,
    /** Its event bus. The journal, the webhook calls, waiting tests and the live stream subscribe to it. */
    bus,
    /** The service, for changes without a request. */
    domain,
    /** The service for one request of the journal. Changes through it, jobs included, belong to that request. `jobTime` is its own. */
    domainFor(requestId: string, depth: number, jobTime?: number): Domain {
      const own = jobTime === undefined ? settings : { ...settings, jobTime };
      return { store, clock, ids, settings: own, platform, bus, requestId, depth };
    },
    clock,
    /** The time of its creation, in the form of the API. */
    openedAt: toTimestamp(openedAt),
    changedAt: () => toTimestamp(changedAt),
    /** Advances its time by milliseconds, and runs everything that falls due. */
    advance: (milliseconds: number): Promise<Advanced> =>
      advance({ clock, delivery, store, bus, wake: deliverySettings.wake }, milliseconds),
    delivery,
    watcher,
    rateLimit: new RateLimit(memory, clock),
    memory,
    /** The receivers built into Standin, by name. */
    inboxes,
    faults: new FaultRules(memory, bus, parts.chance()),
    journal,
    /** The delay of each request, in real milliseconds (`--latency`, `PUT /_standin/latency`). */
    latency: parts.latency(),
    close(): void {
      bus.close();
      clock.close();
      delivery.close();
      watcher.close();
      memory.close();
    },
  };
}

/** Counted identifiers begin anew with each process, and a seed or a state may have some of an earlier one. */
function newIds(ids: IdSource, { uploads, webhooks, collections, uploadFilters }: Store): IdSource {
  const isTaken = (id: string) => [uploads, webhooks, collections, uploadFilters].some((table) => table.has(id));
  const resource = () => {
    let id = ids.resource();
    while (isTaken(id)) id = ids.resource();
    return id;
  };
  return { ...ids, resource };
}

/** The memory of an environment besides its data. */
const environmentBytes = 128 * 1024;

/** The store of a new environment. If there is no memory for it, nothing counts. Throws INSUFFICIENT_STORAGE. */
function openStore(memory: Account, build: (memory: Account) => Store): Store {
  try {
    memory.hold("environments", null, environmentBytes);
    return build(memory);
  } catch (error) {
    memory.close();
    throw error;
  }
}

function toLoggedAttempt(environment: string, { webhooks }: Store, call: CallRecord): LoggedAttempt {
  const { id, webhookId, attempts } = call;
  const webhook = { id: webhookId, name: webhooks.get(webhookId)?.name ?? "a deleted webhook" };
  const { status = null, failure = null } = attempts.at(-1)?.response ?? {};
  return { environment, webhook, id, status, failure };
}

const environmentName = new RegExp(documents.flat.components.parameters.Environment?.schema.pattern as string);

/** Whether a name is valid for an environment. */
export const isEnvironmentName = (name: string): boolean => environmentName.test(name);

export const primaryEnvironment = "main";

/** The delay of requests. It can be changed while the server runs. */
export interface Latency {
  /** The delay of the next request, in milliseconds. */
  next(): number;
  /** A new one applies from the next request on. */
  range: TimeRange;
}

/** A latency with an initial range. Its random numbers depend only on the seed. */
export function createLatency(start: TimeRange, seed: number): Latency {
  const random = seededRandom(seed);
  const latency: Latency = {
    range: start,
    next() {
      const { minimum, maximum } = latency.range;
      return minimum === maximum ? minimum : Math.round(minimum + random() * (maximum - minimum));
    },
  };
  return latency;
}
