import {
  type Fixture,
  isObject,
  type JsonObject,
  type Kit,
  likeness,
  type ReceivedCall,
  type StatementId,
  show,
} from "../src/kit/index.js";
import { basic, bringsCredentials, headerProblem, isAt, likenessOf, pathOf, showMarks, showsId } from "./judge/call.js";
import { plainHard } from "./spec/hard-texts.js";
import {
  type Calling,
  type CausedEvent,
  callContract,
  callTimeout,
  causeEvent,
  configured,
  expectCall,
  letAct,
  markedField,
  plainSettings,
} from "./steps/calls.js";
import { sees, sentinelOf, waitForMore, waitUntil } from "./steps/later-calls.js";

/** Names that careless code changes, drops or takes for others. */
const otherNames = { "standin-lower": "lower", X_Standin_Under: "under_score", "X-STANDIN-UPPER": "UPPER" };

const firstHeaders = { "X-Standin-One": "one 1", "X-Standin-Two": "2" };

/** A call goes to the webhook's address with its headers. */
export const callMade = callContract(
  {
    id: "call-made",
    ids: ["C-01", "C-02", "Q-27", "Q-37", "Q-25"],
    title:
      "an event calls the url of the webhook, with its additional headers, which win over those of the call itself",
    settings: { headers: firstHeaders },
  },
  async (calling) => {
    const { kit } = calling;
    const first = await bothAreCalled(calling);
    if (!first) return;
    kit.held(["C-01"], { part: "sends" });
    checkAddress(kit, first, calling.url);
    const hasHeaders = calling.webhook.mayTouch("headers");
    if (hasHeaders) checkHeaders(kit, first, firstHeaders);
    checkOwnHeaders(kit, first);

    const more = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`X-Standin-More-${at}`, `00${at}`]));
    const others = { "X-Standin-Two": 'Other, "two"', "Api-Key": plainHard, ...otherNames, ...more };
    const suffix = "/Moved/Here/%C3%BC%2Fz/?X=1&y=a%20b&z=%26%3D%25&y=again";
    const set = hasHeaders ? { headers: others } : {};
    if (!(await configured(calling, set, ["C-02"], { suffix, openTo: "Q-27" }))) return;
    const event = await causeEvent(calling);
    const second = await expectCall(calling, event, ["C-02"], "an update after /url was changed");
    if (!second) return;
    checkAddress(kit, second, calling.url);
    if (!hasHeaders) return;
    checkHeaders(kit, second, others);
    await checkTakenAway(kit, second, calling.webhook, "X-Standin-One");

    // With the names of the call's own headers.
    const clashing = { "user-agent": "Own agent", "Content-Type": "text/x-own", traceparent: "00-Standin-1" };
    if (await configured(calling, { headers: clashing }, ["Q-27"])) {
      const third = await expectCall(calling, await causeEvent(calling), ["Q-27"], "an update");
      for (const [name, value] of Object.entries(third ? clashing : {})) {
        const sent = third?.headers[name.toLowerCase()];
        const because = () => `${name} of the webhook is ${show(value)}, but the call has ${show(sent)}`;
        kit.check(["Q-27"], sent === value, because);
      }
    }
    // Longer than a column of 255, which a service may refuse.
    const long = { "X-Standin-Long": `${"A long value. ".repeat(20)}end` };
    if (!(await configured(calling, { headers: long }, ["C-02"], { openTo: "Q-25" }))) return;
    const last = await expectCall(calling, await causeEvent(calling), ["C-02"], "an update");
    if (!last) return;
    checkHeaders(kit, last, long);
    kit.held(["Q-25"]);
    if (!(await configured(calling, { headers: {} }, ["C-02"]))) return;
    const bare = await expectCall(calling, await causeEvent(calling), ["C-02"], "an update");
    if (bare) await checkTakenAway(kit, bare, calling.webhook, "X-Standin-Long");
  },
);

