import type { Attempt, CallAnswer, CallEvent, CallRecord, CallRequest, LoggedCall } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import type { DomainEvent } from "../domain/events.js";
import type { Clock, Ids } from "../domain/ports.js";
import type { Store } from "../domain/store/store.js";
import { noRoom } from "../domain/store/webhook-calls.js";
import { latestTime, toTimestamp } from "../domain/timestamp.js";
import { cancelRetry, getLoggedCall } from "../domain/webhook-calls.js";
import { matches } from "../domain/webhook-matching.js";
import { weightOf } from "../domain/weight.js";
import { type EventPlace, toCallEvent } from "./call-event.js";
import { createLanes } from "./lanes.js";
import { noHeaders, notSent, type Prepared, prepare, type Reach, remarkOn, unsent } from "./prepare.js";
import { type SendOptions, send, toAnswer } from "./send.js";

/** The published spacing of retries, in milliseconds, each after the one before. */
export const publishedRetries: readonly number[] = [2, 6, 30, 60, 300, 1440, 2880].map((minutes) => minutes * 60_000);

/** Calls on the wire at once, in one environment. Each webhook has one at a time, so a slow one costs others nothing. */
const maximumCallsAtOnce = 64;

export interface DeliverySettings extends Reach {
  retries: readonly number[];
  /** The origin of the addresses in payloads. */
  origin(): string;
  wake: SendOptions["wake"];
}

export interface DeliveryParts {
  environment: string;
  primary: boolean;
  store: Store;
  clock: Clock;
  ids: Ids;
  settings: DeliverySettings;
  /**
   * Takes in a call to a receiver of Standin's own, of a webhook whose URL has no origin; undefined where it takes none in.
   * `weight` is about how many characters it has.
   */
  receiveOwn(
    call: CallRequest,
    weight: number,
  ): { status: number; headers: Readonly<Record<string, string>>; body: string } | undefined;
  /** Is told of every attempt that has ended, with the call as it is then, and about how many characters it holds on to. */
  onAttempt(call: CallRecord, weight: number): void;
  /** Is told of every call that was started or put on the wire. */
  onCall(call: CallRecord): void;
  /** Is told of what we did not foresee, and answers the identifier that the log has it under. */
  onFailure(where: string, error: unknown): string;
}

/** The calls of one environment: event → matching webhooks → payload → call → retry → log. */
export interface Delivery {
  /** Starts the calls that an event triggers, and answers their identifiers. Never waits, never throws. */
  emit(event: DomainEvent): string[];
  /** Sends the event of a call again with the webhook's settings of now. Throws NOT_FOUND. */
  resend(callId: string): void;
  /**
   * Resolves when the calls that are on the wire or wait for it now have ended; or of those alone that follow from an
   * advance of the clock.
   */
  settle(what?: "queued" | "following"): Promise<void>;
  /** Resolves when no call is on the wire. */
  idle(): Promise<void>;
  /** Ends what is on the wire and what waits; nothing of it reaches the log. */
  close(): void;
}

const deliverUnsaid =
  "others can reach this Standin, so that webhooks call its own receivers alone; start it with --deliver loopback for those of this machine too, or with --deliver any.";

type Cause = Attempt["cause"];

/** An attempt that is being made: why, when it was due and when it was made, and how many retries there are with it. */
type Trial = Pick<Attempt, "cause" | "at" | "remark"> & { due: number; retries: number };

