import type { EntityType, EventType, Webhook, WebhookEvent } from "./entities.js";
import type { EntityResource } from "./events.js";

export interface Matchable {
  entity_type: EntityType;
  event_type: EventType;
  /** To ask for it may create it. */
  entity(): EntityResource;
  /** The environment of the event, and whether it is the primary one. */
  environment: string;
  primary: boolean;
}

/** Whether an event triggers a webhook (C-01): the webhook is enabled, and an element of its `events` matches. */
export function matches(webhook: Webhook, event: Matchable): boolean {
  return webhook.enabled && webhook.events.some((wanted) => asksFor(wanted, event));
}

/** All filters must match. */
function asksFor({ entity_type, event_types, filters }: WebhookEvent, event: Matchable): boolean {
  if (entity_type !== event.entity_type || !event_types.includes(event.event_type)) return false;
  if (!filters?.length) return true;
  const entity = event.entity();
  return filters.every((filter) => filter.entity_ids.some((id) => concerns(event, entity, filter.entity_type, id)));
}

/** Whether an event is about this entity, or about a related one, such as a record of a model. */
function concerns({ environment, primary }: Matchable, entity: EntityResource, type: string, id: string): boolean {
  if (type === "environment_type") return id === (primary ? "primary" : "sandbox");
  if (entity.type === type) return entity.id === id;
  if (type === "environment") return environment === id;
  // A raised event may have any value here.
  const relationship = entity.relationships?.[type] as { data?: unknown } | null | undefined;
  return [relationship?.data].flat().some((one) => (one as { id?: unknown } | null | undefined)?.id === id);
}