/** An event that two webhooks ask for calls both. Resolves with the call to the first one. */
async function bothAreCalled(calling: Calling): Promise<ReceivedCall | undefined> {
  const { calls } = calling.kit.api.seen;
  const sentinel = await sentinelOf(calling);
  let call: ReceivedCall | undefined;
  for (const isLast of [false, true]) {
    const event = await causeEvent(calling);
    const look = async () => {
      calls.areForAll ||= await sees({ ...calling, isVague: true }, sentinel, event);
      // Whoever calls the second one reaches the kit.
      calls.arrived ||= calls.areForAll;
    };
    [call] = await Promise.all([expectCall(calling, event, ["C-01", "C-02"], "an update of an upload"), look()]);
    if (!call) break;
    if (calls.areForAll) calling.kit.held(["C-01"], { part: "both" });
    if (calls.areForAll || !sentinel) break;
    const because = () => "two webhooks asked for the updates of uploads, and each update called only one of them";
    if (isLast) calling.kit.check(["C-01"], false, because);
    // A webhook that was just created may miss an event.
    sentinel.isBlind = isLast;
  }
  return call;
}

function checkAddress(kit: Kit, call: ReceivedCall, url: string): void {
  const { pathname, search } = new URL(url);
  const toUrl = (path: string) => `http://receiver${pathOf({ path })}`;
  const is = likeness(toUrl(pathname + search), toUrl(call.path), "url");
  const because = () => `the call went to ${call.path}, but /url is ${show(url)}`;
  const [id, part] = is === "normal form" ? (["Q-42"] as const) : (["C-02", "url"] as const);
  kit.check([id], is === "same", because, { part, call });
}

/** A header that an update left out. A target that merges headers, which is open, still has it and shows it. */
async function checkTakenAway(kit: Kit, call: ReceivedCall, webhook: Fixture, name: string): Promise<void> {
  const sent = call.headers[name.toLowerCase()];
  if (sent === undefined) return;
  const { headers } = await webhook.read();
  const has = (shown: JsonObject) => Object.keys(shown).some((one) => one.toLowerCase() === name.toLowerCase());
  const because = () => `the call still sends ${name}, which the last update of /headers removed: ${show(sent)}`;
  if (!isObject(headers)) kit.check(["Q-39"], false, because);
  else if (!has(headers)) kit.check(["C-02"], false, because, { call });
}

function checkHeaders(kit: Kit, call: ReceivedCall, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) {
    const problem = headerProblem(call, name, value);
    kit.check(["C-02"], problem === undefined, () => problem ?? "", { part: "headers", call });
  }
}

function checkOwnHeaders(kit: Kit, { method, headers }: ReceivedCall): void {
  kit.check(["Q-37"], method === "POST", () => `the call uses ${method}, not POST`);
  const { "content-type": type = "", accept, "user-agent": agent } = headers;
  const areOwn = type.startsWith("application/json") && accept === "*/*" && agent !== undefined;
  const because = () => `the call has Content-Type ${show(type)}, Accept ${show(accept)} and User-Agent ${show(agent)}`;
  kit.check(["Q-37"], areOwn, because);
}

const [hardUser, hardPassword] = ['Zoe "A" \\ /', "Pa:ss: 100%41 <b>"];
/** Characters that Latin-1 has, and those that it lacks. */
const [latinUser, latinPassword] = ["Zoë", "Pä:ssword-Secret-1"];
const [wideUser, widePassword] = ["Zoë 猫", "Pä:ssword-Secret-1 👩‍🚀"];
// Its Base64 is longer than a line of mail, or a column that was made for a name.
const longPassword = `Long-secret-1-${"0123456789".repeat(7)}`;

const ada = { http_basic_user: "ada" };

