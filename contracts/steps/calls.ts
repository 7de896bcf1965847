import {
  eventOf,
  type Fixture,
  type Inbox,
  isLoopback,
  isObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  type Outcome,
  parseEvent,
  parseJson,
  type ReceivedCall,
  type StatementId,
  show,
  UnsayableError,
  valueAt,
} from "../../src/kit/index.js";
import { isAt, likenessOf, type MarkedEvent, markOf } from "./call-marks.js";

/** A webhook that calls the kit's receiver, and what its events are about. */
export interface Caller {
  readonly kit: Kit;
  readonly webhook: Fixture;
  readonly inbox: Inbox;
  /** The identifier of the entity. */
  readonly id: string;
  /** What the webhook calls now. */
  url: string;
  /** How many addresses it has had. */
  addresses: number;
  /** Those of its events, in turn. */
  readonly marks: string[];
  /** Whether its calls show nothing of what they are for; known once one has come. */
  isVague: boolean;
  /** Changes the entity, so that an event is raised; resolves with why that did not work. */
  change(fields: JsonObject): Promise<string | undefined>;
}

/** One whose entity is an upload. */
export interface Calling extends Caller {
  readonly upload: Fixture;
}

/** An event, and why it was not caused after all. */
export interface CausedEvent extends MarkedEvent {
  problem: string | undefined;
  /** A call at the event's address that is taken for it, whatever else it shows. */
  isIt?: (call: ReceivedCall) => boolean;
}

export const uploadEvents = (...event_types: string[]): JsonValue => [{ entity_type: "upload", event_types }];

/** A webhook that is called on every change of an upload, with everything else as simple as can be. */
export const plainSettings: JsonObject = {
  events: uploadEvents("create", "update", "delete"),
  custom_payload: null,
  headers: {},
  enabled: true,
};

/** Points the serial group's webhook at the receiver. Undefined, and said so, where the target does not take that. */
export async function setUpCalls(
  kit: Kit,
  ids: readonly StatementId[],
  settings: JsonObject = {},
): Promise<Calling | undefined> {
  const [webhook, upload] = [await kit.fixture("webhook"), await kit.fixture("upload")];
  return startCalls(kit, { webhook, upload }, ids, settings);
}

/** The same of a webhook and an upload that are given. */
export async function startCalls(
  kit: Kit,
  { webhook, upload }: Pick<Calling, "webhook" | "upload">,
  ids: readonly StatementId[],
  settings: JsonObject = {},
): Promise<Calling | undefined> {
  const change = async (fields: JsonObject) => {
    const outcome = await upload.send(fields);
    return outcome.accepted ? undefined : outcome.told;
  };
  const { inbox, ...rest } = { inbox: await kit.inbox(), url: "", addresses: 0, marks: [], isVague: false };
  const calling: Calling = { kit, webhook, upload, inbox, ...rest, id: upload.id, change };
  const wanted = { ...plainSettings, http_basic_user: null, http_basic_password: null, ...settings };
  const fields = Object.fromEntries(Object.entries(wanted).filter(([name]) => webhook.mayTouch(name)));
  const outcome = await configure(calling, fields);
  if (outcome.accepted) return calling;
  kit.notVerified(ids, `the webhook could not be pointed at the kit's receiver: ${outcome.told}`, {
    exchange: outcome.shown,
  });
  return undefined;
}

/**
 * Sets the webhook, and gives it another address in the same update: a call that comes there was made with these settings,
 * whenever it comes. `suffix` is put behind the address.
 */
export async function configure(caller: Caller, fields: JsonObject, suffix = ""): Promise<Outcome> {
  const address = `${caller.inbox.url}/${++caller.addresses}`;
  const outcome = await caller.webhook.send({ url: address + suffix, ...fields });
  if (outcome.accepted) caller.url = address + (suffix.includes("{{") ? "" : suffix);
  return outcome;
}

export interface ConfigureOptions {
  suffix?: string;
  /** The assumption that differs if the target refuses the settings. */
  openTo?: StatementId;
}

/** The same; where the target does not take the settings, what they would have shown is not verified. */
export async function configured(
  caller: Caller,
  fields: JsonObject,
  ids: readonly StatementId[],
  { suffix, openTo }: ConfigureOptions = {},
): Promise<boolean> {
  const outcome = await configure(caller, fields, suffix).catch((error) => {
    if (error instanceof UnsayableError) return error;
    throw error;
  });
  if ("accepted" in outcome && outcome.accepted) return true;
  const [because, exchange] =
    outcome instanceof UnsayableError ? [outcome.message, undefined] : [outcome.told, outcome.shown];
  const untaken = `the webhook did not accept ${show(fields)}: ${because}`;
  const { kit } = caller;
  if (openTo && "refused" in outcome && outcome.refused) kit.check([openTo], false, () => untaken, { exchange });
  else kit.notVerified(ids, untaken, { exchange });
  return false;
}

/** Changes the entity, so that its event is raised; by default its notes, which have the mark. */
export async function causeEvent(
  caller: Caller,
  toFields: (mark: string) => JsonObject = (mark) => ({ notes: mark }),
): Promise<CausedEvent> {
  const mark = markOf(caller.kit.unique());
  caller.marks.push(mark);
  return { mark, id: caller.id, url: caller.url, problem: await caller.change(toFields(mark)) };
}

