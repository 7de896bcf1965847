import { type FollowUp, needsAttempt, next, retriesWith } from "../domain/call-machine.js";
import {
  type Attempt,
  type CallRecord,
  type CallResponse,
  cancelRetry,
  type LoggedCall,
} from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import { reportFailure } from "../domain/happenings.js";
import { noRoom } from "../domain/store/webhook-calls.js";
import { toTimestamp } from "../domain/timestamp.js";
import { memoryOf } from "../domain/weight.js";
import { type Prepared, prepare, unsent } from "./prepare.js";
import { createQueues, type Queues } from "./queues.js";
import { notSent, toCallResponse } from "./response.js";
import type { DeliveryParts } from "./settings.js";

/** Concurrent calls in one environment. Each webhook has one at a time, so a slow one does not delay others. */
const maximumCallsAtOnce = 64;

const deliverUnsaid =
  "others can reach this Standin, so webhooks call only its own receivers. Pass --deliver loopback to call this machine, or --deliver any.";

type Cause = Attempt["cause"];

/** An attempt in progress: its cause, when it was due and when it started. */
type Trial = Pick<Attempt, "cause" | "at"> & { due: number };

/** Performs the actions of the calls' state machine, and reports their results to it. */
export interface Dispatcher extends Pick<Queues, "settle" | "settleFollowing" | "idle"> {
  /** Starts an attempt in its turn. */
  queue(logged: LoggedCall, cause: Cause, due: number): void;
  /** Sends a call again, for a request with this depth. */
  resend(logged: LoggedCall, depth: number): void;
  /** Sends a pending retry now. False if there is none. */
  retryNow(logged: LoggedCall): boolean;
  /** Ends calls in progress and in the queue. They do not reach the log. */
  close(): void;
}

export function createDispatcher(parts: DeliveryParts): Dispatcher {
  const { store, clock, settings, bus, receiveOwn } = parts;
  const { webhookCalls } = store;
  const queues = createQueues(maximumCallsAtOnce);
  const closing = new AbortController();

  function queue(logged: LoggedCall, cause: Cause, due: number): void {
    const { id, webhookId } = logged.call;
    const work = () => {
      try {
        return attempt(logged, cause, due)?.catch((error) => fail(logged, error));
      } catch (error) {
        fail(logged, error);
        return undefined;
      }
    };
    // The event of a retry is older than the events of queued calls.
    queues.add(webhookId, work, { isFirst: cause === "retry", follows: clock.begin("webhook_call", id) });
  }

  /** A call ends after an internal error, and the calls behind it continue. */
  function fail(logged: LoggedCall, error: unknown): void {
    const failureId = reportFailure(parts, `webhook call ${logged.call.id}`, error);
    const { call, followUp } = next(logged.call, { type: "broken", failureId });
    webhookCalls.replace(logged, call);
    follow(logged, followUp);
  }

  /** Makes one attempt with the webhook's current settings and stores its result. Stores it at once if no socket is needed. */
  function attempt(logged: LoggedCall, cause: Cause, due: number): Promise<void> | undefined {
    const { call } = logged;
    if (!needsAttempt(call, cause)) return undefined;
    const webhook = store.webhooks.get(call.webhookId);
    const trial = { cause, due, at: toTimestamp(clock.now()) };
    const rendered = prepare(call, webhook, retriesWith(call, cause), parts);
    const prepared = webhookCalls.startAttempt(logged, rendered.weight) ? rendered : unsent(call, noRoom);
    const { request, response = responseWithoutSocket(webhook, call, prepared) } = prepared;
    if (response) {
      conclude(logged, trial, { ...prepared, response });
      return undefined;
    }
    // Attempts in progress are visible.
    logged.call = next(logged.call, { type: "sent", request }).call;
    bus.publish("call_changed", { call: logged.call });
    return settings.send(request, closing.signal, call.depth).then((response) => {
      if (!closing.signal.aborted) conclude(logged, trial, { ...prepared, response });
    });
  }

  /** The response of Standin's own receiver, or of a call that may not open a socket. Otherwise undefined. */
  function responseWithoutSocket(
    webhook: Webhook | undefined,
    { event }: CallRecord,
    { request, weight }: Prepared,
  ): CallResponse | undefined {
    const response = webhook?.url.startsWith("/") ? receiveOwn(request, event.weight + weight) : undefined;
    if (response) return toCallResponse(response.status, response.headers, response.body);
    return settings.mode === "unsaid" ? notSent(deliverUnsaid) : undefined;
  }

  /** Stores the result of an attempt. */
  function conclude(logged: LoggedCall, trial: Trial, { request, weight, response }: Required<Prepared>): void {
    const { cause, at, due } = trial;
    const held = weight + memoryOf(response);
    const { call, followUp } = next(logged.call, {
      type: "attempted",
      attempt: { cause, at, request, response, held },
      due,
      policy: { spacings: settings.retries, enabled: retries(logged.call) },
    });
    webhookCalls.replace(logged, call);
    follow(logged, followUp);
    bus.publish("attempt_ended", { call: logged.call, weight: logged.weight });
  }

  function retries({ webhookId }: CallRecord): boolean {
    const webhook = store.webhooks.get(webhookId);
    return webhook?.auto_retry === true && webhook.enabled;
  }

  function follow(logged: LoggedCall, followUp: FollowUp | null): void {
    if (!followUp) return;
    if (followUp.type === "cancel_retry") cancelRetry(logged);
    else if (followUp.type === "attempt") queue(logged, followUp.cause, followUp.due);
    else logged.retry = clock.at(followUp.at, { kind: "webhook_call", id: logged.call.id, run: () => retry(logged) });
  }

  function retry(logged: LoggedCall): void {
    const { call, followUp } = next(logged.call, { type: "retry_due" });
    logged.call = call;
    logged.retry = null;
    follow(logged, followUp);
  }

  return {
    queue,
    retryNow(logged) {
      const { call, followUp } = next(logged.call, { type: "retry_now", at: clock.now() });
      if (!followUp) return false;
      cancelRetry(logged);
      logged.call = call;
      follow(logged, followUp);
      return true;
    },
    resend(logged, depth) {
      const { call, followUp } = next(logged.call, { type: "resend", at: clock.now(), depth });
      logged.call = call;
      follow(logged, followUp);
    },
    settle: queues.settle,
    settleFollowing: queues.settleFollowing,
    idle: queues.idle,
    close() {
      queues.close();
      closing.abort();
    },
  };
}
