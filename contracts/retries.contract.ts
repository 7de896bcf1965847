import {
  type Contract,
  type Inbox,
  type InboxResponse,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  show,
} from "../src/kit/index.js";
import { isAt, isNoPayload, lacksOf, showsId, valuesIn, wholeTemplate } from "./judge/call.js";
import { callTimeout, causeEvent, configured, expectCall, settingsOf, uploadEvents } from "./steps/calls.js";
import {
  type AnsweredEvent,
  answer,
  loggedRetry,
  type Watched,
  waitUntil,
  watchByClock,
  watchByWaiting,
} from "./steps/later-calls.js";

/** A failed call is retried at least twice. The kit advances the clock if it can, and waits otherwise. */
export const callRetries: Contract = {
  id: "call-retries",
  ids: ["C-01", "C-02", "C-03", "C-04", "C-05", "C-08", "Q-35", "Q-45"],
  title: "with auto_retry, a failed call is retried unchanged several times until it succeeds",
  serialGroup: "control",
  needs: ["callback"],
  async run(kit) {
    // Where no retry comes, other contracts say what calls bring.
    await tryRetries(kit).finally(() => kit.leaveOut(["C-01", "C-02", "C-03", "C-04", "C-05"]));
  },
};

async function tryRetries(kit: Kit): Promise<void> {
  const impatient = "the kit cannot advance the target's clock. Pass --patience to wait for retries in real time";
  const ids = ["C-08", "Q-35", "Q-45"] as const;
  if (!kit.isStandin && kit.api.target.times.patience === 0) return kit.notVerified(ids, impatient);
  const watched = kit.isStandin ? await watchByClock(kit) : await watchByWaiting(kit, ids);
  if (!watched) return;
  const { calls } = kit.api.seen;
  const hasTemplates = watched.webhook.mayTouch("custom_payload");
  const isLearned = !hasTemplates || kit.isStandin || calls.areMarked;
  const unretried = watched.webhook.mayTouch("auto_retry") ? { auto_retry: false } : {};
  if (!isLearned && !(await answer(watched, { ...unretried, custom_payload: null }, [200], ["C-08"]))) return;
  const isPlain = hasTemplates && (kit.isStandin || calls.areMarked);
  const wanted = { headers, ...credentials, auto_retry: true, custom_payload: wholeTemplate };
  const touchable = Object.entries(wanted).filter(([name]) => watched.webhook.mayTouch(name));
  /** The number of immediate calls of an event if they succeed. */
  const once = await (await answer(watched, Object.fromEntries(touchable), [200], ["C-08"]))?.once();
  if (once === undefined) return;
  /** How long the retries of each failure took, in milliseconds. */
  const took: number[] = [];
  const unseen: string[] = [];
  // "Several" retries follow the first of these failures.
  const fail = async ({ fields = {}, first, again, what, part }: Failure) => {
    const responses = [...repeated(once, first), ...repeated(2 * once - 1, again), 200];
    const failed = await answer(watched, fields, responses, ["C-08"]);
    if (!failed) return;
    const start = kit.ports.now();
    const retried = await checkRetried(kit, watched, failed, { what, once, part });
    if (typeof retried === "string") unseen.push(retried);
    if (retried !== true) return;
    took.push(kit.ports.now() - start);
    await checkOver(kit, watched, failed, 3 * once);
  };
  for (const failure of failures)
    await fail(failure.isPlain && isPlain ? { ...failure, fields: { custom_payload: null } } : failure);
  judgeUnseen(kit, unseen, took);
  if (took.length < failures.length) return;
  await tryRefused(kit, watched, once, isPlain ? { custom_payload: wholeTemplate } : {});
  await tryWithout(kit, watched, once);
  const success = await answer(watched, { auto_retry: true }, [200], ["Q-45"]);
  if (success) await checkOver(kit, watched, success, once);
  const what = "that failed after auto_retry was turned on again";
  await fail({ fields: { auto_retry: true }, first: 507, again: "hang up", what, part: "on" });
  judgeUnseen(kit, unseen, took);
  // A payload that shows its event tells the calls of one from those of another. Where calls are slow, one may wait for the other.
  const isSlow = !kit.isStandin && kit.api.target.times.patience < 4 * calls.slowest;
  if (isPlain && !isSlow) await tryBeside(kit, watched, once, took);
  await tryTimeout(kit, watched, once, took);
  await tryUnreachable(kit, watched, took);
  await tryOtherEvents(kit, watched, once, took);
}

