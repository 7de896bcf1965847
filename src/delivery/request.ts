import { isLoopback } from "../base/hosts.js";
import { isObject, type JsonObject, type JsonValue } from "../base/json.js";
import { toUtf8 } from "../base/text.js";
import { emptyRequest } from "../domain/call-machine.js";
import { type Attempt, type CallRecord, type CallRequest, type EventPlace, notSent } from "../domain/call-record.js";
import { maximumDepth, tooDeep } from "../domain/depth.js";
import type { Webhook } from "../domain/entities.js";
import type { EntityResource } from "../domain/events.js";
import { renderTemplate } from "../domain/template.js";
import { toSeconds, toTimestamp } from "../domain/timestamp.js";
import { splitCredentials } from "../domain/webhooks.js";
import { webhookAddress } from "../wire/addresses.js";
import { jsonApiEnvelope } from "../wire/envelope.js";
import { toShown } from "../wire/view.js";
import type { DeliverySettings } from "./settings.js";

/** What a payload shows of a call. It never changes, so a payload is rendered both for sending and on demand for display. */
export interface PayloadSource extends Pick<CallRecord, "id" | "webhookId" | "event" | "place" | "retries"> {
  nestedItems: boolean;
}

/** The default payload (Q-22): twelve members. `previous_entity` is present only on an update. */
function defaultPayload({ id, webhookId, event, place, retries, nestedItems }: PayloadSource): JsonObject {
  const { entity, previous_entity: previous, related_entities: related } = event;
  const show = (one: object): JsonObject => {
    const resource = event.source === "state" ? serialize(one, place) : (one as EntityResource);
    return (nestedItems ? resource : withoutBlocks(resource)) as JsonObject;
  };
  return {
    webhook_call_id: id,
    event_triggered_at: toSeconds(toTimestamp(event.at)),
    attempted_auto_retries_count: retries,
    webhook_id: webhookId,
    site_id: place.siteId,
    environment: place.environment,
    is_environment_primary: place.primary,
    entity_type: event.entity_type,
    event_type: event.event_type,
    entity: show(entity),
    ...(previous && event.event_type === "update" ? { previous_entity: show(previous) } : {}),
    related_entities: related.map(show),
  };
}

export function serialize(resource: object, place: EventPlace): EntityResource {
  // A resource's body is `{data: resource}`.
  const shown = toShown(resource, { addresses: place, metadata: place.metadata });
  return jsonApiEnvelope.encodeResource(shown).data as unknown as EntityResource;
}

/** A record whose blocks, at any depth, are replaced by their identifiers (Q-54). Only attributes contain blocks. */
function withoutBlocks(entity: EntityResource): EntityResource {
  return entity.type === "item" && entity.attributes
    ? { ...entity, attributes: collapse(entity.attributes as JsonObject) as JsonObject }
    : entity;
}

function collapse(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(collapseBlock);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, collapseBlock(member)]));
}

/** A block is a record inside a record: a resource of type `item` with its own attributes. */
function collapseBlock(value: JsonValue): JsonValue {
  if (isObject(value)) {
    const { type, id, attributes, relationships } = value;
    if (type === "item" && typeof id === "string" && (attributes ?? relationships) !== undefined) return id;
  }
  return collapse(value);
}

/** The only version of the API for serialized entities (Q-23). */
const serializedVersion = "3";

/** The request of an attempt, and the substitute for its response if nothing is sent. */
type Prepared = Pick<Attempt, "request"> & Partial<Pick<Attempt, "response">>;

/** Renders the request of a call with the webhook's current settings, or says why it is not sent. */
export function prepare(
  call: CallRecord,
  webhook: Webhook | undefined,
  retries: number,
  settings: DeliverySettings,
): Prepared {
  if (!webhook) return unsent(call, "the webhook was deleted.");
  if (call.depth > maximumDepth) return unsent(call, tooDeep);
  if (!webhook.enabled) return unsent(call, "the webhook is disabled.");
  if (webhook.payload_api_version !== serializedVersion) return unsent(call, whyNoVersion(webhook));
  const { id, webhookId, event, place } = call;
  const source = { id, webhookId, event, place, retries, nestedItems: webhook.nested_items_in_payload };
  try {
    const request = renderRequest(webhook, addressOf(webhook, place.environment, settings), source);
    return settings.mode === "off" ? unsent(call, "calls are switched off (--deliver off).", request) : { request };
  } catch (error) {
    if (!(error instanceof UnsendableError)) throw error;
    return unsent(call, error.message);
  }
}

