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
  const webhook = { ...current, ...patch };
  refuseViolations(webhookViolations(store, id, patch, webhook), "webhook");
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

/** The violations of a webhook's fields that the schema cannot check. `whole` is the webhook with them. */
export function webhookViolations(store: Store, id: string, fields: WebhookPatch, whole = fields): Violation[] {
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
  const names = new Map<string, string>();
  for (const [name, value] of Object.entries(fields.headers ?? {})) {
    const twin = names.get(name.toLowerCase());
    names.set(name.toLowerCase(), name);
    const says =
      twin === undefined
        ? headerProblem(name, value)
        : `is the same header as ${quote(twin)}: names ignore case. Keep one.`;
    if (says) violations.push({ pointer: childPointer("/headers", name), code: "VALIDATION_HEADER", says });
  }
  if (violations.length === 0) violations.push(...credentialViolations(fields, whole));
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

/** A URL without its credentials, and those decoded. Undefined if it has none. Throws a URIError for invalid ones. */
export function splitCredentials(url: string): { url: string; user: string; password: string } | undefined {
  const [whole = "", start = "", credentials = ""] = /^(https?:\/\/[/\\]*)([^/?#\\]*)@/i.exec(url) ?? [];
  const [user = "", ...rest] = credentials.split(":");
  const password = rest.join(":");
  if (user === "" && password === "") return undefined;
  const [decodedUser, decodedPassword] = [decodeURIComponent(user), decodeURIComponent(password)];
  return { url: start + url.slice(whole.length), user: decodedUser, password: decodedPassword };
}

/** Credentials in the URL must be the only ones: of two, one would be dropped in silence. */
function credentialViolations(fields: WebhookPatch, whole: WebhookPatch): Violation[] {
  const others = [
    ...(["http_basic_user", "http_basic_password"] as const).filter((field) => (whole[field] ?? null) !== null),
    ...Object.keys(whole.headers ?? {}).filter((name) => name.toLowerCase() === "authorization"),
  ];
  const pointer = (["url", "http_basic_user", "http_basic_password", "headers"] as const).find(
    (field) => field in fields,
  );
  if (others.length === 0 || !pointer || !splitCredentials(fillTemplate(whole.url ?? "", "x"))) return [];
  const says = `conflicts: both the URL and ${others.join(" and ")} have credentials. Remove them from one.`;
  return [{ pointer: `/${pointer}`, code: "VALIDATION_URL", says }];
}

/** A Mustache tag may replace any part of the URL except its scheme. A letter replaces it to validate the rest. */
function urlProblem(url: string): string | undefined {
  const problem = templateProblem(url);
  if (problem) return problem;
  const example = "Pass one like https://example.com/hook.";
  if (!/^https?:\/\//i.test(url)) return `is not an absolute http or https URL. ${example}`;
  const filled = fillTemplate(url, "x");
  // The standard of URLs would drop them in silence.
  if (/[\t\n\r]|[\0- ]$/.test(filled)) return "has a line break or a tab, or ends with a space. Remove it.";
  if (!URL.canParse(filled)) return `is not a URL. ${example}`;
  try {
    splitCredentials(filled);
    return undefined;
  } catch {
    return "has credentials with an invalid percent-encoding. Encode them as UTF-8.";
  }
}

function templateProblem(template: string): string | undefined {
  const error = templateError(template);
  return error && `is not a valid Mustache template: ${error}. Close every tag and section.`;
}

/** What frames a call or belongs to its connection, and Standin's own count of a chain of calls. */
const uncarried = /^(?:content-length|transfer-encoding|connection|keep-alive|upgrade|expect|x-standin-depth)$/i;

/** What RFC 9110 does not allow: a name is a token; a value fits in Latin-1 and has no controls except tabs. */
function headerProblem(name: string, value: string): string | undefined {
  if (uncarried.test(name)) return "is set by each call itself, so no call can carry this one. Remove it.";
  if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name))
    return "is not a valid header name. Use only letters, digits and !#$%&'*+-.^_`|~.";
  return /[^\t\u0020-\u007e\u0080-\u00ff]/.test(value)
    ? "has an invalid header value. Use only Latin-1, without line breaks or control characters."
    : undefined;
}
