import { type Contract, publishedRetries, show, valueAt } from "../src/kit/index.js";
import { payloadOf } from "./judge/call.js";
import { judgeAfterCalls } from "./steps/calls.js";
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
    const settings = { auto_retry: true, headers: { "X-Standin-Time": "first" } };
    const controlled = await watchByClock(kit, settings);
    await countRetries(controlled);
    await judgeAfterCalls(controlled, settings);
    await failOtherwise(controlled);
    await changeMeanwhile(controlled);
  },
};

async function countRetries(controlled: Controlled): Promise<void> {
  const { kit } = controlled;
  const failed = await answer(controlled, {}, [500], ["Q-21"]);
  if (!failed) return;
  const { calls, first } = failed;
  const once = await failed.once();
  let last = Date.parse(String(payloadOf(first)?.event_triggered_at));
  for (const [index, spacing] of publishedRetries.entries()) {
    const seconds = spacing / 1000;
    const before = calls().length;
    // The clock also runs by itself, so the kit asks when a retry was due instead of measuring it.
    const { json } = await controlled.control.advance(`${seconds}s`);
    const due = [valueAt(json, "/ran") ?? []].flat().map((one) => Date.parse(String(valueAt(one, "/at"))));
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
  const none = () => "a call with the default payload, and without credentials, was never retried";
  kit.check(["C-08"], calls().length > once, none, { call: first });
  const more = await callsAfter(controlled, failed, "9d");
  kit.check(["Q-21"], more === 0, () => `after seven retries there were ${more} more calls`);
  const counts = calls().map((call) => payloadOf(call)?.attempted_auto_retries_count ?? null);
  const isCounted = counts.every((count, index) => count === Math.floor(index / once));
  kit.check(["Q-22"], isCounted, () => `/attempted_auto_retries_count went ${show(counts)}`);
}

/** How many calls an advance of the clock causes. Its response comes after them. */
async function callsAfter({ control }: Controlled, { calls }: AnsweredEvent, ...times: string[]): Promise<number> {
  const before = calls().length;
  for (const time of times) await control.advance(time);
  return calls().length - before;
}

/** Only a 2xx is a success. Redirects are not followed. */
async function failOtherwise(controlled: Controlled): Promise<void> {
  const failed = await answer(controlled, {}, [302], ["Q-21"]);
  if (!failed) return;
  const once = await failed.once();
  for (const [time, count, response] of [
    ["2m", 1, 302],
    ["6m", 1, 302],
    ["4d", 0, 204],
  ] as const) {
    const made = (await callsAfter(controlled, failed, time)) / once;
    const because = () => `a call that got ${response} was sent ${made} more times in ${time}`;
    controlled.kit.check(["Q-21"], made === count, because);
    controlled.inbox.responseTo = () => 204;
  }
}

async function changeMeanwhile(controlled: Controlled): Promise<void> {
  const { kit, webhook } = controlled;
  const failed = await answer(controlled, { headers: { "X-Standin-Time": "old" } }, [500], ["Q-26"]);
  if (!failed || !(await webhook.send({ headers: { "X-Standin-Time": "new" } })).accepted) return;
  const first = await callsAfter(controlled, failed, "2m");
  kit.check(["C-08"], first > 0, () => "a call was never retried after another one had used up its retries");
  const sent = failed.calls().at(-1)?.headers["x-standin-time"];
  kit.check(["Q-26"], sent === "new", () => `a retry was sent with the header ${show(sent)}, which had been changed`);
  await webhook.send({ enabled: false });
  const retried = await callsAfter(controlled, failed, "6m", "30m");
  kit.check(["Q-26"], retried === 0, () => `a webhook that was disabled was called ${retried} times again`);
  await webhook.send({ enabled: true });
  const again = await callsAfter(controlled, failed, "4d");
  const because = () => `cancelled retries were sent ${again} times after the webhook was enabled again`;
  kit.check(["Q-26"], again === 0, because);
}
