/** Standin's types of events and entities. Other services may use other words. */
export const eventTypes = ["create", "update", "delete", "publish", "unpublish"];
export const entityTypes = [
  "item",
  "item_type",
  "upload",
  "build_trigger",
  "environment",
  "maintenance_mode",
  "sso_user",
  "cda_cache_tags",
];
