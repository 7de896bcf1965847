import {
  type Contract,
  changeOf,
  createReporter,
  type Exchange,
  type Fixture,
  type Inbox,
  isLoopback,
  isUnsent,
  type JsonObject,
  type JsonValue,
  type Judged,
  type Kit,
  type Outcome,
  pick,
  type ReceivedCall,
  type StatementId,
  show,
} from "../../src/kit/index.js";
import { type CallSettings, describe, isAt, likenessOf, type MarkedEvent, markOf, showMarks } from "../judge/call.js";
import { judgeValue } from "../judge/value.js";
import { fieldOf } from "../spec/field.js";
import { uploadSpec } from "../spec/upload-fields.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import { listOf } from "./files.js";
import type { About } from "./subject.js";

/** A webhook that calls the kit's receiver, and the entity of its events. */
export interface Caller {
  readonly kit: Kit;
  readonly webhook: Fixture;
  readonly inbox: Inbox;
  /** Of the entity. */
  readonly id: string;
  /** The current address of the webhook, and the number of addresses so far. */
  url: string;
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
  /** The number of calls before it. An earlier call that shows nothing is a ping of the address, and not for this event. */
  after?: number;
}

export const uploadEvents = (...event_types: string[]): JsonObject[] => [{ entity_type: "upload", event_types }];

/** The simplest webhook that is called on every change of an upload. */
export const plainSettings: JsonObject = {
  events: uploadEvents("create", "update", "delete"),
  custom_payload: null,
  headers: {},
  enabled: true,
};

/** What calls show of the settings that the kit has given a webhook. */
export function settingsOf(webhook: Fixture, has: JsonObject): CallSettings {
  const areSet = webhook.mayTouch("http_basic_user") && webhook.mayTouch("http_basic_password");
  return {
    headers: webhook.mayTouch("headers") ? (has.headers as CallSettings["headers"]) : undefined,
    credentials: areSet ? `${has.http_basic_user}:${has.http_basic_password}` : undefined,
  };
}

/** Points the serial group's webhook at the receiver. Undefined, with a finding, if the target refuses that. */
export async function setUpCalls(
  kit: Kit,
  ids: readonly StatementId[],
  settings: JsonObject = {},
): Promise<Calling | undefined> {
  const [webhook, upload, inbox] = [await kit.fixture("webhook"), await kit.fixture("upload"), await kit.inbox()];
  const change = async (fields: JsonObject) => {
    const outcome = await upload.send(fields);
    return outcome.accepted ? undefined : outcome.told;
  };
  const state = { id: upload.id, url: "", addresses: 0, marks: [], isVague: false };
  const calling: Calling = { kit, webhook, upload, inbox, change, ...state };
  const wanted = { ...plainSettings, http_basic_user: null, http_basic_password: null, ...settings };
  const fields = Object.fromEntries(Object.entries(wanted).filter(([name]) => webhook.mayTouch(name)));
  let outcome = await configure(calling, fields);
  // Which events there are is open.
  if (outcome.refused) outcome = await configure(calling, { ...fields, events: uploadEvents("update") });
  if (outcome.accepted) return calling;
  const because = `the webhook could not be pointed at the kit's receiver: ${outcome.told}`;
  return kit.notVerified(ids, because, { exchange: outcome.shown });
}

/** The webhook and more of the kit's, at addresses of their own. They get the same events, if one event was seen to call two. */
export async function severalOf(calling: Calling, settings: JsonObject, count: number): Promise<Calling[]> {
  const { kit } = calling;
  const all = [calling];
  while (kit.api.seen.calls.areForAll && all.length < count) {
    const inbox = await kit.inbox();
    const webhook = await kit.another("webhook", { ...settings, url: inbox.url }).catch(() => undefined);
    if (!webhook) break;
    all.push({ ...calling, webhook, inbox });
  }
  await letAct(kit);
  return all;
}

