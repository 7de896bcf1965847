import type { ResourceSpec } from "./resource-spec.js";

export const webhookResource = {
  kind: "webhook",
  one: "a webhook",
  idParameter: "webhook_id",
  operations: {
    update: "updateWebhook",
    read: "getWebhook",
    create: "createWebhook",
    delete: "deleteWebhook",
    list: "listWebhooks",
  },
  related: [],
  wholeList: {},
  /** Disabled until a contract wants calls. */
  draft: async ({ unique }) => ({
    name: `Standin verify ${unique()}`,
    url: "https://example.com/standin-verify",
    custom_payload: null,
    headers: {},
    events: [],
    http_basic_user: null,
    http_basic_password: null,
    enabled: false,
  }),
  // Many services refuse a webhook without events. This one is disabled, so the event calls nobody.
  wanted: { events: [{ entity_type: "upload", event_types: ["update"] }] },
  mark: "name",
  forms: { url: "url", http_basic_password: "password" },
  claim: "name",
  lasting: ["type", "created_at"],
  secrets: { user: "http_basic_user", password: "http_basic_password", headers: "headers" },
  calls: { events: "events", enabled: "enabled", address: "url" },
  fixtures: ["taken_webhook_name"],
} as const satisfies ResourceSpec;
