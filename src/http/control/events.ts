import type { EventType } from "../../domain/entities.js";
import { eventTypes, type RaisedEvent } from "../../domain/events.js";
import type { ControlReply } from "../../openapi/control.js";
import { assertBody, type ControlCall, fieldError } from "./call.js";

/** `POST /_standin/events`: raises an event about an entity that the caller gives, and answers the calls that it makes. */
export function raiseEvent({ environment: { domain, delivery }, body }: ControlCall): ControlReply<"raiseEvent"> {
  const event = toRaisedEvent(body);
  return { status: 202, body: { webhook_calls: delivery.emit({ source: "raised", at: domain.clock.now(), event }) } };
}

/** Checks what a caller gives as an event. Throws a RequestError that names the member. */
export function toRaisedEvent(body: unknown): RaisedEvent {
  const event = assertBody("RaisedEvent", body);
  refuseOtherEvents(event);
  return event;
}

/** Each type of entity has events of its own, which its schema does not tell. */
function refuseOtherEvents({ entity_type, event_type }: RaisedEvent): void {
  const known: readonly EventType[] = eventTypes[entity_type];
  if (!known.includes(event_type)) {
    throw fieldError("/event_type", `must be one of ${known.join(", ")} for ${entity_type}`);
  }
}
