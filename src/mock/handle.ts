import { toMilliseconds } from "../base/duration.js";
import type { WebhookCall } from "../domain/entities.js";
import type { RaisedEvent } from "../domain/events.js";
import type { JobScript } from "../domain/job.js";
import { releaseJob } from "../domain/jobs.js";
import type { Store } from "../domain/store/store.js";
import { latestTime, toTimestamp } from "../domain/timestamp.js";
import { getWebhookCall, toWebhookCall } from "../domain/webhook-calls.js";
import { prepareSeed, type Seed } from "../seed/seed.js";
import { toSeed } from "../seed/snapshot.js";
import { webhookAddress } from "../wire/addresses.js";
import type { Advanced } from "./advance.js";
import type { CallFilter } from "./call-watcher.js";
import type { FaultRule, FaultSpec } from "./fault-rules.js";
import { toFaultSpec } from "./fault-spec.js";
import type { Received as InboxRequest } from "./inbox.js";
import { assertBody } from "./input.js";
import { type JobSummary, toJobScript, toJobSummary } from "./job-script.js";
import type { Journal, JournalEntry } from "./journal.js";
import { findEntries, type JournalFilter } from "./journal-search.js";
import type { Mock } from "./mock.js";
import { toRaisedEvent } from "./raised-event.js";

/** An environment as a test holds it; it stays good after a reset. */
export interface EnvironmentHandle {
  readonly name: string;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /**
     * Moves the time forward by milliseconds or a time such as `2m`, and resolves with what ran when all of it has. Where receivers
     * do not respond within 10 seconds of real time, `inFlight` of the list has the webhook calls that go on.
     */
    advance(time: number | string): Promise<Advanced>;
  };
  readonly jobs: {
    /** Tells the next update or creation of an upload to be a job that ends so. */
    script(script: JobScript): void;
    list(): JobSummary[];
    /** Lets a job that is held, or due later, end now. */
    release(id: string): void;
  };
  readonly webhookCalls: {
    /**
     * The next attempt of a call that matches, made already or still to come, with the call as it was then. Each is handed
     * out once. Rejects after 5 s of real time, or `timeout`, and says what came instead.
     */
    next(filter?: CallFilter, options?: { timeout?: number }): Promise<WebhookCall>;
    /** The log, oldest first. */
    list(): WebhookCall[];
    get(id: string): WebhookCall;
    /** Resolves when no call is on the wire. */
    settle(): Promise<void>;
  };
  /** Raises an event, of any published kind, and returns the identifiers of the calls that it makes. */
  emit(event: RaisedEvent): string[];
  readonly faults: {
    /** Adds a rule; the first that fits a request is used. */
    add(fault: FaultSpec): FaultRule;
    list(): FaultRule[];
    /** Takes one rule away, or all. */
    release(id?: string): boolean;
  };
  readonly journal: {
    /** The requests that match, oldest first, as they were: nothing is redacted. */
    list(filter?: JournalFilter): JournalEntry[];
    /** The newest one that matches. Throws an Error that says what came close. */
    find(filter: JournalFilter): JournalEntry;
  };
  readonly state: {
    /** The state as a seed that makes it again. */
    get(): Seed;
    /** Puts a seed in the place of the state. Throws a SeedError. */
    put(seed: Seed): void;
  };
  /** A receiver of Standin's own, for webhooks to call; it is made at its first use. */
  receiver(name: string): ReceiverHandle;
  /** Back to the seed; everything that waits ends. */
  reset(): void;
  /** `await using`: as `reset`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** A receiver of webhook calls that an environment has itself. */
export interface ReceiverHandle {
  /** What to set as the `url` of a webhook. Throws before the server listens. */
  readonly url: string;
  /** The statuses of its responses from now on, in turn; the last one is repeated. */
  answerWith(statuses: readonly number[]): void;
  /** The newest requests that it got, oldest first. */
  requests(): InboxRequest[];
}

/** How long `webhookCalls.next` waits, in milliseconds. */
const defaultPatience = 5000;