/** How a call fails, at first and then again. */
interface Failure {
  fields?: JsonObject;
  first: InboxResponse;
  again: InboxResponse;
  what: string;
  part: string;
  /** Whether its call has the default payload, where that shows its event. */
  isPlain?: boolean;
}

const failures: readonly Failure[] = [
  // 503 and 504 come with the calls for other events.
  { first: 500, again: 502, what: "that got 500 and then 502", part: "errors" },
  { first: "reset", again: "hang up", what: "whose connection was reset and then lost", part: "lost", isPlain: true },
];

/** After the successful call, no more calls come. */
async function checkOver(kit: Kit, watched: Watched, { calls }: AnsweredEvent, wanted: number): Promise<void> {
  await watched.passOn();
  const more = calls().length - wanted;
  kit.check(["Q-45"], more <= 0, () => `a call was sent ${more} more times after it had succeeded`);
}

const headers = { "X-Standin-Retried": "as it was" };
const credentials = { http_basic_user: "ada", http_basic_password: "Retried-secret-1" };

const repeated = (count: number, response: InboxResponse): InboxResponse[] =>
  Array.from({ length: count }, () => response);

/** Waits for two retries. Resolves with whether they came. If they may still come, resolves with a text that says how few came. */
async function checkRetried(
  kit: Kit,
  watched: Watched,
  failed: AnsweredEvent,
  { what, once, part }: { what: string; once: number; part: string },
): Promise<boolean | string> {
  // If each call is sent twice, a retry may come before the second of the first two.
  const isEnough = () => failed.calls().length >= once + 2;
  const waited = await watched.passUntil(() => Math.ceil(failed.calls().length / once) > 2);
  checkKept(kit, watched, failed);
  const retries = Math.ceil(failed.calls().length / once) - 1;
  const told = `a call ${what} was retried ${retries} times in ${waited}`;
  const evidence = { exchange: watched.webhook.lastRead };
  if (isEnough()) {
    kit.held(["C-08"], { part });
    return true;
  }
  // The kit cannot tell these from retries after a success.
  if (once > 2) return `a call is sent ${once} times whether it succeeds or fails`;
  const logged = await loggedRetry(watched);
  if (logged !== undefined && logged !== "none") return `${told}. The target's log has the next retry at ${logged}`;
  if (logged === undefined && !kit.isStandin) return told;
  return kit.check(["C-08"], false, () => told, evidence);
}

/** Retries may come later, unless other failures were retried in a fraction of the time that the kit waited. */
function judgeUnseen(kit: Kit, unseen: readonly string[], took: readonly number[]): void {
  const isLong = took.length > 0 && kit.api.target.times.patience >= 4 * Math.max(...took);
  for (const told of unseen) {
    if (isLong) kit.check(["C-08"], false, () => `${told}, but a call that failed in another way was retried at once`);
    else kit.notVerified(["C-08"], told);
  }
}

/** A retry is the same call with the same content. */
function checkKept(kit: Kit, { webhook }: Watched, { first, calls }: AnsweredEvent): void {
  const has = settingsOf(webhook, { headers, ...credentials });
  const isRendered = valuesIn(first.body) !== undefined;
  for (const [index, call] of calls().entries()) {
    if (index === 0) continue;
    const lacks = lacksOf(call, has);
    for (const id of ["C-02", "C-03"] as const)
      kit.check([id], !lacks.has(id), () => `retry ${index} is not as the first call: ${lacks.get(id)}`, { call });
    const other = (name: "path" | "body") => () =>
      `the ${name} of retry ${index} is ${show(call[name])}, but the first call had ${show(first[name])}`;
    kit.check(["C-02"], call.path === first.path, other("path"), { call });
    // A default payload may count retries.
    if (isRendered) kit.check(["C-04"], call.body === first.body, other("body"), { call });
    else if (first.body.trim() !== "")
      kit.check(["C-05"], !isNoPayload(call.body, wholeTemplate), other("body"), { call });
  }
}

