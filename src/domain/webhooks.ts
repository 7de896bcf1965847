import { childPointer } from "../base/json-pointer.js";
import { refuseViolations } from "../openapi/errors.js";
import { quote, type Violation } from "../openapi/violations.js";
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
    const says = `is the name of webhook ${namesake}. Choose another.`;
    violations.push({ pointer: "/name", code: "VALIDATION_UNIQUENESS", says });
  }
  if (fields.url !== undefined) {
    const says = urlProblem(fields.url);
    if (says) violations.push({ pointer: "/url", code: "VALIDATION_URL", says });
  }
  if (typeof fields.custom_payload === "string") {
    const says = templateProblem(fields.custom_payload);
    if (says) violations.push({ pointer: "/custom_payload", code: "VALIDATION_TEMPLATE", says });
  }
  for (const [name, value] of Object.entries(fields.headers ?? {})) {
    const says = headerProblem(name, value);
    if (says) violations.push({ pointer: childPointer("/headers", name), code: "VALIDATION_HEADER", says });
  }
  for (const [index, event] of (fields.events ?? []).entries()) {
    for (const [position, type] of event.event_types.entries()) {
      const known = eventTypesByEntity[event.entity_type];
      if (known.includes(type)) continue;
      const says = `: ${event.entity_type} has no event ${quote(type)}. Its events are ${known.join(", ")}.`;
      violations.push({ pointer: `/events/${index}/event_types/${position}`, code: "VALIDATION_EVENT", says });
    }
  }
  return violations;
}

/** A Mustache tag may replace any part of the URL except its scheme. A letter replaces it to validate the rest. */
function urlProblem(url: string): string | undefined {
  const problem = templateProblem(url);
  if (problem) return problem;
  const example = "Pass one like https://example.com/hook.";
  if (!/^https?:\/\//i.test(url)) return `is not an absolute http or https URL. ${example}`;
  return URL.canParse(fillTemplate(url, "x")) ? undefined : `is not a URL. ${example}`;
}

function templateProblem(template: string): string | undefined {
  const error = templateError(template);
  return error && `is not a valid Mustache template: ${error}. Close every tag and section.`;
}

/** What RFC 9110 does not allow: a name is a token; a value fits in Latin-1 and has no controls except tabs. */
function headerProblem(name: string, value: string): string | undefined {
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))
    return "is not a valid header name. Use only letters, digits and !#$%&'*+-.^_`|~.";
  return /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value)
    ? "has an invalid header value. Use only Latin-1, without line breaks or control characters."
    : undefined;
}
