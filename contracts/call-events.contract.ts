import { type Contract, type Kit, show } from "../src/kit/index.js";
import {
  type Calling,
  causeEvent,
  describe,
  expectCall,
  expectSilence,
  markUpload,
  setUpCalls,
  uploadEvents,
} from "./steps/calls.js";

const shared = { serialGroup: "calls", needs: ["upload", "webhook", "callback"] } as const;

/** Who does not ask for an event is not called. */
export const callSilence: Contract = {
  id: "call-silence",
  ids: ["C-01"],
  title: "a webhook that is disabled, or asks for other events, is not called; switched on again it is",
  ...shared,
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids);
    if (!calling) return;
    const { webhook } = calling;
    const update = () => causeEvent(kit, calling);
    await update();
    if (!(await expectCall(kit, calling, ["C-01"], "an update of an upload"))) return;
    await webhook.send({ enabled: false });
    await expectSilence(kit, calling, ["C-01"], "an event of a disabled webhook", update);
    await webhook.send({ enabled: true, events: [] });
    await expectSilence(kit, calling, ["C-01"], "an event of a webhook without events", update);
    await webhook.send({ events: uploadEvents("create", "delete") });
    await expectSilence(kit, calling, ["C-01"], "an update, where create and delete were asked for,", update);
    await webhook.send({ events: [{ entity_type: "item", event_types: ["create", "update"] }] });
    await expectSilence(kit, calling, ["C-01"], "an update of an upload, where records were asked for,", update);
    await webhook.send({
      events: [
        { entity_type: "item", event_types: ["create"] },
        { entity_type: "upload", event_types: ["update"] },
      ],
    });
    await update();
    const again = await expectCall(kit, calling, ["C-01"], "an event that the second element of /events asks for");
    if (again) kit.check(["C-01"], true, () => "");
  },
};

/** Which changes raise an event. */
export const callEvents: Contract = {
  id: "call-events",
  ids: ["C-01", "Q-38", "Q-41"],
  title: "creations, updates and deletions of uploads make calls, in order; an update of nothing makes none",
  serialGroup: "calls",
  needs: ["own upload", "own webhook", "callback"],
  async run(kit) {
    const calling = await setUpCalls(kit, this.ids, {
      custom_payload: "{{event_type}} {{#entity}}{{id}} {{#attributes}}{{notes}}{{/attributes}}{{/entity}}",
    });
    if (!calling) return;
    await updateNothing(kit, calling);
    const { upload } = calling;
    const marks = [await markUpload(kit, upload), await markUpload(kit, upload), await markUpload(kit, upload)];
    const seen: string[] = [];
    for (const _ of marks) {
      const call = await expectCall(kit, calling, ["C-01"], "an update");
      if (!call) return;
      seen.push(call.body);
    }
    const isInOrder = marks.every((mark, index) => seen[index] === `update ${calling.upload.id} ${mark}`);
    kit.check(["Q-41"], isInOrder, () => `updates with the notes ${show(marks)} made the calls ${show(seen)}`);
    await makeAndDelete(kit, calling);
  },
};

/** What an update of nothing would have called comes before what the next update calls. */
async function updateNothing(kit: Kit, calling: Calling): Promise<void> {
  await calling.upload.send({});
  const mark = await markUpload(kit, calling.upload);
  const call = await expectCall(kit, calling, ["Q-38"], "an update");
  if (!call) return;
  kit.check(["Q-38"], call.body.endsWith(mark), () => `an update of nothing made a call: ${describe(call)}`);
  if (!call.body.endsWith(mark)) await calling.inbox.next(({ body }) => body.endsWith(mark), 500);
}

async function makeAndDelete(kit: Kit, calling: Calling): Promise<void> {
  const { webhook } = calling;
  for (const [kind, other] of [
    ["create", "delete"],
    ["delete", "create"],
  ] as const) {
    await webhook.send({ events: uploadEvents(kind) });
    const made = await kit.another("upload");
    const removed = await kit.remove(made);
    kit.check(["Q-29"], removed.status === 200, () => `a deletion was answered ${removed.status}`, {
      exchange: removed,
    });
    const call = await expectCall(kit, calling, ["C-01", "Q-38"], `the ${kind} of an upload`, ({ body }) =>
      body.includes(made.id),
    );
    const wrong = calling.inbox.calls.find(({ body }) => body.includes(made.id) && !body.startsWith(`${kind} `));
    const asked = () => `${kind} was asked for, and not ${other}, and there is ${wrong && describe(wrong)}`;
    kit.check(["C-01"], wrong === undefined, asked);
    if (!call) continue;
    const isRight = call.body.startsWith(`${kind} `);
    kit.check(["C-01"], isRight, () => `${kind} was asked for, and there is ${describe(call)}; not ${other}`);
    kit.check(["Q-38"], true, () => "");
  }
}
