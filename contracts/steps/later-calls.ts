import {
  type Fixture,
  type Inbox,
  type InboxResponse,
  isSuccess,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  type StatementId,
  show,
  told,
} from "../../src/kit/index.js";
import { describe, isAt, likenessOf, type MarkedEvent, showMarks, showsId } from "../judge/call.js";
import { fieldOf } from "../spec/field.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import {
  type Caller,
  type Calling,
  type CausedEvent,
  callTimeout,
  causeEvent,
  configured,
  expectCall,
  isLocal,
  letAct,
  loggedCalls,
  plainSettings,
  setUpCalls,
} from "./calls.js";

/** How long the kit waits for forbidden calls after the expected ones, and without a sentinel, in milliseconds. */
const grace = 120;
const blindGrace = 400;

/** How long an optional call may take, in milliseconds. */
export const graceFor = (kit: Kit, hasSentinel: boolean): number =>
  hasSentinel ? grace : Math.max(isLocal(kit.api.target.url) ? blindGrace : 5000, 2 * kit.api.seen.calls.slowest);

/** Waits for unexpected calls. */
export const waitForMore = (kit: Kit, hasSentinel: boolean): Promise<void> =>
  kit.ports.sleep(graceFor(kit, hasSentinel));

/** Sets the webhook so that an event must cause no call, and causes it. A sentinel shows when the target has processed it. */
export async function expectSilence(
  calling: Calling,
  settings: JsonObject,
  {
    what,
    part,
    cause = causeEvent,
  }: { what: string; part: string; cause?: (calling: Calling) => Promise<CausedEvent> },
): Promise<void> {
  const { kit, inbox, webhook, marks } = calling;
  const ids = ["C-01"] as const;
  const sentinel = await sentinelOf(calling);
  if (!(await configured(calling, settings, ids))) return;
  // If calls show no marks, late calls for earlier events are told apart by coming before this event.
  if (!showMarks(inbox.calls, marks)) await waitForMore(kit, false);
  const earlier = new Set(inbox.calls);
  const event = await cause(calling);
  if (event.problem !== undefined)
    return kit.notVerified(ids, `the kit could not cause the event that must not cause a call: ${event.problem}`);
  // Whoever caused several events has waited for each.
  const hasSentinel = cause === causeEvent ? await sees(calling, sentinel, event) : sentinel?.isBlind === false;
  await waitForMore(kit, hasSentinel);
  if (!kit.api.seen.calls.arrived) return kit.notVerified(ids, "no call has arrived at all, so silence proves nothing");
  // If calls show marks, a call without one is for an event of others.
  const isMarked = showMarks(inbox.calls, marks);
  const isFor = (call: ReceivedCall) =>
    !earlier.has(call) && likenessOf(call, event, marks) === "sure" && (!isMarked || call.body.includes(event.mark));
  const call = inbox.calls.find(isFor);
  const more = `the webhook shows /events that differ from ${show(settings.events)}, and calls for them`;
  if (call && (await asksForMore(webhook, settings))) return kit.notVerified(ids, more);
  const because = () => `${what} caused a call: ${describe(call as ReceivedCall)}`;
  kit.check(ids, call === undefined, because, { exchange: webhook.lastRead, call, part });
}

/** If the target adds events to the existing ones, which is open, the webhook lists these too and shows them. */
export async function asksForMore(webhook: Fixture, { events: sent }: JsonObject): Promise<boolean> {
  const { events: shown } = await webhook.read();
  if (sent === undefined || shown === undefined) return false;
  const { rule, replaces, compare } = fieldOf(webhookSpec, "events");
  return compare(sent, shown, undefined).some((id) => id === rule || id === replaces);
}

/** Another webhook, which gets every event of an upload. */
export interface Sentinel {
  inbox: Inbox;
  /** Whether it was not called for an event. Then nobody waits for it again. */
  isBlind: boolean;
}

