import { type JsonObject, type ReceivedCall, type StatementId, show } from "../src/kit/index.js";
import {
  describe,
  isAt,
  isLike,
  isRendered,
  lacksOf,
  likenessOf,
  pathOf,
  render,
  showMarks,
  type TagValues,
  valuesIn,
  wholeTemplate,
} from "./judge/call.js";
import { hardest, longTexts } from "./spec/hard-texts.js";
import {
  type Calling,
  callContract,
  callTimeout,
  causeEvent,
  configure,
  configured,
  expectCall,
  judgeAfterCalls,
  judgeSettings,
  letAct,
  settingsOf,
  uploadEvents,
} from "./steps/calls.js";
import { waitForMore } from "./steps/later-calls.js";

/** Updates of one setting each. A call shows the new one, if there is a rule about it. */
interface Change {
  updates: readonly JsonObject[];
  rule?: StatementId;
}

const header = "X-Standin-Change";
/** The start of a template. */
const changed = '{"changed":';
/** What is set while the webhook is off counts once it is on. */
const whileOff = (fields: JsonObject): JsonObject[] => [{ enabled: false }, fields, { enabled: true }];
const start = {
  ...{ headers: { [header]: "before", "X-Standin-Other": "stays" } },
  ...{ http_basic_user: "ada", http_basic_password: "Before-change-1" },
};

/** Every setting, those that no call shows first: they must leave the others as they are. */
async function changesOf({ kit, inbox, webhook }: Calling): Promise<Change[]> {
  const shown = await webhook.read();
  const { auto_retry: retries = false, payload_api_version: version, custom_payload: template } = shown;
  const unseen: JsonObject[] = [
    // What is set while the webhook is off counts once it is on.
    ...(JSON.stringify(shown.events ?? null).includes('"create"') ? [{ events: uploadEvents("create") }] : []),
    { enabled: false },
    { events: uploadEvents("update") },
    { auto_retry: !retries },
    { nested_items_in_payload: true },
    ...(template === undefined ? [] : [{ custom_payload: template }]),
    ...(typeof version === "string" ? [{ payload_api_version: version }] : []),
    { enabled: true },
  ];
  const mayChange = (fields: JsonObject) => Object.keys(fields).every((name) => webhook.mayTouch(name));
  const seen: Change[] = [
    { updates: whileOff({ headers: { [header]: "after", "X-Standin-Other": "stays" } }), rule: "C-02" },
    { updates: [{ http_basic_password: "After-change-1" }], rule: "C-03" },
    { updates: [{ http_basic_user: "eve" }], rule: "C-03" },
    { updates: whileOff({ url: `${inbox.url}/changed-alone` }), rule: "C-02" },
    {
      updates: whileOff({ custom_payload: `${changed}"{{event_type}} {{#entity}}{{id}}{{/entity}}"}` }),
      rule: "C-04",
    },
  ];
  const named = { name: `standin-${kit.unique()}` };
  const first = mayChange(named) ? [{ updates: [named] }] : [];
  return [...first, { updates: unseen.filter(mayChange) }, ...seen.filter(({ updates }) => updates.every(mayChange))];
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
    ids: ["C-01", "C-02", "C-03", "C-04"],
    title: "settings that change between two events apply to the next call, and no other setting changes with them",
    settings: start,
  },
  async (calling) => {
    // A service that caches webhooks has cached this one after its first call.
    if (!(await expectCall(calling, await causeEvent(calling), ["C-01", "C-02"], "an update of an upload"))) return;
    calling.kit.held(["C-01"], { part: "sends" });
    const { kit, inbox, marks } = calling;
    // The first call may have been for an earlier event, which shows no mark.
    if (!showMarks(inbox.calls, marks)) await waitForMore(kit, true);
    let has: JsonObject = start;
    const unseen: string[] = [];
    for (const change of await changesOf(calling)) {
      has = Object.assign({}, has, ...change.updates);
      if (!(await changeAlone(calling, change, has))) unseen.push(...change.updates.flatMap((one) => Object.keys(one)));
    }
    const because = `after a change of ${[...new Set(unseen)].join(", ")}, no call could be matched to its event`;
    if (unseen.length > 0) return kit.notVerified(["C-02", "C-03"], because, { part: "kept" });
    kit.held(["C-02", "C-03"], { part: "kept" });
    await judgeAfterCalls(calling, has);
  },
);