/** A contract about the calls that an upload causes to a webhook with these settings. */
export const callContract = (
  { settings, ...about }: About & { settings?: JsonObject },
  act: (calling: Calling) => Promise<void>,
): Contract => ({
  ...{ serialGroup: "calls", needs: ["upload", "webhook", "callback"] },
  ...about,
  async run(kit) {
    const { calls } = kit.api.seen;
    const attempt = async (): Promise<Judged[]> => {
      const judged: Judged[] = [];
      const own = { ...kit, ...createReporter((one) => void judged.push(one)) };
      const late = whyTooLate(calls.settingsLag);
      if (late !== undefined) own.notVerified(about.ids, late);
      const calling = late === undefined ? await setUpCalls(own, about.ids, settings) : undefined;
      if (!calling) return judged;
      const isBroken = () =>
        judged.some(({ verdict, ids }) => verdict === "broken" && ids.some((id) => !id.startsWith("Q-")));
      try {
        await act(calling);
        if (!isBroken() || calls.settingsLag !== undefined) return judged;
        calls.settingsLag = await lagOfSettings(calling);
      } catch (error) {
        kit.report(judged);
        throw error;
      }
      return calls.settingsLag === 0 ? judged : attempt();
    };
    kit.report(await attempt());
  },
});

/** In milliseconds. A contract changes settings often, so that nobody waits longer for each of them. */
const longestLag = 5000;
/** A service that keeps its webhooks in memory asks for them again after a minute, if not sooner. Nobody waits for that twice. */
const longestCache = 65_000;

/** Why calls show nothing about settings, to continue a sentence. Undefined if they do. */
const whyTooLate = (lag = 0): string | undefined =>
  lag > longestLag
    ? `a change of a webhook's settings acts up to ${Math.ceil(lag / 1000)} s later there, and the kit waits at most ${longestLag / 1000} s`
    : undefined;

/**
 * How long the kit should let a change of settings act, in milliseconds: 0 where the first event after one is called by it. A service
 * may read its webhooks from a cache: it is asked with more and more time between the change and the event.
 */
async function lagOfSettings(caller: Caller): Promise<number> {
  const { kit, inbox, webhook } = caller;
  const { now } = kit.ports;
  const { calls } = kit.api.seen;
  const shown = ["events", "enabled", "custom_payload"].filter((name) => webhook.mayTouch(name));
  if (!(await configure(caller, pick(plainSettings, shown))).accepted) return 0;
  const start = now();
  const end = start + Math.max(kit.api.target.times.call ?? 0, longestCache);
  const events: { mark: string; after: number }[] = [];
  const eventOf = ({ body }: ReceivedCall) => events.find(({ mark }) => body.includes(mark));
  // Where calls show no mark, whatever comes to the new address is for one of these events.
  const isIt = (call: ReceivedCall) => isAt(call, caller.url) && (!calls.areMarked || eventOf(call) !== undefined);
  for (let wait = 100; ; wait = Math.min(2 * wait, 10_000)) {
    const { mark, problem } = await causeEvent(caller);
    if (problem !== undefined) return 0;
    events.push({ mark, after: events.length === 0 ? 0 : now() - start });
    const call = await inbox.next(isIt, wait);
    // It acts between two events, and a cache may be older another time.
    if (call) return 2 * (eventOf(call) ?? events.at(-1) ?? { after: 0 }).after;
    if (now() >= end) return 0;
  }
}

/** Waits until a change of a webhook acts. */
export async function letAct({ api, ports }: Kit): Promise<void> {
  const { settingsLag = 0 } = api.seen.calls;
  if (settingsLag > 0) await ports.sleep(settingsLag);
}

/** Sets the webhook, with a new address that ends with `suffix`, so every call to that address was made with these settings. */
export async function configure(caller: Caller, fields: JsonObject, suffix = "", isCounting = false): Promise<Outcome> {
  const { calls } = caller.kit.api.seen;
  // Late calls for earlier events would come to the new address. If calls show marks, only those for the restoring of the
  // contract before could be taken for others, unless calls are counted.
  const mayMistake = isCounting || !calls.areMarked || caller.addresses === 0;
  if (mayMistake && calls.areLate) await caller.kit.ports.sleep(calls.slowest);
  const address = `${caller.inbox.url}/${++caller.addresses}`;
  const patch = { url: address + suffix, ...fields };
  const outcome = judgeSettings(caller.kit, patch, await caller.webhook.send(patch));
  if (outcome.accepted) caller.url = address + (suffix.includes("{{") ? "" : suffix);
  await letAct(caller.kit);
  return outcome;
}

