import type { DomainEvent, EntityResource, UploadEvent } from "../domain/events.js";
import { type State, toTimestamp } from "../domain/state.js";
import type { CallEvent } from "../domain/webhook-calls.js";
import { type Addresses, withAddresses } from "../wire/addresses.js";
import { jsonApiEnvelope } from "../wire/json-api.js";

/** Where events of an environment happen, and what their addresses are made from. */
export interface EventPlace {
  state: State;
  environment: string;
  primary: boolean;
  addresses: Addresses;
}

/** An event with its entities as they are now, so that a retry tells what happened and not what has become of it. */
export function toCallEvent({ source, at, event }: DomainEvent, place: EventPlace): CallEvent {
  const { entity_type, event_type } = event;
  const about = {
    triggered_at: toTimestamp(at),
    site_id: place.state.siteId,
    environment: place.environment,
    primary: place.primary,
    entity_type,
    event_type,
  };
  if (source === "raised") return { ...about, ...event, related_entities: event.related_entities ?? [] };
  const { entity, previous_entity } = event;
  return {
    ...about,
    entity: serialize(entity, place),
    ...(previous_entity ? { previous_entity: serialize(previous_entity, place) } : {}),
    related_entities: relatedEntities(event, place),
  };
}

/** What the relationships of an upload name and this environment holds: its collection; creators are not held. */
function relatedEntities({ entity }: UploadEvent, place: EventPlace): EntityResource[] {
  const collection = entity.upload_collection && place.state.collections.get(entity.upload_collection.id);
  return collection ? [serialize(collection, place)] : [];
}

function serialize(resource: object, { addresses }: EventPlace): EntityResource {
  // A resource's body is `{data: resource}`.
  return jsonApiEnvelope.encodeResource(withAddresses(resource, addresses)).data as unknown as EntityResource;
}
