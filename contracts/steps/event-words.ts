/** The types of events and entities as Standin has them; another service may have other words. */
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