/** Waits until a sentinel is called for an event. */
export async function sees(
  { kit, marks, isVague }: Calling,
  sentinel: Sentinel | undefined,
  event: MarkedEvent,
): Promise<boolean> {
  if (!sentinel || sentinel.isBlind) return false;
  const here = { ...event, url: sentinel.inbox.url };
  const isIt = (call: ReceivedCall) => [isVague && "maybe", "sure"].includes(likenessOf(call, here, marks));
  sentinel.isBlind = (await sentinel.inbox.next(isIt, callTimeout(kit))) === undefined;
  return !sentinel.isBlind;
}

/** One sentinel for each webhook of a serial group, if the target can create one. */
export async function sentinelOf({ kit, webhook }: Calling): Promise<Sentinel | undefined> {
  return kit.habits.ask(webhook.copy, async () => {
    const inbox = await kit.inbox();
    const made = await kit.another("webhook", { ...plainSettings, url: inbox.url }).catch(() => undefined);
    await letAct(kit);
    return made && { inbox, isBlind: false };
  });
}

/** A webhook whose failed calls are watched, and a way to let time pass for them. */
export interface Watched extends Caller {
  /** Raises the creation of another upload, which `remove` deletes. Each has a `problem` if it could not be raised. */
  another(): Promise<{ id: string; problem?: string | undefined; remove(): Promise<string | undefined> }>;
  /** Makes another webhook for the same events. Resolves with the receiver of its calls, or undefined if the target refuses it. */
  beside(fields: JsonObject): Promise<{ inbox: Inbox; webhook: Fixture; remove(): Promise<unknown> } | undefined>;
  /** Lets time pass until a condition holds or the time is over. Resolves with the elapsed time in words. */
  passUntil(isSo: () => boolean): Promise<string>;
  /** Lets more time pass than earlier retries took. */
  passOn(): Promise<void>;
  /** Waits until the last event has caused its calls. */
  settle(): Promise<void>;
}

/** A watched webhook in a separate environment. */
export interface Controlled extends Watched {
  control: ReturnType<Kit["control"]>["control"];
}

/** A webhook in a separate environment whose clock the kit advances. */
export async function watchByClock(kit: Kit, fields: JsonObject = {}): Promise<Controlled> {
  const environment = kit.control();
  const { control } = environment;
  const inbox = await kit.inbox();
  const webhook = await environment.make("webhook", { ...plainSettings, url: inbox.url, ...fields });
  const id = `standin-${kit.unique()}`;
  const advance = (time: string) => control.advance(time);
  const raise = async (event_type: string, of: string, attributes: JsonObject = {}) => {
    const entity = { id: of, type: "upload", attributes };
    const { status } = await control.raise({ entity_type: "upload", event_type, entity });
    return isSuccess(status) ? undefined : `raising it returned ${status}`;
  };
  return {
    // No other contract uses that environment, so every call to its addresses is for its events.
    ...{ kit, webhook, inbox, id, control, url: inbox.url, addresses: 0, marks: [], isVague: true },
    change: (attributes) => raise("update", id, attributes),
    async another() {
      const other = `standin-${kit.unique()}`;
      return { id: other, problem: await raise("create", other), remove: () => raise("delete", other) };
    },
    async beside(more) {
      // Without creations, the environment has one to use.
      if (!kit.api.has("createWebhook")) return undefined;
      const other = await kit.inbox();
      const made = await environment.make("webhook", { ...plainSettings, ...more, url: other.url });
      return { inbox: other, webhook: made, remove: async () => undefined };
    },
    async passUntil(isSo) {
      for (const time of ["2m", "6m", "2h", "1d", "10d", "30d"]) if (!isSo()) await advance(time);
      return "41 days of its clock";
    },
    passOn: async () => void (await advance("60d")),
    // The response to an advance of the clock, even by 0, comes when no call is under way.
    settle: async () => void (await advance("0s")),
  };
}