/** The handle of an environment: looks it up at each use, so that it outlives a reset. `origin` says where the server listens. */
export function createHandle(
  name: string,
  { environments: { open, drop, replace }, platform }: Pick<Mock, "environments" | "platform">,
  origin: () => string,
): EnvironmentHandle {
  const store = (): Store => open(name).domain.store;
  return {
    name,
    clock: {
      now: () => open(name).clock.now(),
      advance: async (time) => {
        const { clock, advance } = open(name);
        const milliseconds = toMilliseconds("advance", time);
        if (clock.now() + milliseconds > latestTime)
          throw new TypeError(`That goes beyond ${toTimestamp(latestTime)}; reset() puts the clock back.`);
        return advance(milliseconds);
      },
    },
    jobs: {
      script(script) {
        const { domain, bus } = open(name);
        domain.store.jobs.script(toJobScript({ ...script }));
        bus.publish("settings_changed", {});
      },
      list: () => Array.from(store().jobs.values(), toJobSummary),
      release: (id) => void releaseJob(open(name).domain, id),
    },
    webhookCalls: {
      next: (filter = {}, { timeout = defaultPatience } = {}) => open(name).watcher.next(filter, timeout),
      list: () => Array.from(store().webhookCalls.values(), ({ call }) => toWebhookCall(call)),
      get: (id) => getWebhookCall(store(), id),
      settle: () => open(name).delivery.idle(),
    },
    emit(event) {
      const { delivery, clock } = open(name);
      // Callers in JavaScript are checked as those over HTTP are. What they do to their objects later is not what happened.
      return delivery.emit({
        source: "raised",
        at: clock.now(),
        depth: 0,
        event: toRaisedEvent(JSON.parse(JSON.stringify({ ...event }))),
      });
    },
    faults: {
      add: (fault) => open(name).faults.add(toFaultSpec({ ...fault })),
      list: () => open(name).faults.list(),
      release: (id) => open(name).faults.release(id),
    },
    journal: {
      list: (filter = {}) => findEntries(open(name).journal, filter),
      find: (filter) => findOne(open(name).journal, filter),
    },
    state: { get: () => toSeed(store(), platform), put: (seed) => replace(name, prepareSeed(seed, platform)) },
    receiver: (receiver) => ({
      get url() {
        return webhookAddress({ origin: origin(), environment: name }, receiverPath(receiver));
      },
      answerWith: (answers) =>
        open(name)
          .inboxes.named(receiver)
          .answerWith(assertBody("ReceiverScript", { answers: [...answers] }).answers),
      requests: () => open(name).inboxes.named(receiver).requests,
    }),
    reset: () => drop(name),
    [Symbol.asyncDispose]: async () => drop(name),
  };
}

const receiverPath = (name: string): string => `/_standin/receiver/${encodeURIComponent(name)}`;

/** The newest request that matches; throws an Error that says what came close. */
function findOne(journal: Journal, filter: JournalFilter): JournalEntry {
  const found = findEntries(journal, filter).at(-1);
  if (found) return found;
  const wanted = `No request matches ${JSON.stringify(filter)}.`;
  const others = [...journal.entries()];
  if (others.length === 0) throw new Error(`${wanted} There was none at all.`);
  const fits = (entry: JournalEntry) =>
    Object.entries(filter).filter(([key, value]) => findEntries(onlyOf(entry), { [key]: value }).length > 0).length;
  const closest = others.map((entry) => ({ entry, score: fits(entry) })).sort((a, b) => b.score - a.score);
  const lines = closest.slice(0, 3).map(({ entry: { id, method, url, operation, response } }) => {
    return `  ${id}: ${method} ${url} (${operation ?? "no operation"}) → ${response?.status ?? "no response yet"}`;
  });
  throw new Error(`${wanted} These came closest:\n${lines.join("\n")}`);
}

const onlyOf = (entry: JournalEntry) => ({ entries: () => [entry] });
