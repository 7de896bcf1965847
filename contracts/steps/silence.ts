import { type Fixture, type Inbox, type JsonObject, type Kit, type ReceivedCall, show } from "../../src/kit/index.js";
import { describe, likenessOf, type MarkedEvent, showMarks } from "../judge/call.js";
import { fieldOf } from "../spec/field.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import {
  type Calling,
  type CausedEvent,
  callTimeout,
  causeEvent,
  configured,
  isLocal,
  plainSettings,
} from "./calls.js";

/** How long the kit waits for forbidden calls after the expected ones have come, in milliseconds. */
const grace = 120;
const blindGrace = 400;

/** How long an optional call may take, in milliseconds. */
export const graceFor = (kit: Kit, hasSentinel: boolean): number =>
  hasSentinel ? grace : Math.max(isLocal(kit.api.target.url) ? blindGrace : 5000, 2 * kit.api.seen.calls.slowest);

/** Waits for unexpected calls. */
export const waitForMore = (kit: Kit, hasSentinel: boolean): Promise<void> =>
  kit.ports.sleep(graceFor(kit, hasSentinel));

/** What must cause no call, in words, the part of C-01 that it is about, and how to cause it. */
interface Silence {
  what: string;
  part: string;
  cause?: (calling: Calling) => Promise<CausedEvent>;
}

/**
 * Sets the webhook so that an event must cause no call, and causes it. If the target can create webhooks, a sentinel
 * webhook that gets every event shows when the target has processed it.
 */
export async function expectSilence(calling: Calling, settings: JsonObject, silence: Silence): Promise<void> {
  const { what, part, cause = causeEvent } = silence;
  const { kit, inbox, webhook, marks } = calling;
  const ids = ["C-01"] as const;
  const sentinel = await sentinelOf(calling);
  if (!(await configured(calling, settings, ids))) return;
  // If calls show no marks, late calls for earlier events are told apart by coming before this event.
  if (!showMarks(inbox.calls, marks)) await waitForMore(kit, false);
  const earlier = new Set(inbox.calls);
  const event = await cause(calling);
  if (event.problem !== undefined) {
    kit.notVerified(ids, `the kit could not cause the event that must not cause a call: ${event.problem}`);
    return;
  }
  // Whoever caused several events has waited for each.
  const hasSentinel = cause === causeEvent ? await sees(calling, sentinel, event) : sentinel?.isBlind === false;
  await waitForMore(kit, hasSentinel);
  if (!kit.api.seen.calls.arrived) {
    kit.notVerified(ids, "no call has arrived at all, so silence proves nothing");
    return;
  }
  // If calls show marks, a call without one is for an event of others.
  const isMarked = showMarks(inbox.calls, marks);
  const isFor = (call: ReceivedCall) =>
    !earlier.has(call) && likenessOf(call, event, marks) === "sure" && (!isMarked || call.body.includes(event.mark));
  const call = inbox.calls.find(isFor);
  if (call && (await asksForMore(webhook, settings))) {
    kit.notVerified(ids, `the webhook shows /events that differ from ${show(settings.events)}, and calls for them`);
    return;
  }
  const because = () => `${what} caused a call: ${describe(call as ReceivedCall)}`;
  kit.check(ids, call === undefined, because, { exchange: webhook.lastRead, part });
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
export const sentinelOf = async ({ kit, webhook }: Calling): Promise<Sentinel | undefined> =>
  webhook.made ? kit.habits.ask(webhook.state, () => makeSentinel(kit)) : undefined;

async function makeSentinel(kit: Kit): Promise<Sentinel | undefined> {
  const inbox = await kit.inbox();
  const made = await kit.another("webhook", { ...plainSettings, url: inbox.url }).catch(() => undefined);
  return made && { inbox, isBlind: false };
}
