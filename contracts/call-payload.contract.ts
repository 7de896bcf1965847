import {
  type Fixture,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kit,
  payloadMembers,
  type ReceivedCall,
  show,
  uploadResource,
  valueAt,
} from "../src/kit/index.js";
import { describe, isAt, isNoPayload, jsonOf, likenessOf, showMarks } from "./judge/call.js";
import {
  type Calling,
  callContract,
  callTimeout,
  causeEvent,
  configure,
  configured,
  expectCall,
  markedField,
} from "./steps/calls.js";
import { graceFor } from "./steps/later-calls.js";

const template = '{"a template":"{{event_type}}"}';

/** Without a template, the body is the default payload, whose shape is open. */
export const callDefaultPayload = callContract(
  {
    id: "call-default-payload",
    ids: ["C-05", "Q-22"],
    title: "with custom_payload null the default payload is the body",
    settings: { custom_payload: template },
  },
  async (calling) => {
    const { kit, webhook, upload } = calling;
    if (!(await configured(calling, { custom_payload: null }, ["C-05", "Q-22"]))) return;
    const before = await upload.read();
    const event = await causeEvent(calling);
    const call = await expectCall(calling, event, ["C-05"], "an update");
    if (!call) return;
    const payload = jsonOf(call);
    const told = () => `with /custom_payload null the body is ${show(call.body)}`;
    const isNone = isNoPayload(call.body, template);
    if (payload === undefined && !isNone) {
      kit.check(["Q-22"], false, told);
      return kit.notVerified(["C-05"], "the default payload is not JSON, and its shape is open");
    }
    if (!kit.check(["C-05"], !isNone, told, { call, part: "update" })) return;
    if (!kit.check(["Q-22"], isObject(payload), told) || !isObject(payload)) return;
    checkMembers(kit, payload, webhook);
    const inDocument = (entity: JsonValue | undefined) => kit.api.codec.entity(uploadResource, entity);
    checkEntity(kit, inDocument(payload.entity), upload, event.mark);
    const old = valueAt(inDocument(payload.previous_entity), "/attributes/notes");
    const because = () => `/previous_entity has the notes ${show(old)}, not ${show(before.notes)}`;
    kit.check(["Q-22"], old === (before.notes ?? null), because);
    await checkRenamed(calling);
  },
);

/** A rename is called about with the default payload too. A ping of the address, which may be empty, has come before. */
async function checkRenamed(calling: Calling): Promise<void> {
  const { kit, upload, inbox, marks } = calling;
  if (!upload.mayTouch("basename") || !showMarks(inbox.calls, marks)) return;
  const earlier = new Set(inbox.calls);
  const name = `standin-${kit.unique()}`;
  const event = await causeEvent(calling, (mark) => ({ [markedField(kit)]: mark, basename: name }));
  const isNew = (one: ReceivedCall) => isAt(one, event.url) && !earlier.has(one);
  const isShown = ({ body }: ReceivedCall) => body.includes(event.mark);
  if (event.problem !== undefined || (await inbox.next((one) => isNew(one) && isShown(one), callTimeout(kit)))) return;
  // What has no members is not the payload that the first call showed.
  const isEmpty = ({ body }: ReceivedCall) => isNoPayload(body, template) || body.trim() === "{}";
  const empty = inbox.calls.find((one) => isNew(one) && isEmpty(one));
  const said = () => `with /custom_payload null the body for a rename is ${show(empty?.body)}`;
  if (empty) kit.check(["C-05"], false, said, { call: empty, part: "update" });
}

function checkMembers(kit: Kit, payload: JsonObject, webhook: Fixture): void {
  const missing = payloadMembers.filter((name) => !(name in payload));
  const beyond = Object.keys(payload).filter((name) => !payloadMembers.includes(name));
  const isWhole = missing.length === 0 && beyond.length === 0;
  kit.check(["Q-22"], isWhole, () => `the default payload lacks ${show(missing)} and also has ${show(beyond)}`);
  const kind = { event_type: "update", entity_type: "upload" };
  for (const [name, value] of Object.entries({ ...kind, webhook_id: webhook.id, attempted_auto_retries_count: 0 })) {
    if (!(name in payload)) continue;
    const isTrue = String(payload[name]) === String(value);
    kit.check(["Q-22"], isTrue, () => `/${name} of the payload is ${show(payload[name])}, not ${show(value)}`);
  }
}