/** Credentials that are set, the ones of the next call, and the assumption that a refusal differs from. */
const credentials: readonly [JsonObject, string | undefined, StatementId, StatementId?][] = [
  [{ ...ada, http_basic_password: "engine no: 1" }, "ada:engine no: 1", "C-03"],
  [{ http_basic_password: "Changed-secret-1" }, "ada:Changed-secret-1", "C-03"],
  [{ http_basic_user: hardUser, http_basic_password: hardPassword }, `${hardUser}:${hardPassword}`, "C-03", "Q-42"],
  [{ http_basic_user: latinUser, http_basic_password: latinPassword }, `${latinUser}:${latinPassword}`, "Q-57", "Q-57"],
  [{ http_basic_user: wideUser, http_basic_password: widePassword }, `${wideUser}:${widePassword}`, "Q-57", "Q-57"],
  [{ http_basic_user: null, http_basic_password: null }, undefined, "C-03"],
  [{ http_basic_user: "007", http_basic_password: longPassword }, `007:${longPassword}`, "C-03", "Q-25"],
  [{ http_basic_user: "ada", http_basic_password: null }, "ada:", "Q-28"],
  [{ http_basic_user: null, http_basic_password: "Only-this-secret-1" }, ":Only-this-secret-1", "Q-28"],
  // The user was taken away before.
  [{ http_basic_password: null }, undefined, "C-03"],
];

/** Basic credentials: both, one, none. */
export const callCredentials = callContract(
  {
    id: "call-credentials",
    ids: ["C-03", "Q-28", "Q-57"],
    title: "a call carries Basic credentials when they are set, and none when both are null",
  },
  async (calling) => {
    const { kit, webhook } = calling;
    const untouchable = "the target does not show the credentials, so the kit could not restore them";
    if (!webhook.mayTouch("http_basic_user") || !webhook.mayTouch("http_basic_password"))
      return kit.notVerified(["C-03", "Q-28"], untouchable);
    let isUserSet = false;
    let isLatin = false;
    for (const [fields, wanted, id, openTo] of credentials) {
      // A password alone needs the user that the update before it set, or took away.
      const settings = isUserSet ? fields : { ...ada, ...fields };
      if (!isUserSet && fields.http_basic_password === null && !("http_basic_user" in fields)) continue;
      isUserSet = await configured(calling, settings, [id], { openTo });
      if (!isUserSet) continue;
      const call = await expectCall(calling, await causeEvent(calling), ["C-03"], "an update");
      if (!call) return;
      // If the target stores them in another Unicode form, the call has that form.
      const isBrought = [wanted, wanted?.normalize("NFD")].some((one) => bringsCredentials(call, one));
      const because = () =>
        `with ${show(settings)} the call has Authorization ${show(call.headers.authorization)}, not ${wanted === undefined ? "none" : show(basic(wanted))}`;
      isLatin ||= id === "Q-57" && bringsCredentials(call, wanted, "latin1");
      // A service with another charset cannot send the characters that it lacks. Any other change is a loss.
      if (id === "Q-57" && !isBrought && !isLatin) kit.check(["C-03"], false, because, { part: "both", call });
      const part = id === "C-03" ? (wanted === undefined ? "none" : "both") : undefined;
      kit.check([id], isBrought, because, { part, call });
    }
  },
);

