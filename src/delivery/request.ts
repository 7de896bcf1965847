import type { Webhook } from "../domain/entities.js";
import { renderTemplate } from "../domain/template.js";
import type { JsonObject } from "../openapi/openapi-document.js";

/** A call, ready to be sent. */
export interface CallRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Renders a call with the webhook's settings of now: Mustache in `url` and `custom_payload` over the default payload,
 * which is the body itself where there is no template. Throws an Error with a sentence where a template does not render.
 */
export function renderCall(webhook: Webhook, url: string, payload: JsonObject): CallRequest {
  const { custom_payload: template } = webhook;
  return {
    url: url.includes("{{") ? render("url", url, payload) : url,
    headers: callHeaders(webhook),
    body: template === null ? JSON.stringify(payload) : render("custom_payload", template, payload),
  };
}

function render(field: string, template: string, payload: JsonObject): string {
  try {
    return renderTemplate(template, payload);
  } catch (error) {
    throw new Error(`The template in ${field} does not render: ${(error as Error).message}.`);
  }
}

/** What a webhook's calls all have: the state replaces a webhook that is changed. */
const headersOf = new WeakMap<Webhook, Readonly<Record<string, string>>>();

/** The service's own headers, then Basic credentials, then the webhook's, which win whatever their case (Q-27, Q-28). */
export function callHeaders(webhook: Webhook): Readonly<Record<string, string>> {
  const made = headersOf.get(webhook) ?? makeHeaders(webhook);
  headersOf.set(webhook, made);
  return made;
}

function makeHeaders({
  headers,
  http_basic_user: user,
  http_basic_password: password,
}: Webhook): Readonly<Record<string, string>> {
  const own: [string, string][] = [
    ["Accept", "*/*"],
    ["User-Agent", "Standin (a stand-in for a content management API)"],
    ["Content-Type", "application/json"],
  ];
  if (user !== null || password !== null) {
    own.push(["Authorization", `Basic ${Buffer.from(`${user ?? ""}:${password ?? ""}`).toString("base64")}`]);
  }
  const merged = new Map<string, [string, string]>();
  for (const [name, value] of [...own, ...Object.entries(headers)]) merged.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(merged.values());
}
