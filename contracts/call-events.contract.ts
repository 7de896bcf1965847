import { type JsonObject, type Kit, type ReceivedCall, readResource, show, told } from "../src/kit/index.js";
import {
  describe,
  eventTypeOf,
  eventTypes,
  isAt,
  isNoPayload,
  isRendered,
  lacksOf,
  likenessOf,
  showMarks,
  valuesIn,
  wholeTemplate,
} from "./judge/call.js";
import {
  type Calling,
  type CausedEvent,
  callContract,
  callTimeout,
  causeEvent,
  configured,
  expectCall,
  markedField,
  settingsOf,
  severalOf,
  uploadEvents,
} from "./steps/calls.js";
import { newVersion } from "./steps/files.js";
import { asksForMore, expectSilence, sees, sentinelOf, waitForMore } from "./steps/later-calls.js";

const settings = {
  headers: { "X-Standin-Event": "any", "X-Standin-Last": "too" },
  ...{ http_basic_user: "ada", http_basic_password: "Any-event-1" },
};

/** Which changes raise an event. */
export const callEvents = callContract(
  {
    id: "call-events",
    ids: ["C-01", "C-02", "C-03", "C-04", "C-05", "Q-38", "Q-41", "Q-55"],
    title: "creations, updates and deletions of uploads make calls, each alone and together, in the order of events",
    needs: ["own upload", "own webhook", "callback"],
    settings,
  },
  async (calling) => {
    // Those that were just created may miss an event, so they are there before the first one.
    const callers = await severalOf(calling, settings, worksOf(calling.kit).length);
    await checkOrder(calling);
    await severalTogether(callers, await eachAlone(callers));
    for (const { webhook } of callers.slice(1)) await calling.kit.remove(webhook);
    const template = calling.webhook.mayTouch("custom_payload") ? { custom_payload: wholeTemplate } : {};
    // Beside another field that changes.
    const name = calling.webhook.mayTouch("name") ? { name: `standin-${calling.kit.unique()}` } : {};
    const off = { enabled: false, events: uploadEvents(...kinds), ...template, ...name };
    const what = "the creation, the update or the deletion of an upload, although the webhook is disabled,";
    await expectSilence(calling, off, { what, part: "off", cause: live });
  },
);

async function checkOrder(calling: Calling): Promise<void> {
  const { kit, inbox, marks } = calling;
  const events = [await causeEvent(calling), await causeEvent(calling), await causeEvent(calling)];
  const [last] = events.slice(-1);
  // One call may stand for several events of a resource within seconds, but the newest state is never kept back.
  if (!last || !(await expectCall(calling, last, ["C-01"], "the last of three updates"))) return;
  // A call may show the marks of several events, so calls are counted.
  const isOne = (call: ReceivedCall) => events.some(({ mark }) => call.body.includes(mark));
  const countCalls = () => inbox.calls.filter(isOne).length;
  await inbox.next((call) => isOne(call) && countCalls() >= events.length, callTimeout(kit));
  const unmarked = "the default payload does not show the update of a call (its shape is open)";
  if (!showMarks(inbox.calls, marks)) return kit.notVerified(["Q-41", "Q-55"], unmarked);
  const count = countCalls();
  const firsts = events
    // A call that shows the entity alone may be for each of them.
    .map((event) => inbox.calls.findIndex((one) => isOne(one) && likenessOf(one, event, marks) === "sure"))
    .filter((at) => at >= 0);
  const isInOrder = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] ?? 0));
  kit.check(["Q-41"], isInOrder, () => `the calls for three updates arrived at positions ${show(firsts)} of all calls`);
  kit.check(["Q-55"], count >= events.length, () => `three updates caused ${count} calls`);
}

const kinds = ["create", "update", "delete"] as const;
type EventKind = (typeof kinds)[number];

