import {
  type Fixture,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  readResource,
  show,
  told,
} from "../src/kit/index.js";
import {
  describe,
  eventTypeOf,
  eventTypes,
  isAt,
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
  settingsOf,
  uploadEvents,
} from "./steps/calls.js";
import { asksForMore, expectSilence, sees, sentinelOf, waitForMore } from "./steps/later-calls.js";

/** Settings with which an update of an upload causes no call. */
const silences: readonly (readonly [settings: JsonObject, part: string, what: string])[] = [
  [{ enabled: false }, "silent", "an event of a disabled webhook"],
  [{ enabled: true, events: [] }, "kinds", "an event of a webhook without events"],
  [
    { enabled: true, events: uploadEvents("create", "delete") },
    "kinds",
    "an update, although the webhook asks only for create and delete,",
  ],
  [
    { enabled: true, events: [{ entity_type: "item", event_types: ["create", "update"] }] },
    "entities",
    "an update of an upload, although the webhook asks only for records,",
  ],
];

/** A webhook gets no call for an event that it does not list. */
export const callSilence = callContract(
  {
    id: "call-silence",
    ids: ["C-01"],
    title: "a disabled webhook, or one for other events, is not called, and calls resume when it is enabled",
  },
  async (calling) => {
    const { kit, inbox, marks } = calling;
    if (!(await bothAreCalled(calling))) return;
    const before = marks.length;
    for (const [settings, part, what] of silences) await expectSilence(calling, settings, { part, what });
    const switchedOff = marks[before] ?? "";
    // Records first, since an upload may not be the last of the events. A binding need not name records.
    const records = isNamed(kit, "item.create") ? [{ entity_type: "item", event_types: ["create"] }] : [];
    if (!(await configured(calling, { enabled: true, events: [...records, ...uploadEvents("update")] }, ["C-01"])))
      return;
    const event = await causeEvent(calling);
    const again = await expectCall(calling, event, ["C-01"], "an event of the last element of /events");
    if (!again) return;
    kit.held(["C-01"], { part: "sends" });
    // Events from the time when it was disabled cause no calls later. Calls without marks do not show which event they
    // are for.
    if (!showMarks(inbox.calls, marks)) return;
    await waitForMore(kit, true);
    const off = { mark: switchedOff, id: "", url: calling.url };
    const late = inbox.calls.find((call) => likenessOf(call, off, marks) === "sure");
    const because = () => `an event of a disabled webhook caused a call later: ${late && describe(late)}`;
    kit.check(["C-01"], late === undefined, because);
  },
);

const isNamed = ({ api }: Kit, event: string) => event in (api.target.wire.events ?? { [event]: true });

/** An event that two webhooks ask for calls both. Resolves with whether the first one is called. */
async function bothAreCalled(calling: Calling): Promise<boolean> {
  const sentinel = await sentinelOf(calling);
  for (const isLast of [false, true]) {
    const event = await causeEvent(calling);
    const isSeen = await sees({ ...calling, isVague: true }, sentinel, event);
    // Whoever calls the second one reaches the kit.
    calling.kit.api.seen.calls.arrived ||= isSeen;
    if (!(await expectCall(calling, event, ["C-01"], "an update of an upload"))) return false;
    if (isSeen) calling.kit.held(["C-01"], { part: "both" });
    if (isSeen || !sentinel) return true;
    const because = () => "two webhooks asked for the updates of uploads, and each update called only one of them";
    if (isLast) calling.kit.check(["C-01"], false, because);
    // A webhook that was just created may miss an event.
    sentinel.isBlind = isLast;
  }
  return true;
}

const settings = {
  headers: { "X-Standin-Event": "any" },
  ...{ http_basic_user: "ada", http_basic_password: "Any-event-1" },
};

/** Which changes raise an event. */
export const callEvents = callContract(
  {
    id: "call-events",
    ids: ["C-01", "C-02", "C-03", "C-04", "Q-38", "Q-41", "Q-55"],
    title: "creations, updates and deletions of uploads make calls, each alone and together, in the order of events",
    needs: ["own upload", "own webhook", "callback"],
    settings,
  },
  async (calling) => {
    await checkOrder(calling);
    await severalTogether(calling, await eachAlone(calling));
    const off = { enabled: false, events: uploadEvents(...kinds), custom_payload: wholeTemplate };
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
    .map((event) => inbox.calls.findIndex((call) => likenessOf(call, event, marks) === "sure"))
    .filter((at) => at >= 0);
  const isInOrder = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] ?? 0));
  kit.check(["Q-41"], isInOrder, () => `the calls for three updates arrived at positions ${show(firsts)} of all calls`);
  kit.check(["Q-55"], count >= events.length, () => `three updates caused ${count} calls`);
}

const kinds = ["create", "update", "delete"] as const;
type EventKind = (typeof kinds)[number];

/**
 * Creates, updates and deletes an upload. A target may merge events of one upload, so each is processed before the
 * next one is caused, as far as a sentinel shows that.
 */
