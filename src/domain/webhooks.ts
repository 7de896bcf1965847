import { childPointer } from "../base/json-pointer.js";
import { type FieldViolation, notFound, refuseViolations } from "../openapi/errors.js";
import type { Domain } from "./domain.js";
import type { Webhook, WebhookDraft, WebhookPatch } from "./entities.js";
import { eventTypes } from "./events.js";
import type { Store } from "./store/store.js";
import { fillTemplate, templateViolation } from "./template.js";
import { endRetries } from "./webhook-calls.js";

export function getWebhook(store: Store, id: string): Webhook {
  const webhook = store.webhooks.get(id);
  if (!webhook) throw notFound("webhook", id, "GET /webhooks lists those that there are.");
  return webhook;
}

export const listWebhooks = (store: Store): Webhook[] => [...store.webhooks.values()];

/** Makes a webhook; what may be absent is as in the published service. */
export function createWebhook(domain: Domain, draft: WebhookDraft): Webhook {
  const { store, ids } = domain;
  const webhook: Webhook = { id: ids.resource(), type: "webhook", ...webhookDefaults, ...draft };
  refuseViolations(webhookViolations(store, webhook.id, draft), "webhook");
  store.webhooks.put(webhook, domain);
  return webhook;
}

/** What a webhook has where its creation does not say. */
export const webhookDefaults = {
  enabled: true,
  payload_api_version: "3",
  nested_items_in_payload: false,
  auto_retry: true,
} as const;

/** Changes a webhook (W-01 to W-16): exactly the passed fields, each replaced whole. */
export function updateWebhook(domain: Domain, id: string, patch: WebhookPatch): Webhook {
  const { store } = domain;
  const current = getWebhook(store, id);
  refuseViolations(webhookViolations(store, id, patch), "webhook");
  const webhook = { ...current, ...patch };
  store.webhooks.put(webhook, domain);
  if (!webhook.enabled) endRetries(store, id, "The webhook was disabled.");
  else if (!webhook.auto_retry) endRetries(store, id, "The webhook no longer retries.");
  return webhook;
}

export function deleteWebhook(domain: Domain, id: string): Webhook {
  const { store } = domain;
  const webhook = getWebhook(store, id);
  store.webhooks.delete(webhook, domain);
  endRetries(store, id, "The webhook was deleted.");
  return webhook;
}

/** What the domain refuses of a webhook's fields; the schema has been checked. */
export function webhookViolations(store: Store, id: string, fields: WebhookPatch): FieldViolation[] {
  const violations: FieldViolation[] = [];
  const refuse = (pointer: string, code: FieldViolation["code"], reason: string) =>
    violations.push({ pointer, code, detail: `${pointer} ${reason}` });

  const namesake = fields.name === undefined ? undefined : store.webhooks.idOf(fields.name);
  if (namesake !== undefined && namesake !== id) {
    refuse("/name", "VALIDATION_UNIQUENESS", `is the name of webhook ${namesake}; choose another.`);
  }
  if (fields.url !== undefined) {
    const reason = templateViolation(fields.url) ?? urlReason(fields.url);
    if (reason) refuse("/url", "VALIDATION_URL", reason);
  }
  if (typeof fields.custom_payload === "string") {
    const reason = templateViolation(fields.custom_payload);
    if (reason) refuse("/custom_payload", "VALIDATION_TEMPLATE", reason);
  }
  for (const [name, value] of Object.entries(fields.headers ?? {})) {
    const reason = headerReason(name, value);
    if (reason) refuse(childPointer("/headers", name), "VALIDATION_HEADER", reason);
  }
  for (const [index, event] of (fields.events ?? []).entries()) {
    for (const [position, type] of event.event_types.entries()) {
      const known = eventTypes[event.entity_type];
      if (known.includes(type)) continue;
      const reason = `is ${JSON.stringify(type)}, which ${event.entity_type} does not have; it has ${known.join(", ")}.`;
      refuse(`/events/${index}/event_types/${position}`, "VALIDATION_EVENT", reason);
    }
  }
  return violations;
}

/** A Mustache tag may stand for any part of the URL but its scheme; it is taken as a letter to see whether the rest is one. */
function urlReason(url: string): string | undefined {
  const filled = fillTemplate(url, "x");
  const wanted = "pass an absolute address such as https://example.com/hook.";
  if (!/^https?:\/\//i.test(url)) return `is not an absolute http or https URL; ${wanted}`;
  if (!URL.canParse(filled)) return `is not a URL; ${wanted}`;
  return undefined;
}

/** RFC 9110: a name is a token; a value has no control characters but tabs, and fits in Latin-1 on the wire. */
function headerReason(name: string, value: string): string | undefined {
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)) {
    return `is not a header name; it may hold letters, digits and !#$%&'*+-.^_\`|~.`;
  }
  if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(value)) {
    return "has a value that no header can carry; leave out line breaks, control characters, and what is not Latin-1.";
  }
  return undefined;
}
