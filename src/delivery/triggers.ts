import type { CallEvent } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import type { DomainEvent } from "../domain/events.js";
import { matches } from "../domain/webhook-matching.js";
import { type EventPlace, toCallEvent } from "./call-event.js";
import type { DeliveryParts } from "./parts.js";

/** Calls `start` with each webhook that an event triggers, and the event as its call tells it. */
export type Triggers = (event: DomainEvent, start: (webhook: Webhook, told: CallEvent) => void) => void;

export function createTriggers({ store, settings, environment, primary }: DeliveryParts): Triggers {
  let place: EventPlace | undefined;

  /** One for all events, as long as the origin is the same. */
  function placeNow(): EventPlace {
    const origin = settings.origin();
    if (place?.addresses.origin !== origin) place = { store, environment, primary, addresses: { origin, environment } };
    return place;
  }

  return (event, start) => {
    const subscribers = store.webhooks.subscribersTo(event.event.entity_type);
    if (!subscribers?.size) return;
    const told = toCallEvent(event, placeNow());
    for (const id of subscribers) {
      const webhook = store.webhooks.get(id);
      if (webhook && matches(webhook, told)) start(webhook, told);
    }
  };
}
