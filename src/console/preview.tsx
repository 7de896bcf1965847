import { useEffect, useState } from "preact/hooks";
import { renderTemplate } from "../domain/template.js";
import { callApi } from "./api.js";
import { asJson, messageOf } from "./format.js";
import { choices, environment, overview } from "./model.js";
import { Block, Options } from "./parts.js";
import { toChoices } from "./schema.js";

/** What the webhook would send for an event, rendered as the server does. An upload is a real one, all else an example. */
export function Preview({ template }: { template: string }) {
  const [event, setEvent] = useState("upload update");
  const [upload, setUpload] = useState<object>();
  const first = overview.value?.uploads[0]?.id;
  useEffect(() => {
    if (first === undefined) return;
    const path = `/json-api/uploads/${encodeURIComponent(first)}`;
    callApi("GET", path, undefined, { "X-Api-Version": "3" }).then(
      ({ body }) => setUpload(body.data),
      () => setUpload(undefined),
    );
  }, [first]);
  const events = Object.entries(choices.value?.event_types ?? {}).flatMap(([entity, types]) =>
    types.map((type) => `${entity} ${type}`),
  );
  const [entityType = "", eventType = ""] = event.split(" ");
  const entity = (entityType === "upload" && upload) || { id: "1", type: entityType, attributes: {} };
  return (
    <div class="field">
      <label for="preview">Preview for</label>
      <select id="preview" onChange={({ currentTarget: { value } }) => setEvent(value)}>
        <Options choices={toChoices(events)} chosen={event} />
      </select>
      <Block title="Preview of the payload" value={rendered(template, payloadOf(entityType, eventType, entity))} />
    </div>
  );
}

const payloadOf = (entityType: string, eventType: string, entity: object) => ({
  webhook_call_id: "1",
  event_triggered_at: overview.value?.clock.now,
  attempted_auto_retries_count: 0,
  webhook_id: "1",
  site_id: "1",
  environment: environment.value,
  is_environment_primary: environment.value === "main",
  entity_type: entityType,
  event_type: eventType,
  entity,
  ...(eventType === "update" ? { previous_entity: entity } : {}),
  related_entities: [],
});

function rendered(template: string, payload: object): string {
  try {
    return template === "" ? asJson(payload) : renderTemplate(template, payload);
  } catch (error) {
    return `The template is not valid: ${messageOf(error)}`;
  }
}
