import {
  type Fixture,
  type Inbox,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  type StatementId,
  show,
} from "../../src/kit/index.js";
import { describe, likenessOf, type MarkedEvent, showMarks } from "../judge/call.js";
import { fieldOf } from "../spec/field.js";
import { webhookSpec } from "../spec/webhook-fields.js";
import { type Calling, callTimeout, causeEvent, configured, isLocal, plainSettings } from "./calls.js";

/** How long the kit waits for forbidden calls after the expected ones have come, in milliseconds. */
const grace = 120;
const blindGrace = 400;

/** How long an optional call may take, in milliseconds. */
export const graceFor = (kit: Kit, hasSentinel: boolean): number =>
  hasSentinel ? grace : Math.max(isLocal(kit.api.target.url) ? blindGrace : 5000, 2 * kit.api.seen.calls.slowest);

/** Waits for unexpected calls. */
export const waitForMore = (kit: Kit, hasSentinel: boolean): Promise<void> =>
  kit.ports.sleep(graceFor(kit, hasSentinel));

/**
 * Sets the webhook so that an event must cause no call, and causes an event. If the target can create webhooks, a
 * sentinel webhook that gets every event shows when the target has processed it.
 */
export async function expectSilence(
  calling: Calling,
  settings: JsonObject,
  ids: readonly StatementId[],
  what: string,
): Promise<void> {
  const { kit, inbox, webhook, marks } = calling;
  const sentinel = await sentinelOf(kit, calling);
  if (!(await configured(calling, settings, ids))) return;
  // If calls show no marks, late calls for earlier events are told apart by coming before this event.
  if (!showMarks(inbox.calls, marks)) await waitForMore(kit, false);
  const earlier = new Set(inbox.calls);
  const event = await causeEvent(calling);
  if (event.problem !== undefined) {
    kit.notVerified(ids, `the kit could not cause the event that must not cause a call: ${event.problem}`);
    return;
  }
  const hasSentinel = sentinel !== undefined && (await sees(kit, calling, sentinel, event));
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
  kit.check(ids, call === undefined, because, { exchange: webhook.lastRead, part: "silent" });
}

/** If the target adds events to the existing ones, which is open, the webhook lists these too and shows them. */
export async function asksForMore(webhook: Fixture, { events: sent }: JsonObject): Promise<boolean> {
  const { events: shown } = await webhook.read();
  if (sent === undefined || shown === undefined) return false;
  const { rule, replaces, compare } = fieldOf(webhookSpec, "events");
  return compare(sent, shown, undefined).some((id) => id === rule || id === replaces);
}

async function sees(kit: Kit, { marks, isVague }: Calling, sentinel: Inbox, event: MarkedEvent): Promise<boolean> {
  const here = { ...event, url: sentinel.url };
  const isIt = (call: ReceivedCall) => [isVague && "maybe", "sure"].includes(likenessOf(call, here, marks));
  return (await sentinel.next(isIt, callTimeout(kit))) !== undefined;
}

/** One sentinel for each webhook of a serial group, created once and called on every event of an upload. */
const sentinelOf = async (kit: Kit, { webhook }: Calling): Promise<Inbox | undefined> =>
  webhook.made ? kit.habits.ask(webhook.state, () => makeSentinel(kit)) : undefined;

async function makeSentinel(kit: Kit): Promise<Inbox | undefined> {
  const inbox = await kit.inbox();
  const sentinel = await kit.another("webhook", { ...plainSettings, url: inbox.url }).catch(() => undefined);
  return sentinel && inbox;
}
