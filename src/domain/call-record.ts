import type { MetadataForm } from "../openapi/metadata-form.js";
import type { WebhookCall, WebhookCallAttempt } from "./entities.js";
import type { DomainEvent } from "./events.js";
import type { Timer } from "./ports.js";

/** The environment of an event, and what payloads show of it. Kept with a call, so that each attempt shows the same. */
export interface EventPlace {
  readonly siteId: string;
  readonly environment: string;
  readonly primary: boolean;
  readonly origin: string;
  readonly metadata: MetadataForm;
}

/** The request. Most bodies are rendered on demand, with the same result each time. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body is no text of its own, but is rendered from the event each time. */
  readonly isRendered?: true;
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

export interface Attempt {
  readonly cause: WebhookCallAttempt["cause"];
  readonly at: string;
  readonly request: CallRequest;
  readonly response: CallResponse;
}

/** An immutable state of a call. Each change creates a new one. `toWebhookCall` converts it for the API. */
export interface CallRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly event: DomainEvent;
  readonly place: EventPlace;
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
  /** Its memory in bytes, and that without its attempts. The log counts both. */
  bytes: number;
  ownBytes: number;
}

/** A complete response. Any 2xx is a success. */
export function toCallResponse(status: number, headers: Readonly<Record<string, string>>, body: string): CallResponse {
  const failure =
    status >= 200 && status < 300 ? null : `The receiver responded with ${status}. Any 2xx status is a success.`;
  return { status, headers, body, failure };
}

/** The substitute for a missing response. `failure` is a sentence. */
export const noResponse = (failure: string): CallResponse => ({ status: null, headers: null, body: null, failure });

/** The substitute for the response of a call that was not sent. `why` is a sentence. */
export const notSent = (why: string): CallResponse => ({ ...noResponse(`Not sent: ${why}`), refused: true });

export const isOver = ({ status }: CallRecord): boolean =>
  ({ pending: false, rescheduled: false, success: true, failed: true })[status];

/** Why a call failed. Null if no reason is known. */
export const failureOf = ({ failure, attempts }: CallRecord): string | null =>
  failure ?? attempts.at(-1)?.response.failure ?? null;

export function cancelRetry(logged: LoggedCall): void {
  logged.retry?.cancel();
  logged.retry = null;
}