/** A failed call is retried whatever becomes of a later one, and so is that of another webhook for the same event. */
async function tryBeside(kit: Kit, watched: Watched, once: number, took: readonly number[]): Promise<void> {
  const settings = { auto_retry: true, custom_payload: null };
  // Its retries are turned on after it was made.
  const other = await watched.beside({ ...settings, auto_retry: false });
  if (other?.webhook.mayTouch("auto_retry")) await other.webhook.send({ auto_retry: true });
  // There, the later one fails too.
  const countOf = ({ calls }: Inbox, mark: string) => calls.filter(({ body }) => body.includes(mark)).length;
  const isFirst = ({ body }: ReceivedCall) =>
    watched.marks.slice(-2).some((mark) => body.includes(mark) && other && countOf(other.inbox, mark) <= once);
  if (other) other.inbox.responseTo = (call) => (isFirst(call) ? 500 : 200);
  const failed = await answer(watched, settings, [...repeated(once, 500), 200], ["C-08"]);
  const mark = watched.marks.at(-1) ?? "";
  if (failed?.first.body.includes(mark)) {
    // Its call succeeds, before the first retry.
    await expectCall(watched, await causeEvent(watched), ["C-01"], "an event while a failed call waits");
    // Nor does an update of the webhook end it.
    await watched.webhook.send({});
    await watched.settle();
    const later = watched.marks.at(-1) ?? "";
    // A retry may show what the entity has by then, which is the mark of the later event.
    const retriesOfBoth = ({ calls }: Inbox) =>
      calls.filter(({ body }) => body.includes(mark) || body.includes(later)).length - 2 * once;
    const areNew = () => countOf(watched.inbox, mark) <= once;
    const all = [{ what: "where the call for a later event succeeded", count: () => retriesOfBoth(watched.inbox) }];
    for (const of of other ? [mark, later] : [])
      if (other && countOf(other.inbox, of) > 0)
        all.push({
          what: "where others failed meanwhile",
          count: () => (areNew() ? retriesOfBoth(other.inbox) : countOf(other.inbox, of) - once),
        });
    const waited = await watched.passUntil(() => all.every(({ count }) => count() > 0));
    for (const { what, count } of all) {
      const told = `a failed call was not retried in ${waited}, ${what}`;
      if (count() > 0) kit.held(["C-08"], { part: "errors" });
      else if (kit.isStandin) kit.check(["C-08"], false, () => told);
      else judgeUnseen(kit, [told], took);
    }
  }
  await other?.remove();
}

/** On a Standin, a 4xx is a failure. */
async function tryRefused(kit: Kit, watched: Watched, once: number, fields: JsonObject): Promise<void> {
  const refused = await answer(watched, fields, [...repeated(once, 404), 200], ["Q-45"]);
  if (!refused) return;
  const isRetried = () => refused.calls().length >= 2 * once;
  const waited = await watched.passUntil(isRetried);
  kit.check(["Q-45"], isRetried(), () => `a call that got 404 was not retried in ${waited}`);
  if (isRetried()) await checkOver(kit, watched, refused, 2 * once);
}

async function tryWithout(kit: Kit, watched: Watched, once: number): Promise<void> {
  const alone = await answer(watched, { auto_retry: false }, [500], ["Q-35"]);
  if (!alone) return;
  await watched.passOn();
  const more = alone.calls().length - once;
  kit.check(["Q-35"], more <= 0, () => `with /auto_retry false a call was retried ${more} times`);
}