/** Resolves with whether the change was made, and a call was seen after it. */
async function changeAlone(calling: Calling, { updates, rule }: Change, has: JsonObject): Promise<boolean> {
  const { kit, webhook, inbox, marks } = calling;
  let isMade = true;
  for (const fields of updates) {
    const outcome = judgeSettings(kit, fields, await webhook.send(fields));
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
  await letAct(kit);
  const isMarked = showMarks(inbox.calls, marks);
  const event = await causeEvent(calling);
  const what = `an update after a change of only ${names.join(", then of ")}`;
  const isNew = (call: ReceivedCall) => !rule || !lacksIn(call, calling, has).has(rule);
  const likely = isMarked ? ["sure"] : ["sure", "maybe"];
  const isIt = (call: ReceivedCall) => likely.includes(likenessOf(call, event, marks)) && isNew(call);
  // Without any call, it is not known whether the webhook is called at all after it was off.
  const wasOff = updates.some(({ enabled }) => enabled === false);
  const ids: StatementId[] = [...(wasOff || !rule ? (["C-01"] as const) : []), ...(rule ? [rule] : [])];
  // A template shows no mark. Anything else without one, such as a ping of a new address, is no call for the event.
  const expected = rule === "C-04" ? { ...event, isIt } : event;
  const call =
    isMarked || event.problem !== undefined
      ? await expectCall(calling, expected, ids, what)
      : await inbox.next(isIt, callTimeout(kit));
  if (!call) {
    // A call with the previous settings may be a second call for the previous event.
    if (!isMarked && rule)
      kit.notVerified([rule], `calls do not show their event, and ${what} caused none that shows it`);
    return false;
  }
  const old = () => `${what} caused a call with the old settings: ${describe(call)}`;
  if (rule) kit.check([rule], isNew(call), old, { call });
  if (!calling.isVague && likenessOf(call, event, marks) !== "sure") return false;
  const lacks = lacksIn(call, calling, has);
  for (const id of ["C-02", "C-03"] as const) {
    if (id === rule) continue;
    const because = () => `${what} caused a call without what the webhook had before: ${lacks.get(id)}`;
    kit.check([id], !lacks.has(id), because, { exchange: webhook.lastRead, call, readings: ["R-05", "R-07"] });
  }
  return isMade;
}

/** The body is the rendered template. */
export const callTemplate = callContract(
  {
    id: "call-template",
    ids: ["C-04", "Q-07", "Q-32"],
    title: "custom_payload is rendered as the body: event type, entity type, and the entity's id in its section",
  },
  async (calling) => {
    const values = await learnValues(calling);
    if (!values) return;
    for (const example of examples) await tryTemplate(calling, values, example);
    await renderAddress(calling, values);
  },
);

interface Example {
  template: string;
  /** Default: the template with the values of its tags. */
  wanted?: (mark: string, values: TagValues) => string;
  id: StatementId;
  /** The assumption that differs if the target refuses the template. */
  openTo?: StatementId;
}

const allTags = " {{event_type}} {{#entity}}“{{id}}”{{/entity}}";

/** A service may require that templates are JSON. */
const examples: readonly Example[] = [
  ...[
    '{"message":"{{event_type}} event triggered on {{entity_type}}!","entity_id":"{{#entity}}{{id}}{{/entity}}"}',
    '{"a":"{{event_type}}{{event_type}} {{entity_type}}|{{#entity}}<{{id}}>{{/entity}}, $1 & $$, {{#entity}}an entity{{/entity}}"}',
    '{\n  "a": ["{{#entity}}{{id}},{{id}}{{/entity}}"],\n  "b": "{{entity_type}}{{event_type}}/{{entity_type}}",\n  "c": "{{#entity}}Id: {{id}}{{/entity}}"\n}',
    '{"a":"no tags at all, { or }, R&D, $1, $& or $$"}',
    `{"many":"${"{{event_type}} {{entity_type}} ".repeat(12)}"}`,
  ].map((template) => ({ template, id: "C-04" }) as const),
  { template: "{{event_type}}\n{{#entity}}of:\n{{id}}{{/entity}}\n{{entity_type}}", id: "C-04", openTo: "Q-40" },
  {
    template: '{"a":"spaces in {{ entity_type }}"}',
    wanted: (_, { entity }) => `{"a":"spaces in ${entity}"}`,
    id: "Q-32",
  },
  {
    template: '{"a":"{{#entity}}{{#attributes}}{{notes}} & {{{notes}}}{{/attributes}}{{/entity}}"}',
    wanted: (mark) => `{"a":"&lt;${mark}&gt; & <${mark}>"}`,
    id: "Q-32",
  },
  {
    template: '{"a":"[{{nothing}}{{^entity}}none{{/entity}}{{! a remark }}]"}',
    wanted: () => '{"a":"[]"}',
    id: "Q-32",
  },
  ...[hardest, `${hardest}\nsecond\tline\r\n\r\n`, '{"a":"\\"\\u00e9\\n\\\\"}'].map(
    (text) => ({ template: text + allTags, id: "C-04", openTo: "Q-40" }) as const,
  ),
  ...longTexts.map((text) => ({ template: `{"a":"${text}${allTags}"}`, id: "C-04", openTo: "Q-25" }) as const),
];

async function tryTemplate(calling: Calling, values: TagValues, example: Example): Promise<void> {
  const { template, wanted = () => render(template, values), id, openTo } = example;
  if (!(await configured(calling, { custom_payload: template }, [id], { openTo }))) return;
  const event = await causeEvent(calling, (mark): JsonObject => ({ notes: `<${mark}>` }));
  const text = wanted(event.mark, values);
  const isIt = ({ body }: { body: string }) => isLike(text, body);
  const call = await expectCall(calling, { ...event, isIt }, [id], "an update");
  if (!call) return;
  const because = () => `the template ${show(template)} rendered ${show(call.body)}, not ${show(text)}`;
  calling.kit.check([id], isIt(call), because, { call });
}

/** Learns the values of the tags in the spec. The words are open, but they must not be those of another event. */
async function learnValues(calling: Calling): Promise<TagValues | undefined> {
  const { kit, upload } = calling;
  if (!(await configured(calling, { custom_payload: wholeTemplate }, ["C-04", "Q-32"]))) return undefined;
  const call = await expectCall(calling, await causeEvent(calling), ["C-04"], "an update");
  if (!call) return undefined;
  const wanted = { event: "update", entity: "upload", id: upload.id };
  const made = () =>
    `for an update of upload ${upload.id} the template ${show(wholeTemplate)} rendered ${show(call.body)}`;
  if (!kit.check(["C-04"], isRendered(call.body, wanted), made, { call })) return undefined;
  kit.check(["Q-07"], isLike(render(wholeTemplate, wanted), call.body), made, { call });
  return valuesIn(call.body);
}

async function renderAddress(calling: Calling, { event, id }: TagValues): Promise<void> {
  const suffix = "/{{event_type}}/{{#entity}}{{id}}{{/entity}}";
  const set = await configure(calling, { custom_payload: null }, suffix);
  if (!set.accepted) return;
  const call = await expectCall(calling, await causeEvent(calling), ["Q-32"], "an update");
  const wanted = `/${event}/${id}`;
  if (!call) return;
  const made = () => `the template in /url rendered ${call.path}, which does not end with ${wanted}`;
  calling.kit.check(["Q-32"], pathOf(call).endsWith(wanted), made, { call });
}