/** On a Standin, an entity in version 3 is a JSON:API resource. Other implementations may use another form. */
function checkEntity(kit: Kit, entity: JsonObject[string] | undefined, upload: Fixture, mark: string): void {
  // `checkMembers` has already reported a missing one.
  if (entity === undefined) return;
  const { id, type, attributes } = isObject(entity) ? entity : {};
  const isResource = String(id) === upload.id && type === "upload" && isObject(attributes);
  const because = () => `the entity is ${show(entity)}, not a JSON:API resource of upload ${upload.id}`;
  if (!kit.check(["Q-22"], isResource, because) || !isObject(attributes)) return;
  const { notes } = attributes;
  const other = () => `the entity in the payload has the notes ${show(notes)}, but the update set ${show(mark)}`;
  kit.check(["Q-22"], notes === mark, other);
}

/** A call under one version of the API. */
type Sample = NonNullable<Awaited<ReturnType<typeof sampleOf>>>;

/** The spec shows neither versions nor their forms, so two versions that the target accepts are compared. */
export const callPayloadVersion = callContract(
  {
    id: "call-payload-version",
    ids: ["C-06", "Q-23"],
    title: "payload_api_version sets the version of the payload: two versions differ in form or are named",
  },
  async (calling) => {
    const { kit, webhook } = calling;
    const { payload_api_version: own } = await webhook.read();
    const unseen = "the target does not show /payload_api_version, so the kit has no version to start with";
    if (typeof own !== "string") return kit.notVerified(["C-06", "Q-23"], unseen);
    const first = await sampleOf(calling, own);
    if (!first) return;
    for (const version of ["2", "3", "1"].filter((one) => one !== own)) {
      const { accepted } = await configure(calling, { payload_api_version: version });
      if (!accepted || (await webhook.read()).payload_api_version !== version) continue;
      const event = await causeEvent(calling);
      if (event.problem !== undefined) continue;
      // The settings stay until the call has come, since a service may read them when it sends it.
      const isIt = (one: ReceivedCall) => isAt(one, event.url) && likenessOf(one, event, calling.marks) === "sure";
      const call = await calling.inbox.next(isIt, graceFor(kit, kit.isStandin));
      const again = await sampleOf(calling, own);
      if (!again) return;
      const told = () => `with payload_api_version ${show(version)} there was ${call && describe(call)}`;
      if (version !== "3") kit.check(["Q-23"], call === undefined, told);
      if (call) return compare(kit, [first, again], { version, call });
      return kit.notVerified(["C-06"], `the target makes no call with payload_api_version ${show(version)}`);
    }
    kit.notVerified(["C-06"], `the target accepts only payload_api_version ${show(own)}`);
  },
);

async function sampleOf(calling: Calling, version: string) {
  const { accepted, told } = await configure(calling, { payload_api_version: version });
  if (!accepted)
    return calling.kit.notVerified(["C-06"], `payload_api_version ${show(version)} was not accepted: ${told}`);
  const call = await expectCall(calling, await causeEvent(calling), ["C-01"], "an update");
  return call && { version, call };
}

/** Two calls under one version, and a call under another version between them. */
function compare(kit: Kit, [first, again]: [Sample, Sample], other: Sample): void {
  const payload = jsonOf(other.call);
  // The member of the payload with the name of the setting. Other members may have another meaning.
  const ownWord = isObject(payload) ? payload.payload_api_version : undefined;
  const named = other.call.headers["x-payload-api-version"] ?? ownWord;
  const told = () =>
    `with payload_api_version ${show(other.version)} the payload names ${show(named)}: ${describe(other.call)}`;
  if (named !== undefined && !kit.check(["C-06"], String(named) === other.version, told, { call: other.call })) return;
  const [one, two, third] = [first, again, other].map(({ call }) => formOf(jsonOf(call)).join("\n"));
  const same = `the payloads of versions ${show(first.version)} and ${show(other.version)} have the same form, and do not name their version`;
  if (named !== undefined || (one === two && one !== third) || isNamed(first, again, other)) kit.held(["C-06"]);
  else kit.notVerified(["C-06"], one === two ? same : "payloads of the same version already differ in form");
}

/** Whether a member with a name about versions has each call's version. */
function isNamed(...samples: Sample[]): boolean {
  const [first = [], ...others] = samples.map(({ version, call }) => {
    const all = [...Object.entries(call.headers), ...leaves(jsonOf(call))];
    return all.filter(([name, value]) => /version/i.test(name) && value === version).map(([name]) => name);
  });
  return first.some((name) => others.every((names) => names.includes(name)));
}

function leaves(value: JsonValue | undefined, at = ""): [string, JsonValue][] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, `${at}/*`));
  if (isObject(value)) return Object.entries(value).flatMap(([name, one]) => leaves(one, `${at}/${name}`));
  return value === undefined ? [] : [[at, value]];
}

/** The names of all members. Their values differ from one update to the next. */
const formOf = (payload: JsonValue | undefined): string[] => [...new Set(leaves(payload).map(([at]) => at))].sort();