/** The failed calls for a creation and a deletion are retried too. */
async function tryOtherEvents(kit: Kit, watched: Watched, once: number, took: readonly number[]): Promise<void> {
  const { inbox } = watched;
  let upload: Awaited<ReturnType<Watched["another"]>> | undefined;
  for (const [kind, status, event] of [
    ["create", 503, "the creation"],
    ["delete", 504, "the deletion"],
  ] as const) {
    const asked = { auto_retry: true, events: uploadEvents(kind) };
    if (!(await configured(watched, asked, ["C-08"], { isCounting: true }))) return;
    const { url } = watched;
    // Before its creation has a response, any may be its call.
    const isIt = (call: ReceivedCall) => isAt(call, url) && (!upload || showsId(call.body, upload.id));
    const calls = () => inbox.calls.filter(isIt);
    inbox.responseTo = (call) => (isIt(call) && (!upload || calls().length < 3 * once) ? status : 200);
    const remove = upload?.remove();
    upload ??= await watched.another();
    const problem = remove ? await remove : upload.problem;
    const first = problem === undefined && (await inbox.next(isIt, callTimeout(kit)));
    const because = problem ?? `${event} of an upload caused no call`;
    if (!first) return kit.notVerified(["C-08"], because, { part: kind });
    const failed = { first, calls, once: async () => once };
    const what = `for ${event} of an upload, which got ${status},`;
    const retried = await checkRetried(kit, watched, failed, { what, once, part: kind });
    if (typeof retried === "string") judgeUnseen(kit, [retried], took);
    if (retried !== true) return;
    // No call for the creation may come between those for the deletion.
    if (kind === "create") await checkOver(kit, watched, failed, 3 * once);
  }
}

/** Nothing listens at the first call. The receiver starts before the second retry. */
async function tryUnreachable(kit: Kit, watched: Watched, took: readonly number[]): Promise<void> {
  const inbox = await kit.closedInbox();
  if (!inbox) return;
  const caller = { ...watched, inbox, addresses: 0 };
  if (!(await configured(caller, { auto_retry: true }, ["C-08"]))) return;
  const event = await causeEvent(caller);
  // The first call takes as long to arrive as earlier ones did.
  if (kit.isStandin) await watched.settle();
  else await kit.ports.sleep(2 * kit.api.seen.calls.slowest + 25);
  await inbox.open();
  const isCalled = () => inbox.calls.some((call) => isAt(call, event.url));
  const waited = await caller.passUntil(isCalled);
  const told = `a call whose connection was refused was not retried in ${waited}`;
  if (isCalled()) kit.held(["C-08"], { part: "refused" });
  else if (event.problem !== undefined) kit.notVerified(["C-08"], event.problem);
  else if (kit.isStandin) kit.check(["C-08"], false, () => told);
  // Two retries may have ended before the receiver started.
  else if (Math.min(...took) > 4 * kit.api.seen.calls.slowest + 100) judgeUnseen(kit, [told], took);
  else kit.notVerified(["C-08"], told);
}

/** The receiver holds a call until the target ends it. The target's timeout runs in real time. */
async function tryTimeout(kit: Kit, watched: Watched, once: number, took: readonly number[]): Promise<void> {
  const { inbox } = watched;
  const { patience } = kit.api.target.times;
  if (patience === 0) return kit.notVerified(["C-08"], "a timeout takes real time. Pass --patience to wait for it");
  const responses = ["hold", ...repeated(2 * once - 1, 500), 200] as const;
  const held = await answer(watched, { auto_retry: true }, responses, ["C-08"]);
  if (!held) return;
  await waitUntil(kit, watched, () => inbox.held.size === 0, patience);
  if (inbox.held.size === 0) {
    const retried = await checkRetried(kit, watched, held, { what: "that timed out", once, part: "timeouts" });
    if (typeof retried === "string") judgeUnseen(kit, [retried], took);
    return;
  }
  inbox.release();
  const longer = `the target waits longer than ${patience / 1000} s for a response. Pass a longer --patience`;
  kit.notVerified(["C-08"], longer);
}
