import type { EntityType } from "../../domain/entities.js";
import { eventTypes, type RaisedEvent } from "../../domain/events.js";
import type { JsonObject, JsonValue } from "../../openapi/openapi-document.js";
import { type ControlCall, type ControlReply, fieldError, refuseUnknown } from "./call.js";

/** `POST /_standin/events`: raises an event about an entity that the caller gives, and answers the calls that it makes. */
export function raiseEvent({ environment: { domain, delivery }, body }: ControlCall): ControlReply {
  const event = toRaisedEvent(body);
  return { status: 202, body: { webhook_calls: delivery.emit({ source: "raised", at: domain.clock.now(), event }) } };
}

const members = ["entity_type", "event_type", "entity", "previous_entity", "related_entities"];

/** Checks what a caller gives as an event. Throws a RequestError that names the member. */
export function toRaisedEvent(body: JsonObject): RaisedEvent {
  refuseUnknown(body, members);
  const types = Object.keys(eventTypes);
  const { entity_type, event_type, related_entities } = body;
  if (typeof entity_type !== "string" || !types.includes(entity_type)) {
    throw fieldError("/entity_type", `must be one of ${types.join(", ")}`);
  }
  const known: readonly string[] = eventTypes[entity_type as EntityType];
  if (typeof event_type !== "string" || !known.includes(event_type)) {
    throw fieldError("/event_type", `must be one of ${known.join(", ")} for ${entity_type}`);
  }
  assertResource("/entity", body.entity);
  if (body.previous_entity !== undefined) assertResource("/previous_entity", body.previous_entity);
  if (related_entities !== undefined) {
    if (!Array.isArray(related_entities))
      throw fieldError("/related_entities", "must be an array of JSON:API resources");
    for (const [index, entity] of related_entities.entries()) assertResource(`/related_entities/${index}`, entity);
  }
  // Every member has been checked.
  return body as unknown as RaisedEvent;
}

function assertResource(pointer: string, value: JsonValue | undefined): void {
  const { id, type, attributes, relationships } = (typeof value === "object" ? (value ?? {}) : {}) as JsonObject;
  if (typeof id !== "string" || typeof type !== "string") {
    throw fieldError(pointer, 'must be a JSON:API resource, such as {"id":"1","type":"item","attributes":{}}');
  }
  for (const [name, member] of Object.entries({ attributes, relationships })) {
    const isObject = typeof member === "object" && member !== null && !Array.isArray(member);
    if (member !== undefined && !isObject) throw fieldError(`${pointer}/${name}`, "must be an object");
  }
}