export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, clock, ids, settings } = parts;
  const lanes = createLanes(maximumCallsAtOnce);
  const closing = new AbortController();
  let place: EventPlace | undefined;

  /** What was changed stays changed, and its answer is what it is, whatever becomes of the calls. */
  function emit(event: DomainEvent): string[] {
    try {
      return startCalls(event);
    } catch (error) {
      parts.onFailure(`the calls of an event (${event.event.event_type} of ${event.event.entity_type})`, error);
      return [];
    }
  }

  function startCalls(event: DomainEvent): string[] {
    const subscribers = store.webhooks.subscribersTo(event.event.entity_type);
    if (!subscribers?.size) return [];
    const told = toCallEvent(event, placeNow());
    const calls: string[] = [];
    for (const id of subscribers) {
      const webhook = store.webhooks.get(id);
      if (webhook && matches(webhook, told)) calls.push(startCall(webhook, told, event.at));
    }
    return calls;
  }

  /** One for all events, as long as the origin is the same. */
  function placeNow(): EventPlace {
    const origin = settings.origin();
    if (place?.addresses.origin !== origin) {
      const { environment, primary } = parts;
      place = { store, environment, primary, addresses: { origin, environment } };
    }
    return place;
  }

  function startCall(webhook: Webhook, event: CallEvent, due: number): string {
    const logged = store.webhookCalls.add(newCall(ids.resource(), webhook, event));
    if (logged.call.status !== "failed") queue(logged, "event", due);
    parts.onCall(logged.call);
    return logged.call.id;
  }

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
    // The event of a retry is older than those whose calls wait.
    lanes.add(webhookId, work, { isFirst: cause === "retry", follows: clock.begin("webhook_call", id) });
  }

  /** A call at which we failed ourselves ends; those behind it go on. */
  function fail(logged: LoggedCall, error: unknown): void {
    const id = parts.onFailure(`webhook call ${logged.call.id}`, error);
    cancelRetry(logged);
    const failure = `Standin failed (${id}); its log says at what.`;
    store.webhookCalls.replace(logged, { ...logged.call, status: "failed", nextRetryAt: null, failure });
  }

  /** Makes one attempt with the webhook's settings of now, and writes down what came of it: at once where no socket is needed. */
  function attempt(logged: LoggedCall, cause: Cause, due: number): Promise<void> | undefined {
    const { call } = logged;
    // A resend that succeeded while this retry was waiting for its turn has ended the call.
    if (cause === "retry" && call.status === "success") return undefined;
    const webhook = store.webhooks.get(call.webhookId);
    const remark = webhook ? remarkOn(webhook) : null;
    const retries = call.retries + (cause === "retry" ? 1 : 0);
    const trial = { cause, due, retries, at: toTimestamp(clock.now()), remark };
    const rendered = prepare(call, webhook, retries, parts.environment, settings);
    const prepared = store.webhookCalls.startAttempt(logged, rendered.weight) ? rendered : unsent(call, noRoom.weight);
    const { answer = handOver(webhook, call, prepared) } = prepared;
    if (answer) {
      conclude(logged, trial, { ...prepared, answer });
      return undefined;
    }
    const { request } = prepared;
    // What is on the wire can be looked at.
    logged.call = { ...logged.call, request };
    parts.onCall(logged.call);
    const own = [settings.origin(), settings.ownOrigin()].filter((origin) => origin !== undefined);
    const options = { anyAddress: settings.mode === "any", own, wake: settings.wake, signal: closing.signal };
    return send(request, options).then((answer) => {
      if (!closing.signal.aborted) conclude(logged, trial, { ...prepared, answer });
    });
  }

  /** What is answered to a call without a socket, by our own receiver or because none may be opened; else undefined. */
  function handOver(webhook: Webhook | undefined, { event }: CallRecord, { request, weight }: Prepared) {
    const answer = webhook?.url.startsWith("/") ? parts.receiveOwn(request, event.weight + weight) : undefined;
    if (answer) return toAnswer(answer.status, answer.headers, answer.body);
    return settings.mode === "unsaid" ? notSent(deliverUnsaid) : undefined;
  }

  /** Writes down what came of an attempt. */
  function conclude(logged: LoggedCall, trial: Trial, { request, weight, answer }: Required<Prepared>): void {
    const { call } = logged;
    const { cause, at, retries, remark } = trial;
    const held = weight + weightOf(answer);
    const attempt = { cause, at, request, answer, remark, held };
    const fate = decide(logged, trial, answer);
    const after = { ...call, ...fate, request, attempts: [...call.attempts, attempt], retries, failure: null };
    // The event is shown once more, in the request of this attempt.
    store.webhookCalls.endAttempt(logged, after, call.event.weight + held);
    parts.onAttempt(logged.call, logged.weight);
  }

  /** Success ends the call; a failure is retried while the schedule has a time for it (C-08). */
  function decide(
    logged: LoggedCall,
    { cause, due, retries }: Trial,
    answer: CallAnswer,
  ): Pick<CallRecord, "status" | "nextRetryAt"> {
    const { call } = logged;
    if (answer.failure === null) {
      cancelRetry(logged);
      return { status: "success", nextRetryAt: null };
    }
    // A resend that fails does not count: a retry that is due stays due.
    if (cause === "resend") {
      return { status: logged.retry ? "rescheduled" : "failed", nextRetryAt: call.nextRetryAt };
    }
    // The settings of now: they may have changed while the call was on the wire.
    const webhook = store.webhooks.get(call.webhookId);
    const spacing = settings.retries[retries];
    const mayRetry = webhook?.auto_retry === true && webhook.enabled && !answer.refused;
    if (!mayRetry || spacing === undefined || due + spacing > latestTime) {
      return { status: "failed", nextRetryAt: null };
    }
    const next = due + spacing;
    const run = () => {
      logged.retry = null;
      queue(logged, "retry", next);
    };
    logged.retry = clock.at(next, { kind: "webhook_call", id: call.id, run });
    return { status: "rescheduled", nextRetryAt: toTimestamp(next) };
  }

  return {
    emit,
    resend: (callId) => queue(getLoggedCall(store, callId), "resend", clock.now()),
    settle: (what = "queued") => (what === "queued" ? lanes.settle() : lanes.settleFollowing()),
    idle: lanes.idle,
    close() {
      lanes.close();
      closing.abort();
    },
  };
}

function newCall(id: string, webhook: Webhook, event: CallEvent): CallRecord {
  return {
    id,
    webhookId: webhook.id,
    event,
    status: "pending",
    request: { url: webhook.url, headers: noHeaders, body: "" },
    attempts: [],
    retries: 0,
    nextRetryAt: null,
    failure: null,
  };
}
