import type { operations } from "../openapi/generated/types.js";
import { BoundedLog, type Weighed } from "./bounded-log.js";
import type { EntityType, EventType, WebhookCall } from "./entities.js";
import { notFound } from "./errors.js";
import type { EntityResource } from "./events.js";
import type { Timer } from "./ports.js";
import type { State } from "./state.js";

/** So many calls are kept; when all of them still wait, further ones are not sent, and the log says so. */
const maximumCalls = 10_000;

/** The log of an environment's calls; one that is pending is never dropped. */
export const createCallLog = () =>
  new BoundedLog<LoggedCall>({
    entries: maximumCalls,
    weight: 64 * 1024 * 1024,
    isOver,
  });

const isOver = ({ call }: LoggedCall): boolean => call.status !== "pending" && call.status !== "rescheduled";

/** An event as a call tells it: entities as JSON:API resources, with blocks expanded. */
export interface CallEvent {
  triggered_at: string;
  site_id: string;
  environment: string;
  primary: boolean;
  entity_type: EntityType;
  event_type: EventType;
  /** What the event is about, before and after, and what belongs to it. */
  entities: Readonly<EventEntities>;
}

export interface EventEntities {
  entity: EntityResource;
  previous_entity?: EntityResource | undefined;
  related_entities: EntityResource[];
}

/** A call in the log, and what it takes to make it again. */
export interface LoggedCall extends Weighed {
  readonly event: CallEvent;
  call: WebhookCall;
  /** The retry that is on the clock, if one is. */
  retry: Timer | null;
}

/** A call in the log; throws NOT_FOUND. */
export function getLoggedCall(state: State, id: string): LoggedCall {
  const logged = state.webhookCalls.get(id);
  if (!logged) throw notFound("webhook call", id, "GET /webhook_calls lists those that there are.");
  return logged;
}

export const getWebhookCall = (state: State, id: string): WebhookCall => getLoggedCall(state, id).call;

type ListQuery = NonNullable<operations["listWebhookCalls"]["parameters"]["query"]>;

/** A page of the log, and how many calls match in all. */
export function listWebhookCalls(state: State, query: ListQuery): { page: WebhookCall[]; total: number } {
  const ids = query["filter[ids]"]?.split(",").map((id) => id.trim());
  const wanted = {
    entity_type: query["filter[fields][entity_type][eq]"],
    event_type: query["filter[fields][event_type][eq]"],
    status: query["filter[fields][status][eq]"],
  };
  const webhookId = query["filter[fields][webhook_id][eq]"];
  const calls = Array.from(state.webhookCalls.values(), (logged) => logged.call);
  const matching = calls.filter(
    (call) =>
      (!ids || ids.includes(call.id)) &&
      (webhookId === undefined || call.webhook.id === webhookId) &&
      (wanted.entity_type === undefined || call.entity_type === wanted.entity_type) &&
      (wanted.event_type === undefined || call.event_type === wanted.event_type) &&
      (wanted.status === undefined || call.status === wanted.status),
  );
  const offset = query["page[offset]"] ?? 0;
  const order = query.order_by ?? "created_at_desc";
  // The log is oldest first; so calls of the same millisecond stay newest first where the order is descending.
  if (order.endsWith("_desc")) matching.reverse();
  const sorted = matching.sort(orderOf(order));
  return { page: sorted.slice(offset, offset + (query["page[limit]"] ?? 30)), total: matching.length };
}

/** By one field, up or down; calls without a value come last, and those of one value stay as they were. */
function orderOf(order: NonNullable<ListQuery["order_by"]>): (one: WebhookCall, other: WebhookCall) => number {
  const descending = order.endsWith("_desc");
  const field = order.replace(/_(asc|desc)$/, "");
  const sortKey = (call: WebhookCall): string | null =>
    field === "webhook_id" ? call.webhook.id : call[field as "created_at" | "last_sent_at" | "next_retry_at"];
  return (one, other) => {
    const [a, b] = [sortKey(one), sortKey(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b === descending ? 1 : -1;
  };
}

/** Puts a new call into the log; one that has failed already is not to be sent. */
export function logCall(state: State, event: CallEvent, call: WebhookCall): LoggedCall {
  const logged: LoggedCall = { event, call, retry: null, weight: 0 };
  const hasRoom = state.webhookCalls.makeRoom();
  state.webhookCalls.set(call.id, logged);
  if (!hasRoom) {
    const failure_reason = `Not sent: ${maximumCalls} calls of this environment wait for their receivers, the most there can be.`;
    setCall(state, logged, { ...call, status: "failed", failure_reason });
  }
  return logged;
}

/** Puts a call in the place of what it was. */
export function setCall(state: State, logged: LoggedCall, call: WebhookCall): void {
  logged.call = call;
  if (isOver(logged)) state.webhookCalls.end(call.id);
}

/** Adds an attempt to a call in the log; `call` is the call after it. */
export function logAttempt(state: State, logged: LoggedCall, call: WebhookCall): void {
  setCall(state, logged, call);
  const { request_payload: sent, response_payload: received } = call;
  // The event that the payload was made of is kept too.
  state.webhookCalls.weigh(call.id, 2 * sent.length + (received?.length ?? 0));
}

/** Takes the retry of a call off the clock, if there is one. */
export function cancelRetry(logged: LoggedCall): void {
  logged.retry?.cancel();
  logged.retry = null;
}

/** Ends the retries of a webhook, for good: their calls have failed, and say why. */
export function endRetries(state: State, webhookId: string, why: string): void {
  for (const logged of state.webhookCalls.values()) {
    const { call, retry } = logged;
    if (!retry || call.webhook.id !== webhookId) continue;
    cancelRetry(logged);
    const failure_reason = `${call.failure_reason ?? "The call failed."} ${why}`;
    setCall(state, logged, { ...call, status: "failed", next_retry_at: null, failure_reason });
  }
}
