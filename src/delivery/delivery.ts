import type { Webhook, WebhookCall, WebhookCallAttempt } from "../domain/entities.js";
import type { DomainEvent } from "../domain/events.js";
import type { Clock, Ids } from "../domain/ports.js";
import { latestTime, type State, toTimestamp } from "../domain/state.js";
import {
  type CallEvent,
  cancelRetry,
  getLoggedCall,
  type LoggedCall,
  logAttempt,
  logCall,
  setCall,
} from "../domain/webhook-calls.js";
import { matches } from "../domain/webhook-matching.js";
import { webhookAddress } from "../wire/addresses.js";
import { toCallEvent } from "./call-event.js";
import { createLanes } from "./lanes.js";
import { defaultPayload } from "./payload.js";
import { type CallRequest, renderCall } from "./request.js";
import { type CallAnswer, type SendOptions, send, toAnswer } from "./send.js";

/** Which addresses are called: those of this machine, any, or none. */
export type DeliveryMode = "loopback" | "any" | "off";

/** The published spacing of retries, in milliseconds, each after the one before. */
export const publishedRetries: readonly number[] = [2, 6, 30, 60, 300, 1440, 2880].map((minutes) => minutes * 60_000);

/** The version in which entities are serialized, whatever a webhook asks for. */
const serializedVersion = "3";
/** Calls on the wire at once, in one environment. Each webhook has one at a time, so a slow one costs others nothing. */
const maximumCallsAtOnce = 64;

export interface DeliverySettings {
  mode: DeliveryMode;
  retries: readonly number[];
  /** The origin of the addresses in payloads. */
  origin(): string;
  /** The origin at which Standin itself listens, for webhooks that call its own receiver; undefined when it does not. */
  ownOrigin(): string | undefined;
  wake: SendOptions["wake"];
}

export interface DeliveryParts {
  environment: string;
  primary: boolean;
  state: State;
  clock: Clock;
  ids: Ids;
  settings: DeliverySettings;
  /** Takes in a call to a receiver of Standin's own, of a webhook whose URL has no origin; undefined where it takes none in. */
  receiveOwn(call: CallRequest): { status: number; headers: Record<string, string>; body: string } | undefined;
  /** Is told of every attempt that has ended, with the call as it is then. */
  onAttempt(call: WebhookCall): void;
  /** Is told of every call that was started or put on the wire. */
  onCall(call: WebhookCall): void;
  /** Is told of what we did not foresee, and answers the identifier that the log has it under. */
  onFailure(where: string, error: unknown): string;
}

/** The calls of one environment: event → matching webhooks → payload → call → retry → log. */
export interface Delivery {
  /** Starts the calls that an event triggers, and answers their identifiers. Never waits, never throws. */
  emit(event: DomainEvent): string[];
  /** Sends the event of a call again with the webhook's settings of now. Throws NOT_FOUND. */
  resend(callId: string): void;
  settle(): Promise<void>;
  /** Ends what is on the wire and what waits; nothing of it reaches the log. */
  close(): void;
}

type Cause = WebhookCallAttempt["cause"];

