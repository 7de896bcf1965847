import type { EventType } from "../domain/entities.js";
import { eventTypes, type RaisedEvent } from "../domain/events.js";
import { assertBody, fieldError } from "./input.js";

/** Checks what a caller gives as an event. Throws a DomainError that names the member. */
export function toRaisedEvent(body: unknown): RaisedEvent {
  const event = assertBody("RaisedEvent", body);
  refuseOtherEvents(event);
  return event;
}

/** Each type of entity has events of its own, which its schema does not tell. */
function refuseOtherEvents({ entity_type, event_type }: RaisedEvent): void {
  const known: readonly EventType[] = eventTypes[entity_type];
  if (!known.includes(event_type)) {
    throw fieldError("/event_type", { expected: `one of ${known.join(", ")} for ${entity_type}` });
  }
}
