import { notFound } from "../openapi/errors.js";
import type { operations } from "../openapi/generated/types.js";
import type { Weighed } from "./bounded-log.js";
import { isOver, noRoom } from "./call-log.js";
import type { EntityType, EventType, WebhookCall, WebhookCallAttempt } from "./entities.js";
import type { EntityResource } from "./events.js";
import type { Timer } from "./ports.js";
import type { State } from "./state.js";

/** So many attempts of one call are kept, the newest, and so many characters of what it shows: it can be sent again without end. */
const maximumAttempts = 20;
const maximumCallWeight = 16 * 1024 * 1024;
/** So many characters of attempts are shown on a page of calls, beside the newest attempt of each. */
const maximumPageWeight = 16 * 1024 * 1024;

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
  /** About how many characters the entities have. */
  weight: number;
}

export interface EventEntities {
  entity: EntityResource;
  previous_entity?: EntityResource | undefined;
  related_entities: EntityResource[];
}

/** What is sent. The body of most is made when somebody looks at it, and is the same each time. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of one attempt. `failure` is a sentence; with it there may be an answer all the same. */
export interface CallAnswer {
  status: number | null;
  headers: Readonly<Record<string, string>> | null;
  body: string | null;
  failure: string | null;
  /** Nothing was sent, and nothing would be at another time. */
  refused?: true;
}

/** One attempt, as it was made. */
export interface Attempt {
  readonly cause: WebhookCallAttempt["cause"];
  readonly at: string;
  readonly request: CallRequest;
  readonly answer: CallAnswer;
  readonly remark: string | null;
  /** About how many characters it holds on to, and shows, beside the event. */
  readonly held: number;
}

/** A call as it is at one time; what becomes of it makes another. `toWebhookCall` shows it. */
export interface CallRecord {
  readonly id: string;
  readonly webhookId: string;
  readonly event: CallEvent;
  readonly status: WebhookCall["status"];
  /** The newest request, which may be on the wire; before the first there is an address alone. */
  readonly request: CallRequest;
  readonly attempts: readonly Attempt[];
  /** How many of them were retries. */
  readonly retries: number;
  readonly nextRetryAt: string | null;
  /** Why it is not what it should be, where the newest attempt does not say it. */
  readonly failure: string | null;
}

/** A call in the log, and the retry that is on the clock, if one is. */
export interface LoggedCall extends Weighed {
  call: CallRecord;
  retry: Timer | null;
  /** About how many characters it holds on to while it waits, or an attempt is made; what it shows is more. */
  held: number;
}

/** A call as the API shows it. */
export function toWebhookCall(call: CallRecord): WebhookCall {
  const { event, request, attempts } = call;
  const shown = attempts.map(toWebhookCallAttempt);
  const newest = attempts.at(-1);
  return {
    id: call.id,
    type: "webhook_call",
    webhook: { type: "webhook", id: call.webhookId },
    entity_type: event.entity_type,
    event_type: event.event_type,
    created_at: event.triggered_at,
    request_url: request.url,
    request_headers: { ...request.headers },
    // It need not be made twice.
    request_payload: (newest?.request === request && shown.at(-1)?.request_payload) || request.body,
    response_status: newest?.answer.status ?? null,
    response_headers: newest?.answer.headers ? { ...newest.answer.headers } : null,
    response_payload: newest?.answer.body ?? null,
    attempted_auto_retries_count: call.retries,
    last_sent_at: newest?.at ?? null,
    next_retry_at: call.nextRetryAt,
    status: call.status,
    failure_reason: failureOf(call),
    remark: newest?.remark ?? null,
    attempts: shown,
  };
}

const failureOf = ({ failure, attempts }: CallRecord): string | null =>
  failure ?? attempts.at(-1)?.answer.failure ?? null;

const toWebhookCallAttempt = ({ cause, at, request, answer, remark }: Attempt): WebhookCallAttempt => ({
  attempted_at: at,
  cause,
  request_url: request.url,
  request_headers: { ...request.headers },
  request_payload: request.body,
  response_status: answer.status,
  response_headers: answer.headers && { ...answer.headers },
  response_payload: answer.body,
  failure_reason: answer.failure,
  remark,
});

/** A call in the log; throws NOT_FOUND. */
export function getLoggedCall(state: State, id: string): LoggedCall {
  const logged = state.webhookCalls.get(id);
  if (!logged) throw notFound("webhook call", id, "GET /webhook_calls lists those that there are.");
  return logged;
}

export const getWebhookCall = (state: State, id: string): WebhookCall => toWebhookCall(getLoggedCall(state, id).call);

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
      (webhookId === undefined || call.webhookId === webhookId) &&
      (wanted.entity_type === undefined || call.event.entity_type === wanted.entity_type) &&
      (wanted.event_type === undefined || call.event.event_type === wanted.event_type) &&
      (wanted.status === undefined || call.status === wanted.status),
  );
  const offset = query["page[offset]"] ?? 0;
  const order = query.order_by ?? "created_at_desc";
  // The log is oldest first; so calls of the same millisecond stay newest first where the order is descending.
  if (order.endsWith("_desc")) matching.reverse();
  const sorted = matching.sort(orderOf(order));
  const page = sorted.slice(offset, offset + (query["page[limit]"] ?? 30));
  return { page: showPage(page), total: matching.length };
}

