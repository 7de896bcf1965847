import type { EntityType, EventType, WebhookCall, WebhookCallAttempt } from "./entities.js";
import type { EntityResource } from "./events.js";
import type { Timer } from "./ports.js";

/** An event as a call sends it: entities are JSON:API resources, with blocks expanded. */
export interface CallEvent {
  triggered_at: string;
  site_id: string;
  environment: string;
  primary: boolean;
  entity_type: EntityType;
  event_type: EventType;
  /** The entity before and after the event, and its related entities. */
  entities: Readonly<EventEntities>;
  /** The memory of the entities in bytes. */
  weight: number;
}

export interface EventEntities {
  entity: EntityResource;
  previous_entity?: EntityResource | undefined;
  related_entities: EntityResource[];
}

/** The request. Most bodies are rendered on demand, with the same result each time. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The result of one attempt. `failure` is a sentence. With it, there may still be a response. */
export interface CallResponse {
  status: number | null;
  headers: Readonly<Record<string, string>> | null;
  body: string | null;
  failure: string | null;
  /** Nothing was sent, and a retry would send nothing either. */
  refused?: true;
}

/** One finished attempt. */
export interface Attempt {
  readonly cause: WebhookCallAttempt["cause"];
  readonly at: string;
  readonly request: CallRequest;
  readonly response: CallResponse;
  /** The bytes that it uses besides the event. */
  readonly held: number;
}

/** An immutable state of a call. Each change creates a new one. `toWebhookCall` converts it for the API. */
export interface CallRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly event: CallEvent;
  /** Its position in a chain of calls, each of which caused the next. 1 if no call caused it. */
  readonly depth: number;
  readonly status: WebhookCall["status"];
  /** The newest request, which may be in progress. Only a URL before the first one. */
  readonly request: CallRequest;
  readonly attempts: readonly Attempt[];
  /** The number of retries among them. */
  readonly retries: number;
  readonly nextRetryAt: string | null;
  /** The due time of its scheduled retry, in milliseconds. Undefined when the retry waits for its turn. */
  readonly retryOnClock: number | null;
  /** The reason for a failure, if the newest attempt does not contain it. */
  readonly failure: string | null;
}

/** A call in the log, with its scheduled retry if there is one. */
export interface LoggedCall {
  call: CallRecord;
  retry: Timer | null;
  /** Its memory in bytes. */
  weight: number;
}

/** The approximate size of a call in a response: the event once, and once more in each attempt. */
export const shownBy = ({ event, attempts }: CallRecord): number =>
  attempts.reduce((sum, { held }) => sum + event.weight + held, event.weight);

/** Whether a call has ended. */
export const isOver = ({ status }: CallRecord): boolean => status !== "pending" && status !== "rescheduled";

/** Why a call failed. Null if no reason is known. */
export const failureOf = ({ failure, attempts }: CallRecord): string | null =>
  failure ?? attempts.at(-1)?.response.failure ?? null;

/** Cancels the scheduled retry of a call, if there is one. */
export function cancelRetry(logged: LoggedCall): void {
  logged.retry?.cancel();
  logged.retry = null;
}
