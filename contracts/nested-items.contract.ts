import { type Contract, show, valueAt } from "../src/kit/index.js";
import { markOf } from "./steps/call-marks.js";
import { configured, expectCall, payloadOf } from "./steps/calls.js";
import { watchByClock } from "./steps/retries.js";

const block = { id: "b1", type: "item", attributes: { text: "Inside" }, relationships: {} };
const recordOf = (id: string, title: string) => ({
  id,
  type: "item",
  attributes: { title, body: block, list: [{ ...block, id: "b2" }] },
  relationships: { item_type: { data: { id: "44", type: "item_type" } } },
});

/** Records in the payload, with their blocks expanded or not. */
export const callNestedItems: Contract = {
  id: "call-nested-items",
  ids: ["C-07", "Q-35"],
  title: "with nested_items_in_payload a record's blocks are expanded, without they are shown by their ids",
  serialGroup: "control",
  needs: ["callback", "control"],
  async run(kit) {
    const events = [{ entity_type: "item", event_types: ["publish"] }];
    const watched = await watchByClock(kit, { events, nested_items_in_payload: true });
    const { control, marks } = watched;
    for (const [nested, id] of [
      [true, "C-07"],
      [false, "Q-35"],
      [true, "C-07"],
    ] as const) {
      if (!(await configured(kit, watched, { nested_items_in_payload: nested }, [id]))) return;
      const mark = markOf(kit.unique());
      marks.push(mark);
      await control.raise({ entity_type: "item", event_type: "publish", entity: recordOf(watched.id, mark) });
      const event = { mark, id: watched.id, url: watched.url, problem: undefined };
      const call = await expectCall(kit, watched, event, [id], "an event of a record");
      if (!call) return;
      const payload = payloadOf(call);
      const [one, other] = ["/entity/attributes/body", "/entity/attributes/list/0"].map((at) => valueAt(payload, at));
      const isShown = nested
        ? valueAt(one, "/attributes/text") === "Inside" && valueAt(other, "/attributes/text") === "Inside"
        : one === "b1" && other === "b2";
      kit.check(
        [id],
        isShown,
        () => `with nested_items_in_payload ${nested} the blocks are ${show(one)} and ${show(other)}`,
      );
    }
  },
};