async function live(
  calling: Calling,
  on: (kind: EventKind, event: CausedEvent) => Promise<void> = async () => undefined,
): Promise<CausedEvent> {
  const { kit, url } = calling;
  const sentinel = await sentinelOf(calling);
  const made = await kit.another("upload");
  const happen: Record<EventKind, () => Promise<string | undefined>> = {
    create: async () => undefined,
    async update() {
      const { accepted, told } = await made.send({ notes: "Notes of an update" });
      return accepted ? undefined : told;
    },
    async delete() {
      const removed = await kit.remove(made);
      kit.check(["Q-29"], removed.status === 200, () => `a deletion returned ${removed.status}`, { exchange: removed });
      // A deletion may take its time.
      return (await isShown(kit, made)) ? `${told(removed)}, and a read still shows the upload` : undefined;
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

const isShown = async ({ api }: Kit, { spec, id }: Fixture): Promise<boolean> =>
  api.has(spec.operations.read) && (await readResource(api, spec, id)).resource !== undefined;

/** A webhook for one kind of event is called only for that kind. Resolves with the target's word for each kind. */
async function eachAlone(calling: Calling): Promise<Map<EventKind, string>> {
  const words = new Map<EventKind, string>();
  for (const kind of kinds) {
    // If the binding has a `callEvent`, the default payload has it too.
    const isWorded = calling.kit.api.target.wire.callEvent !== undefined;
    for (const template of isWorded ? [null, wholeTemplate] : [wholeTemplate]) {
      const calls = await alone(calling, kind, template);
      if (!calls) return words;
      const word = calls.flatMap(({ body }) => valuesIn(body)?.event ?? []).at(0);
      if (word !== undefined) words.set(kind, word);
    }
  }
  return words;
}

/** The calls for such events. Undefined if the target does not accept these settings. */
async function alone(
  calling: Calling,
  kind: EventKind,
  template: string | null,
): Promise<readonly ReceivedCall[] | undefined> {
  const { kit, inbox, marks, webhook } = calling;
  const asked = { events: uploadEvents(kind), custom_payload: template };
  if (!(await configured(calling, asked, ["C-01", "C-04", "Q-38"]))) return undefined;
  if (await asksForMore(webhook, asked))
    return kit.notVerified(["C-01", "Q-38"], `the webhook shows /events that differ from ${show(asked.events)}`);
  let call: ReceivedCall | undefined;
  const event = await live(calling, async (now, caused) => {
    if (now === kind) call = await expectCall(calling, caused, ["C-01", "Q-38"], `the ${kind} of an upload`);
  });
  if (!call) return [];
  await waitForMore(kit, true);
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
  kit.check(["C-01"], wrong === undefined, got);
  const isThere = all.some((one) => !isOther(one));
  kit.check(["C-01", "Q-38"], isThere, () => `the ${kind} of an upload caused no call that shows it`, {
    part: "sends",
  });
  const lacks = new Map(own.flatMap((one) => [...lacksOf(one, settingsOf(webhook, settings))]));
  const lacking = () => `the ${kind} of an upload caused a call without what its webhook has`;
  for (const id of ["C-02", "C-03"] as const)
    if (own.length > 0) kit.check([id], !lacks.has(id), () => `${lacking()}: ${lacks.get(id)}`, { part: kind });
  if (template !== null && !wrong) checkRendered(kit, kind, event.id, own.length > 0 ? own : all);
  return own;
}

/** A call that shows another identifier is for an event of others. */
function checkRendered(kit: Kit, kind: EventKind, id: string, calls: readonly ReceivedCall[]): void {
  const isOfNobody = ({ body }: ReceivedCall) => {
    const values = valuesIn(body);
    return values && (values.id === id || values.id === "" || values.id.includes("{{"));
  };
  const call = calls.find(isOfNobody);
  if (!call) return;
  const made = () => `for the ${kind} of upload ${id} the template ${show(wholeTemplate)} rendered ${show(call.body)}`;
  kit.check(["C-04"], isRendered(call.body, { event: kind, entity: "upload", id }), made, { part: kind });
}

/** Each of several events calls the webhook, in elements of their own and in one, the last one too. */
async function severalTogether(calling: Calling, words: ReadonlyMap<EventKind, string>): Promise<void> {
  const { kit, inbox } = calling;
  // Without a word for each kind, calls do not show which event they are for.
  if (new Set(words.values()).size < kinds.length) return;
  for (const events of [kinds.flatMap((kind) => uploadEvents(kind)), uploadEvents(...kinds)]) {
    if (!(await configured(calling, { events, custom_payload: wholeTemplate }, ["C-01"]))) return;
    const missing: string[] = [];
    const { problem } = await live(calling, async (kind, event) => {
      const isIt = ({ body }: ReceivedCall) =>
        valuesIn(body)?.id === event.id && valuesIn(body)?.event === words.get(kind);
      const isCaused = event.problem === undefined;
      const call = isCaused && (await inbox.next((one) => isAt(one, event.url) && isIt(one), callTimeout(kit)));
      if (isCaused && !call) missing.push(kind);
    });
    const because = () =>
      `a webhook with the events ${show(events)} was not called for the ${missing.join(" and the ")} of an upload`;
    if (missing.length > 0) kit.check(["C-01"], false, because);
    else if (problem === undefined) kit.held(["C-01"], { part: "each" });
  }
}
