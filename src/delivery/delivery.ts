import { type FollowUp, needsAttempt, newCall, next, retriesWith, type Step } from "../domain/call-machine.js";
import {
  type Attempt,
  type CallResponse,
  cancelRetry,
  type EventPlace,
  type LoggedCall,
  noResponse,
  notSent,
  toCallResponse,
} from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import type { DomainEvent, EntityResource } from "../domain/events.js";
import { reportFailure } from "../domain/happenings.js";
import { noRoom } from "../domain/store/webhook-calls.js";
import { toTimestamp } from "../domain/timestamp.js";
import { getLoggedCall } from "../domain/webhook-calls.js";
import { matches } from "../domain/webhook-matching.js";
import { DomainError } from "../openapi/errors.js";
import { timedOut, totalTimeout } from "./limits.js";
import { Queues } from "./queues.js";
import { prepare, serialize, unsent } from "./request.js";
import type { DeliveryParts, OwnResponse } from "./settings.js";

/** Concurrent calls in one environment. Each webhook has one at a time, so a slow one does not delay others. */
const maximumCallsAtOnce = 64;

const deliverUnsaid =
  "others can reach this Standin, so webhooks call only its own receivers. Pass --deliver loopback to call this machine, or --deliver any.";

type Cause = Attempt["cause"];

const toResponse = ({ status, headers, body }: OwnResponse): CallResponse =>
  status === null ? noResponse("The receiver closed the connection.") : toCallResponse(status, headers, body);

/** The calls of one environment: event → matching webhooks → payload → call → retry → log, by their state machine. */
export class Delivery {
  readonly #queues = new Queues(maximumCallsAtOnce);
  readonly #closing = new AbortController();
  #place: EventPlace | undefined;

  constructor(readonly parts: DeliveryParts) {}

  /** Starts the calls that an event triggers, and returns their identifiers. Never waits, never throws. */
  emit(event: DomainEvent): string[] {
    try {
      return this.#startCalls(event);
    } catch (error) {
      // The change and its response remain valid, whatever happens to the calls.
      reportFailure(this.parts, `the calls of an event (${event.event_type} of ${event.entity_type})`, error);
      return [];
    }
  }

  /** Sends the event of a call again with the webhook's current settings. `depth` is the depth of the request. Throws NOT_FOUND. */
  resend(callId: string, depth: number): void {
    const logged = getLoggedCall(this.parts.store, callId);
    this.#start(logged, next(logged.call, { type: "resend", at: this.parts.clock.now(), depth }));
  }

  /** Sends a pending retry now. Throws NOT_FOUND, and INVALID_FIELD if the call has no pending retry. */
  retryNow(callId: string): void {
    const logged = getLoggedCall(this.parts.store, callId);
    const step = next(logged.call, { type: "retry_now", at: this.parts.clock.now() });
    if (!step.followUp) {
      const mend = `POST /webhook_calls/${callId}/resend_webhook sends it again.`;
      throw new DomainError("INVALID_FIELD", `Webhook call ${callId} is not waiting for a retry. ${mend}`);
    }
    cancelRetry(logged);
    this.#start(logged, step);
  }

  /** Resolves after all current calls have ended, in progress or queued. Or only those that follow from an advance of the clock. */
  settle(what: "queued" | "following" = "queued"): Promise<void> {
    return what === "queued" ? this.#queues.settle() : this.#queues.settleFollowing();
  }

  idle(): Promise<void> {
    return this.#queues.idle();
  }

  /** Ends calls in progress and in the queue. They do not reach the log. */
  close(): void {
    this.#queues.close();
    this.#closing.abort();
  }

