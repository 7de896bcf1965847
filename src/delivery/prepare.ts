import { isLoopback } from "../base/loopback.js";
import { noHeaders } from "../domain/call-machine.js";
import type { CallRecord, CallRequest, CallResponse } from "../domain/call-record.js";
import { maximumDepth, tooDeep } from "../domain/depth.js";
import type { Webhook } from "../domain/entities.js";
import { webhookAddress } from "../wire/addresses.js";
import { renderCall, UnsendableError } from "./request.js";
import { notSent } from "./response.js";
import type { DeliverySettings } from "./settings.js";

/** The only version of the API for serialized entities. */
const serializedVersion = "3";

/** The request to send, or the substitute for a response if it is not sent. */
export interface Prepared {
  request: CallRequest;
  /** Bytes that it uses besides the event. */
  weight: number;
  response?: CallResponse;
}

/** The source of calls: an environment, with the addresses that it may call. */
interface Place {
  environment: string;
  settings: DeliverySettings;
}

/** Renders a call with the webhook's current settings. */
export function prepare(call: CallRecord, webhook: Webhook | undefined, retries: number, from: Place): Prepared {
  if (!webhook) return unsent(call, "the webhook was deleted.");
  if (call.depth > maximumDepth) return unsent(call, tooDeep);
  if (!webhook.enabled) return unsent(call, "the webhook is disabled.");
  if (webhook.payload_api_version !== serializedVersion) return unsent(call, whyNoVersion(webhook));
  const nestedItems = webhook.nested_items_in_payload;
  const payload = { callId: call.id, webhookId: webhook.id, retries, nestedItems };
  try {
    const rendered = renderCall(webhook, addressOf(webhook, from), call.event, payload);
    if (from.settings.mode !== "off") return rendered;
    return unsent(call, "calls are switched off (--deliver off).", rendered);
  } catch (error) {
    if (!(error instanceof UnsendableError)) throw error;
    return unsent(call, error.message);
  }
}

/** The substitute for a call that is not sent. The reason follows "Not sent:" in a sentence. */
export function unsent(call: CallRecord, why: string, rendered?: Prepared): Required<Prepared> {
  const { request, weight } = rendered ?? {
    request: { url: call.request.url, headers: noHeaders, body: "" },
    weight: 0,
  };
  return { request, weight, response: notSent(why) };
}

/** The URL of a webhook before its template is rendered. A webhook of a seed may call Standin itself. */
function addressOf({ url }: Webhook, { environment, settings }: Place): string {
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
