import {
  type Fixture,
  type Inbox,
  isLoopback,
  isSuccess,
  type JsonObject,
  type JsonValue,
  type Kit,
  type Outcome,
  type ReceivedCall,
  type StatementId,
  show,
  UnsayableError,
} from "../../src/kit/index.js";
import { describe, isAt, likenessOf, type MarkedEvent, markOf, showMarks } from "../judge/call.js";

/** A webhook that calls the kit's receiver, and the entity of its events. */
export interface Caller {
  readonly kit: Kit;
  readonly webhook: Fixture;
  readonly inbox: Inbox;
  /** The identifier of the entity. */
  readonly id: string;
  /** The current address of the webhook. */
  url: string;
  /** The number of addresses so far. */
  addresses: number;
  /** The marks of its events, in order. */
  readonly marks: string[];
  /** Whether its calls show nothing that identifies their event. Known after the first call. */
  isVague: boolean;
  /** Changes the entity to raise an event. Resolves with a reason if that failed. */
  change(fields: JsonObject): Promise<string | undefined>;
}

/** A called webhook whose entity is an upload. */
export interface Calling extends Caller {
  readonly upload: Fixture;
}

/** An event, or the reason why it was not raised. */
export interface CausedEvent extends MarkedEvent {
  problem: string | undefined;
  /** Accepts any call at the event's address. */
  isIt?: (call: ReceivedCall) => boolean;
}

export const uploadEvents = (...event_types: string[]): JsonValue => [{ entity_type: "upload", event_types }];

/** The simplest webhook that is called on every change of an upload. */
export const plainSettings: JsonObject = {
  events: uploadEvents("create", "update", "delete"),
  custom_payload: null,
  headers: {},
  enabled: true,
};

/** Points the serial group's webhook at the receiver. Undefined, with a finding, if the target refuses that. */
export async function setUpCalls(
  kit: Kit,
  ids: readonly StatementId[],
  settings: JsonObject = {},
): Promise<Calling | undefined> {
  const [webhook, upload] = [await kit.fixture("webhook"), await kit.fixture("upload")];
  return startCalls(kit, { webhook, upload }, ids, settings);
}

/** The same for a given webhook and upload. */
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
 * Sets the webhook and gives it a new address in the same update. So every call to that address was made with these
 * settings. `suffix` is appended to the address.
 */
export async function configure(caller: Caller, fields: JsonObject, suffix = ""): Promise<Outcome> {
  const address = `${caller.inbox.url}/${++caller.addresses}`;
  // Late calls for earlier events would come to the new address.
  const { slowest } = caller.kit.api.seen.calls;
  if (slowest > promptly) await caller.kit.ports.sleep(slowest);
  const outcome = await caller.webhook.send({ url: address + suffix, ...fields });
  if (outcome.accepted) caller.url = address + (suffix.includes("{{") ? "" : suffix);
  return outcome;
}

export interface ConfigureOptions {
  suffix?: string;
  /** The assumption that differs if the target refuses the settings. */
  openTo?: StatementId;
}

/** The same. If the target refuses the settings, `ids` are not verified. */
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

/** Changes the entity to raise an event: by default its notes, which contain the mark. */
export async function causeEvent(
  caller: Caller,
  toFields: (mark: string) => JsonObject = (mark) => ({ notes: mark }),
): Promise<CausedEvent> {
  const mark = markOf(caller.kit.unique());
  caller.marks.push(mark);
  return { mark, id: caller.id, url: caller.url, problem: await caller.change(toFields(mark)) };
}

/** A target whose calls take longer, in milliseconds, may still call for earlier events. */
const promptly = 500;

/** How late a call may come, in milliseconds, without `--call-timeout`. */
const latest = 20_000;

export const isLocal = (url: string) => isLoopback(new URL(url).hostname);

/**
 * How long a call may take, in milliseconds. The first call shows whether the target reaches the kit at all, and each
 * call how slow the target is.
 */
export function callTimeout({ api }: Kit): number {
  const { arrived, missed, slowest } = api.seen.calls;
  const given = api.target.times.call;
  if (given !== undefined) return Math.max(given, 3 * slowest);
  if (!isLocal(api.target.url)) return missed > 1 && !arrived ? 2000 : Math.max(15_000, 3 * slowest);
  if (arrived) return Math.max(4000, 3 * slowest);
  return missed === 0 ? 5000 : 300;
}

