import type { DomainEvent } from "../domain/events.js";
import type { Domain } from "../domain/state.js";
import type { EnvironmentClock } from "../runtime/clock.js";
import type { IdSource } from "../runtime/ids.js";
import type { Inbox } from "./control/receiver.js";

/** One isolated environment as the edge sees it. Everything that is bound to it goes when it is reset. */
export interface HostedEnvironment {
  readonly name: string;
  readonly domain: Domain;
  readonly clock: EnvironmentClock;
  readonly delivery: {
    emit(event: DomainEvent): string[];
    /** Sends the event of a call again; throws NOT_FOUND when there is no such call. */
    resend(callId: string): void;
    /** Resolves when no call of a webhook is on the wire. */
    settle(): Promise<void>;
  };
  /** What was sent to Standin's own receivers, by their name. */
  readonly inboxes: Map<string, Inbox>;
  /** Requests counted against the rate limit, by token. */
  readonly rateWindows: Map<string, { startedAt: number; count: number }>;
}

/** What the edge is given: the environments, and the settings that are its own. */
export interface Host {
  /** The environment of that name, made from the seed at its first use. */
  environment(name: string): HostedEnvironment;
  reset(name: string): void;
  resetAll(): void;
  readonly ids: IdSource;
  readonly rateLimit: boolean;
  /** The origin that addresses are made from; absent, the request's own. */
  readonly publicUrl: string | undefined;
  log(entry: LogEntry): void;
}

/** One request that was answered. */
export interface LogEntry {
  method: string;
  path: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  environment: string | undefined;
  operation: string | undefined;
  /** The code of the error that was answered, if one was. */
  code: string | undefined;
  /** What failed inside, when the answer is a 500. */
  failure?: unknown;
}
