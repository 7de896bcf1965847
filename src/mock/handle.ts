import { millisecondsOf } from "../base/duration.js";
import { atOnce } from "../base/steps.js";
import type { WebhookCall } from "../domain/entities.js";
import type { RaisedEvent } from "../domain/events.js";
import { type JobScript, type JobSummary, toJobSummary } from "../domain/job.js";
import { releaseJob } from "../domain/jobs.js";
import type { Store } from "../domain/store/store.js";
import { latestTime, toTimestamp } from "../domain/timestamp.js";
import { getWebhookCall, toWebhookCall } from "../domain/webhook-calls.js";
import { prepareInSteps, type Seed } from "../seed/seed.js";
import { toSeed } from "../seed/snapshot.js";
import { webhookAddress } from "../wire/addresses.js";
import type { Advanced } from "./advance.js";
import type { CallFilter } from "./call-watcher.js";
import type { Environments } from "./environments.js";
import type { FaultRule, FaultSpec } from "./fault-rules.js";
import type { Received as InboxRequest } from "./inbox.js";
import { assertBody, fieldError, toFaultSpec, toRaisedEvent } from "./input.js";
import type { JournalEntry } from "./journal.js";
import { findEntries, findOne, type JournalFilter } from "./journal-search.js";
import type { Mock } from "./mock.js";

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

/** Where a handle's environments are, and what its calls are made for. */
export interface HandleParts extends Pick<Mock, "platform"> {
  environments: Pick<Environments, "open" | "storeToRead" | "drop" | "replace">;
  /** Where the server listens. */
  origin(): string;
  /** How many webhook calls led to this use of the handle, one from the other. */
  depth?: number;
}

/**
 * The handle of an environment, and the one implementation of its operations: the control interface calls it too. It looks the
 * environment up at each use, so that it outlives a reset.
 */
export function createHandle(
  name: string,
  { environments: { open, storeToRead, drop, replace }, platform, origin, depth = 0 }: HandleParts,
): EnvironmentHandle {
  const store = (): Store => open(name).domain.store;
  return {
    name,
    clock: {
      now: () => open(name).clock.now(),
      advance: async (time) => {
        const { clock, advance } = open(name);
        assertBody("ClockAdvance", { advance: time });
        // A time in words may be too long to be counted.
        const milliseconds = millisecondsOf(time) ?? Number.POSITIVE_INFINITY;
        if (clock.now() + milliseconds > latestTime) throw fieldError("/advance", { latest: toTimestamp(latestTime) });
        return advance(milliseconds);
      },
    },
    jobs: {
      script(script) {
        const { domain, bus } = open(name);
        domain.store.jobs.script(assertBody("JobScript", { ...script }));
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
        depth,
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
    state: {
      get: () => toSeed(storeToRead(name), platform),
      put: (seed) => replace(name, atOnce(prepareInSteps(seed, { platform, isShared: false, isLent: true }))),
    },
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
