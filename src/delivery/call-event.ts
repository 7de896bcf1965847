import type { CallEvent } from "../domain/call-record.js";
import type { DomainEvent, EntityResource, UploadEvent } from "../domain/events.js";
import type { Store } from "../domain/store/store.js";
import { toTimestamp } from "../domain/timestamp.js";
import { compareEntities, memoryOf } from "../domain/weight.js";
import type { Addresses } from "../wire/addresses.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import { toShown } from "../wire/view.js";

/** The source of an environment's events, and the origin of URLs in them. */
export interface EventPlace {
  store: Store;
  environment: string;
  primary: boolean;
  addresses: Addresses;
}

/** An event with the current state of its entities, so that a retry sends the original state. */
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

/** The current entity, which the state may not keep, and the members of the previous one that differ. */
const memoryOfChange = ({ entity, previous_entity: previous }: UploadEvent): number =>
  compareEntities(entity, undefined).gained + compareEntities(entity, previous).lost;

/**
 * The entities of an event, serialized on demand, which usually happens once. The state replaces its entities and never changes
 * them, so keeping them costs nothing.
 */
class SerializedEntities {
  readonly #collection;

  constructor(
    readonly event: UploadEvent,
    readonly place: EventPlace,
  ) {
    // The related entities of an upload that this environment has: its collection. Standin stores no creators.
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
