import {
  type Contract,
  type ControlledEnvironment,
  type Exchange,
  type Fixture,
  type Inbox,
  type JsonObject,
  type Kit,
  show,
  valueAt,
} from "../src/kit/index.js";
import { causeEvent, expectCall, payloadOf, plainSettings, setUpCalls } from "./steps/calls.js";

/** A webhook in an environment whose clock can be moved, and an event that calls it. */
interface Controlled extends ControlledEnvironment {
  webhook: Fixture;
  inbox: Inbox;
  raise(): Promise<unknown>;
}

const event = { entity_type: "upload", event_type: "update", entity: { id: "1", type: "upload", attributes: {} } };

async function setUp(kit: Kit, fields: JsonObject): Promise<Controlled> {
  const environment = kit.control();
  const inbox = await kit.inbox();
  const webhook = await environment.make("webhook", { ...plainSettings(inbox), ...fields });
  const { control } = environment;
  const raise = async () => {
    await control.raise(event);
    // A move of the clock, even by nothing, is answered when no call is on its way any more: so none is waited for.
    await control.advance("0s");
  };
  return { ...environment, webhook, inbox, raise };
}

/** The calls that come while the clock is moved; what a move starts has ended when it is answered. */
async function callsAfter({ control, inbox }: Controlled, ...times: string[]): Promise<number> {
  const before = inbox.calls.length;
  for (const time of times) await control.advance(time);
  return inbox.calls.length - before;
}

/** A call that fails is made again, at least twice; by a moved clock, else by waiting. */
export const callRetries: Contract = {
  id: "call-retries",
  ids: ["C-08"],
  title: "with auto_retry a call that fails is retried several times, until it succeeds",
  serialGroup: "control",
  needs: ["callback"],
  async run(kit) {
    if (!kit.isStandin) return waitForRetries(kit);
    for (const failing of [500, "hang up"] as const) {
      const controlled = await setUp(kit, { auto_retry: true });
      const { inbox, raise, webhook } = controlled;
      inbox.respond(failing, failing, 200);
      await raise();
      if (!(await expectCall(kit, controlled, ["C-08"], "an event"))) return;
      const first = await callsAfter(controlled, "2m");
      const second = await callsAfter(controlled, "6m");
      const told = () =>
        `a call that failed (${failing}) was retried ${first + second} times in 8 minutes, once after 2 and once after 6`;
      kit.check(["C-08"], first + second >= 2, told, { exchange: webhook.lastRead });
      const bodies = inbox.calls.map((call) => valueAt(payloadOf(call), "/entity/id"));
      kit.check(
        ["C-08"],
        bodies.every((id) => id === "1"),
        () => `the retries were about ${show(bodies as string[])}`,
      );
      const more = await callsAfter(controlled, "30m", "1h", "3d");
      kit.check(["C-08", "Q-21"], more === 0, () => `a call that had succeeded was made ${more} times more`);
    }
  },
};

async function waitForRetries(kit: Kit): Promise<void> {
  const { patience } = kit.api.target;
  if (patience === 0) {
    kit.notVerified(["C-08"], "the target's clock cannot be moved; --patience says how long to wait for retries");
    return;
  }
  const calling = await setUpCalls(kit, ["C-08"], { auto_retry: true });
  if (!calling) return;
  calling.inbox.respond(500);
  await causeEvent(kit, calling);
  if (!(await expectCall(kit, calling, ["C-08"], "an update"))) return;
  const end = kit.ports.now() + patience;
  let retries = 0;
  while (retries < 2 && (await calling.inbox.next(() => true, Math.max(0, end - kit.ports.now())))) retries++;
  calling.inbox.respond(200);
  if (retries >= 2) kit.check(["C-08"], true, () => "");
  else
    kit.notVerified(
      ["C-08"],
      `${retries} retries came in ${patience} ms, and the spec does not say how long they take; see --patience`,
    );
}

/** How often, how far apart, and with which settings. */
export const callRetrySchedule: Contract = {
  id: "call-retry-schedule",
  ids: ["Q-21", "Q-26", "Q-35"],
  title: "seven retries at 2 min, 6 min, 30 min, 1 h, 5 h, 1 day and 2 days, each with the newest settings",
  serialGroup: "control",
  needs: ["callback", "control"],
  async run(kit) {
    await countRetries(kit);
    await changeMeanwhile(kit);
    await failOtherwise(kit);
    const controlled = await setUp(kit, { auto_retry: false });
    controlled.inbox.respond(500);
    await controlled.raise();
    if (!(await expectCall(kit, controlled, ["Q-35"], "an event"))) return;
    const retried = await callsAfter(controlled, "4d");
    kit.check(["Q-35"], retried === 0, () => `with /auto_retry false a call was retried ${retried} times`);
  },
};

const spacings = [120, 360, 1800, 3600, 18_000, 86_400, 172_800];

