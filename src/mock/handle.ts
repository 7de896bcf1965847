import { millisecondsOf } from "../base/duration.js";
import { atOnce } from "../base/steps.js";
import type { TracedCall } from "../domain/entities.js";
import type { RaisedEvent } from "../domain/events.js";
import { type JobScript, type JobSummary, toJobSummary } from "../domain/job.js";
import { releaseJob } from "../domain/jobs.js";
import type { Store } from "../domain/store/store.js";
import { latestTime } from "../domain/timestamp.js";
import { getTracedCall, toTracedCall } from "../domain/webhook-calls.js";
import { assertBody } from "../openapi/control.js";
import { refuseNumbers } from "../openapi/errors.js";
import { prepareInSteps, type Seed } from "../seed/seed.js";
import { toSeed } from "../seed/snapshot.js";
import { webhookAddress } from "../wire/addresses.js";
import type { Advanced } from "./advance.js";
import { type CallFilter, isWanted } from "./call-watcher.js";
import type { Environments } from "./environments.js";
import type { FaultRule, FaultSpec } from "./fault-rules.js";
import type { InboxAnswer, Received as InboxRequest } from "./inbox.js";
import { toFaultSpec, toJobScript, tooLate, toRaisedEvent } from "./input.js";
import type { JournalEntry } from "./journal.js";
import { findEntries, findOne, type JournalFilter } from "./journal-search.js";
import type { Mock } from "./mock.js";

/** The handle of an environment for tests. It stays valid after a reset. */
export interface EnvironmentHandle {
  /** As in `X-Environment`. */
  readonly name: string;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /**
     * Advances the time by milliseconds or a time such as `2m`. Resolves with the tasks that ran, after all of them. If
     * receivers do not respond within 10 real seconds, `inFlight` of the list has the calls that continue.
     */
    advance(time: number | string): Promise<Advanced>;
  };
  readonly jobs: {
    /** Turns the next update or creation of an upload into a job that ends as scripted. */
    script(script: JobScript): void;
    /** The jobs, running and ended. */
    list(): JobSummary[];
    /** Ends a held or pending job now. */
    release(id: string): void;
  };
  readonly webhookCalls: {
    /**
     * The next matching attempt, past or future, with its call at that time. Returns each attempt only once. Rejects after
     * `timeout` (default: 5 real seconds), and lists other calls.
     */
    next(filter?: CallFilter, options?: { timeout?: number }): Promise<TracedCall>;
    /** The matching calls of the log, oldest first. */
    list(filter?: CallFilter): TracedCall[];
    /** One call of the log. Throws an Error if there is none with this identifier. */
    get(id: string): TracedCall;
    /** Resolves when no call is in progress. */
    settle(): Promise<void>;
  };
  /** Raises an event of any published kind. Returns the identifiers of the calls that it causes. */
  emit(event: RaisedEvent): string[];
  readonly faults: {
    /** Adds a fault. The first matching fault applies to a request. */
    add(fault: FaultSpec): FaultRule;
    /** The active faults. */
    list(): FaultRule[];
    /** Removes one fault, or all. */
    release(id?: string): boolean;
  };
  readonly journal: {
    /** The matching requests, oldest first, without redaction. */
    list(filter?: JournalFilter): JournalEntry[];
    /** The newest matching request. Throws an Error that lists the closest ones. */
    find(filter: JournalFilter): JournalEntry;
  };
  readonly state: {
    /** The state as a seed. */
    get(): Seed;
    /** Replaces the state by a seed. Throws a SeedError. */
    put(seed: Seed): void;
  };
  /** A receiver built into Standin, for webhooks to call. Created at its first use. */
  receiver(name: string): ReceiverHandle;
  /** Resets the environment to the seed and cancels everything pending. */
  reset(): void;
  /** `await using` calls `reset`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** A receiver of webhook calls, built into the environment. */
export interface ReceiverHandle {
  /** The URL to set as the `url` of a webhook. Throws before the server listens. */
  readonly url: string;
  /** Sets its next responses, in order: statuses, or `{ status: 500, delay_ms: 3000 }`. The last one repeats. */
  answerWith(answers: readonly InboxAnswer[]): void;
  /** The newest requests that it received, oldest first. */
  requests(): InboxRequest[];
}

/** Default timeout of `webhookCalls.next`, in milliseconds. */
const defaultPatience = 5000;

export interface HandleParts extends Pick<Mock, "platform"> {
  environments: Pick<Environments, "open" | "storeToRead" | "drop" | "replace">;
  origin(): string;
  /** The length of the chain of webhook calls that led to this use of the handle. */
  depth?: number;
}

/** The handle of an environment, which survives a reset. The control interface has the same implementation. */
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
        // A time such as "9e9d" may be too long.
        const milliseconds = millisecondsOf(time) ?? Number.POSITIVE_INFINITY;
        if (clock.now() + milliseconds > latestTime) throw tooLate("/advance");
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
      list: (filter = {}) =>
        [...store().webhookCalls.values()].flatMap(({ call }) => (isWanted(call, filter) ? [toTracedCall(call)] : [])),
      get: (id) => getTracedCall(store(), id),
      settle: () => open(name).delivery.idle(),
    },
    emit(event) {
      const { delivery, clock } = open(name);
      // Validates callers in JavaScript like those over HTTP. Copies their objects, so later changes have no effect.
      refuseNumbers(event);
      const raised = toRaisedEvent(JSON.parse(JSON.stringify({ ...event })));
      const { related_entities = [] } = raised;
      return delivery.emit({ source: "raised", at: clock.now(), depth, ...raised, related_entities });
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
