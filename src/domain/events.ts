import type { EntityType, EventType, Upload, UploadCollection } from "./entities.js";

/** A JSON:API resource as the entity of a raised event. */
export interface EntityResource {
  id: string;
  type: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, unknown>;
  [member: string]: unknown;
}

/** An event raised through `POST /_standin/events`, about an entity that Standin does not store. */
export interface RaisedEvent {
  entity_type: EntityType;
  event_type: EventType;
  entity: EntityResource;
  previous_entity?: EntityResource;
  related_entities?: EntityResource[];
}

/** Something that happened. Entities are immutable. `depth` is that of the request that caused it (`Domain`). */
export type DomainEvent = { readonly at: number; readonly depth: number } & (
  | Readonly<{ source: "state"; entity_type: "upload"; event_type: "create" | "update" | "delete" } & Entities<Upload>>
  | Readonly<{ source: "raised"; entity_type: EntityType; event_type: EventType } & Entities<EntityResource>>
);

interface Entities<Entity> {
  entity: Entity;
  previous_entity?: Entity | undefined;
  related_entities: readonly (UploadCollection | EntityResource)[];
}

/** The types of event that each type of entity has. */
export const eventTypesByEntity: Readonly<Record<EntityType, readonly EventType[]>> = {
  item: ["create", "update", "delete", "publish", "unpublish"],
  item_type: ["create", "update", "delete"],
  upload: ["create", "update", "delete"],
  build_trigger: ["deploy_started", "deploy_succeeded", "deploy_failed"],
  environment: ["create", "update", "promote", "delete", "deploy_started", "deploy_succeeded", "deploy_failed"],
  maintenance_mode: ["change"],
  sso_user: ["create"],
  cda_cache_tags: ["invalidate"],
};
