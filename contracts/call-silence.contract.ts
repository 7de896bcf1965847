import type { JsonObject, Kit } from "../src/kit/index.js";
import { describe, likenessOf, showMarks } from "./judge/call.js";
import { callContract, causeEvent, configured, expectCall, uploadEvents } from "./steps/calls.js";
import { expectSilence, waitForMore } from "./steps/later-calls.js";

const ofRecords = (...event_types: string[]): JsonObject => ({ entity_type: "item", event_types });

/** Settings with which an update of an upload causes no call. */
function silencesOf(kit: Kit): readonly (readonly [settings: JsonObject, part: string, what: string])[] {
  // A binding need not name events of records.
  const records = ["item.create", "item.update"].every((one) => isNamed(kit, one))
    ? [ofRecords("create", "update")]
    : [];
  const others = records.length > 0 ? ", and for updates of records" : "";
  const ofOthers = "an update of an upload, although the webhook asks only for records,";
  return [
    [{ enabled: false }, "silent", "an event of a disabled webhook"],
    [{ enabled: true, events: [] }, "kinds", "an event of a webhook without events"],
    [
      { enabled: true, events: [...uploadEvents("create", "delete"), ...records] },
      "kinds",
      `an update of an upload, although the webhook asks only for its creation and deletion${others},`,
    ],
    ...(records.length > 0 ? [[{ enabled: true, events: records }, "entities", ofOthers] as const] : []),
  ];
}

/** A webhook gets no call for an event that it does not list. */
export const callSilence = callContract(
  {
    id: "call-silence",
    ids: ["C-01"],
    title: "a disabled webhook, or one for other events, is not called, and calls resume when it is enabled",
  },
  async (calling) => {
    const { kit, inbox, marks } = calling;
    if (!(await expectCall(calling, await causeEvent(calling), ["C-01"], "an update of an upload"))) return;
    const before = marks.length;
    for (const [settings, part, what] of silencesOf(kit)) await expectSilence(calling, settings, { part, what });
    const switchedOff = marks[before] ?? "";
    // Records first, since an upload may not be the last of the events.
    const records = isNamed(kit, "item.create") ? [ofRecords("create")] : [];
    if (!(await configured(calling, { enabled: true, events: [...records, ...uploadEvents("update")] }, ["C-01"])))
      return;
    const event = await causeEvent(calling);
    const again = await expectCall(calling, event, ["C-01"], "an event of the last element of /events");
    if (!again) return;
    kit.held(["C-01"], { part: "sends" });
    // Events from the time when it was disabled cause no calls later, as far as calls show marks.
    if (!showMarks(inbox.calls, marks)) return;
    await waitForMore(kit, true);
    const off = { mark: switchedOff, id: "", url: calling.url };
    const late = inbox.calls.find((call) => likenessOf(call, off, marks) === "sure");
    const because = () => `an event of a disabled webhook caused a call later: ${late && describe(late)}`;
    kit.check(["C-01"], late === undefined, because, { call: late });
  },
);

const isNamed = ({ api }: Kit, event: string) => event in (api.target.wire.events ?? { [event]: true });
