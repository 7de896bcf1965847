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

/**
 * An event with its entities as they are now, so that a retry tells what happened and not what has become of it. They are
 * serialized when a call is made: the state replaces its entities and never changes them.
 */
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
  const { entity, previous_entity: previous } = event;
  const collection = collectionOf(event, place);
  const members = {
    entity: once(() => serialize(entity, place)),
    previous: once(() => previous && serialize(previous, place)),
    related: once(() => (collection ? [serialize(collection, place)] : [])),
  };
  return {
    ...about,
    get entity() {
      return members.entity();
    },
    get previous_entity() {
      return members.previous();
    },
    get related_entities() {
      return members.related();
    },
  };
}

/** What the relationships of an upload name and this environment holds: its collection; creators are not held. */
const collectionOf = ({ entity }: UploadEvent, { state }: EventPlace) =>
  entity.upload_collection && state.collections.get(entity.upload_collection.id);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function serialize(resource: object, { addresses }: EventPlace): EntityResource {
  // A resource's body is `{data: resource}`.
  return jsonApiEnvelope.encodeResource(withAddresses(resource, addresses)).data as unknown as EntityResource;
}