/** Judges what the response to an update of settings shows. Settings that were lost count as not accepted. */
export function judgeSettings(kit: Kit, patch: JsonObject, outcome: Outcome): Outcome {
  const { resource, shown: exchange } = outcome;
  if (!outcome.accepted || !resource) return outcome;
  const lost = judgeShown(kit, patch, { at: "the response", resource, exchange });
  return lost.length === 0 ? outcome : { ...outcome, accepted: false, refused: false, told: lost.join("; ") };
}

/** Reads the webhook after its calls, which change no setting of it. */
export async function judgeAfterCalls({ kit, webhook }: Caller, has: JsonObject): Promise<void> {
  const resource = await webhook.read();
  judgeShown(kit, has, { at: "a read after its calls", resource, exchange: webhook.lastRead });
}

/** Judges settings that a response shows. Resolves with what was lost. */
function judgeShown(
  kit: Kit,
  patch: JsonObject,
  { at, resource, exchange }: { at: string; resource: JsonObject; exchange: Exchange | undefined },
): string[] {
  const lost: string[] = [];
  for (const [name, sent] of Object.entries(patch)) {
    if (!(name in resource)) continue;
    const field = fieldOf(webhookSpec, name);
    const shown = { sent: sent as JsonValue, shown: resource[name] as JsonValue, before: undefined };
    const about = { at, exchange, habits: undefined, change: changeOf({}, { [name]: sent ?? null }) };
    const blamed = [field.rule, ...webhookSpec.updates(name)];
    for (const one of judgeValue(field, { ...shown, ...about, blamed })) {
      if (one.verdict !== "broken" || !one.ids.includes(field.rule)) continue;
      kit.report([one]);
      lost.push(one.because);
    }
  }
  return lost;
}

/** Sets the webhook as `configure` does. If the target refuses the settings, `ids` are not verified, or the assumption `openTo` differs. */
export async function configured(
  caller: Caller,
  fields: JsonObject,
  ids: readonly StatementId[],
  { suffix, openTo, isCounting }: { suffix?: string; openTo?: StatementId | undefined; isCounting?: boolean } = {},
): Promise<boolean> {
  const { kit } = caller;
  try {
    const { accepted, refused, told, shown } = await configure(caller, fields, suffix, isCounting);
    if (accepted) return true;
    const because = `the webhook did not accept ${show(fields)}: ${told}`;
    if (openTo && refused) kit.check([openTo], false, () => because, shown);
    else kit.notVerified(ids, because, shown);
  } catch (error) {
    if (!isUnsent(error)) throw error;
    kit.notVerified(ids, `the webhook did not accept ${show(fields)}: ${error.message}`);
  }
  return false;
}

/** A text of an upload that an event shows, and that the product has. */
export const markedField = ({ api }: Pick<Kit, "api">): string =>
  uploadSpec.marked?.find((name) => !api.codec.isAbsent("getUpload", name)) ?? "notes";

/** Changes the entity to raise an event: by default its notes, which contain the mark. */
export async function causeEvent(
  caller: Caller,
  toFields: (mark: string) => JsonObject = (mark) => ({ [markedField(caller.kit)]: mark }),
): Promise<CausedEvent> {
  const mark = markOf(caller.kit.unique());
  caller.marks.push(mark);
  const after = caller.inbox.calls.length;
  return { mark, id: caller.id, url: caller.url, after, problem: await caller.change(toFields(mark)) };
}

/** How late a call may come, in milliseconds, without `--call-timeout`. */
const latest = 20_000;

export const isLocal = (url: string) => isLoopback(new URL(url).hostname);