/** Creates, updates and deletes an upload. A target may merge events, so a sentinel shows each one before the next. */
async function live(
  calling: Calling,
  on: (kind: EventKind, event: CausedEvent) => Promise<void> = async () => undefined,
  isOfFile = false,
): Promise<CausedEvent> {
  const { kit, url } = calling;
  const sentinel = await sentinelOf(calling);
  const made = await kit.another("upload");
  const happen: Record<EventKind, () => Promise<string | undefined>> = {
    create: async () => undefined,
    async update() {
      const notes = { [markedField(kit)]: "Notes of an update" };
      const name = made.mayTouch("basename") ? { basename: `standin-${kit.unique()}` } : {};
      const file = isOfFile && made.mayTouch("path") ? await newVersion(kit, await made.read()) : undefined;
      // Beside a new name and a new file, as far as those are accepted.
      const ways = [file && { ...notes, ...name, path: file.path }, "basename" in name && { ...notes, ...name }];
      for (const patch of ways) if (patch && (await made.send(patch)).accepted) return undefined;
      const { accepted, told } = await made.send(notes);
      return accepted ? undefined : told;
    },
    async delete() {
      const removed = await kit.remove(made);
      kit.check(["Q-29"], removed.status === 200, () => `a deletion returned ${removed.status}`, { exchange: removed });
      // A deletion may take its time.
      const isShown = kit.api.has("getUpload") && (await readResource(kit.api, made.spec, made.id)).resource;
      return isShown ? `${told(removed)}, and a read still shows the upload` : undefined;
    },
  };
  const event = { mark: "", id: made.id, url };
  let problem: string | undefined;
  for (const kind of kinds) {
    const caused = { ...event, problem: await happen[kind]() };
    problem ??= caused.problem;
    await on(kind, caused);
    if (caused.problem === undefined) await sees(calling, sentinel, caused);
  }
  return { ...event, problem };
}

/** A webhook that asks for one kind of event. */
interface Alone extends Calling {
  kind: EventKind;
  template: string | null;
  /** Its call. */
  call?: ReceivedCall | undefined;
}

/**
 * Each kind of event, with the template and with the default payload, which a contract of its own looks at after updates. The
 * first webhook, which has asked for all of them, has the template: that shows which event a call is for.
 */
function worksOf({ api }: Kit): Pick<Alone, "kind" | "template">[] {
  const own = api.codec.isAbsent("getWebhook", "custom_payload") ? [] : [wholeTemplate];
  const says = api.target.wire.callEvent !== undefined;
  const templatesOf = (kind: EventKind) => (kind === "update" && !says ? own : [...own, null]);
  return kinds.flatMap((kind) => templatesOf(kind).map((template) => ({ kind, template })));
}

