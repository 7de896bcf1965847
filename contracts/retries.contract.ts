import { type Contract, type InboxResponse, type Kit, show } from "../src/kit/index.js";
import { basic } from "./steps/calls.js";
import {
  type AnsweredEvent,
  announcedRetry,
  answer,
  retriedTemplate,
  type Watched,
  waitUntil,
  watchByClock,
  watchByWaiting,
} from "./steps/retries.js";

/** A call that fails is made again, at least twice; by a moved clock, else by waiting. */
export const callRetries: Contract = {
  id: "call-retries",
  ids: ["C-08", "Q-35", "Q-45"],
  title: "with auto_retry a call that fails is retried several times, as it was, until it succeeds",
  serialGroup: "control",
  needs: ["callback"],
  async run(kit) {
    if (!kit.isStandin && kit.api.target.patience === 0) {
      kit.notVerified(this.ids, "the target's clock cannot be moved; --patience says how long to wait for retries");
      return;
    }
    const watched = kit.isStandin ? await watchByClock(kit) : await watchByWaiting(kit, this.ids);
    if (!watched) return;
    const once = await countOnce(kit, watched);
    if (once === undefined) return;
    for (const [response, what] of [
      [500, "that was answered 500"],
      ["hang up", "whose connection was lost"],
    ] as const) {
      const failed = await answer(kit, watched, {}, [...repeated(3 * once - 1, response), 200], ["C-08"]);
      if (!failed || !(await checkRetried(kit, watched, failed, what, once))) return;
      await checkOver(kit, watched, failed, 3 * once);
    }
    await tryRefused(kit, watched, once);
    await tryWithout(kit, watched, once);
    const success = await answer(kit, watched, { auto_retry: true }, [200], ["Q-45"]);
    if (success) await checkOver(kit, watched, success, once);
    await tryTimeout(kit, watched, once);
  },
};

/** After the success of the last of so many calls there are no more. */
async function checkOver(kit: Kit, watched: Watched, { calls }: AnsweredEvent, wanted: number): Promise<void> {
  await watched.passOn();
  const more = calls().length - wanted;
  kit.check(["Q-45"], more <= 0, () => `a call that had succeeded was made ${more} times more`);
}

const headers = { "X-Standin-Retried": "as it was" };
const credentials = { http_basic_user: "ada", http_basic_password: "retried" };

/** How many calls an event makes at once, where they succeed. */
async function countOnce(kit: Kit, watched: Watched): Promise<number | undefined> {
  const wanted = { headers, ...credentials, auto_retry: true, custom_payload: retriedTemplate };
  const fields = Object.fromEntries(Object.entries(wanted).filter(([name]) => watched.webhook.mayTouch(name)));
  const success = await answer(kit, watched, fields, [200], ["C-08"]);
  if (!success) return undefined;
  await watched.settle();
  return Math.max(1, success.calls().length);
}

const repeated = (count: number, response: InboxResponse): InboxResponse[] =>
  Array.from({ length: count }, () => response);

/** Waits for two retries; false where they do not come. */
async function checkRetried(
  kit: Kit,
  watched: Watched,
  failed: AnsweredEvent,
  what: string,
  once: number,
): Promise<boolean> {
  // Where each call is made twice, a failure may come before the second of the first two.
  const isEnough = () => failed.calls().length >= once + 2;
  const waited = await watched.passUntil(() => Math.ceil(failed.calls().length / once) > 2);
  const retries = Math.ceil(failed.calls().length / once) - 1;
  const told = `a call ${what} was retried ${retries} times in ${waited}`;
  const announced = isEnough() ? undefined : await announcedRetry(kit, watched);
  if (announced !== undefined) kit.notVerified(["C-08"], `${told}; the target's log has the next one at ${announced}`);
  // Whether these are retries that come of success, too, cannot be told.
  else if (!isEnough() && once > 2)
    kit.notVerified(["C-08"], `a call is made ${once} times where it succeeds, and as often where it fails`);
  else kit.check(["C-08"], isEnough(), () => told, { exchange: watched.webhook.lastRead });
  checkKept(kit, watched, failed);
  return isEnough();
}

/** A retry is the same call: what it carried at first it carries still. */
function checkKept(kit: Kit, { webhook }: Watched, { first, calls }: AnsweredEvent): void {
  const areSet = webhook.mayTouch("http_basic_user") && webhook.mayTouch("http_basic_password");
  const wanted = basic("ada:retried");
  for (const [index, call] of calls().entries()) {
    if (index === 0) continue;
    for (const [name, value] of Object.entries(webhook.mayTouch("headers") ? headers : {})) {
      const sent = call.headers[name.toLowerCase()];
      kit.check(["C-02"], sent === value, () => `retry ${index} has ${name}: ${show(sent)}, not ${show(value)}`);
    }
    const sent = call.headers.authorization?.replace(/^basic /i, "Basic ");
    const credentialsAre = () => `retry ${index} has Authorization ${show(sent)}, not ${show(wanted)}`;
    if (areSet) kit.check(["C-03"], sent === wanted, credentialsAre);
    const isSame = call.body === first.body;
    kit.check(["C-04"], isSame, () => `the body of retry ${index} is ${show(call.body)}, and was ${show(first.body)}`);
  }
}

/** A 4xx is a failure as Standin has it. */
async function tryRefused(kit: Kit, watched: Watched, once: number): Promise<void> {
  const refused = await answer(kit, watched, {}, [...repeated(once, 404), 200], ["Q-45"]);
  if (!refused) return;
  const isRetried = () => refused.calls().length >= 2 * once;
  const waited = await watched.passUntil(isRetried);
  kit.check(["Q-45"], isRetried(), () => `a call that was answered 404 was not retried in ${waited}`);
  if (isRetried()) await checkOver(kit, watched, refused, 2 * once);
}

async function tryWithout(kit: Kit, watched: Watched, once: number): Promise<void> {
  const alone = await answer(kit, watched, { auto_retry: false }, [500], ["Q-35"]);
  if (!alone) return;
  await watched.passOn();
  const more = alone.calls().length - once;
  kit.check(["Q-35"], more <= 0, () => `with /auto_retry false a call was retried ${more} times`);
}

/** A call is held until the target has had enough of it. How long that takes is the target's own, and real time. */
async function tryTimeout(kit: Kit, watched: Watched, once: number): Promise<void> {
  const { inbox } = watched;
  const { patience } = kit.api.target;
  if (patience === 0) {
    kit.notVerified(["C-08"], "a call that times out takes real time: --patience says how much there is");
    return;
  }
  const responses = ["hold", ...repeated(2 * once - 1, 500), 200] as const;
  const held = await answer(kit, watched, { auto_retry: true }, responses, ["C-08"]);
  if (!held) return;
  await waitUntil(kit, watched, () => inbox.holding === 0, patience);
  if (inbox.holding === 0) {
    await checkRetried(kit, watched, held, "that timed out", once);
    return;
  }
  inbox.release();
  kit.notVerified(["C-08"], `the target waits longer than ${patience / 1000} s for a response; see --patience`);
}