  /** Shared by all events, as long as the origin stays the same. */
  #placeNow(): EventPlace {
    const { settings, environment, primary, store } = this.parts;
    const origin = settings.origin();
    if (this.#place?.origin !== origin) {
      const { siteId, metadata } = store;
      this.#place = { siteId, environment, primary, origin, metadata };
    }
    return this.#place;
  }

  #startCalls(event: DomainEvent): string[] {
    const { store, environment, primary } = this.parts;
    const subscribers = store.webhooks.subscribersTo(event.entity_type);
    if (subscribers.size === 0) return [];
    const { source, entity_type, event_type, entity } = event;
    let resource: EntityResource | undefined = source === "raised" ? event.entity : undefined;
    const matchable = {
      ...{ entity_type, event_type, environment, primary },
      entity: () => (resource ??= serialize(entity, this.#placeNow())),
    };
    const calls: string[] = [];
    for (const id of subscribers) {
      const webhook = store.webhooks.get(id);
      if (webhook && matches(webhook, matchable)) calls.push(this.#startCall(webhook, event));
    }
    return calls;
  }

  #startCall(webhook: Webhook, event: DomainEvent): string {
    const { store, ids, bus } = this.parts;
    const logged = store.webhookCalls.add(newCall(ids.resource(), webhook, event, this.#placeNow()));
    if (logged.call.status !== "failed") this.#queue(logged, "event", event.at);
    bus.publish("call_changed", { call: logged.call });
    return logged.call.id;
  }

  #queue(logged: LoggedCall, cause: Cause, due: number): void {
    const { id, webhookId } = logged.call;
    const work = () => {
      try {
        return this.#attempt(logged, cause, due)?.catch((error) => this.#fail(logged, error));
      } catch (error) {
        this.#fail(logged, error);
        return undefined;
      }
    };
    // The event of a retry is older than the events of queued calls.
    const follows = this.parts.clock.begin("webhook_call", id);
    this.#queues.add(webhookId, work, { isFirst: cause === "retry", follows });
  }

  /** Makes one attempt with the webhook's current settings and stores its result. Stores it at once if no socket is needed. */
  #attempt(logged: LoggedCall, cause: Cause, due: number): Promise<void> | undefined {
    const { call } = logged;
    const { store, clock, settings, bus } = this.parts;
    if (!needsAttempt(call, cause)) return undefined;
    const webhook = store.webhooks.get(call.webhookId);
    const at = toTimestamp(clock.now());
    const rendered = prepare(call, webhook, retriesWith(call, cause), settings);
    const isStarted = store.webhookCalls.startAttempt(logged, rendered.request);
    const prepared = isStarted ? rendered : unsent(call, noRoom);
    const { request } = prepared;
    const isOwn = !prepared.response && webhook?.url.startsWith("/");
    const own = isOwn ? this.parts.receiveOwn(request, logged.bytes, at) : undefined;
    const late = own && own.delay > 0 ? own : undefined;
    const response = prepared.response ?? (late ? undefined : this.#withoutSocket(own));
    const conclude = (response: CallResponse) => this.#conclude(logged, { cause, at, request, response }, due);
    if (response) {
      conclude(response);
      return undefined;
    }
    // Attempts in progress are visible.
    logged.call = next(logged.call, { type: "sent", request }).call;
    bus.publish("call_changed", { call: logged.call });
    const sending = late ? this.#inTime(late) : settings.send(request, this.#closing.signal, call.depth);
    return sending.then((response) => {
      if (!this.#closing.signal.aborted) conclude(response);
    });
  }

  /** The response of Standin's own receiver, or of a call that may not open a socket. Otherwise undefined. */
  #withoutSocket(own: OwnResponse | undefined): CallResponse | undefined {
    if (own) return toResponse(own);
    return this.parts.settings.mode === "unsaid" ? notSent(deliverUnsaid) : undefined;
  }

  /** A late response of Standin's own receiver, for which a call waits as long as for any other. */
  #inTime(own: OwnResponse): Promise<CallResponse> {
    const { delay } = own;
    return new Promise((resolve) =>
      this.parts.settings.wake(Math.min(delay, totalTimeout), () =>
        resolve(delay < totalTimeout ? toResponse(own) : noResponse(timedOut)),
      ),
    );
  }

  #conclude(logged: LoggedCall, attempt: Attempt, due: number): void {
    const { store, settings, bus } = this.parts;
    const webhook = store.webhooks.get(logged.call.webhookId);
    const policy = { spacings: settings.retries, enabled: webhook?.auto_retry === true && webhook.enabled };
    this.#end(logged, next(logged.call, { type: "attempted", attempt, due, policy }));
    bus.publish("attempt_ended", { call: logged.call, bytes: logged.bytes });
  }

  /** A call ends after an internal error, and the calls behind it continue. */
  #fail(logged: LoggedCall, error: unknown): void {
    const failureId = reportFailure(this.parts, `webhook call ${logged.call.id}`, error);
    this.#end(logged, next(logged.call, { type: "broken", failureId }));
  }

  /** Another attempt follows. An attempt in progress keeps the memory that it has reserved. */
  #start(logged: LoggedCall, { call, followUp }: Step): void {
    logged.call = call;
    this.#follow(logged, followUp);
  }

  /** An attempt has ended, and its memory is counted. */
  #end(logged: LoggedCall, { call, followUp }: Step): void {
    this.parts.store.webhookCalls.replace(logged, call);
    this.#follow(logged, followUp);
  }

  #follow(logged: LoggedCall, followUp: FollowUp | null): void {
    if (!followUp) return;
    if (followUp.type === "cancel_retry") cancelRetry(logged);
    else if (followUp.type === "attempt") this.#queue(logged, followUp.cause, followUp.due);
    else {
      const run = () => {
        logged.retry = null;
        this.#start(logged, next(logged.call, { type: "retry_due" }));
      };
      logged.retry = this.parts.clock.at(followUp.at, { kind: "webhook_call", id: logged.call.id, run });
    }
  }
}
