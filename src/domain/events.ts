import type { EntityType, EventType, Upload } from "./entities.js";

/** A change of an upload in this environment, with the upload before and after it. */
export interface UploadEvent {
  entity_type: "upload";
  event_type: "create" | "update" | "delete";
  entity: Upload;
  /** For an update: the upload before it. */
  previous_entity?: Upload;
}

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

/** `depth` is the depth of the request that caused it (`Domain`). */
export type DomainEvent = { at: number; depth: number } & (
  | { source: "state"; event: UploadEvent }
  | { source: "raised"; event: RaisedEvent }
);

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
