import {
  type Contract,
  type Fixture,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kit,
  show,
  uploadResource,
  valueAt,
} from "../src/kit/index.js";
import { jsonOf } from "./judge/call.js";
import { causeEvent, configured, expectCall, setUpCalls } from "./steps/calls.js";

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

/** Without a template, the body is the default payload, whose shape is open. */
export const callDefaultPayload: Contract = {
  id: "call-default-payload",
  ids: ["C-05", "Q-22"],
  title: "with custom_payload null the default payload is the body",
  serialGroup: "calls",
  needs: ["upload", "webhook", "callback"],
  async run(kit) {
    const mine = '{"a template":';
    const calling = await setUpCalls(kit, this.ids, { custom_payload: `${mine}"{{event_type}}"}` });
    if (!calling) return;
    const { webhook, upload } = calling;
    if (!(await configured(calling, { custom_payload: null }, this.ids))) return;
    const before = await upload.read();
    const event = await causeEvent(calling);
    const call = await expectCall(calling, event, ["C-05"], "an update");
    if (!call) return;
    const payload = jsonOf(call);
    const told = () => `with /custom_payload null the body is ${show(call.body)}`;
    const isEmpty = call.body.trim() === "";
    if (payload === undefined && !isEmpty && !call.body.startsWith(mine)) {
      kit.check(["Q-22"], false, told);
      kit.notVerified(["C-05"], "the default payload is not JSON, and its shape is open");
      return;
    }
    if (!kit.check(["C-05"], !isEmpty && !call.body.startsWith(mine), told, { call })) return;
    if (!kit.check(["Q-22"], isObject(payload), told) || !isObject(payload)) return;
    checkMembers(kit, payload, webhook);
    const inDocument = (entity: JsonValue | undefined) => kit.api.codec.entity(uploadResource, entity);
    checkEntity(kit, inDocument(payload.entity), upload, event.mark);
    const old = valueAt(inDocument(payload.previous_entity), "/attributes/notes");
    kit.check(
      ["Q-22"],
      old === (before.notes ?? null),
      () => `/previous_entity has the notes ${show(old)}, not ${show(before.notes)}`,
    );
  },
};

function checkMembers(kit: Kit, payload: JsonObject, webhook: Fixture): void {
  const named = Object.keys(payload);
  const missing = members.filter((name) => !named.includes(name));
  const beyond = named.filter((name) => !members.includes(name));
  const isWhole = missing.length === 0 && beyond.length === 0;
  kit.check(["Q-22"], isWhole, () => `the default payload lacks ${show(missing)} and also has ${show(beyond)}`);
  const wanted = {
    event_type: "update",
    entity_type: "upload",
    webhook_id: webhook.id,
    attempted_auto_retries_count: 0,
  };
  for (const [name, value] of Object.entries(wanted)) {
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
  const shown = attributes.notes;
  kit.check(
    ["Q-22"],
    shown === mark,
    () => `the entity in the payload has the notes ${show(shown)}, but the update set ${show(mark)}`,
  );
  const flat = ["creator", "upload_collection"].filter((name) => name in attributes);
  const where = () => `the entity has ${show(flat)} in its attributes instead of its relationships`;
  kit.check(["Q-22"], flat.length === 0, where);
}