export function createDelivery(parts: DeliveryParts): Delivery {
  const { state, clock, ids, settings } = parts;
  const lanes = createLanes(maximumCallsAtOnce);
  const closing = new AbortController();

  /** What was changed stays changed, and its answer is what it is, whatever becomes of the calls. */
  function emit(event: DomainEvent): string[] {
    try {
      return startCalls(event);
    } catch (error) {
      parts.onFailure(`the calls of an event (${event.event.event_type} of ${event.event.entity_type})`, error);
      return [];
    }
  }

  function startCalls(event: DomainEvent): string[] {
    const subscribers = state.subscribers.get(event.event.entity_type);
    if (!subscribers?.size) return [];
    const addresses = { origin: settings.origin(), environment: parts.environment };
    const told = toCallEvent(event, { state, environment: parts.environment, primary: parts.primary, addresses });
    return [...subscribers]
      .map((id) => state.webhooks.get(id))
      .filter((webhook) => webhook !== undefined && matches(webhook, told))
      .map((webhook) => startCall(webhook as Webhook, told, event.at));
  }

  function startCall(webhook: Webhook, event: CallEvent, due: number): string {
    const logged = logCall(state, event, newCall(ids.resource(), webhook, event));
    if (logged.call.status !== "failed") queue(logged, "event", due);
    parts.onCall(logged.call);
    return logged.call.id;
  }

  function queue(logged: LoggedCall, cause: Cause, due: number): void {
    lanes.add(logged.call.webhook.id, () => attempt(logged, cause, due).catch((error) => fail(logged, error)));
  }

  /** A call at which we failed ourselves ends; those behind it go on. */
  function fail(logged: LoggedCall, error: unknown): void {
    const id = parts.onFailure(`webhook call ${logged.call.id}`, error);
    cancelRetry(logged);
    const failure_reason = `Standin failed (${id}); its log says at what.`;
    setCall(state, logged, { ...logged.call, status: "failed", next_retry_at: null, failure_reason });
  }

  /** Makes one attempt with the webhook's settings of now, and writes down what came of it. */
  async function attempt(logged: LoggedCall, cause: Cause, due: number): Promise<void> {
    const { call } = logged;
    // A resend that succeeded while this retry was waiting for its turn has ended the call.
    if (cause === "retry" && call.status === "success") return;
    const webhook = state.webhooks.get(call.webhook.id);
    const retries = call.attempted_auto_retries_count + (cause === "retry" ? 1 : 0);
    const at = toTimestamp(clock.now());
    const { request, answer } = await callWebhook(logged, webhook, retries);
    if (closing.signal.aborted) return;
    const made = toAttempt(cause, at, request, answer, webhook ? remarkOn(webhook) : null);
    const { attempted_at: _, cause: __, ...newest } = made;
    logAttempt(state, logged, {
      ...logged.call,
      ...newest,
      ...conclude(logged, cause, answer, due, retries),
      last_sent_at: at,
      attempted_auto_retries_count: retries,
      attempts: [...logged.call.attempts, made],
    });
    parts.onAttempt(logged.call);
  }

  async function callWebhook(
    logged: LoggedCall,
    webhook: Webhook | undefined,
    retries: number,
  ): Promise<{ request: CallRequest; answer: CallAnswer }> {
    const { event, call } = logged;
    const unsent = (why: string) => ({
      request: { url: call.request_url, headers: {}, body: "" },
      answer: { status: null, headers: null, body: null, failure: `Not sent: ${why}`, refused: true as const },
    });
    if (!webhook) return unsent("the webhook was deleted.");
    if (!webhook.enabled) return unsent("the webhook is disabled.");
    const nestedItems = webhook.nested_items_in_payload;
    const payload = defaultPayload(event, { callId: call.id, webhookId: webhook.id, retries, nestedItems });
    let request: CallRequest;
    try {
      request = renderCall(webhook, addressOf(webhook), payload);
    } catch (error) {
      return unsent((error as Error).message);
    }
    if (settings.mode === "off") return { request, answer: unsent("calls are switched off (--deliver off).").answer };
    const own = webhook.url.startsWith("/") && parts.receiveOwn(request);
    if (own) return { request, answer: toAnswer(own.status, own.headers, own.body) };
    // What is on the wire can be looked at.
    logged.call = {
      ...call,
      request_url: request.url,
      request_headers: request.headers,
      request_payload: request.body,
    };
    parts.onCall(logged.call);
    const options = { anyAddress: settings.mode === "any", wake: settings.wake, signal: closing.signal };
    return { request, answer: await send(request, options) };
  }

  /** The URL of a webhook before its template is rendered; one of a seed may be on Standin itself. */
  function addressOf({ url }: Webhook): string {
    if (!url.startsWith("/")) return url;
    const origin = settings.ownOrigin();
    if (origin === undefined)
      throw new Error("the webhook calls Standin itself, which is not listening; await listen() first.");
    return webhookAddress({ origin, environment: parts.environment }, url);
  }

  /** Success ends the call; a failure is retried while the schedule has a time for it (C-08). Answers what the call comes to. */
  function conclude(
    logged: LoggedCall,
    cause: Cause,
    answer: CallAnswer,
    due: number,
    retries: number,
  ): Pick<WebhookCall, "status" | "next_retry_at"> {
    const { call } = logged;
    if (answer.failure === null) {
      cancelRetry(logged);
      return { status: "success", next_retry_at: null };
    }
    // A resend that fails does not count: a retry that is due stays due.
    if (cause === "resend") {
      return { status: logged.retry ? "rescheduled" : "failed", next_retry_at: call.next_retry_at };
    }
    // The settings of now: they may have changed while the call was on the wire.
    const webhook = state.webhooks.get(call.webhook.id);
    const spacing = settings.retries[retries];
    const mayRetry = webhook?.auto_retry === true && webhook.enabled && !answer.refused;
    if (!mayRetry || spacing === undefined || due + spacing > latestTime) {
      return { status: "failed", next_retry_at: null };
    }
    const next = due + spacing;
    const run = () => {
      logged.retry = null;
      queue(logged, "retry", next);
    };
    logged.retry = clock.at(next, { kind: "webhook_call", id: call.id, run });
    return { status: "rescheduled", next_retry_at: toTimestamp(next) };
  }

  return {
    emit,
    resend: (callId) => queue(getLoggedCall(state, callId), "resend", clock.now()),
    settle: lanes.settle,
    close() {
      lanes.close();
      closing.abort();
    },
  };
}

function newCall(id: string, webhook: Webhook, event: CallEvent): WebhookCall {
  return {
    id,
    type: "webhook_call",
    webhook: { type: "webhook", id: webhook.id },
    entity_type: event.entity_type,
    event_type: event.event_type,
    created_at: event.triggered_at,
    request_url: webhook.url,
    request_headers: {},
    request_payload: "",
    response_status: null,
    response_headers: null,
    response_payload: null,
    attempted_auto_retries_count: 0,
    last_sent_at: null,
    next_retry_at: null,
    status: "pending",
    failure_reason: null,
    remark: null,
    attempts: [],
  };
}

function toAttempt(
  cause: Cause,
  at: string,
  request: CallRequest,
  answer: CallAnswer,
  remark: string | null,
): WebhookCallAttempt {
  return {
    attempted_at: at,
    cause,
    request_url: request.url,
    request_headers: request.headers,
    request_payload: request.body,
    response_status: answer.status,
    response_headers: answer.headers,
    response_payload: answer.body,
    failure_reason: answer.failure,
    remark,
  };
}

function remarkOn({ payload_api_version: version }: Webhook): string | null {
  if (version === serializedVersion) return null;
  return `payload_api_version is ${JSON.stringify(version)}; Standin serializes version ${serializedVersion} alone, and did.`;
}
