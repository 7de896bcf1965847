import { type Fixture, type Inbox, type JsonObject, type Kit, type ReceivedCall, show } from "../src/kit/index.js";
import { bringsCredentials, describe, isNoPayload, showsId, valuesIn, wholeTemplate } from "./judge/call.js";
import {
  type Calling,
  callContract,
  callTimeout,
  causeEvent,
  expectCall,
  letAct,
  plainSettings,
  uploadEvents,
} from "./steps/calls.js";
import { waitForMore, waitUntil } from "./steps/later-calls.js";

/** A header that tells whose call it is. */
const label = "X-Standin-Which";

const of = (which: string, settings: JsonObject): JsonObject => ({
  ...plainSettings,
  ...{ events: uploadEvents("update"), auto_retry: false, headers: { [label]: which } },
  ...settings,
});

/** Webhooks with much in common. Only the first has credentials, and no template. */
const settings: Readonly<Record<string, JsonObject>> = {
  first: of("first", { http_basic_user: "ada", http_basic_password: "One-of-several-1" }),
  second: of("second", { http_basic_user: null, http_basic_password: null, custom_payload: wholeTemplate }),
  third: of("third", { http_basic_user: null, http_basic_password: null, custom_payload: wholeTemplate }),
  off: of("off", { enabled: false }),
};
const called = ["first", "second", "third"];

/** Webhooks at one receiver, beside the one of the contract. */
interface Several {
  calling: Calling;
  receiver: Inbox;
  webhooks: ReadonlyMap<string, Fixture>;
}

/** What is so of one webhook is not so of another, whatever they have in common, and whatever became of a call. */
export const callSeveral = callContract(
  {
    id: "call-several",
    ids: ["C-01", "C-02", "C-03", "C-04", "C-05"],
    title:
      "webhooks with one url are each called for an event, with settings of their own, also after calls that failed",
  },
  async (calling) => {
    const { kit } = calling;
    const nothing = () => kit.leaveOut(["C-01", "C-02", "C-03", "C-04", "C-05"]);
    const several = await makeSeveral(calling);
    if (!several) return nothing();
    const { receiver, webhooks } = several;
    let calls = await callsFor(several);
    // A webhook that was just created may miss an event.
    if (calls && calls.length < called.length) calls = await callsFor(several);
    // Without its mark, a call may be for the event of another contract.
    if (!calls) return nothing();
    // Whose calls are not its own before any has failed need not fail.
    if (await judgeCalls(several, calls, true)) {
      receiver.responseTo = () => 500;
      const failed = await callsFor(several);
      receiver.responseTo = () => 200;
      const after = failed && (await callsFor(several));
      if (after) await judgeCalls(several, after, false);
    }
    await waitForMore(kit, true);
    const off = receiver.calls.find((call) => labelOf(call) === "off");
    const because = () => `a disabled webhook was called: ${off && describe(off)}`;
    kit.check(["C-01"], off === undefined, because, { part: "silent", call: off });
    for (const webhook of webhooks.values()) await kit.remove(webhook);
  },
);

const labelOf = ({ headers }: ReceivedCall): string | undefined => headers[label.toLowerCase()];

/** Undefined if the target takes no such webhooks. */
async function makeSeveral(calling: Calling): Promise<Several | undefined> {
  const { kit } = calling;
  if (!["headers", "custom_payload", "http_basic_user"].every((name) => calling.webhook.mayTouch(name)))
    return undefined;
  const receiver = await kit.inbox();
  const webhooks = new Map<string, Fixture>();
  for (const [which, fields] of Object.entries(settings)) {
    const webhook = await kit.another("webhook", { ...fields, url: receiver.url }).catch(() => undefined);
    if (!webhook) return undefined;
    webhooks.set(which, webhook);
  }
  // The name of one is the beginning of that of another.
  const [first, name] = [webhooks.get("first"), webhooks.get("off")?.copy.name];
  if (typeof name === "string" && first?.mayTouch("name")) await first.send({ name: `${name}-more` });
  await letAct(kit);
  return { calling, receiver, webhooks };
}

/** Causes an event. Resolves with the calls for it that came. Undefined if calls do not show for which event they are. */
async function callsFor({ calling, receiver }: Several): Promise<readonly ReceivedCall[] | undefined> {
  const { kit, id } = calling;
  const from = receiver.calls.length;
  const event = await causeEvent(calling);
  const main = await expectCall(calling, event, ["C-01"], "an update of an upload");
  if (!main?.body.includes(event.mark)) return undefined;
  // No other contract changes this upload, and a template shows no mark.
  const calls = () => receiver.calls.slice(from).filter(({ body }) => showsId(body, id));
  const areAll = () => called.every((which) => calls().some((call) => labelOf(call) === which));
  await waitUntil(kit, calling, areAll, callTimeout(kit));
  return calls();
}

/** Resolves with whether each webhook was called. `isFirst`: no call has failed, so none of these is a retry. */
async function judgeCalls(several: Several, calls: readonly ReceivedCall[], isFirst: boolean): Promise<boolean> {
  const { calling, webhooks } = several;
  const what = isFirst ? "an update of an upload" : "an update after a failed call";
  let areAll = true;
  for (const which of called) {
    const call = calls.find((one) => labelOf(one) === which);
    if (call) {
      judgeCall(calling.kit, call, which);
      continue;
    }
    areAll = false;
    const isOther = isFirst && calls.length >= called.length;
    const because = () =>
      isOther
        ? `of ${calls.length} calls to webhooks with one url, none has ${label}: ${which}`
        : `${what} called ${calls.length} of ${called.length} webhooks with one url, and not that with ${label}: ${which}`;
    const now = await webhooks.get(which)?.read();
    const part = isOther ? "headers" : "both";
    const none = "the target does not show the webhook as enabled, so it need not call it";
    // A target may switch a webhook off, as after a call that failed, and say so.
    if (now?.enabled !== true) calling.kit.notVerified(["C-01"], none);
    else calling.kit.check([isOther ? "C-02" : "C-01"], false, because, { part });
  }
  return areAll;
}

function judgeCall(kit: Kit, call: ReceivedCall, which: string): void {
  const isFirst = which === "first";
  const wanted = isFirst ? "ada:One-of-several-1" : undefined;
  const told = () => `the call with ${label}: ${which} has another webhook's settings: ${describe(call)}`;
  kit.held(["C-01"], { part: "both" });
  kit.held(["C-02"], { part: "headers" });
  const own = () => `with ${label}: ${which} the call has Authorization ${show(call.headers.authorization)}`;
  kit.check(["C-03"], bringsCredentials(call, wanted), own, { part: isFirst ? "both" : "none", call });
  if (isFirst) kit.check(["C-05"], !isNoPayload(call.body, wholeTemplate), told, { call });
  else kit.check(["C-04"], valuesIn(call.body) !== undefined, told, { call });
}