export const isLocal = (url: string) => isLoopback(new URL(url).hostname);

/**
 * How long a call may take to come, in milliseconds: the first one shows whether the target reaches the kit at all, and those
 * that came how slow it is.
 */
export function callTimeout({ api }: Kit): number {
  const { arrived, missed, slowest } = api.seen.calls;
  if (!isLocal(api.target.url)) return missed > 1 && !arrived ? 2000 : Math.max(15_000, 3 * slowest);
  if (arrived) return Math.max(4000, 3 * slowest);
  return missed === 0 ? 5000 : 300;
}

/** Waits for the call of an event. Where none comes the ids are not kept, unless the target may not be able to reach the kit. */
export async function expectCall(
  caller: Pick<Caller, "kit" | "webhook" | "inbox" | "marks" | "isVague">,
  event: CausedEvent,
  ids: readonly StatementId[],
  what: string,
): Promise<ReceivedCall | undefined> {
  const { kit, webhook, inbox, marks } = caller;
  if (event.problem !== undefined) {
    kit.notVerified(ids, `the kit could not cause an event for a call: ${event.problem}`);
    return undefined;
  }
  const { calls } = kit.api.seen;
  const start = kit.ports.now();
  const isSure = (call: ReceivedCall) => {
    const likeness = likenessOf(call, event, marks);
    if (likeness !== "maybe") return likeness === "sure";
    // A ping of the address, which shows nothing, may come before the call that the event is known by.
    return event.isIt ? event.isIt(call) : caller.isVague && isAt(call, event.url);
  };
  const sure = await inbox.next(isSure, callTimeout(kit));
  if (sure) {
    calls.arrived = true;
    calls.slowest = Math.max(calls.slowest, kit.ports.now() - start);
    return sure;
  }
  calls.arrived ||= inbox.calls.length > 0;
  // Nothing that is surely the one has come in time: so it is one that shows nothing to know it by.
  const other = await inbox.next((call) => likenessOf(call, event, marks) === "maybe", 0);
  caller.isVague ||= other !== undefined;
  if (other) return other;
  calls.missed++;
  const unreachable = calls.arrived ? undefined : await whyUnreachable(kit, webhook);
  if (unreachable) kit.notVerified(ids, unreachable);
  else {
    const last = inbox.calls.at(-1);
    const instead = last ? `. The last one was ${describe(last)}` : "";
    kit.check(ids, false, () => `${what} caused no matching call${instead}`, { exchange: webhook.lastRead });
  }
  return undefined;
}

/** Whether the network may be the reason for a missing call, according to the target's log of calls if it has one. */
async function whyUnreachable(kit: Kit, webhook: Fixture): Promise<string | undefined> {
  const unknown =
    "no call arrived, and the target may not reach this machine. Pass an address that it can reach with --callback-url";
  const logged = await loggedCalls(kit, webhook);
  if (!logged) return unknown;
  const failed = logged.find((call) => call.response_status === null || call.failure_reason);
  return failed ? `the target could not call the kit's receiver: ${show(failed.failure_reason)}` : undefined;
}

/** The calls in the target's log. Undefined without a log. */
export async function loggedCalls(kit: Kit, webhook: Fixture): Promise<JsonObject[] | undefined> {
  if (!webhook.api.has("listWebhookCalls")) return undefined;
  const query = { "filter[fields][webhook_id][eq]": webhook.id };
  const exchange = await webhook.api.call("listWebhookCalls", { query });
  return isSuccess(exchange.status) ? kit.api.codec.decodeList(exchange.json) : undefined;
}

/** The header value for Basic credentials. */
export const basic = (credentials: string): string => `Basic ${Buffer.from(credentials).toString("base64")}`;

/** Why a call does not bring a header of its webhook; white space around a value is no part of it (RFC 9110). */
export function headerProblem(
  { headers }: Pick<ReceivedCall, "headers">,
  name: string,
  value: string,
): string | undefined {
  const sent = headers[name.toLowerCase()];
  if (sent?.trim() === value.trim()) return undefined;
  return `the call has ${name}: ${show(sent)}, but the webhook has ${show(value)}`;
}

/** Whether a call brings credentials, `user:password`; undefined for none. The name of a scheme has no case (RFC 9110). */
export const bringsCredentials = (
  { headers }: Pick<ReceivedCall, "headers">,
  credentials: string | undefined,
): boolean =>
  headers.authorization?.replace(/^basic /i, "Basic ") === (credentials === undefined ? undefined : basic(credentials));

export function describe({ method, path, body }: ReceivedCall): string {
  return `${method} ${path} with ${show(body)}`;
}

/** The body of a call as a JSON object, or undefined. */
export function payloadOf(call: ReceivedCall): JsonObject | undefined {
  const payload = jsonOf(call);
  return isObject(payload) ? payload : undefined;
}

/** The body of a call as JSON. Undefined if it is not JSON. */
export const jsonOf = ({ body }: ReceivedCall): JsonValue | undefined => parseJson(body);

/** The event type in a call, at the place that the binding names. Undefined if there is none. */
export function eventTypeOf(kit: Kit, call: ReceivedCall): string | undefined {
  const { callEvent, events } = kit.api.target.wire;
  if (callEvent === undefined || !events) return undefined;
  const event = eventOf(valueAt(jsonOf(call), callEvent), events);
  return event === undefined ? undefined : parseEvent(event)[1];
}
