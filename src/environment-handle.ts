import type { CallFilter } from "./delivery/watcher.js";
import type { WebhookCall } from "./domain/entities.js";
import { errorDefinition } from "./domain/errors.js";
import type { RaisedEvent } from "./domain/events.js";
import { type JobOutcome, type JobScript, releaseJob } from "./domain/jobs.js";
import type { State } from "./domain/state.js";
import { getWebhookCall } from "./domain/webhook-calls.js";
import type { Environment } from "./environment.js";
import { toRaisedEvent } from "./http/control/events.js";
import type { JsonObject } from "./openapi/openapi-document.js";
import type { RanTask } from "./runtime/clock.js";
import { parseDuration } from "./runtime/duration.js";
import type { Seed } from "./seed/seed.js";
import { toSeed } from "./seed/snapshot.js";

/** An environment as a test holds it; it stays good after a reset. */
export interface EnvironmentHandle {
  readonly name: string;
  readonly clock: {
    /** Milliseconds since 1970. */
    now(): number;
    /** Moves the time forward by milliseconds or a time such as `2m`, and resolves with what ran when all of it has. */
    advance(time: number | string): Promise<RanTask[]>;
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
  /** Raises an event, of any published kind, and answers the identifiers of the calls that it makes. */
  emit(event: RaisedEvent): string[];
  readonly state: {
    /** The state as a seed that makes it again. */
    get(): Seed;
  };
  /** Back to the seed; everything that waits ends. */
  reset(): void;
}

export interface JobSummary {
  id: string;
  upload_id: string;
  operation: "createUpload" | "updateUpload";
  /** Null while it runs. */
  status: number | null;
}

/** How long `webhookCalls.next` waits, in milliseconds. */
const defaultPatience = 5000;

/** The handle of an environment: looks it up at each use, so that it outlives a reset. */
export function createHandle(
  name: string,
  open: (name: string) => Environment,
  drop: (name: string) => void,
): EnvironmentHandle {
  const state = (): State => open(name).domain.state;
  return {
    name,
    clock: {
      now: () => open(name).clock.now(),
      advance: (time) => {
        const { clock, delivery } = open(name);
        return clock.advance(toMilliseconds("advance", time), delivery.settle);
      },
    },
    jobs: {
      script: (script) => void state().jobScripts.push(script),
      list: () =>
        Array.from(state().jobs.values(), ({ id, work, outcome }) => ({
          id,
          upload_id: work.uploadId,
          operation: work.operation,
          status: outcome && statusOf(outcome),
        })),
      release: (id) => void releaseJob(open(name).domain, id),
    },
    webhookCalls: {
      next: (filter = {}, { timeout = defaultPatience } = {}) => open(name).watcher.next(filter, timeout),
      list: () => Array.from(state().webhookCalls.values(), (logged) => logged.call),
      get: (id) => getWebhookCall(state(), id),
      settle: () => open(name).delivery.settle(),
    },
    emit(event) {
      const { delivery, clock } = open(name);
      // Callers in JavaScript are checked as those over HTTP are.
      return delivery.emit({
        source: "raised",
        at: clock.now(),
        event: toRaisedEvent({ ...event } as unknown as JsonObject),
      });
    },
    state: { get: () => toSeed(state()) },
    reset: () => drop(name),
  };
}

const statusOf = (outcome: JobOutcome): number =>
  "error" in outcome ? errorDefinition(outcome.error.code).status : outcome.status;

/** Milliseconds of a number or of a time such as `2m`; throws a TypeError that names the option. */
export function toMilliseconds(name: string, time: number | string): number {
  const milliseconds = typeof time === "number" ? time : parseDuration(time);
  if (milliseconds !== undefined && Number.isSafeInteger(milliseconds) && milliseconds >= 0) return milliseconds;
  throw new TypeError(
    `${name} ${JSON.stringify(time)} is not a time: pass milliseconds, or a time such as "300ms", "2s" or "5m".`,
  );
}
