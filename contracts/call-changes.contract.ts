import { type Contract, type JsonObject, type ReceivedCall, type StatementId, show } from "../src/kit/index.js";
import { bringsCredentials, describe, headerProblem, isAt, likenessOf, showMarks } from "./judge/call.js";
import { type Calling, callTimeout, causeEvent, expectCall, setUpCalls } from "./steps/calls.js";

/** An update of one setting alone. Other contracts change the address in the same update. */
interface Change {
  fields: JsonObject;
  rule: StatementId;
  /** Whether a call shows the new setting. */
  isNew(call: ReceivedCall): boolean;
}

const header = "X-Standin-Change";
const user = "ada";

function changesOf({ inbox, webhook }: Calling): Change[] {
  const url = `${inbox.url}/changed-alone`;
  const changes: Change[] = [
    {
      fields: { headers: { [header]: "after" } },
      rule: "C-02",
      isNew: (call) => headerProblem(call, header, "after") === undefined,
    },
    {
      fields: { http_basic_password: "After-change-1" },
      rule: "C-03",
      isNew: (call) => bringsCredentials(call, `${user}:After-change-1`),
    },
    { fields: { url }, rule: "C-02", isNew: (call) => isAt(call, url) },
    {
      fields: { custom_payload: "changed {{event_type}} {{#entity}}{{id}}{{/entity}}" },
      rule: "C-04",
      isNew: ({ body }) => body.startsWith("changed "),
    },
  ];
  const names = (fields: JsonObject) =>
    ("http_basic_password" in fields ? ["http_basic_user"] : []).concat(Object.keys(fields));
  return changes.filter(({ fields }) => names(fields).every((name) => webhook.mayTouch(name)));
}

/** Each setting is changed alone between two events. The next call must have it. */
export const callChanges: Contract = {
  id: "call-changes",
  ids: ["C-02", "C-03", "C-04"],
  title: "settings that change between two events apply to the next call",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const credentials = { http_basic_user: user, http_basic_password: "Before-change-1" };
    const calling = await setUpCalls(kit, this.ids, { headers: { [header]: "before" }, ...credentials });
    if (!calling) return;
    // A service that caches webhooks has cached this one after its first call.
    if (!(await expectCall(calling, await causeEvent(calling), ["C-02"], "an update of an upload"))) return;
    for (const change of changesOf(calling)) await changeAlone(calling, change);
  },
};

async function changeAlone(calling: Calling, { fields, rule, isNew }: Change): Promise<void> {
  const { kit, webhook, inbox, marks } = calling;
  const outcome = await webhook.send(fields);
  if (!outcome.accepted) {
    const because = `the webhook did not accept only ${show(fields)}: ${outcome.told}`;
    kit.notVerified([rule], because, { exchange: outcome.shown });
    return;
  }
  calling.url = String(fields.url ?? calling.url);
  // If reads may lag, calls may lag too.
  if (kit.api.target.times.readLag > 0) await kit.ports.sleep(kit.api.target.times.readLag);
  const isMarked = showMarks(inbox.calls, marks);
  const event = await causeEvent(calling);
  const what = `an update after a change of only ${Object.keys(fields).join(", ")}`;
  const isIt = (call: ReceivedCall) => likenessOf(call, event, marks) !== "no" && isNew(call);
  const call =
    isMarked || event.problem !== undefined
      ? await expectCall(calling, { ...event, isIt }, [rule], what)
      : await inbox.next(isIt, callTimeout(kit));
  if (call) kit.check([rule], isNew(call), () => `${what} caused a call with the old settings: ${describe(call)}`);
  else if (!isMarked) {
    // A call with the previous settings may be a second call for the previous event.
    kit.notVerified([rule], `calls do not show their event, and ${what} caused none that shows it`);
  }
}