/** An attempt that is not sent. The reason follows "Not sent:" in a sentence. */
export const unsent = (call: CallRecord, why: string, request = emptyRequest(call.request.url)): Prepared => ({
  request,
  response: notSent(why),
});

/** A request with the default payload, whose body is rendered when it is needed. */
class DefaultRequest implements CallRequest {
  readonly isRendered = true;

  constructor(
    readonly url: string,
    readonly headers: Readonly<Record<string, string>>,
    readonly source: PayloadSource,
  ) {}

  get body(): string {
    return JSON.stringify(defaultPayload(this.source));
  }
}

/** Renders `url` and `custom_payload` from the default payload, the body without a template. Throws UnsendableError. */
function renderRequest(webhook: Webhook, url: string, source: PayloadSource): CallRequest {
  const { custom_payload: template } = webhook;
  if (template === null && !url.includes("{{")) {
    const place = placeOf(webhook, url);
    return new DefaultRequest(place.url, place.headers, source);
  }
  const payload = defaultPayload(source);
  const place = placeOf(webhook, url.includes("{{") ? render("url", url, payload) : url);
  return { ...place, body: template === null ? JSON.stringify(payload) : render("custom_payload", template, payload) };
}

/** Where a call goes, with the credentials of its URL in a header: no log shows them in an address. Throws UnsendableError. */
function placeOf(webhook: Webhook, url: string): Pick<CallRequest, "url" | "headers"> {
  const headers = callHeaders(webhook);
  if (!url.includes("@")) return { url, headers };
  try {
    const found = splitCredentials(url);
    if (!found) return { url, headers };
    const isTwice = Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
    // A template can write credentials into a URL after it was checked.
    if (isTwice) throw new UnsendableError("both its URL and the webhook's settings have credentials.");
    return { url: found.url, headers: { ...headers, Authorization: basic(found.user, found.password) } };
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    throw new UnsendableError("the credentials in its URL have an invalid percent-encoding.");
  }
}

/** A call that cannot be sent with the current settings. The message is a sentence. */
class UnsendableError extends Error {}

function render(field: string, template: string, payload: JsonObject): string {
  try {
    return renderTemplate(template, payload);
  } catch (error) {
    throw new UnsendableError(`The template in ${field} does not render: ${(error as Error).message}.`);
  }
}

const basic = (user: string, password: string): string =>
  `Basic ${btoa(Array.from(toUtf8(`${user}:${password}`), (byte) => String.fromCharCode(byte)).join(""))}`;

/** The headers of all calls of a webhook, which a change replaces as a whole. */
const headersOf = new WeakMap<Webhook, Readonly<Record<string, string>>>();

export function callHeaders(webhook: Webhook): Readonly<Record<string, string>> {
  const known = headersOf.get(webhook) ?? toHeaders(webhook);
  headersOf.set(webhook, known);
  return known;
}

/** The service's own headers, then Basic credentials, then the webhook's, which win in any letter case (Q-27, Q-28). */
function toHeaders({
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
    own.push(["Authorization", basic(user ?? "", password ?? "")]);
  }
  const merged = new Map<string, [string, string]>();
  for (const [name, value] of [...own, ...Object.entries(headers)]) merged.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(merged.values());
}

/** The URL of a webhook before its template is rendered. A webhook of a seed may call Standin itself. */
function addressOf({ url }: Webhook, environment: string, settings: DeliverySettings): string {
  const origin = settings.ownOrigin();
  if (!url.startsWith("/")) return origin === undefined ? url : receiverAddress(url, origin, environment);
  if (origin === undefined)
    throw new UnsendableError("the webhook calls Standin itself, which is not listening. Await listen() first.");
  return webhookAddress({ origin, environment }, url);
}

/** The URL of Standin's own receiver, with the webhook's environment. Other URLs stay unchanged. */
function receiverAddress(url: string, own: string, environment: string): string {
  if (!url.includes("/_standin/receiver/") || !URL.canParse(url)) return url;
  const address = new URL(url);
  const isOwn = address.port === new URL(own).port && isLoopback(address.hostname);
  if (!isOwn || address.searchParams.has("environment")) return url;
  return `${url}${address.search === "" ? "?" : "&"}environment=${environment}`;
}

/** Version 3 instead of another would be a payload that the webhook did not request (C-06). */
const whyNoVersion = ({ payload_api_version: version }: Webhook): string =>
  `payload_api_version is ${JSON.stringify(version)}, but Standin supports only version ${serializedVersion}. Set it to ${JSON.stringify(serializedVersion)}.`;