/** Does each of some works on a webhook of its own, as many at once as there are. */
async function inRounds<Work>(
  callers: readonly Calling[],
  works: readonly Work[],
  round: (pairs: readonly (readonly [Calling, Work])[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < works.length; at += callers.length) {
    const some = works.slice(at, at + callers.length);
    await round(some.map((work, index) => [callers[index] as Calling, work]));
  }
}

/** The target's word for each kind of event, by the template that shows it. */
type Words = ReadonlyMap<string | null, ReadonlyMap<EventKind, string>>;

/** The word for the kind of event in a call that shows its upload. */
function wordIn(
  kit: Kit,
  call: ReceivedCall,
  { id, url, template }: { id: string; url: string; template: string | null },
) {
  const values = template === null ? undefined : valuesIn(call.body);
  if (values) return values.id === id ? values.event : undefined;
  return template === null && likenessOf(call, { mark: "", id, url }, []) === "sure"
    ? eventTypeOf(kit, call)
    : undefined;
}

/** A webhook for one kind of event is called only for that kind. */
async function eachAlone(callers: readonly Calling[]): Promise<Words> {
  const [{ kit }] = callers as [Calling];
  const words = new Map<string | null, Map<EventKind, string>>([
    [wholeTemplate, new Map()],
    [null, new Map()],
  ]);
  await inRounds(callers, worksOf(kit), async (pairs) => {
    const ones: Alone[] = [];
    for (const [caller, work] of pairs) if (await asksAlone(caller, work)) ones.push({ ...caller, ...work });
    const [first] = ones;
    if (!first) return;
    const expectCalls = async (kind: EventKind, caused: CausedEvent) => {
      const calls = ones
        .filter((one) => one.kind === kind)
        .map(async (one) => {
          const here = { ...caused, url: one.url };
          one.call = await expectCall(one, here, ["C-01", "Q-38"], `the ${kind} of an upload`);
        });
      await Promise.all(calls);
    };
    const event = await live(first, expectCalls, true);
    await waitForMore(kit, true);
    for (const one of ones) {
      const word = judgeAlone(one, { ...event, url: one.url });
      if (word !== undefined) words.get(one.template)?.set(one.kind, word);
    }
  });
  return words;
}

/** Resolves with whether the webhook asks for this kind of event, and no other. */
async function asksAlone(calling: Calling, { kind, template }: Pick<Alone, "kind" | "template">): Promise<boolean> {
  const { kit, webhook } = calling;
  const asked = { enabled: true, events: uploadEvents(kind), custom_payload: template };
  if (!(await configured(calling, asked, ["C-01", "C-04", "Q-38"]))) return false;
  if (!(await asksForMore(webhook, asked))) return true;
  kit.notVerified(["C-01", "Q-38"], `the webhook shows /events that differ from ${show(asked.events)}`);
  return false;
}

/** Checks the calls for these events. Returns the target's word for the kind. */
function judgeAlone(
  { kit, inbox, marks, webhook, kind, template, call }: Alone,
  event: CausedEvent,
): string | undefined {
  if (!call) return undefined;
  // The name of an event is open. A call for an event that was not listed is wrong.
  const isOther = (one: ReceivedCall) => {
    const said = template === null ? eventTypeOf(kit, one) : valuesIn(one.body)?.event.toLowerCase();
    return said !== undefined && said !== kind && (template === null || eventTypes.includes(said));
  };
  const likeness = (one: ReceivedCall) => likenessOf(one, event, marks);
  // A default payload need not show the entity.
  const all = inbox.calls.filter((one) => likeness(one) !== "no" && isAt(one, event.url));
  const own = all.filter((one) => likeness(one) === "sure");
  const wrong = own.find(isOther);
  const got = () => `the webhook asks only for ${kind}, but got ${wrong && describe(wrong)}`;
  kit.check(["C-01"], wrong === undefined, got, { call: wrong });
  const isThere = all.some((one) => !isOther(one));
  kit.check(["C-01", "Q-38"], isThere, () => `the ${kind} of an upload caused no call that shows it`, {
    part: "sends",
  });
  const lacks = (one: ReceivedCall) => lacksOf(one, settingsOf(webhook, settings));
  for (const id of own.length > 0 ? (["C-02", "C-03"] as const) : []) {
    const bare = own.find((one) => lacks(one).has(id));
    const because = () =>
      `the ${kind} of an upload caused a call without what its webhook has: ${bare && lacks(bare).get(id)}`;
    kit.check([id], !bare, because, { part: kind, call: bare });
  }
  // An empty call beside one with a payload is a ping of the address.
  const [none] = template === null && all.every(({ body }) => isNoPayload(body, wholeTemplate)) ? all : [];
  const said = () => `with /custom_payload null the body for the ${kind} of an upload is ${show(none?.body)}`;
  if (template === null && all.length > 0) kit.check(["C-05"], !none, said, { part: kind, call: none });
  // A call that shows another identifier is for an event of others. Only a ping of the address may come besides.
  const { id } = event;
  const isOfNobody = ({ body }: ReceivedCall) => {
    const values = valuesIn(body);
    return values && (values.id === id || values.id === "" || values.id.includes("{{"));
  };
  const shown = (own.length > 0 ? own : all).find(isOfNobody) ?? own[0];
  if (template !== null && !wrong && shown) {
    const made = () =>
      `for the ${kind} of upload ${id} the template ${show(wholeTemplate)} rendered ${show(shown.body)}`;
    const isRight = isRendered(shown.body, { event: kind, entity: "upload", id });
    kit.check(["C-04"], isRight, made, { part: kind, call: shown });
  }
  return own.flatMap((one) => wordIn(kit, one, { ...event, template }) ?? []).at(0);
}

/** Each of several events calls the webhook, in elements of their own and in one, the last one too. */
async function severalTogether(callers: readonly Calling[], words: Words): Promise<void> {
  // Without a word for each kind, calls do not show which event they are for.
  const [shown] = [...words].filter(([, each]) => new Set(each.values()).size === kinds.length);
  if (!shown) return;
  const [template, each] = shown;
  const lists = [kinds.flatMap((kind) => uploadEvents(kind)), uploadEvents(...kinds)];
  await inRounds(callers, lists, async (pairs) => {
    const ones: (Calling & { events: JsonObject[]; missing: EventKind[] })[] = [];
    for (const [caller, events] of pairs) {
      const asked = { enabled: true, events, custom_payload: template };
      if (await configured(caller, asked, ["C-01"])) ones.push({ ...caller, events, missing: [] });
    }
    const [first] = ones;
    if (!first) return;
    const { problem } = await live(first, async (kind, { id, problem }) => {
      const calls = ones.map(async ({ kit, inbox, url, missing }) => {
        const isIt = (call: ReceivedCall) => wordIn(kit, call, { id, url, template }) === each.get(kind);
        if (!(await inbox.next((one) => isAt(one, url) && isIt(one), callTimeout(kit)))) missing.push(kind);
      });
      if (problem === undefined) await Promise.all(calls);
    });
    for (const { kit, events, missing } of ones) {
      const because = () =>
        `a webhook with the events ${show(events)} was not called for the ${missing.join(" and the ")} of an upload`;
      if (missing.length > 0) kit.check(["C-01"], false, because);
      else if (problem === undefined) kit.held(["C-01"], { part: "each" });
    }
  });
}
