import {
  type Contract,
  type Fixture,
  type JsonObject,
  type Kit,
  type ReceivedCall,
  readResource,
  show,
  told,
} from "../src/kit/index.js";
import { describe, eventTypeOf, isAt, likenessOf, showMarks } from "./judge/call.js";
import {
  type Calling,
  callTimeout,
  causeEvent,
  configured,
  expectCall,
  setUpCalls,
  uploadEvents,
} from "./steps/calls.js";
import { eventTypes } from "./steps/event-words.js";
import { asksForMore, expectSilence, waitForMore } from "./steps/silence.js";

/** Settings with which an update of an upload causes no call. */
const silences: readonly (readonly [settings: JsonObject, what: string])[] = [
  [{ enabled: false }, "an event of a disabled webhook"],
  [{ enabled: true, events: [] }, "an event of a webhook without events"],
  [
    { enabled: true, events: uploadEvents("create", "delete") },
    "an update, although the webhook asks only for create and delete,",
  ],
  [
    { enabled: true, events: [{ entity_type: "item", event_types: ["create", "update"] }] },
    "an update of an upload, although the webhook asks only for records,",
  ],
];

/** A webhook gets no call for an event that it does not list. */
export const callSilence: Contract = {
  id: "call-silence",
  ids: ["C-01"],
  title: "a disabled webhook, or one for other events, is not called, and calls resume when it is enabled",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    if (!(await expectCall(calling, await causeEvent(calling), ["C-01"], "an update of an upload"))) return;
    const before = calling.marks.length;
    for (const [settings, what] of silences) await expectSilence(calling, settings, ["C-01"], what);
    const switchedOff = calling.marks[before] ?? "";
    const events = [
      { entity_type: "item", event_types: ["create"] },
      { entity_type: "upload", event_types: ["update"] },
    ];
    if (!(await configured(calling, { enabled: true, events }, ["C-01"]))) return;
    const event = await causeEvent(calling);
    const again = await expectCall(calling, event, ["C-01"], "an event of the second element of /events");
    if (!again) return;
    kit.held(["C-01"], { part: "sends" });
    // Events from the time when it was disabled cause no calls later. Calls without marks do not show which event they
    // are for.
    if (!showMarks(calling.inbox.calls, calling.marks)) return;
    await waitForMore(kit, true);
    const isLate = (call: ReceivedCall) =>
      likenessOf(call, { mark: switchedOff, id: "", url: calling.url }, calling.marks) === "sure";
    const late = calling.inbox.calls.find(isLate);
    const because = () => `an event of a disabled webhook caused a call later: ${late && describe(late)}`;
    kit.check(["C-01"], late === undefined, because);
  },
};

/** Which changes raise an event. */
export const callEvents: Contract = {
  id: "call-events",
  ids: ["C-01", "Q-38", "Q-41", "Q-55"],
  title: "creations, updates and deletions of uploads make calls, in the order of events",
  serialGroup: "calls",
  needs: ["own upload", "own webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    await checkOrder(kit, calling);
    await eachAlone(kit, calling);
  },
};

async function checkOrder(kit: Kit, calling: Calling): Promise<void> {
  const { inbox, marks } = calling;
  const events = [await causeEvent(calling), await causeEvent(calling), await causeEvent(calling)];
  const [last] = events.slice(-1);
  // One call may stand for several events of a resource within seconds, but the newest state is never kept back.
  if (!last || !(await expectCall(calling, last, ["C-01"], "the last of three updates"))) return;
  // A call may show the marks of several events, so calls are counted.
  const isOne = (call: ReceivedCall) => events.some(({ mark }) => call.body.includes(mark));
  const countCalls = () => inbox.calls.filter(isOne).length;
  await inbox.next((call) => isOne(call) && countCalls() >= events.length, callTimeout(kit));
  if (!showMarks(inbox.calls, marks)) {
    kit.notVerified(["Q-41", "Q-55"], "the default payload does not show the update of a call (its shape is open)");
    return;
  }
  const count = countCalls();
  const firsts = events
    .map((event) => inbox.calls.findIndex((call) => likenessOf(call, event, marks) === "sure"))
    .filter((at) => at >= 0);
  const isInOrder = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] ?? 0));
  kit.check(["Q-41"], isInOrder, () => `the calls for three updates arrived at positions ${show(firsts)} of all calls`);
  kit.check(["Q-55"], count >= events.length, () => `three updates caused ${count} calls`);
}

/** A webhook for one kind of event is called only for that kind. */
async function eachAlone(kit: Kit, calling: Calling): Promise<void> {
  for (const kind of ["create", "update", "delete"]) {
    // If the binding has a `callEvent`, the default payload has it too.
    if (kit.api.target.wire.callEvent !== undefined && !(await alone(kit, calling, kind, null))) return;
    if (!(await alone(kit, calling, kind, "{{event_type}} {{#entity}}{{id}}{{/entity}}"))) return;
  }
}

const isShown = async ({ api }: Kit, { spec, id }: Fixture): Promise<boolean> =>
  api.has(spec.operations.read) && (await readResource(api, spec, id)).resource !== undefined;

/** Whether the target accepted these settings. */
async function alone(kit: Kit, calling: Calling, kind: string, template: string | null): Promise<boolean> {
  const { inbox, marks, webhook } = calling;
  const settings = { events: uploadEvents(kind), custom_payload: template };
  if (!(await configured(calling, settings, ["C-01", "Q-38"]))) return false;
  if (await asksForMore(webhook, settings)) {
    kit.notVerified(["C-01", "Q-38"], `the webhook shows /events that differ from ${show(settings.events)}`);
    return false;
  }
  const made = await kit.another("upload");
  const updated = await made.send({ notes: `Notes of the ${kind} alone` });
  const removed = await kit.remove(made);
  kit.check(["Q-29"], removed.status === 200, () => `a deletion returned ${removed.status}`, { exchange: removed });
  const problems: Readonly<Record<string, string | undefined>> = {
    update: updated.accepted ? undefined : updated.told,
    // A deletion may take its time.
    delete:
      kind === "delete" && (await isShown(kit, made))
        ? `${told(removed)}, and a read still shows the upload`
        : undefined,
  };
  const problem = problems[kind];
  const event = { mark: "", id: made.id, url: calling.url, problem };
  // The name of an event is open. A call for an event that was not listed is wrong.
  const isOther = (call: ReceivedCall) => {
    const said = eventTypeOf(kit, call);
    if (template === null) return said !== undefined && said !== kind;
    return eventTypes.some((type) => type !== kind && call.body.toLowerCase().startsWith(`${type} `));
  };
  const call = await expectCall(calling, event, ["C-01", "Q-38"], `the ${kind} of an upload`);
  if (!call) return true;
  // The deletion comes last.
  if (kind !== "delete") await waitForMore(kit, true);
  const likeness = (one: ReceivedCall) => likenessOf(one, event, marks);
  // A default payload need not show the entity.
  const all = inbox.calls.filter((one) => likeness(one) !== "no" && isAt(one, event.url));
  const wrong = all.find((one) => likeness(one) === "sure" && isOther(one));
  const asked = () => `the webhook asks only for ${kind}, but got ${wrong && describe(wrong)}`;
  kit.check(["C-01"], wrong === undefined, asked);
  const isThere = all.some((one) => !isOther(one));
  kit.check(["C-01", "Q-38"], isThere, () => `the ${kind} of an upload caused no call that shows it`, {
    part: "sends",
  });
  return true;
}
