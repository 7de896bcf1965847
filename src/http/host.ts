import type { DomainEvent } from "../domain/events.js";
import type { Domain } from "../domain/state.js";
import type { JsonObject, JsonValue } from "../openapi/openapi-document.js";
import type { EnvironmentClock } from "../runtime/clock.js";
import type { IdSource } from "../runtime/ids.js";
import type { FaultRules } from "./faults.js";
import type { Inboxes } from "./inbox.js";
import type { Journal } from "./journal.js";
import type { Live, LiveKind } from "./live.js";

/** One isolated environment as the edge sees it. Everything that is bound to it goes when it is reset. */
export interface HostedEnvironment {
  readonly name: string;
  readonly domain: Domain;
  readonly clock: EnvironmentClock;
  readonly delivery: {
    emit(event: DomainEvent): string[];
    /** Sends the event of a call again; throws NOT_FOUND when there is no such call. */
    resend(callId: string): void;
    /** Resolves when the calls of webhooks that are queued now have ended, or those that follow from an advance of the clock. */
    settle(what?: "queued" | "following"): Promise<void>;
  };
  /** What was sent to Standin's own receivers, by their name. */
  readonly inboxes: Inboxes;
  readonly faults: FaultRules;
  readonly journal: Journal;
  /** How long a request is held before it is looked at, in real milliseconds (`--latency`). */
  latency(): number;
  /** Requests counted against the rate limit, by token. */
  readonly rateWindows: Map<string, { startedAt: number; count: number }>;
  /** Tells those who look on that something happened; `data` is made when there are any. Says nothing after a reset. */
  tell(kind: LiveKind, data: () => JsonValue): void;
}

/** What the edge is given: the environments, and the settings that are its own. */
export interface Host {
  /** The environment of that name, made from the seed at its first use. */
  environment(name: string): HostedEnvironment;
  /** The environment of that name if it was used since the last reset; none is made. */
  openEnvironment(name: string): HostedEnvironment | undefined;
  environments(): HostedEnvironment[];
  reset(name: string): void;
  resetAll(): void;
  /** Puts a seed in the place of an environment's state; the next reset goes back to the seed of the start. */
  restore(name: string, seed: unknown): void;
  stateOf(name: string): JsonObject;
  /** Resolves after so many milliseconds of real time. */
  wait(milliseconds: number): Promise<void>;
  readonly ids: IdSource;
  readonly rateLimit: boolean;
  /** The origin that addresses are made from; absent, the request's own. */
  readonly publicUrl: string | undefined;
  /** The address that is listened on; requests that name it as their host are for us. */
  readonly address: string;
  /** What the control interface asks for, if anything. */
  readonly controlToken: string | undefined;
  readonly live: Live;
  /** Whether time passes by itself, or stands still but for `advance`. */
  readonly timeRuns: boolean;
  log(entry: LogEntry): void;
  onFailure(failure: Failure): void;
}

/** One request that was answered. */
export interface LogEntry {
  method: string;
  /** Path and query, without what is secret in them. */
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  environment: string | undefined;
  operation: string | undefined;
  /** The code of the error that was answered, if one was. */
  code: string | undefined;
  /** What failed inside, when the answer is a 500 that names this identifier. */
  failure?: { id: string; error: unknown };
}

/** Something that failed inside while no request waited for it: a job, a call of a webhook, a task of the clock. */
export interface Failure {
  /** Six characters that whatever shows the failure names. */
  id: string;
  /** What was being done. */
  where: string;
  error: unknown;
}
