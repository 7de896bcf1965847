import {
  type Contract,
  type Exchange,
  type InboxResponse,
  type JsonObject,
  type Kit,
  publishedRetries,
  type StatementId,
  show,
  valueAt,
} from "../src/kit/index.js";
import { payloadOf } from "./judge/call.js";
import { type AnsweredEvent, answer, type Controlled, watchByClock } from "./steps/later-calls.js";

/** The number, the spacing and the settings of retries. */
export const callRetrySchedule: Contract = {
  id: "call-retry-schedule",
  ids: ["Q-21", "Q-26"],
  title: "seven retries at 2 min, 6 min, 30 min, 1 h, 5 h, 1 day and 2 days, each with the newest settings",
  serialGroup: "control",
  requests: 33,
  needs: ["callback", "control"],
  async run(kit) {
    await countRetries(kit);
    await failOtherwise(kit);
    await changeMeanwhile(kit);
  },
};

/** An event whose call fails, and the number of its immediate calls. */
interface FailedEvent extends AnsweredEvent {
  once: number;
}

/** Causes an event whose calls get `responses` in turn. */
async function fail(
  controlled: Controlled,
  id: StatementId,
  responses: readonly InboxResponse[],
  fields: JsonObject = {},
): Promise<FailedEvent | undefined> {
  const failed = await answer(controlled, fields, responses, [id]);
  if (!failed) return undefined;
  await controlled.settle();
  return { ...failed, once: Math.max(1, failed.calls().length) };
}

/**
 * The number of calls for an event while the clock is advanced. A response to an advance comes after the calls that it
 * caused.
 */
async function callsAfter({ control }: Controlled, { calls, once }: FailedEvent, ...times: string[]): Promise<number> {
  const before = calls().length;
  for (const time of times) await control.advance(time);
  return (calls().length - before) / once;
}

async function countRetries(kit: Kit): Promise<void> {
  const controlled = await watchByClock(kit, { auto_retry: true });
  const failed = await fail(controlled, "Q-21", [500]);
  if (!failed) return;
  const { calls, first, once } = failed;
  let last = Date.parse(String(payloadOf(first)?.event_triggered_at));
  for (const [index, spacing] of publishedRetries.entries()) {
    const seconds = spacing / 1000;
    const before = calls().length;
    // The clock also runs by itself, so the kit asks when a retry was due instead of measuring it.
    const due = dueTimes(await controlled.control.advance(`${seconds}s`));
    const made = (calls().length - before) / once;
    const apart = due.map((at, nth) => (at - (due[nth - 1] ?? last)) / 1000);
    // The payload has the event's time in whole seconds, so the first retry may seem up to a second later.
    const whole = index === 0 ? apart.map(Math.floor) : apart;
    const isKept = made === 1 && due.length === 1 && whole.every((one) => one === seconds || Number.isNaN(one));
    const told = () =>
      `retry ${index + 1} is due ${seconds} s after the one before, but ${made} arrived, after ${show(apart)} s`;
    kit.check(["Q-21"], isKept, told);
    last = due.at(-1) ?? Number.NaN;
  }
  const more = await callsAfter(controlled, failed, "9d");
  kit.check(["Q-21"], more === 0, () => `after seven retries there were ${more} more`);
  const counts = calls().map((call) => payloadOf(call)?.attempted_auto_retries_count ?? null);
  const isCounted = counts.every((count, index) => count === Math.floor(index / once));
  kit.check(["Q-22"], isCounted, () => `/attempted_auto_retries_count went ${show(counts)}`);
}

/** The due times of what ran during an advance of the clock, in milliseconds. */
const dueTimes = ({ json }: Exchange): number[] =>
  [valueAt(json, "/ran") ?? []].flat().map((one) => Date.parse(String(valueAt(one, "/at"))));

/** Only a 2xx is a success. Redirects are not followed. */
async function failOtherwise(kit: Kit): Promise<void> {
  const controlled = await watchByClock(kit, { auto_retry: true });
  const failed = await fail(controlled, "Q-21", [302]);
  if (!failed) return;
  for (const [time, count, response] of [
    ["2m", 1, 302],
    ["6m", 1, 302],
    ["4d", 0, 204],
  ] as const) {
    const made = await callsAfter(controlled, failed, time);
    kit.check(["Q-21"], made === count, () => `a call that got ${response} was sent ${made} more times in ${time}`);
    controlled.inbox.responseTo = () => 204;
  }
}

async function changeMeanwhile(kit: Kit): Promise<void> {
  const controlled = await watchByClock(kit, { auto_retry: true });
  const { webhook } = controlled;
  const failed = await fail(controlled, "Q-26", [500], { headers: { "X-Standin-Time": "old" } });
  if (!failed) return;
  const set = await webhook.send({ headers: { "X-Standin-Time": "new" } });
  if (!set.accepted) return;
  await callsAfter(controlled, failed, "2m");
  const sent = failed.calls().at(-1)?.headers["x-standin-time"];
  kit.check(["Q-26"], sent === "new", () => `a retry was sent with the header ${show(sent)}, which had been changed`);
  await webhook.send({ enabled: false });
  const retried = await callsAfter(controlled, failed, "6m", "30m");
  kit.check(["Q-26"], retried === 0, () => `a webhook that was disabled was retried ${retried} times`);
  await webhook.send({ enabled: true });
  const again = await callsAfter(controlled, failed, "4d");
  const because = () => `cancelled retries were sent ${again} times after the webhook was enabled again`;
  kit.check(["Q-26"], again === 0, because);
}
