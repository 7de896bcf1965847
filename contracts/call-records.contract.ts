import { type Contract, type ReceivedCall, type StatementId, show } from "../src/kit/index.js";
import { isAt, isRendered, lacksOf, markOf, showsId, wholeTemplate } from "./judge/call.js";
import { callTimeout, configured, expectCall, settingsOf } from "./steps/calls.js";
import { type Controlled, watchByClock } from "./steps/later-calls.js";

const block = (id: string) => ({ id, type: "item", attributes: { text: textOf(id) }, relationships: {} });
const textOf = (id: string) => `Inside ${id}`;

/** A record with blocks of its own: single, in a list and in a text. One of them has a block inside. */
function recordWith(id: string, title: string, word: string) {
  const named = (where: string) => `${word}-${where}`;
  const body = { ...block(named("body")), attributes: { text: textOf(named("body")), inner: block(named("inner")) } };
  const list = [block(named("first")), block(named("second"))];
  const text = { blocks: [block(named("text"))] };
  const localized = { en: [block(named("localized"))] };
  const relationships = { item_type: { data: { id: "44", type: "item_type" } } };
  return {
    record: { id, type: "item", attributes: { title, body, list, text, localized }, relationships },
    outer: ["body", "first", "second", "text", "localized"].map(named),
    inner: named("inner"),
  };
}

const ofRecords = {
  headers: { "X-Standin-Record": "any" },
  http_basic_user: "ada",
  http_basic_password: "Any-record-1",
};

const recordEvents = ["publish", "create", "update", "unpublish", "delete"] as const;
type RecordEvent = (typeof recordEvents)[number];

/** What happens to a record while blocks are expanded or not: each event with both, and the setting changes back. */
const nestedEvents = [
  [true, ["publish", "create", "delete"]],
  [false, recordEvents],
  [true, ["update", "unpublish"]],
] as const;

/** Records in the payload, with their blocks expanded or not. */
export const callNestedItems: Contract = {
  id: "call-nested-items",
  ids: ["C-07", "Q-54"],
  title: "nested_items_in_payload expands the blocks of a record, and without it they are not expanded",
  serialGroup: "control",
  needs: ["callback", "records"],
  async run(kit) {
    const events = [{ entity_type: "item", event_types: [...recordEvents] }];
    const watched = await watchByClock(kit, { events, ...ofRecords, nested_items_in_payload: true });
    const plain = await watched.beside({ events, nested_items_in_payload: false });
    for (const [nested, types] of nestedEvents) {
      const ids = nested ? (["C-07"] as const) : (["C-07", "Q-54"] as const);
      if (!(await configured(watched, { nested_items_in_payload: nested }, ids))) return;
      for (const type of types) if (!(await checkBlocks(watched, type, nested, ids))) return;
    }
    const expanded = plain?.inbox.calls.find(({ body }) => body.includes(textOf("block-body")));
    const because = () =>
      `a webhook without nested_items_in_payload was called with blocks expanded, beside one with it: ${show(expanded?.body)}`;
    kit.check(["C-07"], expanded === undefined, because, { part: "plain", call: expanded });
    if (!(await configured(watched, { custom_payload: wholeTemplate }, ["C-04"]))) return;
    for (const event of ["publish", "unpublish"] as const) {
      const { call } = await raiseOfRecord(watched, event, ["C-04"]);
      const made = () =>
        `for the ${event} of a record the template ${show(wholeTemplate)} rendered ${show(call?.body)}`;
      const wanted = { event, entity: "item", id: watched.id };
      if (call && !isRendered(call.body, wanted)) kit.check(["C-04"], false, made, { call });
    }
    await checkListed(watched);
  },
};

/** Of the events of records, only those that a webhook lists call it, and each of two at the same time. */
async function checkListed(watched: Controlled): Promise<void> {
  const { kit, id, control, inbox } = watched;
  const events = [{ entity_type: "item", event_types: ["create", "unpublish"] }];
  if (!(await configured(watched, { events }, ["C-01"]))) return;
  const raise = (event_type: RecordEvent, of: string) =>
    control.raise({ entity_type: "item", event_type, entity: recordWith(of, "Listed", "listed").record });
  const callFor = (of: string) => (call: ReceivedCall) => isAt(call, watched.url) && showsId(call.body, of);
  await raise("publish", `${id}-published`);
  const both = [`${id}-one`, `${id}-two`];
  await Promise.all(both.map((one) => raise("create", one)));
  for (const one of both) {
    const call = await inbox.next(callFor(one), callTimeout(kit));
    const because = () => `two records were created at the same time, and record ${one} caused no call`;
    if (!call) kit.check(["C-01"], false, because);
  }
  const other = inbox.calls.find(callFor(`${id}-published`));
  const because = () => `a record was published, and a webhook was called that lists ${show(events)}`;
  if (other) kit.check(["C-01"], false, because, { call: other });
}

/** Resolves with whether the payload shows the blocks of the record in some form. */
async function checkBlocks(
  watched: Controlled,
  type: RecordEvent,
  nested: boolean,
  ids: readonly StatementId[],
): Promise<boolean> {
  const { kit } = watched;
  const { call, outer, inner } = await raiseOfRecord(watched, type, ids);
  if (!call) return false;
  // Anywhere in the payload, since its shape is open.
  const isThere = (one: string) => call.body.includes(JSON.stringify(one));
  const [shown, expanded] = [outer.filter(isThere), [...outer, ...inner].filter((one) => isThere(textOf(one)))];
  if (nested && shown.length === 0 && expanded.length === 0) {
    kit.notVerified(["C-07", "Q-54"], "the default payload shows no blocks of the record (its shape is open)");
    return false;
  }
  const told = () =>
    `with nested_items_in_payload ${nested}, the payload for the ${type} of a record has the block ids ${show(shown)} and the texts of the blocks ${show(expanded)}`;
  const wanted = nested ? outer.length + inner.length : 0;
  kit.check(["C-07"], expanded.length === wanted, told, { part: nested ? "expanded" : "plain", call });
  if (!nested) kit.check(["Q-54"], shown.length === outer.length && expanded.length === 0, told, { call });
  return true;
}

/** Raises an event of a record. Resolves with its call, which has what its webhook has, and with the blocks that it may show. */
async function raiseOfRecord(watched: Controlled, event_type: RecordEvent, ids: readonly StatementId[]) {
  const { kit, id, control, marks, webhook } = watched;
  const mark = markOf(kit.unique());
  marks.push(mark);
  const now = recordWith(id, mark, "block");
  const previous = event_type === "update" ? [recordWith(id, "Before", "former")] : [];
  const before = previous.map(({ record }) => ({ previous_entity: record }));
  const related = event_type === "create" ? [recordWith(`${id}-related`, "Related", "related")] : [];
  const beside = related.length > 0 ? { related_entities: related.map(({ record }) => record) } : {};
  await control.raise({ entity_type: "item", event_type, entity: now.record, ...before[0], ...beside });
  const event = { mark, id, url: watched.url, problem: undefined };
  const call = await expectCall(watched, event, ids, "an event of a record");
  const lacks = call && lacksOf(call, settingsOf(webhook, ofRecords));
  for (const [one, lack] of lacks ?? []) {
    const because = () => `the ${event_type} of a record caused a call without what its webhook has: ${lack}`;
    kit.check([one], false, because, { call });
  }
  const all = [now, ...previous, ...related];
  return { call, outer: all.flatMap(({ outer }) => outer), inner: all.map(({ inner }) => inner) };
}
