/**
 * Resources of the published service that Standin does not have, by the first part of the path, from its official client.
 * Requests for them get an explanation.
 */
const published: Readonly<Record<string, string>> = {
  "access-tokens": "Tokens",
  "audit-log-events": "Events of the audit log",
  "build-events": "Build events",
  "build-triggers": "Build triggers",
  "daily-usages": "Usages",
  "editing-sessions": "Editing sessions",
  environments: "Forking, promoting and deleting environments",
  fields: "Fields of models",
  fieldsets: "Fieldsets of models",
  "item-type-filters": "Filters of models",
  "item-types": "Models",
  items: "Records",
  "maintenance-mode": "Changes of the maintenance mode",
  "menu-items": "Menu items",
  plugins: "Plugins",
  "public-info": "Public facts about projects",
  roles: "Roles",
  "schema-menu-items": "Menu items of the schema",
  "search-indexes": "Search indexes",
  "search-index-events": "Events of search indexes",
  "search-results": "Search results",
  sessions: "Sessions",
  site: "Changes of the project",
  "site-invitations": "Invitations",
  "sso-groups": "Groups of single sign-on",
  "sso-settings": "Settings of single sign-on",
  "sso-users": "Users of single sign-on",
  "subscription-features": "Features of the subscription",
  "subscription-limits": "Limits of the subscription",
  uploads: "Tracks of videos",
  "usage-counters": "Usages",
  users: "Users",
  "white-label-settings": "White-label settings",
  workflows: "Workflows",
};

/** The published service's resource at a path, in words. Undefined if there is none. */
export const publishedAt = (path: string): string | undefined => {
  const first = path.split("/")[1] ?? "";
  return Object.hasOwn(published, first) ? published[first] : undefined;
};
