import { type Contract, show } from "../src/kit/index.js";
import { markOf } from "./judge/call.js";
import { configured, expectCall } from "./steps/calls.js";
import { watchByClock } from "./steps/retries.js";

const blockOf = (id: string) => ({ id, type: "item", attributes: { text: `Inside ${id}` }, relationships: {} });
const recordOf = (id: string, title: string) => ({
  id,
  type: "item",
  attributes: { title, body: blockOf("b1"), list: [blockOf("b2")] },
  relationships: { item_type: { data: { id: "44", type: "item_type" } } },
});

/** Records in the payload, with their blocks expanded or not. */
export const callNestedItems: Contract = {
  id: "call-nested-items",
  ids: ["C-07", "Q-54"],
  title: "nested_items_in_payload expands the blocks of a record, and without it they are not expanded",
  serialGroup: "control",
  needs: ["callback", "records"],
  async run(kit) {
    const events = [{ entity_type: "item", event_types: ["publish"] }];
    const watched = await watchByClock(kit, { events, nested_items_in_payload: true });
    const { control, marks } = watched;
    for (const [nested, ids] of [
      [true, ["C-07"]],
      [false, ["C-07", "Q-54"]],
      [true, ["C-07"]],
    ] as const) {
      if (!(await configured(watched, { nested_items_in_payload: nested }, ids))) return;
      const mark = markOf(kit.unique());
      marks.push(mark);
      await control.raise({ entity_type: "item", event_type: "publish", entity: recordOf(watched.id, mark) });
      const event = { mark, id: watched.id, url: watched.url, problem: undefined };
      const call = await expectCall(watched, event, ids, "an event of a record");
      if (!call) return;
      // Anywhere in the payload, since its shape is open.
      const [shown = [], expanded = []] = [
        ["b1", "b2"],
        ["Inside b1", "Inside b2"],
      ].map((all) => all.filter((one) => call.body.includes(JSON.stringify(one))));
      if (nested && shown.length === 0 && expanded.length === 0) {
        kit.notVerified(this.ids, "the default payload shows no blocks of the record (its shape is open)");
        return;
      }
      const told = () =>
        `with nested_items_in_payload ${nested}, the payload has the block ids ${show(shown)} and the block texts ${show(expanded)}`;
      kit.check(["C-07"], expanded.length === (nested ? 2 : 0), told, {
        part: nested ? "expanded" : "plain",
      });
      if (!nested) kit.check(["Q-54"], shown.length === 2 && expanded.length === 0, told);
    }
  },
};
