import type { EntityType, EventType, Webhook, WebhookEvent } from "./entities.js";
import type { EntityResource } from "./events.js";

/** What an event is matched by. */
export interface Matchable {
  entity_type: EntityType;
  event_type: EventType;
  entities: { readonly entity: EntityResource };
  /** The environment in which it happened, and whether that is the primary one. */
  environment: string;
  primary: boolean;
}

/** Whether an event triggers a webhook (C-01): it is enabled, and one element of its `events` asks for the event. */
export function matches(webhook: Webhook, event: Matchable): boolean {
  let entity: EntityResource | undefined;
  // To ask for it may make it.
  const entityOf = () => {
    entity ??= event.entities.entity;
    return entity;
  };
  return webhook.enabled && webhook.events.some((wanted) => asksFor(wanted, event, entityOf));
}

/** Every filter narrows: all of them must hold. */
function asksFor(
  { entity_type, event_types, filters }: WebhookEvent,
  event: Matchable,
  entityOf: () => EntityResource,
): boolean {
  if (entity_type !== event.entity_type || !event_types.includes(event.event_type)) return false;
  if (!filters?.length) return true;
  return filters.every((filter) => filter.entity_ids.some((id) => concerns(event, entityOf(), filter.entity_type, id)));
}

/** Whether an event is about that entity, or about one that belongs to it, as a record belongs to its model. */
function concerns({ environment, primary }: Matchable, entity: EntityResource, type: string, id: string): boolean {
  if (type === "environment_type") return id === (primary ? "primary" : "sandbox");
  if (entity.type === type) return entity.id === id;
  if (type === "environment") return environment === id;
  // Whoever raises an event may write anything there.
  const relationship = entity.relationships?.[type] as { data?: unknown } | null | undefined;
  return [relationship?.data].flat().some((one) => (one as { id?: unknown } | null | undefined)?.id === id);
}