/**
 * Waits for the call of an event. If none comes, the ids are broken, unless the target may be unable to reach the kit.
 */
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
    // Where calls to this address show marks, one that shows the entity alone belongs to an earlier event.
    const isEarlier = () => showMarks(callsAt(event.url), marks) && !event.isIt?.(call);
    if (likeness === "sure") return call.body.includes(event.mark) || !isEarlier();
    if (likeness === "no") return false;
    // A ping of the address, which shows nothing, may come before the call with the mark.
    return event.isIt ? event.isIt(call) : caller.isVague && isAt(call, event.url);
  };
  const callsAt = (url: string) => inbox.calls.filter((call) => isAt(call, url));
  const isUnknown = (call: ReceivedCall) => likenessOf(call, event, marks) !== "no";
  const timeout = callTimeout(kit);
  let sure = await inbox.next(isSure, timeout);
  // The first call that is missing shows whether the target calls late, or not at all.
  if (!sure && calls.mayBeLate && !inbox.calls.some(isUnknown)) {
    sure = await inbox.next(isSure, Math.max(0, latest - timeout));
    calls.mayBeLate = sure !== undefined;
  }
  if (sure) {
    calls.arrived = true;
    calls.slowest = Math.max(calls.slowest, kit.ports.now() - start);
    return sure;
  }
  calls.arrived ||= inbox.calls.length > 0;
  // No identified call came in time, so a call that shows nothing counts.
  const other = await inbox.next(isUnknown, 0);
  caller.isVague ||= other !== undefined;
  if (other) return other;
  calls.missed++;
  const unreachable = calls.arrived ? undefined : await whyUnreachable(kit, webhook);
  // Anybody may call the receiver, so only the mark shows whose call it is.
  const astray = inbox.astray.findLast(({ body }) => body.includes(event.mark));
  if (astray) tellAstray(kit, ids, { astray, webhook, what });
  else if (unreachable) kit.notVerified(ids, unreachable);
  else {
    const last = inbox.calls.at(-1);
    const instead = last ? `. The last one was ${describe(last)}` : "";
    const within = `${(kit.ports.now() - start) / 1000} s (--call-timeout waits longer)`;
    kit.check(ids, false, () => `${what} caused no matching call within ${within}${instead}`, {
      exchange: webhook.lastRead,
    });
  }
  return undefined;
}

/** Reports a call to another path than that of the webhook's `url`. */
function tellAstray(
  kit: Kit,
  ids: readonly StatementId[],
  { astray, webhook, what }: { astray: ReceivedCall; webhook: Fixture; what: string },
): void {
  const isTunnel = kit.api.target.callbackUrl !== undefined;
  const reason = isTunnel ? ", so the tunnel of --callback-url may change paths" : ", not at the path of /url";
  const told = `${what} caused a call that arrived at ${astray.path}${reason}`;
  const isBroken = (id: StatementId) => id === "C-02" && !isTunnel;
  if (ids.some(isBroken)) kit.check(["C-02"], false, () => told, { exchange: webhook.lastRead });
  kit.notVerified(
    ids.filter((id) => !isBroken(id)),
    told,
  );
}

/** Whether the network may be the reason for a missing call, according to the target's log of calls if it has one. */
async function whyUnreachable(kit: Kit, webhook: Fixture): Promise<string | undefined> {
  const unknown =
    "no call arrived, and the target may not reach this machine. Pass an address that it can reach with --callback-url";
  const logged = await loggedCalls(kit, webhook);
  if (!logged) return unknown;
  const failed = logged.find((call) => call.response_status === null || call.failure_reason);
  return failed
    ? `the target could not call the kit's receiver: ${failed.failure_reason ? show(failed.failure_reason) : "its log has no response"}`
    : undefined;
}

/** The calls in the target's log. Undefined without a log. */
export async function loggedCalls(kit: Kit, webhook: Fixture): Promise<JsonObject[] | undefined> {
  if (!webhook.api.has("listWebhookCalls")) return undefined;
  const query = { "filter[fields][webhook_id][eq]": webhook.id };
  const exchange = await webhook.api.call("listWebhookCalls", { query });
  return isSuccess(exchange.status) ? kit.api.codec.decodeList(exchange.json) : undefined;
}
