import { newCall } from "../domain/call-machine.js";
import type { EventPlace } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import type { DomainEvent, EntityResource } from "../domain/events.js";
import { reportFailure } from "../domain/happenings.js";
import { getLoggedCall } from "../domain/webhook-calls.js";
import { matches } from "../domain/webhook-matching.js";
import { DomainError } from "../openapi/errors.js";
import { Dispatcher } from "./dispatcher.js";
import { serialize } from "./payload.js";
import type { DeliveryParts } from "./settings.js";

/** The calls of one environment: event → matching webhooks → payload → call → retry → log. */
export interface Delivery {
  /** Starts the calls that an event triggers, and returns their identifiers. Never waits, never throws. */
  emit(event: DomainEvent): string[];
  /**
   * Sends the event of a call again with the webhook's current settings. `depth` is the depth of the request. Throws NOT_FOUND.
   */
  resend(callId: string, depth: number): void;
  /** Sends a pending retry now. Throws NOT_FOUND, and INVALID_FIELD if the call has no pending retry. */
  retryNow(callId: string): void;
  /**
   * Resolves after all current calls have ended, in progress or queued. Or only those that follow from an advance of the clock.
   */
  settle(what?: "queued" | "following"): Promise<void>;
  /** Resolves when no call is in progress. */
  idle(): Promise<void>;
  /** Ends calls in progress and in the queue. They do not reach the log. */
  close(): void;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, ids, bus, settings, environment, primary } = parts;
  const dispatcher = new Dispatcher(parts);
  let place: EventPlace | undefined;

  /** Shared by all events, as long as the origin stays the same. */
  function placeNow(): EventPlace {
    const origin = settings.origin();
    if (place?.origin !== origin) {
      const { siteId, metadata } = store;
      place = { siteId, environment, primary, origin, metadata };
    }
    return place;
  }

  function startCall(webhook: Webhook, event: DomainEvent, from: EventPlace): string {
    const logged = store.webhookCalls.add(newCall(ids.resource(), webhook, event, from));
    if (logged.call.status !== "failed") dispatcher.queue(logged, "event", event.at);
    bus.publish("call_changed", { call: logged.call });
    return logged.call.id;
  }

  /** Starts a call to each matching webhook, with the same event for all. */
  function startCalls(event: DomainEvent): string[] {
    const subscribers = store.webhooks.subscribersTo(event.entity_type);
    if (subscribers.size === 0) return [];
    const { source, entity_type, event_type, entity } = event;
    let resource: EntityResource | undefined = source === "raised" ? event.entity : undefined;
    const matchable = {
      entity_type,
      event_type,
      environment,
      primary,
      entity: () => (resource ??= serialize(entity, placeNow())),
    };
    const calls: string[] = [];
    for (const id of subscribers) {
      const webhook = store.webhooks.get(id);
      if (webhook && matches(webhook, matchable)) calls.push(startCall(webhook, event, placeNow()));
    }
    return calls;
  }

  return {
    emit(event) {
      try {
        return startCalls(event);
      } catch (error) {
        // The change and its response remain valid, whatever happens to the calls.
        reportFailure(parts, `the calls of an event (${event.event_type} of ${event.entity_type})`, error);
        return [];
      }
    },
    resend: (callId, depth) => dispatcher.resend(getLoggedCall(store, callId), depth),
    retryNow(callId) {
      if (dispatcher.retryNow(getLoggedCall(store, callId))) return;
      const mend = `POST /webhook_calls/${callId}/resend_webhook sends it again.`;
      throw new DomainError("INVALID_FIELD", `Webhook call ${callId} is not waiting for a retry. ${mend}`);
    },
    settle: (what = "queued") => (what === "queued" ? dispatcher.queues.settle() : dispatcher.queues.settleFollowing()),
    idle: () => dispatcher.queues.idle(),
    close: () => dispatcher.close(),
  };
}
