import {
  type Contract,
  type Fixture,
  isObject,
  type JsonObject,
  type Kit,
  type StatementId,
  show,
  valueAt,
} from "../src/kit/index.js";
import { type Calling, causeEvent, expectCall, expectSilence, jsonOf, payloadOf, setUpCalls } from "./steps/calls.js";

const members = [
  "webhook_call_id",
  "event_triggered_at",
  "attempted_auto_retries_count",
  "webhook_id",
  "site_id",
  "environment",
  "is_environment_primary",
  "entity_type",
  "event_type",
  "entity",
  "previous_entity",
  "related_entities",
];

/** With no template the body is the default payload, with the entity as its version of the API has it. */
export const callDefaultPayload: Contract = {
  id: "call-default-payload",
  ids: ["C-05", "C-06", "Q-22", "Q-23"],
  title: "with custom_payload null the default payload is the body, with the entity serialized in payload_api_version",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const mine = "a template:";
    const calling = await setUpCalls(kit, this.ids, { custom_payload: `${mine} {{event_type}}` });
    if (!calling) return;
    const { webhook, upload } = calling;
    await webhook.send({ custom_payload: null });
    const before = await upload.read();
    const mark = await causeEvent(kit, calling);
    const call = await expectCall(kit, calling, ["C-05", "C-06"], "an update");
    if (!call) return;
    const payload = payloadOf(call);
    const isPayload = payload !== undefined && Object.keys(payload).length > 0;
    const because = () => `with /custom_payload null the body is ${show(call.body)}`;
    if (jsonOf(call) === undefined && call.body.trim() !== "" && !call.body.startsWith(mine)) {
      kit.check(["Q-22"], false, because);
      kit.notVerified(["C-05", "C-06"], "the default payload is no JSON, and its shape is open");
      return;
    }
    if (!kit.check(["C-05"], isPayload, because) || !payload) return;
    checkMembers(kit, payload, webhook, upload);
    checkEntity(kit, payload.entity, upload, mark);
    const old = valueAt(payload, "/previous_entity/attributes/notes");
    kit.check(
      ["Q-22"],
      old === (before.notes ?? null),
      () => `/previous_entity has the notes ${show(old)}, not ${show(before.notes)}`,
    );
    await tryOtherVersion(kit, calling);
  },
};

function checkMembers(kit: Kit, payload: JsonObject, webhook: Fixture, upload: Fixture): void {
  const named = Object.keys(payload);
  const missing = members.filter((name) => !named.includes(name));
  const beyond = named.filter((name) => !members.includes(name));
  const isWhole = missing.length === 0 && beyond.length === 0;
  kit.check(["Q-22"], isWhole, () => `the default payload lacks ${show(missing)} and has besides ${show(beyond)}`);
  const wanted = {
    event_type: "update",
    entity_type: "upload",
    webhook_id: webhook.id,
    attempted_auto_retries_count: 0,
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (!(name in payload)) continue;
    const isTrue = String(payload[name]) === String(value);
    // What happened to what is what any payload tells; how it tells it is open.
    const ids: StatementId[] = name === "event_type" || name === "entity_type" ? ["C-05", "Q-22"] : ["Q-22"];
    kit.check(ids, isTrue, () => `/${name} of the payload is ${show(payload[name])}, not ${show(value)}`);
  }
  const entity = payload.entity;
  const isAbout = !isObject(entity) || String(entity.id) === upload.id;
  kit.check(["C-05", "Q-22"], isAbout, () => `the payload is about ${show(entity)}, not upload ${upload.id}`);
}

/** In version 3 an entity is a JSON:API resource; what another implementation means by a version is its own. */
function checkEntity(kit: Kit, entity: JsonObject[string] | undefined, upload: Fixture, mark: string): void {
  const isOwn = typeof kit.api.target.envelope !== "string";
  const { id, type, attributes } = isObject(entity) ? entity : {};
  const isResource = String(id) === upload.id && type === "upload" && isObject(attributes);
  const because = () =>
    `under payload_api_version "3" the entity is ${show(entity)}, which is no JSON:API resource of upload ${upload.id}`;
  if (isOwn && !isResource) {
    kit.check(["Q-22"], false, because);
    kit.notVerified(["C-06"], "the target's own envelope says nothing of what its payload_api_version means");
    return;
  }
  if (entity === undefined) {
    // That there is none, checkMembers has said.
    kit.notVerified(["C-06"], "the default payload, whose shape is open, has no /entity to see its version in");
    return;
  }
  if (!kit.check(["C-06"], isResource, because) || !isObject(attributes)) return;
  const shown = attributes.notes;
  kit.check(
    ["C-06", "C-05"],
    shown === mark,
    () => `the entity in the payload has the notes ${show(shown)}, and was set to ${show(mark)}`,
  );
  const flat = ["creator", "upload_collection"].filter((name) => name in attributes);
  kit.check(
    ["C-06"],
    flat.length === 0,
    () => `${show(flat)} stand among the attributes of the entity, not among its relationships`,
  );
}

/** Standin stores any version, and makes no call in another than version 3. */
async function tryOtherVersion(kit: Kit, calling: Calling): Promise<void> {
  const set = await calling.webhook.send({ payload_api_version: "2" });
  if (!set.accepted) return;
  const update = () => causeEvent(kit, calling);
  await expectSilence(kit, calling, ["Q-23"], 'an update of a webhook whose payload_api_version is "2"', update);
}
