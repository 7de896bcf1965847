import { inOrder, type SortKeys } from "../base/steps.js";
import { notFound } from "../openapi/errors.js";
import type { operations } from "../openapi/generated/types.js";
import { next } from "./call-machine.js";
import { type Attempt, type CallRecord, cancelRetry, failureOf, type LoggedCall } from "./call-record.js";
import type { TracedCall, Webhook, WebhookCall, WebhookCallAttempt } from "./entities.js";
import type { Store } from "./store/store.js";
import { toTimestamp } from "./timestamp.js";

/** A call as the API shows it, with its newest attempt. */
function toWebhookCall(call: CallRecord, body = call.request.body): WebhookCall {
  const { event, request, attempts } = call;
  const response = attempts.at(-1)?.response;
  return {
    id: call.id,
    type: "webhook_call",
    webhook: { type: "webhook", id: call.webhookId },
    entity_type: event.entity_type,
    event_type: event.event_type,
    created_at: toTimestamp(event.at),
    request_url: request.url,
    request_headers: { ...request.headers },
    request_payload: body,
    response_status: response?.status ?? null,
    response_headers: response?.headers ? { ...response.headers } : null,
    response_payload: response?.body ?? null,
    attempted_auto_retries_count: call.retries,
    last_sent_at: lastSentAt(call),
    next_retry_at: call.nextRetryAt,
    status: call.status,
  };
}

/** A webhook call with what the published service does not show: each attempt, and why it failed. */
export function toTracedCall(call: CallRecord): TracedCall {
  const attempts = call.attempts.map(toWebhookCallAttempt);
  const newest = call.attempts.at(-1);
  // There is no need to render it twice.
  const body = newest?.request === call.request ? attempts.at(-1)?.request_payload : undefined;
  const own = { last_sent_at: newest?.at ?? null, failure_reason: failureOf(call), attempts };
  return { ...toWebhookCall(call, body), ...own };
}

const toWebhookCallAttempt = ({ cause, at, request, response }: Attempt): WebhookCallAttempt => ({
  attempted_at: at,
  cause,
  request_url: request.url,
  request_headers: { ...request.headers },
  request_payload: request.body,
  response_status: response.status,
  response_headers: response.headers && { ...response.headers },
  response_payload: response.body,
  failure_reason: response.failure,
});

/** The length of the bodies of an attempt, which are most of its text. */
const lengthOf = ({ request_payload: sent, response_payload: received }: WebhookCallAttempt): number =>
  sent.length + (received?.length ?? 0);

/** The length of the bodies of a call and its attempts. */
export const lengthOfCall = ({ request_payload: sent, attempts }: TracedCall): number =>
  attempts.reduce((sum, attempt) => sum + lengthOf(attempt), sent.length);

/** A call in the log. Throws NOT_FOUND. */
export function getLoggedCall(store: Store, id: string): LoggedCall {
  const logged = store.webhookCalls.get(id);
  if (!logged) throw notFound("webhook call", id, "GET /webhook_calls lists all webhook calls.");
  return logged;
}

export const getWebhookCall = (store: Store, id: string): WebhookCall => toWebhookCall(getLoggedCall(store, id).call);

export const getTracedCall = (store: Store, id: string): TracedCall => toTracedCall(getLoggedCall(store, id).call);

type ListQuery = NonNullable<operations["listWebhookCalls"]["parameters"]["query"]>;

/** A page of the log, and the total number of matching calls. */
export function listWebhookCalls(store: Store, query: ListQuery): { page: WebhookCall[]; total: number } {
  const ids = query["filter[ids]"]?.split(",").map((id) => id.trim());
  const filters = Object.entries(query).flatMap(([name, wanted]) => {
    const [, field = "", operator = ""] = /^filter\[fields\]\[(\w+)\]\[(\w+)\]$/.exec(name) ?? [];
    const read = fields[field];
    return read ? [(call: CallRecord) => compares(read(call), operator, String(wanted))] : [];
  });
  const calls = Array.from(store.webhookCalls.values(), (logged) => logged.call);
  const matching = calls.filter((call) => (!ids || ids.includes(call.id)) && filters.every((holds) => holds(call)));
  const offset = query["page[offset]"] ?? 0;
  const order = query.order_by ?? "created_at_desc";
  // The log is sorted oldest first, so calls of the same millisecond stay newest first in descending order.
  if (order.endsWith("_desc")) matching.reverse();
  const sorted = matching.sort(inOrder([order], fields));
  const page = sorted.slice(offset, offset + (query["page[limit]"] ?? 30));
  return { page: page.map((call) => toWebhookCall(call)), total: matching.length };
}

const fields: SortKeys<CallRecord, string | null> = {
  webhook_id: (call) => call.webhookId,
  entity_type: (call) => call.event.entity_type,
  event_type: (call) => call.event.event_type,
  status: (call) => call.status,
  created_at: (call) => toTimestamp(call.event.at),
  last_sent_at: lastSentAt,
  next_retry_at: (call) => call.nextRetryAt,
};

/** Only times are greater or less. A missing time is neither. */
function compares(value: string | null, operator: string, wanted: string): boolean {
  if (operator === "eq") return value === wanted;
  const [time, bound] = [Date.parse(value ?? ""), Date.parse(wanted)];
  return operator === "gt" ? time > bound : time < bound;
}

/** The existing webhooks of some calls, each once. */
export function webhooksOf(store: Store, calls: readonly WebhookCall[]): Webhook[] {
  const ids = new Set(calls.map(({ webhook }) => webhook.id));
  return [...ids].map((id) => store.webhooks.get(id)).filter((webhook) => webhook !== undefined);
}

/** The published service has no call that was not sent yet. Here it has the time of its event. */
function lastSentAt({ attempts, event }: CallRecord): string {
  return attempts.at(-1)?.at ?? toTimestamp(event.at);
}

/** Ends the retries of a webhook permanently. Their calls fail with a reason. */
export function endRetries({ webhookCalls }: Store, webhookId: string, why: string): void {
  for (const logged of webhookCalls.values()) {
    if (logged.call.webhookId !== webhookId) continue;
    const { call, followUp } = next(logged.call, { type: "retries_ended", why });
    if (call === logged.call) continue;
    if (followUp?.type === "cancel_retry") cancelRetry(logged);
    webhookCalls.replace(logged, call);
  }
}
