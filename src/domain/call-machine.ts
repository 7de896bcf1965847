import { type Attempt, type CallEvent, type CallRecord, type CallRequest, failureOf } from "./call-record.js";
import type { Webhook } from "./entities.js";
import { latestTime, toTimestamp } from "./timestamp.js";

/** When a failed attempt is tried again. */
export interface RetryPolicy {
  /** Milliseconds before each retry, after the attempt before it. */
  readonly spacings: readonly number[];
  /** Whether the webhook retries, by its current settings: they may have changed while the call was on the wire. */
  readonly enabled: boolean;
}

/** What happens to a webhook call. Times are milliseconds since 1970. */
export type CallInput =
  /** There is no room for it. */
  | { type: "refused"; why: string }
  /** A request of it is on the wire. */
  | { type: "sent"; request: CallRequest }
  /** An attempt, which was due at a time, has ended. */
  | { type: "attempted"; attempt: Attempt; due: number; policy: RetryPolicy }
  /** The time of its retry has come. */
  | { type: "retry_due" }
  /** Somebody wants the retry that is on the clock now. */
  | { type: "retry_now"; at: number }
  /** Somebody wants it sent again; `depth` is that of the request (`Domain`). */
  | { type: "resend"; at: number; depth: number }
  /** Its webhook was disabled or deleted, or no longer retries; `why` is a sentence. */
  | { type: "retries_ended"; why: string }
  /** Standin itself failed at it, as its log says under an identifier. */
  | { type: "broken"; failureId: string };

/** What is to be done then. */
export type FollowUp =
  /** Make an attempt, behind (a retry: before) those that wait for the webhook. */
  | { type: "attempt"; cause: "retry" | "resend"; due: number }
  /** Put a retry on the clock. */
  | { type: "schedule_retry"; at: number }
  /** Take the retry off the clock. */
  | { type: "cancel_retry" };

export interface Step {
  readonly call: CallRecord;
  readonly followUp: FollowUp | null;
}

/** A call that an event starts. */
export function newCall(id: string, webhook: Webhook, event: CallEvent, depth: number): CallRecord {
  return {
    id,
    webhookId: webhook.id,
    event,
    depth,
    status: "pending",
    request: { url: webhook.url, headers: noHeaders, body: "" },
    attempts: [],
    retries: 0,
    nextRetryAt: null,
    retryOnClock: null,
    failure: null,
  };
}

export const noHeaders: Readonly<Record<string, string>> = {};

/** The call after what happened to it, and what is to be done. Neither the call nor anything else is changed. */
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
      // One that waits for its turn already learns from the webhook what has become of it.
      if (call.retryOnClock === null) return { call, followUp: null };
      return end(call, `${failureOf(call) ?? "The call failed."} ${input.why}`);
    case "broken":
      return end(call, `Standin failed (${input.failureId}). Search its log for this id.`);
  }
}

/** The retry that is on the clock, as due at a time: its own, or an earlier one. */
function retryAt(call: CallRecord, due: number | null): Step {
  if (call.retryOnClock === null || due === null) return { call, followUp: null };
  return { call: { ...call, retryOnClock: null }, followUp: { type: "attempt", cause: "retry", due } };
}

/** A resend that succeeded while a retry was waiting for its turn has ended the call. */
export const needsAttempt = ({ status }: CallRecord, cause: Attempt["cause"]): boolean =>
  cause !== "retry" || status !== "success";

/** How many of a call's attempts are retries, with one more of this cause. */
export const retriesWith = ({ retries }: CallRecord, cause: Attempt["cause"]): number =>
  retries + (cause === "retry" ? 1 : 0);

/** A call that ends as failed, with its retry if one is on the clock. */
const end = (call: CallRecord, failure: string): Step => ({
  call: { ...call, status: "failed", nextRetryAt: null, retryOnClock: null, failure },
  followUp: cancelOf(call),
});

const cancelOf = ({ retryOnClock }: CallRecord): FollowUp | null =>
  retryOnClock === null ? null : { type: "cancel_retry" };

/** Success ends the call; a failure is retried while the schedule has a time for it (C-08). */
function afterAttempt(
  call: CallRecord,
  { attempt, due, policy }: { attempt: Attempt; due: number; policy: RetryPolicy },
): Step {
  const { cause, request, response } = attempt;
  const retries = retriesWith(call, cause);
  const after = (
    status: CallRecord["status"],
    { nextRetryAt, retryOnClock }: Pick<CallRecord, "nextRetryAt" | "retryOnClock">,
    followUp: FollowUp | null,
  ): Step => ({
    call: {
      ...call,
      request,
      attempts: [...call.attempts, attempt],
      retries,
      status,
      nextRetryAt,
      retryOnClock,
      failure: null,
    },
    followUp,
  });
  if (response.failure === null) return after("success", noRetry, cancelOf(call));
  // A resend that fails does not count: a retry that is due stays due.
  if (cause === "resend") return after(call.retryOnClock === null ? "failed" : "rescheduled", call, null);
  const at = due + (policy.spacings[retries] ?? Number.POSITIVE_INFINITY);
  if (!policy.enabled || response.refused || at > latestTime) return after("failed", noRetry, null);
  const retry = { nextRetryAt: toTimestamp(at), retryOnClock: at };
  return after("rescheduled", retry, { type: "schedule_retry", at });
}

const noRetry = { nextRetryAt: null, retryOnClock: null };
