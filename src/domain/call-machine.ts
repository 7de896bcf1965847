import { type Attempt, type CallRecord, type CallRequest, type EventPlace, failureOf } from "./call-record.js";
import type { Webhook } from "./entities.js";
import type { DomainEvent } from "./events.js";
import { latestTime, toTimestamp } from "./timestamp.js";

export interface RetryPolicy {
  /** Milliseconds before each retry, after the attempt before it. */
  readonly spacings: readonly number[];
  /** Whether the webhook retries, by its current settings, which may have changed during the call. */
  readonly enabled: boolean;
}

/** An event of a webhook call. Times are milliseconds since 1970. */
export type CallInput =
  /** There is no memory for it. */
  | { type: "refused"; why: string }
  /** One of its requests is in progress. */
  | { type: "sent"; request: CallRequest }
  /** An attempt with a due time has ended. */
  | { type: "attempted"; attempt: Attempt; due: number; policy: RetryPolicy }
  | { type: "retry_due" }
  /** A request to send the scheduled retry now. */
  | { type: "retry_now"; at: number }
  /** A request to resend the call. `depth` is the depth of the request (`Domain`). */
  | { type: "resend"; at: number; depth: number }
  /** Its webhook was disabled or deleted, or no longer retries. `why` is a sentence. */
  | { type: "retries_ended"; why: string }
  /** Standin itself failed. The log has the identifier. */
  | { type: "broken"; failureId: string };

export type FollowUp =
  /** Make an attempt, behind the waiting calls of the webhook (a retry: before them). */
  | { type: "attempt"; cause: "retry" | "resend"; due: number }
  | { type: "schedule_retry"; at: number }
  | { type: "cancel_retry" };

export interface Step {
  readonly call: CallRecord;
  readonly followUp: FollowUp | null;
}

export function newCall(id: string, webhook: Webhook, event: DomainEvent, place: EventPlace): CallRecord {
  return {
    id,
    webhookId: webhook.id,
    event,
    place,
    depth: event.depth + 1,
    status: "pending",
    request: emptyRequest(webhook.url),
    attempts: [],
    retries: 0,
    nextRetryAt: null,
    retryOnClock: null,
    failure: null,
  };
}

export const emptyRequest = (url: string): CallRequest => ({ url, headers: {}, body: "" });

/** The call after an event, and the resulting actions. Changes nothing, not even the given call. */
export function next(call: CallRecord, input: CallInput): Step {
  switch (input.type) {
    case "refused":
      return { call: { ...call, status: "failed", failure: `Not sent: ${input.why}` }, followUp: null };
    case "sent":
      return { call: { ...call, request: input.request }, followUp: null };
    case "attempted":
      return afterAttempt(call, input);
    case "retry_due":
      return retryAt(call, call.retryOnClock);
    case "retry_now":
      return retryAt(call, input.at);
    case "resend":
      return {
        call: { ...call, depth: input.depth + 1 },
        followUp: { type: "attempt", cause: "resend", due: input.at },
      };
    case "retries_ended":
      // A call that waits for its turn learns about changes of the webhook in its turn.
      if (call.retryOnClock === null) return { call, followUp: null };
      return end(call, `${failureOf(call) ?? "The call failed."} ${input.why}`);
    case "broken":
      return end(call, `Standin failed (${input.failureId}). Search its log for this id.`);
  }
}

/** The scheduled retry, with its own due time or an earlier one. */
function retryAt(call: CallRecord, due: number | null): Step {
  if (call.retryOnClock === null || due === null) return { call, followUp: null };
  return { call: { ...call, retryOnClock: null }, followUp: { type: "attempt", cause: "retry", due } };
}

/** A successful resend has ended the call while a retry was waiting for its turn. */
export const needsAttempt = ({ status }: CallRecord, cause: Attempt["cause"]): boolean =>
  cause !== "retry" || status !== "success";

/** The number of a call's retries, with one more attempt of this cause. */
export const retriesWith = ({ retries }: CallRecord, cause: Attempt["cause"]): number =>
  retries + { event: 0, retry: 1, resend: 0 }[cause];

/** A call that ends as failed, with its scheduled retry if there is one. */
const end = (call: CallRecord, failure: string): Step => ({
  call: { ...call, status: "failed", nextRetryAt: null, retryOnClock: null, failure },
  followUp: cancelOf(call),
});

const cancelOf = ({ retryOnClock }: CallRecord): FollowUp | null =>
  retryOnClock === null ? null : { type: "cancel_retry" };

/** A success ends the call. A failure is retried as long as the schedule has a time for it (C-08). */
function afterAttempt(
  call: CallRecord,
  { attempt, due, policy }: { attempt: Attempt; due: number; policy: RetryPolicy },
): Step {
  const { cause, request, response } = attempt;
  const retries = retriesWith(call, cause);
  const attempts = [...call.attempts, attempt];
  const after = (changes: Partial<CallRecord>, followUp: FollowUp | null): Step => ({
    call: { ...call, request, attempts, retries, ...noRetry, failure: null, ...changes },
    followUp,
  });
  if (response.failure === null) return after({ status: "success" }, cancelOf(call));
  // A failed resend does not count. A scheduled retry remains.
  const { nextRetryAt, retryOnClock } = call;
  if (cause === "resend")
    return after({ status: retryOnClock === null ? "failed" : "rescheduled", nextRetryAt, retryOnClock }, null);
  const at = due + (policy.spacings[retries] ?? Number.POSITIVE_INFINITY);
  if (!policy.enabled || response.refused || at > latestTime) return after({ status: "failed" }, null);
  const retry = { nextRetryAt: toTimestamp(at), retryOnClock: at };
  return after({ status: "rescheduled", ...retry }, { type: "schedule_retry", at });
}

const noRetry = { nextRetryAt: null, retryOnClock: null };
