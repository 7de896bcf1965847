import type { Webhook } from "../domain/entities.js";
import type { CallAnswer, CallRecord, CallRequest } from "../domain/webhook-calls.js";
import { webhookAddress } from "../wire/addresses.js";
import { renderCall } from "./request.js";
import { toAnswer } from "./send.js";

/** Which addresses are called: those of this machine, any, or none. */
export type DeliveryMode = "loopback" | "any" | "off";

/** The version in which entities are serialized, whatever a webhook asks for. */
const serializedVersion = "3";

export interface Reach {
  mode: DeliveryMode;
  /** The origin at which Standin itself listens, for webhooks that call its own receiver; undefined when it does not. */
  ownOrigin(): string | undefined;
}

/** Where calls of an environment can go. */
export interface Outlets {
  environment: string;
  settings: Reach;
  /**
   * Takes in a call to a receiver of Standin's own, of a webhook whose URL has no origin; undefined where it takes none in.
   * `weight` is about how many characters it has.
   */
  receiveOwn(
    call: CallRequest,
    weight: number,
  ): { status: number; headers: Record<string, string>; body: string } | undefined;
}

/** What is to be sent, and its answer where it is not sent over the network. */
export interface Prepared {
  request: CallRequest;
  /** How many characters it holds on to, beside the event. */
  weight: number;
  answer?: CallAnswer;
}

export const noHeaders: Readonly<Record<string, string>> = {};

/** Renders a call with the webhook's settings of now; one to Standin's own receiver is made at once. Never throws. */
export function prepare(call: CallRecord, webhook: Webhook | undefined, retries: number, outlets: Outlets): Prepared {
  const nothing = { url: call.request.url, headers: noHeaders, body: "" };
  const unsent = (why: string, request: CallRequest = nothing, weight = 0): Prepared => ({
    request,
    weight,
    answer: { status: null, headers: null, body: null, failure: `Not sent: ${why}`, refused: true },
  });
  if (!webhook) return unsent("the webhook was deleted.");
  if (!webhook.enabled) return unsent("the webhook is disabled.");
  const nestedItems = webhook.nested_items_in_payload;
  const payload = { callId: call.id, webhookId: webhook.id, retries, nestedItems };
  let rendered: { request: CallRequest; weight: number };
  try {
    rendered = renderCall(webhook, addressOf(webhook, outlets), call.event, payload);
  } catch (error) {
    return unsent((error as Error).message);
  }
  const { request, weight } = rendered;
  if (outlets.settings.mode === "off") return unsent("calls are switched off (--deliver off).", request, weight);
  const own = webhook.url.startsWith("/") && outlets.receiveOwn(request, call.event.weight + weight);
  return own ? { ...rendered, answer: toAnswer(own.status, own.headers, own.body) } : rendered;
}

/** The URL of a webhook before its template is rendered; one of a seed may be on Standin itself. */
function addressOf({ url }: Webhook, { settings, environment }: Outlets): string {
  if (!url.startsWith("/")) return url;
  const origin = settings.ownOrigin();
  if (origin === undefined)
    throw new Error("the webhook calls Standin itself, which is not listening; await listen() first.");
  return webhookAddress({ origin, environment }, url);
}

/** What whoever looks at an attempt should know of it. */
export function remarkOn({ payload_api_version: version }: Webhook): string | null {
  if (version === serializedVersion) return null;
  return `payload_api_version is ${JSON.stringify(version)}; Standin serializes version ${serializedVersion} alone, and did.`;
}
