import { toUtf8 } from "../base/bytes.js";
import type { JsonObject } from "../base/json.js";
import type { CallEvent, CallRequest } from "../domain/call-record.js";
import type { Webhook } from "../domain/entities.js";
import { renderTemplate } from "../domain/template.js";
import { memoryOf } from "../domain/weight.js";
import { defaultPayload, type PayloadSettings } from "./payload.js";

/** A call with the default payload. Its source never changes, so it is rendered both for sending and on demand for display. */
class DefaultRequest implements CallRequest {
  constructor(
    readonly url: string,
    readonly headers: Readonly<Record<string, string>>,
    readonly event: CallEvent,
    readonly settings: PayloadSettings,
  ) {}

  get body(): string {
    return JSON.stringify(defaultPayload(this.event, this.settings));
  }
}

/**
 * A call with the webhook's current settings. Mustache renders `url` and `custom_payload` from the default payload, which is
 * the body if there is no template. `weight` is the number of bytes that it uses besides the event. Throws an UnsendableError
 * if a template does not render.
 */
export function renderCall(
  webhook: Webhook,
  url: string,
  event: CallEvent,
  settings: PayloadSettings,
): { request: CallRequest; weight: number } {
  const { custom_payload: template } = webhook;
  const { headers, weight } = callHeaders(webhook);
  if (template === null && !url.includes("{{")) {
    return { request: new DefaultRequest(url, headers, event, settings), weight };
  }
  const payload = defaultPayload(event, settings);
  const request = {
    url: url.includes("{{") ? render("url", url, payload) : url,
    headers,
    body: template === null ? JSON.stringify(payload) : render("custom_payload", template, payload),
  };
  return { request, weight: weight + memoryOf(request.url) + memoryOf(request.body) };
}

/** A call that cannot be sent with the current settings. The message is a sentence. */
export class UnsendableError extends Error {}

function render(field: string, template: string, payload: JsonObject): string {
  try {
    return renderTemplate(template, payload);
  } catch (error) {
    throw new UnsendableError(`The template in ${field} does not render: ${(error as Error).message}.`);
  }
}

/** The UTF-8 of a text in base64. */
const toBase64 = (text: string): string => btoa(Array.from(toUtf8(text), (byte) => String.fromCharCode(byte)).join(""));

interface CallHeaders {
  headers: Readonly<Record<string, string>>;
  /** The number of their characters. */
  weight: number;
}

/** They are the same for every call of a webhook. The state replaces a changed webhook. */
const headersOf = new WeakMap<Webhook, CallHeaders>();

/**
 * The service's own headers, then Basic credentials, then the webhook's headers, which take precedence in any letter case
 * (Q-27, Q-28).
 */
export function callHeaders(webhook: Webhook): CallHeaders {
  const made = headersOf.get(webhook) ?? makeHeaders(webhook);
  headersOf.set(webhook, made);
  return made;
}

function makeHeaders({ headers, http_basic_user: user, http_basic_password: password }: Webhook): CallHeaders {
  const own: [string, string][] = [
    ["Accept", "*/*"],
    ["User-Agent", "Standin (a stand-in for a content management API)"],
    ["Content-Type", "application/json"],
  ];
  if (user !== null || password !== null) {
    own.push(["Authorization", `Basic ${toBase64(`${user ?? ""}:${password ?? ""}`)}`]);
  }
  const merged = new Map<string, [string, string]>();
  for (const [name, value] of [...own, ...Object.entries(headers)]) merged.set(name.toLowerCase(), [name, value]);
  const all = Object.fromEntries(merged.values());
  return { headers: all, weight: memoryOf(all) };
}