/** How many calls an event causes, and which updates are events. */
export const callCount = callContract(
  {
    id: "call-count",
    ids: ["C-01", "Q-38", "Q-46"],
    title:
      "an event causes one call to each webhook for any number of fields, and an empty or refused update causes none",
  },
  async (calling) => {
    const { kit, upload, inbox, marks } = calling;
    const several = ["author", "copyright", "tags"].filter((field) => upload.mayTouch(field));
    const plain = await step(calling);
    const many = plain && (await step(calling, undefined, several));
    const nothing = many && (await step(calling, {}));
    const refused = nothing && (await step(calling, { [markedField(kit)]: 7 }));
    if (!refused) return;
    await waitForMore(kit, true);
    const isMarked = showMarks(inbox.calls, marks);
    const unknown = "the default payload does not show the event of a call (its shape is open)";
    if (!isMarked && !inbox.calls.some(({ body }) => showsId(body, calling.id)))
      return kit.notVerified(["Q-38", "Q-46"], unknown);
    const [once, ofMany] = [countOf(calling, plain), countOf(calling, many)];
    const told = `one event caused ${once} calls`;
    // A call without a mark may be a late call for another event, and a late call may arrive at another address.
    if (once !== 1 && !isMarked)
      return kit.notVerified(["Q-38", "Q-46"], `${told}, as far as calls without a mark can be distinguished`);
    kit.check(["Q-46"], once === 1, () => told);
    const named = ["notes", ...several].join(", ");
    const more = () => `one update of ${named} caused ${ofMany} calls, but an update of notes caused ${once}`;
    kit.check(["Q-38"], ofMany <= once, more);
    // If either has the other outcome, it is an update like any other, or none.
    const silent = [
      { what: "an update of nothing", event: nothing.event, isSilent: nothing.outcome?.accepted },
      { what: "a refused update", event: refused.event, isSilent: refused.outcome?.refused },
    ];
    for (const { what, event } of silent.filter(({ isSilent }) => isSilent)) {
      const besides = besidesOf(calling, event, once);
      kit.check(["Q-38"], besides === 0, () => `${what} caused ${show(besides)} calls`);
    }
    if (isMarked) await callAtOneAddress(calling, once);
  },
);

/** Two webhooks with one url are both called for an event, there. `once` is how often one webhook is. */
async function callAtOneAddress(calling: Calling, once: number): Promise<void> {
  const { kit, url, inbox, marks } = calling;
  // A service may want another url for each webhook.
  const other = await kit.another("webhook", { ...plainSettings, url }).catch(() => undefined);
  if (!other) return;
  await letAct(kit);
  for (const isLast of [false, true]) {
    const event = await causeEvent(calling);
    if (!(await expectCall(calling, event, ["C-01"], "an update"))) break;
    const count = () => inbox.calls.filter((call) => likenessOf(call, event, marks) === "sure").length;
    await waitUntil(kit, calling, () => count() >= 2 * once, callTimeout(kit));
    const areBoth = count() >= 2 * once;
    const because = () => `two webhooks with the url ${show(url)} got ${count()} calls for an event, not ${2 * once}`;
    // A webhook that was just created may miss an event.
    if (areBoth || isLast) kit.check(["C-01"], areBoth, because, { part: "both" });
    if (areBoth) break;
  }
  await kit.remove(other);
}

type Step = NonNullable<Awaited<ReturnType<typeof step>>>;

/** Sets a new address, sends an update, then causes an event in several fields. Its call comes after those of the update. */
async function step(calling: Calling, first?: JsonObject, fields: readonly string[] = []) {
  const { kit, inbox, marks, upload } = calling;
  if (!(await configured(calling, {}, ["Q-38", "Q-46"], { isCounting: first !== undefined }))) return undefined;
  // If calls show no marks, a late call for the previous event would count for this one.
  if (!showMarks(inbox.calls, marks)) await waitForMore(kit, false);
  const earlier = new Set(inbox.calls);
  const outcome = first && (await upload.send(first));
  const event = await causeEvent(calling, (mark) => ({
    [markedField(kit)]: mark,
    ...Object.fromEntries(fields.map((field) => [field, field === "tags" ? [mark] : mark])),
  }));
  const call = await expectCall(calling, event, ["C-01"], "an update");
  return call && { event, earlier, outcome };
}

/** The number of calls for an event. */
const countOf = ({ inbox, marks }: Calling, { event, earlier }: Step): number =>
  inbox.calls.filter((call) => !earlier.has(call) && likenessOf(call, event, marks) === "sure").length;

/** The number of calls to the address of an event that show its entity but belong to another event. */
function besidesOf({ inbox, marks, id }: Calling, event: CausedEvent, once: number): number {
  const here = inbox.calls.filter((call) => isAt(call, event.url));
  const about = here.filter((call) => showMarks([call], marks) || showsId(call.body, id));
  if (!showMarks(here, marks)) return Math.max(0, about.length - once);
  return about.filter(({ body }) => !body.includes(event.mark)).length;
}
