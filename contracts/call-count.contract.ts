import { type Contract, type JsonObject, type Kit, type ReceivedCall, show } from "../src/kit/index.js";
import { isAt, likenessOf, showMarks, showsId } from "./judge/call.js";
import { type Calling, type CausedEvent, causeEvent, configured, expectCall, setUpCalls } from "./steps/calls.js";
import { waitForMore } from "./steps/silence.js";

/** How many calls an event causes, and which updates are events. */
export const callCount: Contract = {
  id: "call-count",
  ids: ["Q-38", "Q-46"],
  title: "an event causes one call for any number of fields, and an empty or refused update causes none",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { upload } = calling;
    const several = ["author", "copyright", "tags"].filter((field) => upload.mayTouch(field));
    const plain = await step(kit, calling, undefined);
    const many = plain && (await step(kit, calling, undefined, several));
    const nothing = many && (await step(kit, calling, () => upload.send({})));
    const refused = nothing && (await step(kit, calling, () => upload.send({ notes: 7 })));
    if (!refused) return;
    await waitForMore(kit, true);
    const { inbox, marks } = calling;
    const isKnown = showMarks(inbox.calls, marks) || inbox.calls.some(({ body }) => showsId(body, calling.id));
    if (!isKnown) {
      kit.notVerified(this.ids, "the default payload does not show the event of a call (its shape is open)");
      return;
    }
    const once = countOf(calling, plain);
    const told = `one event caused ${once} calls`;
    // A call without a mark may be a late call for another event, and a late call may arrive at another address.
    if (once !== 1 && !showMarks(inbox.calls, marks)) {
      kit.notVerified(this.ids, `${told}, as far as calls without a mark can be distinguished`);
      return;
    }
    kit.check(["Q-46"], once === 1, () => told);
    const ofMany = countOf(calling, many);
    const named = ["notes", ...several].join(", ");
    kit.check(
      ["Q-38"],
      ofMany <= once,
      () => `one update of ${named} caused ${ofMany} calls, but an update of notes caused ${once}`,
    );
    for (const [what, { event, outcome }] of Object.entries({
      "an update of nothing": nothing,
      "a refused update": refused,
    })) {
      // If it is accepted, it is an update like any other.
      if (what === "a refused update" ? !outcome?.refused : !outcome?.accepted) continue;
      const besides = besidesOf(calling, event, once);
      kit.check(["Q-38"], besides === 0, () => `${what} caused ${show(besides)} calls`);
    }
  },
};

interface Step {
  event: CausedEvent;
  /** The calls before the event. */
  earlier: ReadonlySet<ReceivedCall>;
  outcome: Awaited<ReturnType<Calling["upload"]["send"]>> | undefined;
}

/** Sets a new address, runs a step, then causes an event. Its call comes after the calls of the step. */
async function step(
  kit: Kit,
  calling: Calling,
  first: (() => Promise<Step["outcome"]>) | undefined,
  more: readonly string[] = [],
): Promise<Step | undefined> {
  if (!(await configured(calling, {}, ["Q-38", "Q-46"]))) return undefined;
  const { inbox, marks } = calling;
  // If calls show no marks, a late call for the previous event would count for this one.
  if (!showMarks(inbox.calls, marks)) await waitForMore(kit, false);
  const earlier = new Set(inbox.calls);
  const outcome = await first?.();
  const event = await causeEvent(calling, (mark) => ({ notes: mark, ...valuesOf(more, mark) }));
  const call = await expectCall(calling, event, ["C-01"], "an update");
  return call && { event, earlier, outcome };
}

const valuesOf = (fields: readonly string[], mark: string): JsonObject =>
  Object.fromEntries(fields.map((field) => [field, field === "tags" ? [mark] : mark]));

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