/** The serial group's own webhook. The kit waits for its retries. */
export async function watchByWaiting(kit: Kit, ids: readonly StatementId[]): Promise<Watched | undefined> {
  const calling = await setUpCalls(kit, ids, { auto_retry: true });
  if (!calling) return undefined;
  const { patience } = kit.api.target.times;
  let longest = 0;
  return {
    ...calling,
    async another() {
      const upload = await kit.another("upload");
      const remove = async () => {
        const removed = await kit.remove(upload);
        return isSuccess(removed.status) ? undefined : told(removed);
      };
      return { id: upload.id, remove };
    },
    async beside(more) {
      const inbox = await kit.inbox();
      const other = await kit.another("webhook", { ...plainSettings, ...more, url: inbox.url }).catch(() => undefined);
      await letAct(kit);
      return other && { inbox, webhook: other, remove: () => kit.remove(other) };
    },
    async passUntil(isSo) {
      const start = kit.ports.now();
      await waitUntil(kit, calling, isSo, patience);
      longest = Math.max(longest, kit.ports.now() - start);
      return `${patience / 1000} s. If retries take longer, pass a longer --patience`;
    },
    passOn: () => kit.ports.sleep(Math.min(patience, 2 * longest)),
    settle: () => waitForMore(kit, false),
  };
}

/** Checks a condition with growing pauses until it holds or the time is over. */
export async function waitUntil(kit: Kit, { inbox }: Caller, isSo: () => boolean, timeout: number): Promise<void> {
  const start = kit.ports.now();
  for (let passed = 0; !isSo() && passed < timeout; passed = kit.ports.now() - start) {
    // In a dry run, the receiver runs on real time too.
    await inbox.ports.sleep(Math.min(25 + passed / 10, 1000, timeout - passed));
  }
}

/** An event whose calls get given responses, and its first call. */
export type AnsweredEvent = NonNullable<Awaited<ReturnType<typeof answer>>>;

/** Causes an event at a new address. Its calls get `responses` in order; the last one repeats. */
export async function answer(
  watched: Watched,
  fields: JsonObject,
  responses: readonly InboxResponse[],
  ids: readonly StatementId[],
) {
  if (!(await configured(watched, fields, ids, { suffix: "/Retried?X=1", isCounting: true }))) return undefined;
  const { id, inbox, marks } = watched;
  // A retry may have lost the query.
  const [url = ""] = watched.url.split("?");
  // A retry without the body of the first call has lost it. A call with another body may be for another event.
  let hasBody = false;
  const isFor = (call: ReceivedCall) => {
    const likeness = likenessOf(call, { mark: marks.at(-1) ?? "", id, url }, marks);
    const isLost = hasBody && call.body.trim() === "";
    return likeness === "sure" || (likeness === "maybe" && isAt(call, url) && (watched.isVague || isLost));
  };
  let count = 0;
  // The calls of other events succeed.
  inbox.responseTo = (call) => (isFor(call) ? responses[Math.min(count++, responses.length - 1)] : undefined) ?? 200;
  const event = await causeEvent(watched);
  const first = await expectCall(watched, event, ids, "an event");
  if (!first) return undefined;
  hasBody = first.body.trim() !== "";
  /** All its calls so far. */
  const calls = () => inbox.calls.filter(isFor);
  /** Waits for its immediate calls, and resolves with their number. */
  const once = async () => {
    await watched.settle();
    // Where calls show the entity, one that shows nothing is no call for an event, but a ping.
    if (calls().some(({ body }) => showsId(body, id))) watched.isVague = false;
    return Math.max(1, calls().length);
  };
  return { first, calls, once };
}

/** The time of the next call in the target's log of calls, "none" if there will be none, and undefined without information. */
export async function loggedRetry({ webhook }: Watched): Promise<string | undefined> {
  const logged = (await loggedCalls(webhook)) ?? [];
  const waiting = logged.find(({ next_retry_at: at }) => typeof at === "string");
  if (waiting) return String(waiting.next_retry_at);
  return logged.some(({ status, next_retry_at: at }) => status === "failed" && at === null) ? "none" : undefined;
}