async function countRetries(kit: Kit): Promise<void> {
  const controlled = await setUp(kit, { auto_retry: true });
  const { inbox, control } = controlled;
  inbox.respond(500);
  await controlled.raise();
  const first = await expectCall(kit, controlled, ["Q-21"], "an event");
  if (!first) return;
  let last = Date.parse(String(payloadOf(first)?.event_triggered_at));
  for (const [index, seconds] of spacings.entries()) {
    const before = inbox.calls.length;
    // The clock runs on by itself, too: when a retry was due is asked, not measured.
    const due = dueTimes(await control.advance(`${seconds}s`));
    const made = inbox.calls.length - before;
    const apart = due.map((at, nth) => (at - (due[nth - 1] ?? last)) / 1000);
    const isKept = made === 1 && due.length === 1 && apart.every((one) => one === seconds || Number.isNaN(one));
    const told = () =>
      `retry ${index + 1} is due ${seconds} s after the one before; in ${seconds} s there came ${made}, after ${show(apart)} s`;
    kit.check(["Q-21"], isKept, told);
    last = due.at(-1) ?? Number.NaN;
  }
  const more = await callsAfter(controlled, "9d");
  kit.check(["Q-21"], more === 0, () => `after seven retries there were ${more} more`);
  const counts = inbox.calls.map((call) => payloadOf(call)?.attempted_auto_retries_count ?? null);
  const isCounted = counts.every((count, index) => count === index);
  kit.check(["Q-22"], isCounted, () => `/attempted_auto_retries_count went ${show(counts)}`);
}

/** When what ran in a move of the clock was due, in milliseconds. */
const dueTimes = ({ json }: Exchange): number[] =>
  [valueAt(json, "/ran") ?? []].flat().map((one) => Date.parse(String(valueAt(one, "/at"))));

/** Success is any 2xx, and nothing else; redirects are not followed. */
async function failOtherwise(kit: Kit): Promise<void> {
  const controlled = await setUp(kit, { auto_retry: true });
  controlled.inbox.respond(404, 302, 204);
  await controlled.raise();
  if (!(await expectCall(kit, controlled, ["Q-21"], "an event"))) return;
  for (const [time, count, response] of [
    ["2m", 1, 404],
    ["6m", 1, 302],
    ["4d", 0, 204],
  ] as const) {
    const made = await callsAfter(controlled, time);
    kit.check(
      ["Q-21"],
      made === count,
      () => `a call that was answered ${response} was made ${made} times more in ${time}`,
    );
  }
}

async function changeMeanwhile(kit: Kit): Promise<void> {
  const controlled = await setUp(kit, { auto_retry: true, headers: { "X-Standin-Time": "old" } });
  const { inbox, webhook, raise } = controlled;
  inbox.respond(500);
  await raise();
  if (!(await expectCall(kit, controlled, ["Q-26"], "an event"))) return;
  await webhook.send({ headers: { "X-Standin-Time": "new" } });
  await callsAfter(controlled, "2m");
  const sent = inbox.calls.at(-1)?.headers["x-standin-time"];
  kit.check(["Q-26"], sent === "new", () => `a retry was sent with the header ${show(sent)}, which had been changed`);
  await webhook.send({ enabled: false });
  const retried = await callsAfter(controlled, "6m", "30m");
  kit.check(["Q-26"], retried === 0, () => `a webhook that was disabled was retried ${retried} times`);
  await webhook.send({ enabled: true });
  const again = await callsAfter(controlled, "4d");
  kit.check(
    ["Q-26"],
    again === 0,
    () => `retries that had ended came ${again} times after the webhook was enabled again`,
  );
}

const block = { id: "b1", type: "item", attributes: { text: "Inside" }, relationships: {} };
const record = {
  id: "r1",
  type: "item",
  attributes: { title: "A record", body: block, list: [{ ...block, id: "b2" }] },
  relationships: { item_type: { data: { id: "44", type: "item_type" } } },
};

/** Records in the payload, with their blocks expanded or not. */
export const callNestedItems: Contract = {
  id: "call-nested-items",
  ids: ["C-07", "Q-35"],
  title: "with nested_items_in_payload a record's blocks are expanded, without they are shown by their ids",
  serialGroup: "control",
  needs: ["callback", "control"],
  async run(kit) {
    const events = [{ entity_type: "item", event_types: ["publish"] }];
    const controlled = await setUp(kit, { events, nested_items_in_payload: true });
    const { control, webhook } = controlled;
    for (const [nested, id] of [
      [true, "C-07"],
      [false, "Q-35"],
      [true, "C-07"],
    ] as const) {
      await webhook.send({ nested_items_in_payload: nested });
      await control.raise({ entity_type: "item", event_type: "publish", entity: record });
      const call = await expectCall(kit, controlled, [id], "an event of a record");
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
