import type { operations } from "../openapi/generated/types.js";
import type { WebhookCall } from "./entities.js";
import { notFound } from "./errors.js";
import type { State } from "./state.js";

/** Calls are kept up to this number in an environment; one that is pending is never dropped. */
const maximumCalls = 10_000;

export function getWebhookCall(state: State, id: string): WebhookCall {
  const call = state.webhookCalls.get(id);
  if (!call) throw notFound("webhook call", id, "GET /webhook_calls lists those that there are.");
  return call;
}

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
  const matching = [...state.webhookCalls.values()].filter(
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

/** Puts a call into the log, in place of what it was before; the oldest that is not pending makes room. */
export function putWebhookCall(state: State, call: WebhookCall): void {
  state.webhookCalls.set(call.id, call);
  if (state.webhookCalls.size <= maximumCalls) return;
  for (const old of state.webhookCalls.values()) {
    if (old.status === "success" || old.status === "failed") {
      state.webhookCalls.delete(old.id);
      return;
    }
  }
}
