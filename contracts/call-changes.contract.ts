import { type JsonObject, type ReceivedCall, type StatementId, show } from "../src/kit/index.js";
import { describe, isAt, lacksOf, likenessOf, showMarks } from "./judge/call.js";
import {
  type Calling,
  callContract,
  callTimeout,
  causeEvent,
  expectCall,
  settingsOf,
  uploadEvents,
} from "./steps/calls.js";

/** Updates of one setting each. A call shows the new one, if there is a rule about it. */
interface Change {
  updates: readonly JsonObject[];
  rule?: StatementId;
}

const header = "X-Standin-Change";
/** The start of a template. */
const changed = '{"changed":';
const start = {
  ...{ headers: { [header]: "before", "X-Standin-Other": "stays" } },
  ...{ http_basic_user: "ada", http_basic_password: "Before-change-1" },
};

/** Every setting, those that no call shows first: they must leave the others as they are. */
async function changesOf({ kit, inbox, webhook }: Calling): Promise<Change[]> {
  const { auto_retry: retries = false, payload_api_version: version, custom_payload: template } = await webhook.read();
  const unseen: JsonObject[] = [
    { name: `Standin ${kit.unique()}` },
    { events: uploadEvents("update") },
    { enabled: false },
    { enabled: true },
    { auto_retry: !retries },
    { nested_items_in_payload: true },
    ...(template === undefined ? [] : [{ custom_payload: template }]),
    ...(typeof version === "string" ? [{ payload_api_version: version }] : []),
  ];
  const mayChange = (fields: JsonObject) => Object.keys(fields).every((name) => webhook.mayTouch(name));
  const seen: Change[] = [
    { updates: [{ headers: { [header]: "after", "X-Standin-Other": "stays" } }], rule: "C-02" },
    { updates: [{ http_basic_password: "After-change-1" }], rule: "C-03" },
    { updates: [{ http_basic_user: "eve" }], rule: "C-03" },
    { updates: [{ url: `${inbox.url}/changed-alone` }], rule: "C-02" },
    { updates: [{ custom_payload: `${changed}"{{event_type}} {{#entity}}{{id}}{{/entity}}"}` }], rule: "C-04" },
  ];
  return [{ updates: unseen.filter(mayChange) }, ...seen.filter(({ updates }) => updates.every(mayChange))];
}

/** What a call lacks of what its webhook has, by rule. */
function lacksIn(call: ReceivedCall, { webhook, url }: Calling, has: JsonObject): Map<StatementId, string> {
  const lacks = lacksOf(call, settingsOf(webhook, has));
  if (!isAt(call, url)) lacks.set("C-02", `the call went to ${call.path}`);
  if (String(has.custom_payload).startsWith(changed) && !call.body.startsWith(changed))
    lacks.set("C-04", describe(call));
  return lacks;
}

/** Each setting is changed alone between two events. The next call must have it, and the others as they were. */
export const callChanges = callContract(
  {
    id: "call-changes",
    ids: ["C-02", "C-03", "C-04"],
    title: "settings that change between two events apply to the next call, and no other setting changes with them",
    settings: start,
  },
  async (calling) => {
    // A service that caches webhooks has cached this one after its first call.
    if (!(await expectCall(calling, await causeEvent(calling), ["C-02"], "an update of an upload"))) return;
    let has: JsonObject = start;
    let areAllSeen = true;
    for (const change of await changesOf(calling)) {
      has = Object.assign({}, has, ...change.updates);
      areAllSeen = (await changeAlone(calling, change, has)) && areAllSeen;
    }
    if (areAllSeen) calling.kit.held(["C-02", "C-03"], { part: "kept" });
  },
);

/** Resolves with whether the change was made, and a call was seen after it. */
async function changeAlone(calling: Calling, { updates, rule }: Change, has: JsonObject): Promise<boolean> {
  const { kit, webhook, inbox, marks } = calling;
  let isMade = true;
  for (const fields of updates) {
    const outcome = await webhook.send(fields);
    isMade &&= outcome.accepted;
    if (outcome.accepted || !rule) continue;
    const because = `the webhook did not accept only ${show(fields)}: ${outcome.told}`;
    kit.notVerified([rule], because, { exchange: outcome.shown });
    return false;
  }
  const names = [...new Set(updates.flatMap((fields) => Object.keys(fields)))];
  if (names.includes("url")) calling.url = String(has.url);
  // If reads may lag, calls may lag too.
  if (kit.api.readLag > 0) await kit.ports.sleep(kit.api.readLag);
  const isMarked = showMarks(inbox.calls, marks);
  const event = await causeEvent(calling);
  const what = `an update after a change of only ${names.join(", then of ")}`;
  const isNew = (call: ReceivedCall) => !rule || !lacksIn(call, calling, has).has(rule);
  const isIt = (call: ReceivedCall) => likenessOf(call, event, marks) !== "no" && isNew(call);
  // A template shows no mark. Anything else without one, such as a ping of a new address, is no call for the event.
  const expected = rule === "C-04" ? { ...event, isIt } : event;
  const call =
    isMarked || event.problem !== undefined
      ? await expectCall(calling, expected, [rule ?? "C-02"], what)
      : await inbox.next(isIt, callTimeout(kit));
  if (!call) {
    // A call with the previous settings may be a second call for the previous event.
    if (!isMarked && rule)
      kit.notVerified([rule], `calls do not show their event, and ${what} caused none that shows it`);
    return false;
  }
  if (rule) kit.check([rule], isNew(call), () => `${what} caused a call with the old settings: ${describe(call)}`);
  if (!calling.isVague && likenessOf(call, event, marks) !== "sure") return false;
  const lacks = lacksIn(call, calling, has);
  for (const id of ["C-02", "C-03"] as const) {
    if (id === rule) continue;
    const because = () => `${what} caused a call without what the webhook had before: ${lacks.get(id)}`;
    kit.check([id], !lacks.has(id), because, { exchange: webhook.lastRead, readings: ["R-05", "R-07"] });
  }
  return isMade;
}
