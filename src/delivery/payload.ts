import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import type { CallRecord, EventPlace } from "../domain/call-record.js";
import type { EntityResource } from "../domain/events.js";
import { toSeconds, toTimestamp } from "../domain/timestamp.js";
import { jsonApiEnvelope } from "../wire/json-api.js";
import { toShown } from "../wire/view.js";

/** What a payload shows of a call. It never changes, so a payload is rendered both for sending and on demand for display. */
export interface PayloadSource extends Pick<CallRecord, "id" | "webhookId" | "event" | "place" | "retries"> {
  nestedItems: boolean;
}

/** The default payload: twelve members. `previous_entity` is present only on an update. */
export function defaultPayload({ id, webhookId, event, place, retries, nestedItems }: PayloadSource): JsonObject {
  const { entity, previous_entity: previous, related_entities: related } = event;
  const show = (one: object): JsonObject => {
    const resource = event.source === "state" ? serialize(one, place) : (one as EntityResource);
    return (nestedItems ? resource : withoutBlocks(resource)) as JsonObject;
  };
  return {
    webhook_call_id: id,
    event_triggered_at: toSeconds(toTimestamp(event.at)),
    attempted_auto_retries_count: retries,
    webhook_id: webhookId,
    site_id: place.siteId,
    environment: place.environment,
    is_environment_primary: place.primary,
    entity_type: event.entity_type,
    event_type: event.event_type,
    entity: show(entity),
    ...(previous && event.event_type === "update" ? { previous_entity: show(previous) } : {}),
    related_entities: related.map(show),
  };
}

export function serialize(resource: object, place: EventPlace): EntityResource {
  // A resource's body is `{data: resource}`.
  const shown = toShown(resource, { addresses: place, metadata: place.metadata });
  return jsonApiEnvelope.encodeResource(shown).data as unknown as EntityResource;
}

/** A record whose blocks, at any depth, are replaced by their identifiers. Only attributes contain blocks. */
function withoutBlocks(entity: EntityResource): EntityResource {
  return entity.type === "item" && entity.attributes
    ? { ...entity, attributes: collapse(entity.attributes as JsonObject) as JsonObject }
    : entity;
}

function collapse(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(collapseBlock);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, collapseBlock(member)]));
}

/** A block is a record inside a record: a resource of type `item` with its own attributes. */
function collapseBlock(value: JsonValue): JsonValue {
  if (isObject(value)) {
    const { type, id, attributes, relationships } = value;
    if (type === "item" && typeof id === "string" && (attributes ?? relationships) !== undefined) return id;
  }
  return collapse(value);
}
