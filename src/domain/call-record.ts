import type { EntityType, EventType, WebhookCall, WebhookCallAttempt } from "./entities.js";
import type { EntityResource } from "./events.js";
import type { Timer } from "./ports.js";

/** An event as a call tells it: entities as JSON:API resources, with blocks expanded. */
export interface CallEvent {
  triggered_at: string;
  site_id: string;
  environment: string;
  primary: boolean;
  entity_type: EntityType;
  event_type: EventType;
  /** What the event is about, before and after, and what belongs to it. */
  entities: Readonly<EventEntities>;
  /** Bytes that the entities take. */
  weight: number;
}

export interface EventEntities {
  entity: EntityResource;
  previous_entity?: EntityResource | undefined;
  related_entities: EntityResource[];
}

/** What is sent. The body of most is made when somebody looks at it, and is the same each time. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of one attempt. `failure` is a sentence; with it there may be a response all the same. */
export interface CallResponse {
  status: number | null;
  headers: Readonly<Record<string, string>> | null;
  body: string | null;
  failure: string | null;
  /** Nothing was sent, and nothing would be at another time. */
  refused?: true;
}

/** One attempt, as it was made. */
export interface Attempt {
  readonly cause: WebhookCallAttempt["cause"];
  readonly at: string;
  readonly request: CallRequest;
  readonly response: CallResponse;
  /** Bytes that it holds beside the event. */
  readonly held: number;
}

/** A call as it is at one time; what becomes of it makes another. `toWebhookCall` shows it. */
export interface CallRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly event: CallEvent;
  /** Which one it is in a chain of calls, each of which caused the next; 1 where no call caused it. */
  readonly depth: number;
  readonly status: WebhookCall["status"];
  /** The newest request, which may be on the wire; before the first there is an address alone. */
  readonly request: CallRequest;
  readonly attempts: readonly Attempt[];
  /** How many of them were retries. */
  readonly retries: number;
  readonly nextRetryAt: string | null;
  /** When its retry is due, in milliseconds, while that is on the clock: no longer once it waits for its turn. */
  readonly retryOnClock: number | null;
  /** Why it is not what it should be, where the newest attempt does not say it. */
  readonly failure: string | null;
}

/** A call in the log, and the retry that is on the clock, if one is. */
export interface LoggedCall {
  call: CallRecord;
  retry: Timer | null;
  /** Bytes that it holds. */
  weight: number;
}

/** About how many bytes a call shows: the event once, and once more in each attempt. */
export const shownBy = ({ event, attempts }: CallRecord): number =>
  attempts.reduce((sum, { held }) => sum + event.weight + held, event.weight);

/** Whether nothing more comes of a call by itself. */
export const isOver = ({ status }: CallRecord): boolean => status !== "pending" && status !== "rescheduled";

/** Why a call is not what it should be; null where nothing is known of that. */
export const failureOf = ({ failure, attempts }: CallRecord): string | null =>
  failure ?? attempts.at(-1)?.response.failure ?? null;

/** Takes the retry of a call off the clock, if there is one. */
export function cancelRetry(logged: LoggedCall): void {
  logged.retry?.cancel();
  logged.retry = null;
}
