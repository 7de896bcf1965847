import type { CallEvent } from "../domain/call-record.js";
import type { DomainEvent, EntityResource, UploadEvent } from "../domain/events.js";
import type { Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { compareEntities, memoryOf } from "../domain/weight.js";
import type { Addresses } from "../wire/addresses.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import { toShown } from "../wire/view.js";

/** Where events of an environment happen, and what their addresses are made from. */
export interface EventPlace {
  store: Store;
  environment: string;
  primary: boolean;
  addresses: Addresses;
}

/** An event with its entities as they are now, so that a retry tells what happened and not what has become of it. */
export function toCallEvent({ source, at, event }: DomainEvent, place: EventPlace): CallEvent {
  const { entity_type, event_type } = event;
  const about = {
    triggered_at: toTimestamp(at),
    site_id: place.store.siteId,
    environment: place.environment,
    primary: place.primary,
    entity_type,
    event_type,
  };
  if (source === "raised") {
    const entities = { ...event, related_entities: event.related_entities ?? [] };
    return { ...about, entities, weight: memoryOf(event) };
  }
  return { ...about, entities: new SerializedEntities(event, place), weight: memoryOfChange(event) };
}

/** The entity as it is now, which the state need not keep, and what of the one before that has not. */
const memoryOfChange = ({ entity, previous_entity: previous }: UploadEvent): number =>
  compareEntities(entity, undefined).gained + compareEntities(entity, previous).lost;

/**
 * The entities of an event, serialized when they are asked for, which most are once: the state replaces its entities and
 * never changes them, so that what is kept until then costs nothing.
 */
class SerializedEntities {
  readonly #collection;

  constructor(
    readonly event: UploadEvent,
    readonly place: EventPlace,
  ) {
    // What the relationships of an upload name and this environment holds: its collection; creators are not held.
    const { upload_collection: collection } = event.entity;
    this.#collection = collection && place.store.collections.get(collection.id);
  }

  get entity(): EntityResource {
    return serialize(this.event.entity, this.place);
  }

  get previous_entity(): EntityResource | undefined {
    const { previous_entity: previous } = this.event;
    return previous && serialize(previous, this.place);
  }

  get related_entities(): EntityResource[] {
    return this.#collection ? [serialize(this.#collection, this.place)] : [];
  }
}

function serialize(resource: object, { addresses, store: { metadata } }: EventPlace): EntityResource {
  // A resource's body is `{data: resource}`.
  return jsonApiEnvelope.encodeResource(toShown(resource, { addresses, metadata })).data as unknown as EntityResource;
}
