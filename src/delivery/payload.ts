import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import type { CallEvent } from "../domain/call-record.js";
import type { EntityResource } from "../domain/events.js";
import { toSeconds } from "../domain/timestamp.js";

export interface PayloadSettings {
  callId: string;
  webhookId: string;
  retries: number;
  nestedItems: boolean;
}

/** The default payload: twelve members. `previous_entity` is present only on an update. */
export function defaultPayload(
  event: CallEvent,
  { callId, webhookId, retries, nestedItems }: PayloadSettings,
): JsonObject {
  const { entity, previous_entity, related_entities } = event.entities;
  const show = (one: EntityResource): JsonObject => (nestedItems ? one : withoutBlocks(one)) as JsonObject;
  return {
    webhook_call_id: callId,
    event_triggered_at: toSeconds(event.triggered_at),
    attempted_auto_retries_count: retries,
    webhook_id: webhookId,
    site_id: event.site_id,
    environment: event.environment,
    is_environment_primary: event.primary,
    entity_type: event.entity_type,
    event_type: event.event_type,
    entity: show(entity),
    ...(previous_entity && event.event_type === "update" ? { previous_entity: show(previous_entity) } : {}),
    related_entities: related_entities.map(show),
  };
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
