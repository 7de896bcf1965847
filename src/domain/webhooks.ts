import { childPointer } from "../base/json-pointer.js";
import { refuseViolations } from "../openapi/errors.js";
import type { Violation, ViolationParams } from "../openapi/violations.js";
import type { Domain } from "./domain.js";
import type { Webhook, WebhookDraft, WebhookPatch } from "./entities.js";
import { eventTypesByEntity } from "./events.js";
import type { Store } from "./store/store.js";
import { fillTemplate, templateError } from "./template.js";
import { endRetries } from "./webhook-calls.js";

/** Creates a webhook. Optional fields have the defaults of the published service. */
export function createWebhook(domain: Domain, draft: WebhookDraft): Webhook {
  const { store, ids } = domain;
  const webhook: Webhook = { id: ids.resource(), type: "webhook", ...webhookDefaults, ...draft };
  refuseViolations(webhookViolations(store, webhook.id, draft), "webhook");
  store.webhooks.put(webhook, domain);
  return webhook;
}

/** The defaults of a new webhook. */
export const webhookDefaults = {
  enabled: true,
  payload_api_version: "3",
  nested_items_in_payload: false,
  auto_retry: true,
} as const;

/** Updates a webhook (W-01 to W-16): only the passed fields, each replaced completely. */
export function updateWebhook(domain: Domain, id: string, patch: WebhookPatch): Webhook {
  const { store } = domain;
  const current = store.webhooks.find(id);
  refuseViolations(webhookViolations(store, id, patch), "webhook");
  const webhook = { ...current, ...patch };
  store.webhooks.put(webhook, domain);
  if (!webhook.enabled) endRetries(store, id, "The webhook was disabled.");
  else if (!webhook.auto_retry) endRetries(store, id, "The webhook no longer retries.");
  return webhook;
}

export function deleteWebhook(domain: Domain, id: string): Webhook {
  const { store } = domain;
  const webhook = store.webhooks.find(id);
  store.webhooks.delete(webhook, domain);
  endRetries(store, id, "The webhook was deleted.");
  return webhook;
}

/** The violations of a webhook's fields that the schema cannot check. */
export function webhookViolations(store: Store, id: string, fields: WebhookPatch): Violation[] {
  const violations: Violation[] = [];
  const namesake = fields.name === undefined ? undefined : store.webhooks.idOf(fields.name);
  if (namesake !== undefined && namesake !== id) {
    violations.push({ pointer: "/name", code: "VALIDATION_UNIQUENESS", params: { nameOf: namesake } });
  }
  if (fields.url !== undefined) {
    const params = urlProblem(fields.url);
    if (params) violations.push({ pointer: "/url", code: "VALIDATION_URL", params });
  }
  if (typeof fields.custom_payload === "string") {
    const error = templateError(fields.custom_payload);
    if (error !== undefined) {
      violations.push({ pointer: "/custom_payload", code: "VALIDATION_TEMPLATE", params: { templateError: error } });
    }
  }
  for (const [name, value] of Object.entries(fields.headers ?? {})) {
    const part = wrongPart(name, value);
    if (part) violations.push({ pointer: childPointer("/headers", name), code: "VALIDATION_HEADER", params: { part } });
  }
  for (const [index, event] of (fields.events ?? []).entries()) {
    for (const [position, type] of event.event_types.entries()) {
      const known = eventTypesByEntity[event.entity_type];
      if (known.includes(type)) continue;
      violations.push({
        pointer: `/events/${index}/event_types/${position}`,
        code: "VALIDATION_EVENT",
        params: { eventType: type, entityType: event.entity_type, known },
      });
    }
  }
  return violations;
}

/** A Mustache tag may replace any part of the URL except its scheme. A letter replaces it to validate the rest. */
function urlProblem(url: string): ViolationParams["VALIDATION_URL"] | undefined {
  const error = templateError(url);
  if (error !== undefined) return { templateError: error };
  if (!/^https?:\/\//i.test(url)) return { problem: "not absolute" };
  if (!URL.canParse(fillTemplate(url, "x"))) return { problem: "not a URL" };
  return undefined;
}

/**
 * The part of a header that HTTP does not allow. RFC 9110: a name is a token, and a value has no control characters except tabs
 * and fits in Latin-1.
 */
function wrongPart(name: string, value: string): "name" | "value" | undefined {
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)) return "name";
  return /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value) ? "value" : undefined;
}