/** Calls with their newest attempts: the newest of each, and those before it while there is room on the page. */
function showPage(calls: readonly CallRecord[]): WebhookCall[] {
  let room = maximumPageWeight;
  return calls.map((call) => {
    const { event, attempts } = call;
    let first = attempts.length;
    for (; first > 0 && (room > 0 || first === attempts.length); first--) {
      room -= event.weight + (attempts[first - 1]?.held ?? 0);
    }
    return toWebhookCall({ ...call, attempts: attempts.slice(first) });
  });
}

/** By one field, up or down; calls without a value come last, and those of one value stay as they were. */
function orderOf(order: NonNullable<ListQuery["order_by"]>): (one: CallRecord, other: CallRecord) => number {
  const descending = order.endsWith("_desc");
  const sortKey = sortKeys[order.replace(/_(asc|desc)$/, "")] as (call: CallRecord) => string | null;
  return (one, other) => {
    const [a, b] = [sortKey(one), sortKey(other)];
    if (a === b) return 0;
    if (a === null) return 1;
    if (b === null) return -1;
    return a < b === descending ? 1 : -1;
  };
}

const sortKeys: Readonly<Record<string, (call: CallRecord) => string | null>> = {
  webhook_id: (call) => call.webhookId,
  created_at: (call) => call.event.triggered_at,
  last_sent_at: (call) => call.attempts.at(-1)?.at ?? null,
  next_retry_at: (call) => call.nextRetryAt,
};

/** Puts a new call into the log; one that has failed already is not to be sent. */
export function logCall(state: State, call: CallRecord): LoggedCall {
  const logged: LoggedCall = { call, retry: null, weight: call.event.weight, held: 0 };
  const reason = whyNoRoom(state, logged);
  state.webhookCalls.set(call.id, logged);
  if (reason !== null) setCall(state, logged, { ...call, status: "failed", failure: `Not sent: ${reason}` });
  return logged;
}

/** Why there is no room for one more call that waits; null where there is, and it is counted. */
function whyNoRoom({ webhookCalls }: State, logged: LoggedCall): string | null {
  if (!webhookCalls.makeRoom()) return noRoom.calls;
  return webhookCalls.hold(logged, heldBy(logged.call)) ? null : noRoom.weight;
}

/** Puts a call in the place of what it was. */
export function setCall({ webhookCalls }: State, logged: LoggedCall, call: CallRecord): void {
  logged.call = call;
  webhookCalls.holdAnyway(logged, heldBy(call));
  if (isOver(call)) webhookCalls.end(call.id);
}

/**
 * Makes room for an attempt that holds on to so many characters, and counts it; answers whether there is any. The oldest
 * attempts of the call go where they would be too many, or hold too much.
 */
export function startAttempt({ webhookCalls }: State, logged: LoggedCall, held: number): boolean {
  const { id, event, attempts } = logged.call;
  for (let first = 0; first <= attempts.length; first++) {
    const call = first === 0 ? logged.call : { ...logged.call, attempts: attempts.slice(first) };
    const shown = shownBy(call);
    const isSmall = call.attempts.length < maximumAttempts && shown + event.weight + held <= maximumCallWeight;
    if (!(isSmall || first === attempts.length) || !webhookCalls.hold(logged, heldBy(call) + held)) continue;
    logged.call = call;
    if (first > 0) webhookCalls.weigh(id, shown - logged.weight);
    return true;
  }
  return false;
}

/** Puts a call in the place of what it was before its newest attempt, which shows so many characters more. */
export function logAttempt(state: State, logged: LoggedCall, call: CallRecord, weight: number): void {
  setCall(state, logged, call);
  if (weight > 0) state.webhookCalls.weigh(call.id, weight);
}

const heldBy = (call: CallRecord): number =>
  isOver(call) ? 0 : call.attempts.reduce((sum, { held }) => sum + held, call.event.weight);

/** The event is shown by the call, and once more by each attempt. */
const shownBy = ({ event, attempts }: CallRecord): number =>
  attempts.reduce((sum, { held }) => sum + event.weight + held, event.weight);

/** Takes the retry of a call off the clock, if there is one. */
export function cancelRetry(logged: LoggedCall): void {
  logged.retry?.cancel();
  logged.retry = null;
}

/** Ends the retries of a webhook, for good: their calls have failed, and say why. */
export function endRetries(state: State, webhookId: string, why: string): void {
  for (const logged of state.webhookCalls.values()) {
    const { call, retry } = logged;
    if (!retry || call.webhookId !== webhookId) continue;
    cancelRetry(logged);
    const failure = `${failureOf(call) ?? "The call failed."} ${why}`;
    setCall(state, logged, { ...call, status: "failed", nextRetryAt: null, failure });
  }
}
