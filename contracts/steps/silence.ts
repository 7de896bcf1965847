import type { Fixture, Inbox, JsonObject, Kit, ReceivedCall, StatementId } from "../../src/kit/index.js";
import { likenessOf, type MarkedEvent, showMarks } from "./call-marks.js";
import { type Calling, callTimeout, causeEvent, configured, describe, isLocal, plainSettings } from "./calls.js";

/** Calls that must not come are waited for this long, in milliseconds, after those that must have come. */
const grace = 120;
const blindGrace = 400;

/** Waits for calls that nobody expects. */
export const waitForMore = (kit: Kit, isWitnessed: boolean): Promise<void> =>
  kit.ports.sleep(isWitnessed ? grace : isLocal(kit.api.target.url) ? blindGrace : 5000);

/**
 * Sets the webhook so that an event must make no call, and causes one. Whether the target has come so far is told by a second
 * webhook that is called on everything, where it can be made.
 */
export async function expectSilence(
  kit: Kit,
  calling: Calling,
  settings: JsonObject,
  ids: readonly StatementId[],
  what: string,
): Promise<void> {
  const { inbox, webhook, marks } = calling;
  const witness = await witnessOf(kit, calling);
  if (!(await configured(kit, calling, settings, ids))) return;
  const event = await causeEvent(kit, calling);
  if (event.problem !== undefined) {
    kit.notVerified(ids, `the event that was to make no call was not caused: ${event.problem}`);
    return;
  }
  const isWitnessed = witness !== undefined && (await sees(kit, witness, { ...event, url: witness.url }, marks));
  await waitForMore(kit, isWitnessed);
  if (!kit.api.seen.calls.arrived) {
    kit.notVerified(ids, "no call has come at all, so that silence shows nothing");
    return;
  }
  // Where calls show marks, one without is no call for an event of ours.
  const isMarked = showMarks(inbox.calls, marks);
  const isFor = (call: ReceivedCall) =>
    likenessOf(call, event, marks) === "sure" && (!isMarked || call.body.includes(event.mark));
  const call = inbox.calls.find(isFor);
  const because = () => `${what} made a call all the same: ${describe(call as ReceivedCall)}`;
  kit.check(ids, call === undefined, because, { exchange: webhook.lastRead });
}

const sees = async (kit: Kit, witness: Inbox, event: MarkedEvent, marks: readonly string[]): Promise<boolean> =>
  (await witness.next((call) => likenessOf(call, event, marks) === "sure", callTimeout(kit))) !== undefined;

/** One for each webhook of a serial group: made once, and called on every event of an upload. */
const witnesses = new WeakMap<Fixture, Promise<Inbox | undefined>>();

function witnessOf(kit: Kit, { webhook }: Calling): Promise<Inbox | undefined> {
  if (!webhook.made) return Promise.resolve(undefined);
  const made = witnesses.get(webhook) ?? makeWitness(kit);
  witnesses.set(webhook, made);
  return made;
}

async function makeWitness(kit: Kit): Promise<Inbox | undefined> {
  const inbox = await kit.inbox();
  const witness = await kit.another("webhook", { ...plainSettings, url: inbox.url }).catch(() => undefined);
  return witness && inbox;
}