/** In milliseconds. The first call shows whether the target reaches the kit at all, and each call how slow the target is. */
export function callTimeout({ api }: Kit): number {
  const { arrived, missed, slowest } = api.seen.calls;
  const given = api.target.times.call;
  if (given !== undefined) return Math.max(given, 3 * slowest);
  if (!isLocal(api.target.url)) return missed > 1 && !arrived ? 2000 : Math.max(15_000, 3 * slowest);
  if (arrived) return Math.max(4000, 3 * slowest);
  return missed === 0 ? 5000 : 300;
}

/** Waits for the call of an event. If none comes, the ids are broken, unless the target may be unable to reach the kit. */
export async function expectCall(
  caller: Pick<Caller, "kit" | "webhook" | "inbox" | "marks" | "isVague">,
  event: CausedEvent,
  ids: readonly StatementId[],
  what: string,
): Promise<ReceivedCall | undefined> {
  const { kit, webhook, inbox, marks } = caller;
  if (event.problem !== undefined)
    return kit.notVerified(ids, `the kit could not cause an event for a call: ${event.problem}`);
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
  const isUnknown = (call: ReceivedCall) =>
    likenessOf(call, event, marks) !== "no" && inbox.calls.indexOf(call) >= (event.after ?? 0);
  const timeout = callTimeout(kit);
  let sure = await inbox.next(isSure, timeout);
  // The first call that is missing shows whether the target calls late, or not at all.
  if (!sure && calls.mayBeLate && !inbox.calls.some(isUnknown)) {
    sure = await inbox.next(isSure, Math.max(0, latest - timeout));
    calls.mayBeLate = sure !== undefined;
  }
  if (sure) {
    calls.arrived = true;
    calls.areMarked ||= showMarks([sure], marks);
    calls.slowest = Math.max(calls.slowest, kit.ports.now() - start);
    return sure;
  }
  calls.arrived ||= inbox.calls.length > 0;
  // No identified call came in time, so a call that shows nothing counts.
  const other = await inbox.next(isUnknown, 0);
  caller.isVague ||= other !== undefined;
  if (other) return other;
  calls.missed++;
  const within = `${(kit.ports.now() - start) / 1000} s (--call-timeout waits longer)`;
  const unreachable = calls.arrived ? undefined : await whyUnreachable(webhook, within);
  // Anybody may call the receiver, so only the mark shows whose call it is.
  const astray = inbox.astray.findLast(({ body }) => body.includes(event.mark));
  if (astray) {
    const isTunnel = kit.api.target.callbackUrl !== undefined;
    const reason = isTunnel ? ", so the tunnel of --callback-url may change paths" : ", not at the path of /url";
    const told = `${what} caused a call that arrived at ${astray.path}${reason}`;
    const open = ids.filter((id) => id !== "C-02" || isTunnel);
    if (open.length < ids.length) kit.check(["C-02"], false, () => told, webhook.lastRead);
    return kit.notVerified(open, told);
  }
  if (unreachable) return kit.notVerified(ids, unreachable);
  const last = inbox.calls.at(-1);
  const instead = last ? `. The last one was ${describe(last)}` : "";
  kit.check(ids, false, () => `${what} caused no matching call within ${within}${instead}`, webhook.lastRead);
  return undefined;
}

/** Whether the network may be the reason for a missing call, according to the target's log of calls if it has one. */
async function whyUnreachable(webhook: Fixture, within: string): Promise<string | undefined> {
  const logged = await loggedCalls(webhook);
  if (!logged)
    return `no call arrived within ${within}, and the target may not reach this machine. Pass an address that it can reach with --callback-url, or say in the binding that it calls nobody`;
  const failed = logged.find((call) => call.response_status === null || call.failure_reason);
  const reason = failed?.failure_reason ? show(failed.failure_reason) : "its log has no response";
  return failed && `the target could not call the kit's receiver: ${reason}`;
}

/** The calls in the target's log. Undefined without a log. */
export async function loggedCalls({ api, id }: Fixture): Promise<readonly JsonObject[] | undefined> {
  if (!api.has("listWebhookCalls")) return undefined;
  return (await listOf({ api }, "listWebhookCalls", { "filter[fields][webhook_id][eq]": id })).all;
}
